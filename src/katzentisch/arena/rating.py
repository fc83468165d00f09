"""Ratings of many competitors in games of many seats, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from katzentisch.arena.intervals import Estimate, Z
from katzentisch.core.extras import has_extra

MU, SIGMA = 25.0, 25.0 / 3
"""Where everybody starts, and how unsure that is."""


INSTALLED = has_extra("arena")
"""Without the extra `arena` everything but ratings is measured all the same."""


def model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


class Ratings:
    """Everybody starts at 25; a game moves each competitor by the mean of what its seats would move."""

    def __init__(self) -> None:
        self.model = model() if INSTALLED else None
        self.known: dict[str, list[float]] = {}

    def add(self, names: Sequence[str], ranks: Sequence[int]) -> None:
        """One game: who sat where, and how they were ranked."""
        if self.model is None or len(names) < 2:
            return
        teams = [[self.model.create_rating(self.numbers(name))] for name in names]
        after = [team[0] for team in self.model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for name in set(names):
            own = [rating for rating, owner in zip(after, names, strict=True) if owner == name]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            self.known[name] = [mu, sigma]

    def numbers(self, name: str) -> list[float]:
        return self.known.get(name, [MU, SIGMA])

    def of(self, name: str) -> Estimate | None:
        if name not in self.known:
            return None
        mu, sigma = self.known[name]
        return Estimate(mu, mu - Z * sigma, mu + Z * sigma)
