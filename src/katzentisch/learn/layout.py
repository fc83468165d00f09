"""The layout of an observation: not written down but asked of the observer that writes it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import Chance
from katzentisch.core.game_package import GamePackage
from katzentisch.learn.errors import NotLearnable
from katzentisch.learn.observation import NOBODY, ObservationWriter
from katzentisch.learn.observer import Observer

ROOM = 1 << 16
"""More numbers than any observation has."""


class Part(msgspec.Struct, frozen=True):
    """Some numbers of an observation that belong together."""

    name: str
    player: int
    """Whose they are, counted as the game's table says; -1: nobody's."""
    offset: int
    length: int
    least: int
    most: int
    meaning: str


class Layout(msgspec.Struct, frozen=True):
    """Every part of the observations of a game with so many players."""

    game: str
    players: int
    size: int
    moves: int
    parts: tuple[Part, ...]

    def find(self, name: str, player: int = NOBODY) -> slice:
        """Where a part lies."""
        for part in self.parts:
            if part.name == name and part.player == player:
                return slice(part.offset, part.offset + part.length)
        raise KeyError(f"{self.game} has no part {name!r} of {player}")

    def markdown(self) -> Iterable[str]:
        """The layout as a table; what recurs for each player stands once, with how far apart."""
        yield f"{self.players} players: {self.size} numbers, {self.moves} moves"
        yield ""
        yield "| part | from | length | values | meaning |"
        yield "|---|--:|--:|---|---|"
        first = [part for part in self.parts if part.player <= 0]
        stride = next((part.offset for part in self.parts if part.player == 1), self.size) - next(
            (part.offset for part in self.parts if part.player == 0), self.size
        )
        for part in first:
            start = f"{part.offset}" if part.player == NOBODY else f"{part.offset} + {stride} p"
            yield f"| {part.name} | {start} | {part.length} | {part.least} … {part.most} | {part.meaning} |"


def observer_of(entry: GamePackage) -> Observer:
    """What writes this game's observations."""
    observer: Observer | None = entry.observer
    if observer is None:
        raise NotLearnable(f"{entry.game.id} brings no observer; {', '.join(learnable())} do")
    return observer


def learnable() -> list[str]:
    """The games that bring an observer."""
    return [name for name, entry in catalogue().items() if entry.observer]


@cache
def layout(game: str, players: int) -> Layout:
    """The layout for a game with so many players; its options change nothing."""
    entry = find(game)
    observer = observer_of(entry)
    writer = ObservationWriter(1, ROOM)
    writer.outline = []
    writer.begin(0)
    observer.look(entry.game.start(players, {}, Chance("layout")), 0, writer)
    parts = tuple(
        Part(name, player, at, length, least, most, observer.meanings[name])
        for name, player, at, length, least, most in writer.outline
    )
    return Layout(entry.game.id, players, writer.written(), entry.game.moves, parts)
