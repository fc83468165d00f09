"""Playout policies of Cat in the Box: one plays to win, one plays for its own points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.state import State
from katzentisch.games.cat_in_the_box.bots.policy_weights import WEIGHTS_BY_PLAYERS, PolicyWeights, choose_by_weights
from katzentisch.games.cat_in_the_box.bots.win_chance import worth
from katzentisch.games.cat_in_the_box.rules.state import CatState

HALF_VALUE_POINTS: Final = 12.0
"""The points that are worth half of the most that can be reached."""


class WinPolicy(PlayoutPolicy):
    """Values the chance to win, so the leader's points cost most; plays by weights, by default the best we know."""

    def __init__(self, weights: list[PolicyWeights] = WEIGHTS_BY_PLAYERS) -> None:
        self.weights = weights
        """By the number of players."""

    def play(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, CatState)
        return choose_by_weights(world, seat, world.mask(seat), self.weights[world.players], rng)

    def judge(self, world: State, seat: i64) -> float:
        assert isinstance(world, CatState)
        return worth(world, seat)


class PointsPolicy(WinPolicy):
    """Values its own points and ignores those of the others."""

    def judge(self, world: State, seat: i64) -> float:
        assert isinstance(world, CatState)
        own: float = float(world.seats[seat].total)
        return 0.5 + 0.5 * own / (abs(own) + HALF_VALUE_POINTS)
