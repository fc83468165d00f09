"""What one player sees of a round, and remembers of those before."""

from __future__ import annotations

from typing import Literal

import msgspec

from katzentisch.core.view import View


class RoundScore(msgspec.Struct, frozen=True):
    """One line of the score pad; lists go by seat."""

    tricks: tuple[int, ...]
    predictions: tuple[int, ...]
    bonus: tuple[int, ...]
    points: tuple[int, ...]
    paradox: int
    """The seat that caused one, or -1."""
    shown: tuple[int, ...]
    """The values that the causer of the paradox had left."""


class CatView(View, frozen=True, kw_only=True):
    """Lists go by seat; a field is numbered like the move that fills it (red 1 is 0, blue 1 is 9)."""

    side: str
    values: int
    phase: Literal["bury", "predict", "tricks", "over"]
    round: int
    starter: int
    turn: int
    """The seat to predict or to play; -1 when all act at once or none."""
    leader: int
    led: int
    """The led colour, or -1."""
    trick: tuple[int, ...]
    """The fields of the cards in the trick, the leader's first."""
    hand: tuple[int, ...]
    """Own values, ascending; empty for the gallery."""
    buried: int
    """The player's own card out of the round, or 0."""
    has_buried: tuple[bool, ...]
    hands: tuple[int, ...]
    """How many cards everybody holds."""
    predictions: tuple[int, ...]
    """0 while unsaid, and with two players."""
    tricks: tuple[int, ...]
    covered: tuple[tuple[int, ...], ...]
    """The colours everybody may still declare."""
    tokens: tuple[tuple[int, ...], ...]
    last_tokens: tuple[tuple[int, ...], ...]
    """The board as the round before left it."""
    neutral: tuple[int, ...]
    last_neutral: tuple[int, ...]
    turned_up: tuple[int, ...]
    """With two players, the left-over cards that lie open."""
    barred: tuple[tuple[int, ...], ...]
    """Values that a hand cannot hold: its owner led red while the red row was empty."""
    totals: tuple[int, ...]
    scores: tuple[RoundScore, ...]
