"""How a search plays a position out and values the result. A game names its own policy beside its bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from katzentisch.core.chance import Rng
from katzentisch.core.state import State

HALF_LEAD_POINTS: Final = 10.0
"""The lead in points that is worth half of the largest possible lead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayoutPolicy:
    """Chooses the moves of a playout and values its last position. This one works for every game."""

    def play(self, world: State, seat: i64, rng: Rng) -> i64:
        """Choose a plausible legal move for a seat."""
        return world.pick(seat, rng)

    def judge(self, world: State, seat: i64) -> float:
        """Value a position for a seat, from 0 to 1: by its rank and by its lead in points."""
        ranking = world.ranking()
        points = world.points()
        own_rank = ranking[seat]
        own = points[seat]
        rivals = len(ranking) - 1
        if rivals == 0:
            return 0.5 + 0.5 * own / (abs(own) + HALF_LEAD_POINTS)
        beaten = 0.0
        theirs = 0.0
        for other in range(rivals + 1):
            if other != seat:
                theirs += points[other]
                if own_rank < ranking[other]:
                    beaten += 1.0
                elif own_rank == ranking[other]:
                    beaten += 0.5
        lead = own - theirs / rivals
        return 0.5 * beaten / rivals + 0.25 + 0.25 * lead / (abs(lead) + HALF_LEAD_POINTS)
