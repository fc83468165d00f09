"""Commands that games add, and the one that makes a new game."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from rich.console import Console

from katzentisch.cli.parser import CommandParser, Commands, UsageError, add_common_switches, epilog, sentence
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.game_command import GameCommand
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import Reason
from katzentisch.core.words import Words, language
from katzentisch.terminal import record_files
from katzentisch.terminal.companion import fill_sheet, sheet_command
from katzentisch.terminal.prompt import command_name, is_interactive, print_message

SHEET_SUFFIX = ".json"
SUMMARIES = {"companion": "keep score or set up a game that you play with the box"}
"""What a command that several games have says of itself."""


def add(commands: Commands) -> None:
    """Add `new-game` and every command of every game."""
    new = commands.add("new-game", new_game, "make a folder for a game of your own", ["new-game pebbles"])
    new.add_argument("name", help="lower-case letters, digits and _")
    for name, owners in game_commands().items():
        if name not in commands:
            add_game_command(commands, name, owners)


def add_game_command(commands: Commands, name: str, owners: dict[str, tuple[GamePackage, GameCommand]]) -> None:
    """Add one command: with its switches if one game has it, else with a parser for each game."""
    (_, first), *others = owners.values()
    examples = [example for _, command in owners.values() for example in command.examples]
    summary = SUMMARIES.get(name, first.summary)
    parser = commands.add(name, run_game_command, summary if others else f"{summary} ({next(iter(owners))})", examples)
    if not others:
        parser.add_argument(
            "game",
            choices=list(owners),
            type=partial(refuse_other_game, parser, name, list(owners)),
            metavar="GAME",
            help="can be left out before a file",
        )
        first.add_arguments(parser)
        return
    parser.set_defaults(game=None)
    games = parser.add_subparsers(metavar="GAME", dest="game", parser_class=CommandParser)
    for game, (entry, command) in owners.items():
        alias = [entry.folder] if entry.folder != game else []
        sub = games.add_parser(
            game,
            aliases=alias,
            help=command.summary,
            description=sentence(command.summary),
            epilog=epilog(command.examples),
        )
        add_common_switches(sub, argparse.SUPPRESS)
        sub.set_defaults(parser=sub)
        command.add_arguments(sub)


def refuse_other_game(parser: argparse.ArgumentParser, command: str, owners: list[str], text: str) -> str:
    """Say that a game lacks this command where the game itself is known."""
    if text in catalogue() and text not in owners:
        raise UsageError(parser, Reason("usage-only-for", {"command": command, "choices": owners}))
    return text


def game_commands() -> dict[str, dict[str, tuple[GamePackage, GameCommand]]]:
    """The commands that games bring in a module `commands`, by name and game; score sheets bring a companion."""
    found: dict[str, dict[str, tuple[GamePackage, GameCommand]]] = {}
    for entry in catalogue().values():
        try:
            own: dict[str, GameCommand] = {}
            if entry.companion.judge and entry.sheet_dialogue:
                own["companion"] = sheet_command(entry)
            for name, command in entry.commands.items():
                own[name] = command if isinstance(command, GameCommand) else from_function(command)
        except Exception as problem:
            print(f"katzentisch: the commands of {entry.game.id} cannot be loaded: {problem}", file=sys.stderr)
            continue
        for name, command in own.items():
            found.setdefault(name, {})[entry.game.id] = (entry, command)
    return found


def from_function(function: Callable[[list[str], Words], int]) -> GameCommand:
    """A command that is only a function of the words typed; its docstring is its help."""
    text = (function.__doc__ or "a command").strip().splitlines()[0].rstrip(".")

    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("args", nargs=argparse.REMAINDER)

    return GameCommand(
        text[0].lower() + text[1:], add_arguments, lambda options, words, console: int(function(options.args, words))
    )


def insert_game(args: Sequence[str]) -> list[str]:
    """Name the game where a file or nothing stands in its place: the only one that has the command, or a record's.

    So `score`, `score boat.json` and `deduce match.kt` are enough.
    """
    if not args or args[0] not in (commands := game_commands()):
        return list(args)
    at = 1
    while at < len(args) and args[at].startswith("--"):
        at += 2 if args[at] == "--lang" else 1
    owners = list(commands[args[0]])
    if at >= len(args):
        return [*args, *owners] if len(owners) == 1 else list(args)
    path = Path(args[at])
    if len(owners) == 1 and path.suffix == SHEET_SUFFIX:
        return [*args[:at], *owners, *args[at:]]
    if path.suffix != record_files.SUFFIX and not path.is_file():
        return list(args)
    return [*args[:at], record_files.load_match_file(path).record.game, *args[at:]]


def run_game_command(options: argparse.Namespace, console: Console) -> int:
    """Run `katzentisch NAME GAME …`."""
    owners = game_commands()[options.name]
    if options.game is None:
        raise UsageError(options.parser, Reason("usage-which-game", {"choices": list(owners)}))
    entry = find(options.game)
    options.game = entry.game.id
    command, words = owners[entry.game.id][1], Words(language(options.lang), entry)
    if command.sheet_argument and getattr(options, command.sheet_argument) is None:
        if options.json or not is_interactive(console):
            example = next(line for line in command.examples if options.game in line)
            raise UsageError(options.parser, Reason("usage-needs-keyboard", {"command": f"{command_name()} {example}"}))
        return fill_sheet(entry, words, console)
    return command.run(options, words, console)


def new_game(options: argparse.Namespace, console: Console) -> int:
    """Copy the template into a new folder."""
    from katzentisch.terminal.new_game import make_game_folder

    path = make_game_folder(options.name, Path.cwd())
    data = {"path": str(path), "next": f"{sys.executable} -m pip install -e {options.name}"}
    print_message(console, Words(language(options.lang)).say("made", data))
    return 0
