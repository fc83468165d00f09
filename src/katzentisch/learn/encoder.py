"""One view and its moves as numbers, for playing one match at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from katzentisch.core.catalogue import find
from katzentisch.core.game import Move
from katzentisch.core.view import View
from katzentisch.learn.buffers import MASK, OBSERVATION, Array, fits
from katzentisch.learn.layout import layout, observer_of
from katzentisch.learn.observation import ObservationWriter


class Encoder:
    """A game with so many players: views into observations, moves into masks, move numbers into notation and back."""

    def __init__(self, game: str, players: int) -> None:
        entry = find(game)
        self.game = entry.game
        self.layout = layout(self.game.id, players)
        self._observer = observer_of(entry)
        self._sheet = ObservationWriter(1, self.layout.size)

    def encode(self, view: View, out: Array | None = None) -> Array:
        """What the view's seat knows, as numbers."""
        if not isinstance(view, self.game.view_type):
            raise TypeError(f"{self.game.id}: a {self.game.view_type.__name__} is needed, not {type(view).__name__}")
        if view.players != self.layout.players:
            raise ValueError(f"a view of {view.players} players, where {self.layout.players} play")
        row = buffer("observation", out, (self.layout.size,), OBSERVATION)
        self._sheet.clear()
        self._sheet.begin(0)
        self._observer.encode(view, self._sheet)
        row[:] = np.frombuffer(memoryview(self._sheet.numbers), OBSERVATION)
        return row

    def mask(self, legal: Iterable[Move], out: Array | None = None) -> Array:
        """1 for every legal move."""
        row = buffer("mask", out, (self.layout.moves,), MASK)
        row[:] = 0
        row[list(legal)] = 1
        return row

    def spell(self, move: Move) -> str:
        """A move as people write it."""
        if not 0 <= move < self.layout.moves:
            raise ValueError(f"{self.game.id}: move {move}, where moves are numbered 0 … {self.layout.moves - 1}")
        return self.game.spell(int(move))

    def parse(self, text: str) -> Move:
        """The number of a move that people wrote."""
        return self.game.parse(text)


def buffer(name: str, out: Array | None, shape: tuple[int, ...], kind: np.dtype[Any]) -> Array:
    """The caller's buffer if it fits, or a new one."""
    if out is None:
        return np.zeros(shape, kind)
    fits(name, out, shape, kind)
    return out
