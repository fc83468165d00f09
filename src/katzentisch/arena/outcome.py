"""What became of one game, and how long its players thought."""

from __future__ import annotations

from math import ceil, exp, log
from typing import Final, NamedTuple

import msgspec

STEP: Final = log(1.02)
"""Times are kept to within 2 %."""
OVERRUN_FACTOR: Final = 1.2
"""A move that takes longer than this many times its budget is an overrun."""


class Failure(msgspec.Struct, frozen=True):
    """Who lost a game by failing, and how: crashed, illegal, late, died, endless; nobody is to blame for seat -1."""

    seat: int
    how: str
    detail: str = ""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a results file; lists go by seat. The same contest gives the same lines."""

    deal: int
    seating: int
    ranks: list[int] = []
    points: list[int] = []
    """Empty if somebody failed."""
    plies: int = 0
    statistics: dict[str, list[float | None]] = {}
    """What the game counts beside points; None where there was nothing to count."""
    failure: Failure | None = None


class Thinking(msgspec.Struct):
    """How long one competitor thought about moves where there was a choice, in a few numbers."""

    counts: dict[int, int] = {}
    """How many moves took how long, by the step of a geometric scale."""
    longest: float = 0.0
    late: int = 0

    def add(self, seconds: float, budget: float) -> None:
        step = ceil(log(max(seconds, 1e-6)) / STEP)
        self.counts[step] = self.counts.get(step, 0) + 1
        self.longest = max(self.longest, seconds)
        self.late += bool(budget) and seconds > OVERRUN_FACTOR * budget

    def merge(self, other: Thinking) -> None:
        for step, count in other.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count
        self.longest = max(self.longest, other.longest)
        self.late += other.late

    @property
    def moves(self) -> int:
        return sum(self.counts.values())

    def quantile(self, share: float) -> float:
        """The time that this share of the moves stayed below, in seconds."""
        wanted = share * self.moves
        seen = 0
        for step in sorted(self.counts):
            seen += self.counts[step]
            if seen >= wanted:
                return min(self.longest, exp(step * STEP))
        return 0.0


class Times(msgspec.Struct, frozen=True):
    """One line of a times file: each seat's thinking in one game."""

    deal: int
    seating: int
    seats: list[Thinking]


class PlayedGame(NamedTuple):
    """One game: what became of it, how long its players thought, and all its moves as the text of a record."""

    outcome: Outcome
    times: Times
    record: str


def forfeit(pairing: tuple[int, int], seats: int, failure: Failure) -> Outcome:
    """Anybody who fails is last, and the others share the win; if nobody is to blame, nobody is ranked."""
    ranks = [] if failure.seat < 0 else [seats if seat == failure.seat else 1 for seat in range(seats)]
    return Outcome(*pairing, ranks=ranks, failure=failure)
