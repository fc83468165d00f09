"""Commands that games bring, and one for whoever brings a game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from katzentisch.cli.parser import Commands
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import BadOptions, Reason, Refusal
from katzentisch.core.words import LANGUAGES, Words, language
from katzentisch.terminal import record_files


def add(commands: Commands) -> None:
    commands.add("new-game", new_game, "make a folder for a game of your own").add_argument("name")

    for name, owners in game_commands().items():
        if name in commands:
            continue
        titles = ", ".join(entry.game.id for entry in owners)
        about = f"{promise(owners[0], name)} ({titles})"
        commands.add(name, run_game_command, about).add_argument("args", nargs=argparse.REMAINDER)


def game_commands() -> dict[str, list[GamePackage]]:
    """The commands that games bring in a module `commands`, with their owners."""
    owners: dict[str, list[GamePackage]] = {}
    for entry in catalogue().values():
        try:
            names = list(entry.commands)
        except Exception as problem:
            print(f"katzentisch: the commands of {entry.game.id} cannot be loaded: {problem}", file=sys.stderr)
            continue
        for name in names:
            owners.setdefault(name, []).append(entry)
    return owners


def promise(entry: GamePackage, name: str) -> str:
    """What a game's command says of itself, as a line of help."""
    text = (entry.commands[name].__doc__ or "a command").strip().splitlines()[0].rstrip(".")
    return text[0].lower() + text[1:]


def new_game(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.terminal.new_game import make

    path = make(options.name, Path.cwd())
    data = {"path": str(path), "next": f"{sys.executable} -m pip install -e {options.name}"}
    console.print(Words(language(options.lang)).say("made", data), soft_wrap=True)
    return 0


def run_game_command(options: argparse.Namespace, console: Console) -> int:
    """`katzentisch NAME GAME …`, or `katzentisch NAME RECORD …` for the record's game."""
    rest = with_language(options)
    if not rest:
        raise BadOptions("game-unknown", name="", choices=[entry.game.id for entry in game_commands()[options.name]])
    is_record = Path(rest[0]).is_file() or Path(rest[0]).suffix == record_files.SUFFIX
    entry = find(record_files.load(Path(rest[0])).record.game if is_record else rest[0])
    if options.name == "companion" and "companion" not in entry.commands and entry.companion.judge:
        from katzentisch.terminal.companion import run_companion_command

        return run_companion_command(entry, rest[1:], Words(language(options.lang), entry), console)
    if options.name not in entry.commands:
        raise Refusal(Reason("command-unknown", {"name": entry.game.id, "command": options.name}))
    return int(entry.commands[options.name](rest if is_record else rest[1:], Words(language(options.lang), entry)))


def with_language(options: argparse.Namespace) -> list[str]:
    """A game's own words of a command, without the language, which may stand among them."""
    parser = argparse.ArgumentParser(f"katzentisch {options.name}", add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", choices=LANGUAGES, default=options.lang)
    found, rest = parser.parse_known_args(options.args)
    options.lang = found.lang
    return rest
