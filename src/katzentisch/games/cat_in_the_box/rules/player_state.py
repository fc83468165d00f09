"""One player: the hand, and what lies on and beside the player board."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.snapshot import Reduced, reduce_object
from katzentisch.games.cat_in_the_box.box.board import BOARD, EVERY_ROW
from katzentisch.games.cat_in_the_box.rules.pad import values_of


class PlayerState:
    """One player: the hand, and what lies on and beside the player board."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        """How many of each value, four bits a value."""
        self.held: i64 = 0
        """Which values, one bit each."""
        self.cards: i64 = 0
        self.buried: i64 = 0
        self.prediction: i64 = 0
        self.open: i64 = BOARD
        """The rows of the colours whose X is covered."""
        self.tokens: i64 = 0
        self.last_tokens: i64 = 0
        """Those of the round before."""
        self.tricks: i64 = 0
        self.barred: i64 = 0
        """Values this hand is known not to hold, since its owner led red by the exception."""
        self.total: i64 = 0

    def __reduce__(self) -> Reduced:
        return reduce_object(self)

    def copy(self) -> PlayerState:
        other = PlayerState()
        other.hand = self.hand
        other.held = self.held
        other.cards = self.cards
        other.buried = self.buried
        other.prediction = self.prediction
        other.open = self.open
        other.tokens = self.tokens
        other.last_tokens = self.last_tokens
        other.tricks = self.tricks
        other.barred = self.barred
        other.total = self.total
        return other

    def fresh(self) -> None:
        """Ready for the next round (CB-24)."""
        self.hand = 0
        self.held = 0
        self.cards = 0
        self.buried = 0
        self.prediction = 0
        self.open = BOARD
        self.last_tokens = self.tokens
        self.tokens = 0
        self.tricks = 0
        self.barred = 0

    def take(self, value: i64) -> None:
        self.hand += bit(4 * value - 4)
        self.held |= bit(value - 1)
        self.cards += 1

    def take_from(self, cards: list[int], at: i64, end: i64) -> None:
        """Take those of the cards that lie from one place up to another."""
        hand: i64 = self.hand
        held: i64 = self.held
        self.cards += end - at
        while at < end:
            value: i64 = cards[at]
            hand += bit(4 * value - 4)
            held |= bit(value - 1)
            at += 1
        self.hand = hand
        self.held = held

    def drop(self, value: i64) -> None:
        hand: i64 = self.hand - bit(4 * value - 4)
        self.hand = hand
        self.cards -= 1
        if (hand >> (4 * value - 4)) & 15 == 0:
            self.held &= ~bit(value - 1)

    def values(self) -> list[int]:
        """The hand, ascending."""
        return values_of(self.hand)

    def fields(self, taken: i64) -> i64:
        """The fields this hand can fill by rules 1 and 2 (CB-11)."""
        return (self.held * EVERY_ROW) & self.open & ~taken
