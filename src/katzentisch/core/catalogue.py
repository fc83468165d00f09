"""The games there are: found, not listed."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pkgutil import iter_modules
from types import ModuleType

from katzentisch.core.game import Game
from katzentisch.core.reason import Refusal

HOME = "katzentisch.games"
"""The package whose folders are games, and the entry-point group under which others ship theirs."""


class UnknownGame(Refusal):
    """No game of this name is in the catalogue."""


class Entry:
    """One game: its rulebook and whatever else lies in its folder."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.folder = package.rpartition(".")[2]
        game = import_module(package).game
        if not isinstance(game, Game):
            raise TypeError(f"{package}.game is not a Game")
        self.game = game
        self.modules: dict[str, ModuleType | None] = {}

    def module(self, name: str) -> ModuleType | None:
        """A module of the folder, such as `bots`, or of its room `shown`, such as `text`, if it is there."""
        if name not in self.modules:
            self.modules[name] = found(f"{self.package}.{name}") or found(f"{self.package}.shown.{name}")
        return self.modules[name]

    def read(self, *path: str) -> str | None:
        """A text file of the folder, if it is there."""
        file = files(self.package).joinpath(*path)
        return file.read_text("utf-8") if file.is_file() else None


def found(name: str) -> ModuleType | None:
    """The module of this name, if it and the package it belongs to are there."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        return None


@cache
def catalogue() -> dict[str, Entry]:
    """Every game by its id. A game from elsewhere that cannot be loaded is named and left out."""
    entries = {}
    own = [f"{HOME}.{module.name}" for module in iter_modules(import_module(HOME).__path__)]
    for package in own:
        entry = Entry(package)
        entries[entry.game.id] = entry
    for point in entry_points(group=HOME):
        try:
            entry = Entry(point.value)
        except Exception as problem:
            print(f"katzentisch: the game {point.name} cannot be loaded: {problem}", file=sys.stderr)
        else:
            entries.setdefault(entry.game.id, entry)
    return entries


def find(name: str) -> Entry:
    """The game with this id, or in a folder of this name."""
    games = catalogue()
    if name in games:
        return games[name]
    for entry in games.values():
        if entry.folder == name:
            return entry
    raise UnknownGame("game-unknown", name=name, choices=sorted(games))
