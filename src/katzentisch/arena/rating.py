"""Ratings of many competitors in games of many seats, by the same model as the ratings of clubs."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.arena.intervals import Estimate, Z
from katzentisch.club.rating import Rating, update_ratings


class Ratings:
    """Everybody starts at 25; a game moves each competitor by the mean of what its seats would move."""

    def __init__(self) -> None:
        self.known: dict[str, Rating] = {}

    def add(self, names: Sequence[str], ranks: Sequence[int]) -> None:
        """Count one game: who sat where, and how they were ranked."""
        if len(names) < 2:
            return
        after = update_ratings([self.known.get(name, Rating()) for name in names], ranks)
        for name in set(names):
            own = [rating for rating, owner in zip(after, names, strict=True) if owner == name]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            self.known[name] = Rating(mu, sigma)

    def of(self, name: str) -> Estimate | None:
        """A competitor's rating with its interval; None before the first game."""
        if name not in self.known:
            return None
        mu, sigma = self.known[name]
        return Estimate(mu, mu - Z * sigma, mu + Z * sigma)
