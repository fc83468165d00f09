"""The command `katzentisch`: what it takes, and what answers."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence

from rich.text import Text

from katzentisch import __version__
from katzentisch.cli import game_commands, measure_commands, play_commands, serve_commands
from katzentisch.cli.parser import EXIT_FAILED, EXIT_USAGE, Command, Commands
from katzentisch.core.catalogue import catalogue
from katzentisch.core.reason import Refusal
from katzentisch.core.words import Words, language
from katzentisch.play.record import BadRecord
from katzentisch.terminal.prompt import INTERRUPTED, CommandConsole


def main(args: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 2 for bad usage, 1 for a broken record or law."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    options = arguments().parse_args(args)
    command: Command = options.command
    try:
        return command(options, CommandConsole(plain=options.plain))
    except BadRecord as bad:
        words = Words(language(options.lang))
        return fail(words, words.say("error-line", {"line": bad.line, "text": blame(bad, words.lang)}), EXIT_FAILED)
    except Refusal as refusal:
        words = Words(language(options.lang))
        named = getattr(options, "game", None)
        entry = catalogue().get(named) if isinstance(named, str) else None
        return fail(words, Words(words.lang, entry).reason(refusal.reason), EXIT_USAGE)
    except KeyboardInterrupt:
        return INTERRUPTED


def arguments() -> argparse.ArgumentParser:
    """Every command with its switches: those of the house, then those that games bring."""
    parser = argparse.ArgumentParser("katzentisch", description="A game table for people and bots.")
    parser.add_argument("--version", action="version", version=f"katzentisch {__version__}")
    commands = Commands(parser)
    for room in (play_commands, serve_commands, measure_commands, game_commands):
        room.add(commands)
    return parser


def blame(bad: BadRecord, lang: str) -> str:
    """Why a record is broken, in the words of its game and with the names of its players."""
    record = bad.record
    entry = catalogue().get(record.game) if record else None
    return Words(lang, entry).reason(bad.reason, record.players if record else ())


def fail(words: Words, text: str, code: int) -> int:
    CommandConsole(stderr=True).print(Text(words.say("error", {"text": text}), "red"), soft_wrap=True)
    return code
