"""Days off as a pure function of when lines were written, like the clock that stands meanwhile."""

from __future__ import annotations

from katzentisch.core.game import Seat

DAY_SECONDS = 24 * 3600
"""Seconds."""


class Vacation:
    """How long each seat may still be away from a match while its clock stands, and who is away now.

    A vacation begins where somebody gets up and ends where they return; the record has no other lines for it.
    """

    def __init__(self, days: int, players: int) -> None:
        self.left = [float(days * DAY_SECONDS)] * players
        """Seconds that are left when nobody is away."""
        self.since: dict[Seat, float] = {}
        """Who is away, and since when."""

    def begin(self, seat: Seat, at: float) -> bool:
        """This seat gets up; whether that is a vacation, since there is some left."""
        if self.left[seat] > 0:
            self.since[seat] = at
        return seat in self.since

    def end(self, seat: Seat, at: float) -> None:
        """This seat is back, or gone for good."""
        self.left[seat] = self.remains(seat, at)
        self.since.pop(seat, None)

    def remains(self, seat: Seat, now: float) -> float:
        """Seconds that this seat has left."""
        return max(0.0, self.left[seat] - max(0.0, now - self.since.get(seat, now)))

    def due(self) -> dict[Seat, float]:
        """When each vacation will be over."""
        return {seat: since + self.left[seat] for seat, since in self.since.items()}
