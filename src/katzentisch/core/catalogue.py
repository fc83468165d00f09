"""The games there are: found, not listed."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import Refusal

HOME = "katzentisch.games"
"""The package whose folders are games, and the entry-point group under which others ship theirs."""


class UnknownGame(Refusal):
    """No game of this name is in the catalogue."""


@cache
def catalogue() -> dict[str, GamePackage]:
    """Every game by its id. A game from elsewhere that cannot be loaded is named and left out."""
    entries = {}
    own = [f"{HOME}.{module.name}" for module in iter_modules(import_module(HOME).__path__)]
    for package in own:
        entry = GamePackage(package)
        entries[entry.game.id] = entry
    for point in entry_points(group=HOME):
        try:
            entry = GamePackage(point.value)
        except Exception as problem:
            print(f"katzentisch: the game {point.name} cannot be loaded: {problem}", file=sys.stderr)
        else:
            entries.setdefault(entry.game.id, entry)
    return entries


def find(name: str) -> GamePackage:
    """The game with this id, or in a folder of this name."""
    games = catalogue()
    if name in games:
        return games[name]
    for entry in games.values():
        if entry.folder == name:
            return entry
    raise UnknownGame("game-unknown", name=name, choices=sorted(games))
