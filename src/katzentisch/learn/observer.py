"""Turn a game into numbers: each game that can be learned has an observer in its `learn` module."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.learn.observation import ObservationWriter


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat sees."""

    def __init__(self, meanings: dict[str, str]) -> None:
        self.meanings = meanings
        """What each part that it writes means, by name."""

    def encode(self, view: View, writer: ObservationWriter) -> None:
        """Write a view into the current row: this alone decides what a learner can know."""
        raise NotImplementedError

    def look(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        """Write the same numbers as `encode`, from the state. A game may do so without making a view."""
        self.encode(state.view(seat), writer)

    def mark(self, state: State, seat: i64, mask: vec[u8], at: i64) -> None:
        """Mark the legal moves of a seat in a mask of zeros, from this offset on."""
        for move in state.legal(seat):
            number: i64 = move
            mask[at + number] = 1
