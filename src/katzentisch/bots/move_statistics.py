"""What became of the moves that a search tried."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from katzentisch.core.game import Move


class MoveStatistics(msgspec.Struct, frozen=True):
    """A move, in how many worlds it was tried, and what they were worth together."""

    move: Move
    visits: int
    total: float

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


def merge_statistics(findings: Sequence[Sequence[MoveStatistics]]) -> list[MoveStatistics]:
    """Every move with all its worlds."""
    visits: dict[Move, int] = {}
    totals: dict[Move, float] = {}
    for finding in findings:
        for one in finding:
            visits[one.move] = visits.get(one.move, 0) + one.visits
            totals[one.move] = totals.get(one.move, 0.0) + one.total
    return [MoveStatistics(move, visits[move], totals[move]) for move in sorted(visits)]
