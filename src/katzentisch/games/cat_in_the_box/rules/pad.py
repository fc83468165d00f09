"""The score pad: a line for every round."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.snapshot import Reduced, reduce_object
from katzentisch.games.cat_in_the_box.view import RoundScore


class Line:
    """One round on the score pad, packed until somebody reads it. Copies of a state share their lines."""

    def __init__(self, above: Line | None, paradox: i64) -> None:
        self.above = above
        """The line of the round before."""
        self.paradox: i64 = paradox
        self.shown: i64 = 0
        """What the causer of the paradox had left, as a hand."""
        self.tricks: i64 = 0
        """Eight bits a seat, like the next two."""
        self.predictions: i64 = 0
        self.bonus: i64 = 0
        self.written: RoundScore | None = None

    def __reduce__(self) -> Reduced:
        return reduce_object(self, (self.above, self.paradox))

    def write(self, seat: i64, tricks: i64, prediction: i64, bonus: i64) -> None:
        """Enter what one seat did."""
        self.tricks |= tricks * bit(8 * seat)
        self.predictions |= prediction * bit(8 * seat)
        self.bonus |= bonus * bit(8 * seat)

    def read(self, players: i64) -> RoundScore:
        """The line as people read it."""
        if self.written is None:
            tricks = unpack(self.tricks, players)
            bonus = unpack(self.bonus, players)
            points = [won + extra for won, extra in zip(tricks, bonus, strict=True)]
            if self.paradox >= 0:
                points[self.paradox] = -tricks[self.paradox]
            predictions = unpack(self.predictions, players)
            shown = values_of(self.shown)
            self.written = RoundScore(
                tuple(tricks), tuple(predictions), tuple(bonus), tuple(points), self.paradox, tuple(shown)
            )
        return self.written


def read_pad(last: Line | None, players: i64) -> tuple[RoundScore, ...]:
    """All lines, the first round first."""
    scores: list[RoundScore] = []
    while last is not None:
        scores.append(last.read(players))
        last = last.above
    scores.reverse()
    return tuple(scores)


def copy_pad(scores: tuple[RoundScore, ...]) -> Line | None:
    """The last line of a pad that reads like this."""
    last: Line | None = None
    for score in scores:
        last = Line(last, score.paradox)
        last.written = score
    return last


def pack(numbers: list[int]) -> i64:
    """Small numbers in eight bits each."""
    packed: i64 = 0
    lower: i64 = 0
    for number in numbers:
        packed |= number * bit(lower)
        lower += 8
    return packed


def unpack(packed: i64, size: i64) -> list[int]:
    """So many small numbers that were packed."""
    found: list[int] = []
    at: i64 = 0
    while at < size:
        found.append(packed & 255)
        packed >>= 8
        at += 1
    return found


def values_of(hand: i64) -> list[int]:
    """The values in a hand (four bits a value: how many), ascending."""
    found: list[int] = []
    value: i64 = 1
    while hand:
        copies: i64 = hand & 15
        while copies:
            found.append(value)
            copies -= 1
        hand >>= 4
        value += 1
    return found
