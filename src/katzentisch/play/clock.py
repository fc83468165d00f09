"""Time as a pure function of when lines were written: the same in every process, and after every restart."""

from __future__ import annotations

from collections.abc import Set

from katzentisch.core.game import Seat

MIN_GRACE_SECONDS = 30.0
"""Seconds that a player has at least when they first return after their time ran out."""


class Clock:
    """What each seat has left: a time for each move, then a bank for the whole match.

    It is told when something happened and never looks at a clock of its own.
    """

    def __init__(self, move: float, bank: float, players: int) -> None:
        self.move = move
        self.bank = [bank] * players
        self.since: list[float | None] = [None] * players
        """When a clock began to run; None while it stands."""
        self.spent = [0.0] * players
        """How much of its own time the last move took."""
        self.rested: set[Seat] = set()
        """Whose clocks stand in the midst of a move."""
        self.graces = [0] * players
        """How often a seat returned after its time ran out."""

    def run(self, seats: Set[Seat], at: float) -> None:
        """From now on the clocks of these seats run, and no others; one that runs already runs on."""
        for seat, since in enumerate(self.since):
            if seat not in seats:
                self.stop(seat, at)
            elif since is None:
                self.since[seat] = at

    def stop(self, seat: Seat, at: float) -> None:
        """This seat need not hurry any more: it has moved, or need not move."""
        if self.since[seat] is None:
            return
        self.spent[seat] = min(self._elapsed(seat, at), self.move)
        self.bank[seat] = self.left(seat, at)[1]
        self.since[seat] = None

    def rest(self, seat: Seat, at: float) -> None:
        """This seat's clock stands for a while."""
        if self.since[seat] is not None:
            self.stop(seat, at)
            self.rested.add(seat)

    def wake(self, seat: Seat, at: float) -> None:
        """It runs on where it stood, if it was running then."""
        if seat in self.rested:
            self.rested.remove(seat)
            self.took_back(seat, at)

    def took_back(self, seat: Seat, at: float) -> None:
        """The move was taken back: its own time runs on where it stood, so nobody gains any."""
        self.since[seat] = at - self.spent[seat]

    def renew(self, at: float) -> None:
        """The table went back: used bank time stays used, but the time of each move starts again."""
        self.run(set(), at)
        self.rested.clear()
        for seat in range(len(self.bank)):
            self.bank[seat] = max(self.bank[seat], MIN_GRACE_SECONDS - self.move)

    def give_grace(self, seat: Seat, at: float) -> None:
        """This seat returns after its time ran out: each time it gets half of what it got before.

        The time of the move stays used, so returning again and again gains no more than twice the first grace.
        """
        self.took_back(seat, at)
        self.bank[seat] = max(self.bank[seat], max(MIN_GRACE_SECONDS, self.move) / 2 ** self.graces[seat])
        self.graces[seat] += 1

    def left(self, seat: Seat, now: float) -> tuple[float, float]:
        """Seconds for this move, and in the bank."""
        elapsed = self._elapsed(seat, now)
        return max(0.0, self.move - elapsed), max(0.0, self.bank[seat] - max(0.0, elapsed - self.move))

    def due(self) -> dict[Seat, float]:
        """When each time that runs will have run out."""
        return {seat: since + self.move + self.bank[seat] for seat, since in enumerate(self.since) if since is not None}

    def _elapsed(self, seat: Seat, now: float) -> float:
        since = self.since[seat]
        return 0.0 if since is None else max(0.0, now - since)
