"""Tables of one round, and what came of them. Members are numbers: their lots."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeAlias

import msgspec

Member: TypeAlias = int

HALF = Fraction(1, 2)


def ranks_follow_points(ranks: Sequence[int], points: Sequence[int]) -> bool:
    """Whether nobody is ahead of somebody who has more points."""
    found = list(zip(ranks, points, strict=True))
    return not any(rank < other and own < theirs for rank, own in found for other, theirs in found)


class Board(msgspec.Struct, frozen=True):
    """One table: who sits where, and how they were ranked; without ranks it is not decided."""

    seats: tuple[Member, ...]
    ranks: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    absent: frozenset[int] = frozenset()
    """The seats that were waited for when the time of the round was over."""

    def forfeit(self, absent: frozenset[int]) -> Board:
        """The same table at the end of its time: those who were waited for lose to all others."""
        ranks = tuple(1 + (seat in absent) for seat in range(len(self.seats)))
        return Board(self.seats, ranks, (0,) * len(self.seats), absent)

    def members_by_rank(self) -> list[Member]:
        """Everybody from first to last: by rank, then points, then lot."""
        keys = zip(self.ranks, (-points for points in self.points), self.seats, strict=True)
        return [member for _, _, member in sorted(keys)]

    def score(self, seat: int) -> Fraction:
        """The share of the others whom a seat was ahead of; half of each with whom it shares a rank."""
        others = [other for other in range(len(self.seats)) if other != seat]
        return sum((self.share_ahead_of(seat, other) for other in others), Fraction(0)) / max(1, len(others))

    def share_ahead_of(self, seat: int, other: int) -> Fraction:
        """1 if a seat was ahead of another, a half if they shared a rank, 0 for an absent player."""
        if seat in self.absent:
            return Fraction(0)
        if other in self.absent or self.ranks[seat] < self.ranks[other]:
            return Fraction(1)
        return HALF if self.ranks[seat] == self.ranks[other] else Fraction(0)

    def share_of_win(self, seat: int) -> Fraction:
        """A seat's share of the win."""
        return Fraction(1, self.ranks.count(1)) if self.ranks[seat] == 1 and seat not in self.absent else Fraction(0)


class Round(msgspec.Struct, frozen=True):
    """The tables of one round, and those for whom there is none."""

    boards: tuple[Board, ...]
    byes: tuple[Member, ...] = ()

    def scores(self, duplicate: bool) -> dict[Member, Fraction]:
        """What everybody got in this round; a bye is worth a half, a table that is not decided nothing yet."""
        boards = [board for board in self.boards if board.ranks]
        found = dict.fromkeys(self.byes, HALF)
        for board in boards:
            for seat, member in enumerate(board.seats):
                compared = duplicate and len(boards) > 1
                found[member] = score_against_same_seats(board, seat, boards) if compared else board.score(seat)
        return found


def score_against_same_seats(board: Board, seat: int, boards: list[Board]) -> Fraction:
    """The share of the same seats at other tables, where the same was dealt, that a seat did better than."""
    if seat in board.absent:
        return Fraction(0)
    own, total = (board.points[seat], -board.ranks[seat]), Fraction(0)
    for other in boards:
        if other is not board:
            theirs = (other.points[seat], -other.ranks[seat])
            total += 1 if seat in other.absent or own > theirs else HALF if own == theirs else 0
    return total / (len(boards) - 1)
