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
    for folder in own_folders():
        entry = own_game(folder)
        entries[entry.game.id] = entry
    for point in entry_points(group=HOME):
        try:
            entry = GamePackage(point.value)
        except Exception as problem:
            print(f"katzentisch: the game {point.name} cannot be loaded: {problem}", file=sys.stderr)
        else:
            entries.setdefault(entry.game.id, entry)
    return entries


@cache
def own_folders() -> list[str]:
    """The folders of the games that come with Katzentisch."""
    return [module.name for module in iter_modules(import_module(HOME).__path__)]


@cache
def own_game(folder: str) -> GamePackage:
    """A game that comes with Katzentisch."""
    return GamePackage(f"{HOME}.{folder}")


def find(name: str) -> GamePackage:
    """The game with this id, or in a folder of this name; one of ours is found without loading the others."""
    likely = name if name.isidentifier() else f"g{name}"
    if likely in own_folders() and name in ((entry := own_game(likely)).game.id, entry.folder):
        return entry
    games = catalogue()
    if name in games:
        return games[name]
    for entry in games.values():
        if entry.folder == name:
            return entry
    raise UnknownGame("game-unknown", name=name, choices=sorted(games))
