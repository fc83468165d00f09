"""Ratings after a match of any number of players, by the Plackett-Luce model of Weng and Lin.

Clubs and the arena share this module. Its numbers are those of openskill's `PlackettLuce` for teams of one; a test
compares them. So neither needs another package.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

BETA = 25 / 6
"""How much a single match depends on luck: the standard deviation of one performance."""
TAU = 25 / 300
"""How much a player's strength may change between two matches."""
MIN_SIGMA_SHARE = 0.0001
"""At least this share of a player's uncertainty remains after a match."""
POINTS_PER_MU = 40
"""How many points people read for one of the model's: everybody begins with a thousand."""
PROVISIONAL_GAMES = 10
"""A rating is provisional until so many matches have counted."""


class Rating(NamedTuple):
    """An estimate of a player's strength, and how uncertain it is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def conservative(self) -> float:
        """A cautious estimate of a player's strength; zero before the first game."""
        return self.mu - 3 * self.sigma

    @property
    def points(self) -> int:
        """The strength as people read it."""
        return round(POINTS_PER_MU * self.mu)


def is_provisional(played: int) -> bool:
    """Whether too few matches have counted for a rating to say much."""
    return played < PROVISIONAL_GAMES


def update_ratings(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a match that ended with these ranks. 1 is the winner; equal ranks are ties."""
    spread = [rating.sigma**2 + TAU**2 for rating in before]
    scale = sqrt(sum(variance + BETA**2 for variance in spread))
    weights = [exp(rating.mu / scale) for rating in before]
    left = [sum(weight for weight, rank in zip(weights, ranks, strict=True) if rank >= own) for own in ranks]
    """For each player, the total weight of those who were not ranked before."""
    after = []
    for seat, (rating, variance, weight) in enumerate(zip(before, spread, weights, strict=True)):
        omega = delta = 0.0
        for other, rank in enumerate(ranks):
            if rank <= ranks[seat]:
                chance = weight / left[other]
                omega += ((other == seat) - chance) / ranks.count(rank)
                delta += chance * (1 - chance) / ranks.count(rank)
        sigma = sqrt(variance)
        shrunk = 1 - variance / scale**2 * delta * sigma / scale
        after.append(Rating(rating.mu + variance / scale * omega, sigma * sqrt(max(shrunk, MIN_SIGMA_SHARE))))
    return after
