"""The levels of Cat in the Box: the weak ones play by fixed weights, the strong ones search."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from katzentisch.bots.budget import Budget
from katzentisch.bots.move_statistics import MoveStatistics
from katzentisch.bots.search import Search
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import Move
from katzentisch.core.player import Player
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.bots.belief import believe
from katzentisch.games.cat_in_the_box.bots.endgame import Solver, deals, world_of
from katzentisch.games.cat_in_the_box.bots.playout_policy import WinPolicy
from katzentisch.games.cat_in_the_box.bots.policy_weights import PolicyWeights, choose_by_weights
from katzentisch.games.cat_in_the_box.view import CatView

GREEDY = PolicyWeights(
    [0.2, 0.0, 3.0, 0.0, 0.5, -1.0, 0.0, 3.0, 0.1, 0.0, 0.3, 0.3, 0.0, 0.0, 0.0, 4.5, 0.0, 1.0, 0.0, 0.8]
)
"""Wins what it can whatever it predicted, and ignores its tokens and what it can still play."""
BRAVADO = PolicyWeights(
    [0.0, 0.0, 3.0, 0.0, -1.5, -1.0, 0.0, 3.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 8.0, 0.0, 1.0, 0.0, 1.0]
)
"""The same with more players: it also predicts too much, plays high, and likes to give colours up."""
CAUTIOUS_OF_TWO = PolicyWeights(
    [1.9, 1.1, -2.5, -3.3, 0.55, 8.2, 0.1, 0.8, -0.1, -0.35, 5.6, 3.7, -2.0, 5.7, 1.15, 4.0, 3.8, 1.6, 1.1, 0.2],
    contested=2.3,
    tight=1.3,
)
CAUTIOUS_OF_THREE = PolicyWeights(
    [0.95, 0.4, 2.5, -1.0, 1.15, 3.4, 0.5, 1.0, 0.15, -0.05, 4.3, 2.1, 3.5, 3.5, 0.35, 1.5, 2.5, 0.0, -1.6, 0.3],
    contested=-0.9,
    tight=0.8,
)
CAUTIOUS_OF_FOUR = PolicyWeights(
    [1.2, 1.8, 3.1, 1.2, 0.6, 3.7, 0.5, 2.1, 0.45, -0.05, 6.8, 3.6, 3.6, 8.2, -0.15, 2.4, 2.1, 3.6, 0.35, 0.2],
    contested=-0.6,
    tight=2.3,
)
CAUTIOUS_OF_FIVE = PolicyWeights(
    [0.5, 0.5, 1.8, 0.25, 1.5, 4.1, 0.0, 0.75, 0.0, 0.0, 1.25, 1.0, 5.4, 4.0, 0.0, 2.6, 1.5, -0.2, 0.0, 0.4]
)
"""Follow to keep their colours, bury spare copies and heed values that run out of fields, so that few rounds end in a
paradox; but they look no further than the trick.

All were found by a random search for few paradoxes among equals, bonuses, and wins against kittens."""
KITTEN = [*[GREEDY] * 3, *[BRAVADO] * 3]
TABBY = [*[CAUTIOUS_OF_TWO] * 3, CAUTIOUS_OF_THREE, CAUTIOUS_OF_FOUR, CAUTIOUS_OF_FIVE]
"""The weights of each level, by the number of players."""
TRUST = 0.3
"""How often, in company, a search lets the others play by taste: more would be naive, less takes them for seers."""
DEALS = {2: 60, 3: 6}
"""With so many cards in hand the rest of a round is solved, if no more than so many deals are left."""
MAX_SOLVER_POSITIONS = 20_000
"""How many positions it may take."""
SOLVING_TIME_SHARE = 0.15
"""The share of its time that a search gives to solving before it searches instead."""


class PolicyPlayer(Player):
    """Plays by fixed weights for each number of players, without a search."""

    def __init__(self, seed: str, weights: list[PolicyWeights]) -> None:
        self.rng = rng(f"{seed} taste")
        self.weights = weights

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, CatView)
        world = game.imagine(view, self.rng)
        mask = world.mask(view.seat)
        return int(choose_by_weights(world, view.seat, mask, self.weights[view.players], self.rng))


def kitten(seed: str) -> Player:
    return PolicyPlayer(seed, KITTEN)


def tabby(seed: str) -> Player:
    return PolicyPlayer(seed, TABBY)


class Thinker(Search):
    """Searches worlds in which everybody holds what their play announces, and solves the last tricks."""

    breadth = 0.6

    def __init__(self, seed: str, budget: Budget, playout_policy: PlayoutPolicy | None = None) -> None:
        super().__init__(game, seed, budget, playout_policy or WinPolicy())

    def imagine(self, view: View, source: Rng) -> State:
        assert isinstance(view, CatView)
        return believe(view, game.layouts[view.side], source)

    def trust(self, view: View) -> float:
        assert isinstance(view, CatView)
        return TRUST if view.players > 2 else 0.0

    def explore(self, view: View, budget: Budget) -> list[MoveStatistics]:
        assert isinstance(view, CatView)
        if view.phase == "tricks" and len(view.hand) in DEALS:
            solved = self.solve(view, SOLVING_TIME_SHARE * budget.seconds)
            if solved:
                return solved
            budget = Budget(budget.worlds, (1 - SOLVING_TIME_SHARE) * budget.seconds)
        return super().explore(view, budget)

    def solve(self, view: CatView, seconds: float) -> list[MoveStatistics]:
        """What every move is worth over all deals that are left; nothing where that takes too long."""
        left = deals(view, DEALS[len(view.hand)])
        source = self.luck(view, "deals")
        solver = Solver(self.playout_policy, MAX_SOLVER_POSITIONS, monotonic() + seconds if seconds else 0.0)
        worth: dict[Move, float] = {}
        for deal in left:
            values = solver.values(world_of(view, game.layouts[view.side], deal, source), view.seat)
            if not values:
                return []
            for move, value in values.items():
                worth[move] = worth.get(move, 0.0) + value * deal.weight
        shuffles = sum(deal.weight for deal in left)
        return [MoveStatistics(move, shuffles, value) for move, value in worth.items()]
