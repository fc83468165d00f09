"""Information-set Monte-Carlo tree search for any game: imagine a world, walk the tree, play on, remember."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256

from katzentisch.bots.budget import Budget
from katzentisch.bots.move_statistics import MoveStatistics
from katzentisch.bots.tree import Tree
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import Game, Move
from katzentisch.core.player import Advice, Player
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.reason import Reason
from katzentisch.core.state import State
from katzentisch.core.view import View, encode

MAX_NODES = 200_000
"""How many nodes a tree may have: what a search remembers stays bounded however long it thinks."""
FAR = 1_000_000
"""More moves than any chapter has."""


class Search(Player):
    """The move that did best in many imagined worlds; the same for the same seed, view and number of them.

    Where all choose at the same time it picks one of the best, so that nobody can foresee it.
    """

    nodes = MAX_NODES
    horizon = FAR
    """How many moves are played on beyond the tree before a position is judged."""
    breadth = 0.0
    """A node visited n times tries breadth × √n moves; 0 for all of them."""
    alike = 0.01
    """When all choose at once, moves whose worth differs by no more than this are both played."""

    def __init__(self, game: Game, seed: str, budget: Budget, playout_policy: PlayoutPolicy | None = None) -> None:
        self.game = game
        self.seed = seed
        self.budget = budget
        self.playout_policy = playout_policy or PlayoutPolicy()
        self.parallel: Callable[[View, Sequence[Move]], list[MoveStatistics]] | None = None
        """Others who search in its place, if somebody hands it any."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        tried = self.search(view, legal)
        return self.mixed(view, tried).move if self.at_once(view) else best(tried).move

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """The moves that were tried, the best first, each with the share of its worlds that went well."""
        tried = sorted(self.search(view, legal), key=lambda one: (-one.visits, -one.mean, one.move))
        return [
            Advice(one.move, [(one.mean, Reason("tried", {"worlds": one.visits, "percent": round(100 * one.mean)}))])
            for one in tried
        ]

    def imagine(self, view: View, source: Rng) -> State:
        """A world to try, as likely as the search believes it to be."""
        return self.game.imagine(view, source)

    def search(self, view: View, legal: Sequence[Move]) -> list[MoveStatistics]:
        """The moves that were tried, with what became of each."""
        if self.parallel is not None:
            return self.parallel(view, legal)
        return self.explore(view, self.budget)

    def explore(self, view: View, budget: Budget) -> list[MoveStatistics]:
        """What this process finds out within a budget."""
        return [MoveStatistics(int(arm.move), int(arm.visits), arm.total) for arm in self.grown(view, budget).root.arms]

    def grown(self, view: View, budget: Budget) -> Tree:
        """The tree after as many worlds as the budget allows."""
        source = self.luck(view, "worlds")
        tree = Tree(view.seat, self.playout_policy, self.nodes, self.horizon, self.breadth, self.trust(view))
        spending = budget.spend()
        while spending.more():
            tree.grow(self.imagine(view, source), source)
        return tree

    def trust(self, view: View) -> float:
        """How often others play as they usually would, rather than as would have been best for them in the tree."""
        return 0.0

    def luck(self, view: View, purpose: str) -> Rng:
        """The generator for this purpose, seed and view."""
        return rng(f"{self.seed} {purpose} {sha256(encode(view)).hexdigest()}")

    def at_once(self, view: View) -> bool:
        """Whether others choose at the same time."""
        return len(self.game.imagine(view, self.luck(view, "look")).actors()) > 1

    def mixed(self, view: View, tried: Sequence[MoveStatistics]) -> MoveStatistics:
        """The favourite or one that is as good, each as likely as it was tried often."""
        favourite = best(tried)
        enough = favourite.mean - self.alike
        serious = [one for one in tried if 2 * one.visits > favourite.visits and one.mean >= enough]
        ticket = self.luck(view, "mix").below(sum(one.visits for one in serious))
        for one in serious:
            ticket -= one.visits
            if ticket < 0:
                return one
        return serious[-1]


def best(tried: Sequence[MoveStatistics]) -> MoveStatistics:
    """The move that was tried most; of those, the better one, then the first."""
    return max(tried, key=lambda one: (one.visits, one.mean, -one.move))
