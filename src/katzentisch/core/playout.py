"""What a search believes about play: the game names one beside its players, the rules know nothing of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from katzentisch.core.chance import Rng
from katzentisch.core.state import State

EVEN: Final = 10.0
"""The lead in points that counts for half of all there is to lead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """How others and later moves go, and what a position is worth; this one knows no game."""

    def play(self, world: State, seat: i64, rng: Rng) -> i64:
        """A legal move that somebody with a little sense might make: searches play on with it."""
        return world.pick(seat, rng)

    def judge(self, world: State, seat: i64) -> float:
        """How well a seat stands, from 0 to 1: whom it beats, and by how many points it leads."""
        ranking = world.ranking()
        points = world.points()
        own_rank = ranking[seat]
        own = points[seat]
        rivals = len(ranking) - 1
        if rivals == 0:
            return 0.5 + 0.5 * own / (abs(own) + EVEN)
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
        return 0.5 * beaten / rivals + 0.25 + 0.25 * lead / (abs(lead) + EVEN)
