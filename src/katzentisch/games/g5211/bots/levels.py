"""The levels of 5211: the weak ones play by fixed weights, the strong ones by paired playouts."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.bots.budget import Budget
from katzentisch.bots.move_statistics import MoveStatistics
from katzentisch.bots.search import Search
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import Move
from katzentisch.core.player import Player
from katzentisch.core.view import View
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.bots.belief import believe
from katzentisch.games.g5211.bots.opponent_model import OpponentModel
from katzentisch.games.g5211.bots.paired_playouts import PairedPlayouts
from katzentisch.games.g5211.bots.playout_policy import (
    PROUD,
    RIDER,
    WEIGHTS_BY_PLAYERS,
    LinearPolicy,
    PolicyWeights,
    choose_by_weights,
)
from katzentisch.games.g5211.rules.state import State5211
from katzentisch.games.g5211.view import View5211

SHY = PolicyWeights([-2.0, 0.0, 0.0, 0.5, -3.0, 0.0, 0.5, 0.0, 0.0, 1.0, 1.5, 0.8])
"""Keeps its high cards for a better day and shies away from the colour that leads."""
BEGINNERS = [*[PROUD] * 5, SHY]


class PolicyPlayer(Player):
    """Plays by fixed weights for each number of players, without a search."""

    def __init__(self, seed: str, weights: list[PolicyWeights]) -> None:
        self.rng = rng(f"{seed} taste")
        self.weights = weights

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, View5211)
        return int(choose_by_weights(game.imagine(view, self.rng), view.seat, self.weights[view.players], self.rng))


def kitten(seed: str) -> Player:
    return PolicyPlayer(seed, BEGINNERS)


def tabby(seed: str) -> Player:
    return PolicyPlayer(seed, [RIDER] * 6)


def lynx(seed: str) -> Player:
    return PolicyPlayer(seed, WEIGHTS_BY_PLAYERS)


class Thinker(Search):
    """Tries every choice in the same imagined deals, in which the others hold and do what their open cards announce."""

    alike = 0.002

    def __init__(self, seed: str, budget: Budget) -> None:
        super().__init__(game, seed, budget, LinearPolicy())

    def explore(self, view: View, budget: Budget) -> list[MoveStatistics]:
        assert isinstance(view, View5211)
        source = self.luck(view, "worlds")
        model = OpponentModel(view, source)
        world = self.game.imagine(view, source)
        playouts = PairedPlayouts(view.seat, world.legal(view.seat))
        spending = budget.spend()
        while spending.more():
            world, manners = self.believed(view, model, source)
            playouts.play(world, manners, source)
        return [MoveStatistics(int(one.move), int(one.visits), one.total) for one in playouts.all]

    def believed(self, view: View, model: OpponentModel, source: Rng) -> tuple[State5211, list[int]]:
        """A world to try, and how everybody in it plays; where cards are open there is nothing to believe."""
        world = self.game.imagine(view, source)
        assert isinstance(world, State5211)
        if self.game is game:
            return world, believe(world, model, source)
        return world, [int(model.manner(seat, source)) for seat in range(view.players)]

    def at_once(self, view: View) -> bool:
        """Nobody ever waits for anybody in 5211: even the last to choose has not seen what the others chose."""
        return True
