"""One trial of a search: which move to try next, and how the world went on."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.core.state import State

CURIOSITY: Final = 0.7
"""How much a rarely tried move is preferred (UCB1)."""
EVEN: Final = 10.0
"""The lead in points that counts for half of all there is to lead."""


class Arm:
    """One move and what became of it."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.visits: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


def choose(arms: list[Arm], tried: i64) -> Arm:
    """The arm to try next: untried ones first, then the most promising."""
    chosen = arms[0]
    highest = -1.0
    for arm in arms:
        if arm.visits == 0:
            return arm
        promise = arm.mean() + CURIOSITY * sqrt(log(float(tried)) / float(arm.visits))
        if promise > highest:
            highest = promise
            chosen = arm
    return chosen


def best(arms: list[Arm]) -> Arm:
    """The arm that was tried most; of those, the better one, then the first."""
    found = arms[0]
    for arm in arms:
        if arm.visits > found.visits or (arm.visits == found.visits and arm.mean() > found.mean()):
            found = arm
    return found


def sample(world: State, seat: i64, arms: list[Arm], tried: i64, rng: Rng) -> None:
    """Try one move in an imagined world, to the end of its chapter."""
    arm = choose(arms, tried)
    chapter: i64 = world.chapter()
    world.step(seat, arm.move)
    actor: i64 = world.actor()
    while actor >= 0 and world.chapter() == chapter:
        world.step(actor, world.sensible(actor, rng))
        actor = world.actor()
    arm.visits += 1
    arm.total += standing(world, seat)


def standing(state: State, seat: i64) -> float:
    """How well a seat stands, from 0 to 1: whom it beats, and by how many points it leads."""
    ranking = state.ranking()
    points = state.points()
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
