"""The turn at which a match waits for each actor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from katzentisch.core.game import Seat
from katzentisch.play.record import Line


class PendingTurns:
    """For each actor how many moves it had made when it began to be waited for.

    A fold over lines, so it is the same in every process; a turn that others take back and give again is the same one.
    """

    def __init__(self, actors: Iterable[Seat]) -> None:
        self.made: Counter[Seat] = Counter()
        self.turns = dict.fromkeys(actors, 0)

    def follow(self, line: Line, actors: Iterable[Seat]) -> None:
        """Update whose turn it is after a line was written; new turns start when somebody joined."""
        if not line.table:
            self.made[line.seat] += 1
        known = self.turns if self.turns.keys() >= set(actors) else self.made
        self.turns = {seat: known[seat] for seat in actors}
