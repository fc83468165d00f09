"""The command `katzentisch`: parse the command line, run the command, explain what went wrong."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from contextlib import suppress

from katzentisch import __version__
from katzentisch.cli import game_commands, measure_commands, play_commands, serve_commands, shell_commands
from katzentisch.cli.help_texts import translate_help
from katzentisch.cli.overview import print_overview
from katzentisch.cli.parser import (
    EXIT_CODES,
    EXIT_FAILED,
    EXIT_USAGE,
    Command,
    CommandParser,
    Commands,
    UsageError,
    add_common_switches,
    move_common_switches,
    near_to,
)
from katzentisch.core.catalogue import catalogue
from katzentisch.core.reason import BadContent, Reason, Refusal
from katzentisch.core.words import LANGUAGES, Words, language
from katzentisch.play.record import BadRecord
from katzentisch.terminal.config import load_config
from katzentisch.terminal.encoding import PLAIN_SIGNS
from katzentisch.terminal.prompt import INTERRUPTED, CommandConsole, command_name, print_message


def main(args: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; `katzentisch --help` lists them."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN_SIGNS)
    given = move_common_switches(sys.argv[1:] if args is None else args)
    options = argparse.Namespace(lang=None, plain=False)
    try:
        parser = arguments()
        translate_help(parser, language(given_language(given)))
        options = parser.parse_args(game_commands.insert_game(play_commands.insert_speed(given)))
        options.lang = options.lang or load_config().language or None
        console = CommandConsole(plain=options.plain)
        if "command" not in options:
            print_overview(Words(language(options.lang)), console)
            return 0
        command: Command = options.command
        return command(options, console)
    except UsageError as wrong:
        return fail_usage(wrong, Words(language(given_language(given))))
    except BadRecord as bad:
        words = Words(language(options.lang))
        return fail(words, words.say("error-line", {"line": bad.line, "text": explain(bad, words.lang)}), EXIT_FAILED)
    except Refusal as refusal:
        words = Words(language(options.lang))
        named = getattr(options, "game", None)
        entry = catalogue().get(named) if isinstance(named, str) else None
        text = Words(words.lang, entry).reason(refusal.reason)
        code = EXIT_FAILED if isinstance(refusal, BadContent) else EXIT_USAGE
        return fail(words, " ".join([text, *did_you_mean(guesses(refusal.reason), words)]), code)
    except KeyboardInterrupt:
        return INTERRUPTED


def arguments() -> argparse.ArgumentParser:
    """Every command with its switches: the program's own, then those that games add."""
    about = "Play and study tabletop games: in this terminal, in browsers, with the box, by program."
    parser = CommandParser("katzentisch", description=about, epilog=EXIT_CODES)
    parser.add_argument("--version", action="version", version=f"katzentisch {__version__}")
    add_common_switches(parser)
    commands = Commands(parser)
    for group in (play_commands, serve_commands, measure_commands, game_commands, shell_commands):
        group.add(commands)
    return parser


def given_language(args: Sequence[str]) -> str | None:
    """The language that a command line asks for which could not be parsed, or the configured one."""
    for at, word in enumerate(args):
        wish = args[at + 1] if word == "--lang" and at + 1 < len(args) else word.removeprefix("--lang=")
        if word.startswith("--lang") and wish in LANGUAGES:
            return wish
    with suppress(Refusal):
        return load_config().language or None
    return None


def explain(bad: BadRecord, lang: str) -> str:
    """Why a record is faulty, in the words of its game and with the names of its players."""
    record = bad.record
    entry = catalogue().get(record.game) if record else None
    return Words(lang, entry).reason(bad.reason, record.players if record else ())


def guesses(reason: Reason) -> list[str]:
    """What may have been meant, where a reason says what was given and what there is."""
    choices = reason.data.get("choices", reason.data.get("bots"))
    given = [value for value in reason.data.values() if isinstance(value, str)]
    if not isinstance(choices, list) or not given:
        return []
    return [near for text in given for near in near_to(text, map(str, choices))]


def did_you_mean(near: Sequence[str], words: Words) -> list[str]:
    """The question whether something else was meant, if there is a guess."""
    return [words.say("did-you-mean", {"choice": near[0]})] if near else []


def fail_usage(wrong: UsageError, words: Words) -> int:
    """Say what is wrong with a command line, and where its help is."""
    program = wrong.parser.prog.replace("katzentisch", command_name(), 1)
    help_line = words.say("see-help", {"command": f"{program} --help"})
    return fail(words, " ".join([words.reason(wrong.reason), *did_you_mean(wrong.near, words), help_line]), EXIT_USAGE)


def fail(words: Words, text: str, code: int) -> int:
    """Print an error and return the exit code."""
    print_message(CommandConsole(stderr=True), words.say("error", {"text": text}), "red")
    return code
