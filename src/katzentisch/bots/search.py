"""Information-set Monte-Carlo tree search for any game: imagine a world, walk the tree, play on, remember."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from katzentisch.bots.budget import Budget
from katzentisch.bots.tree import Arm, Mind, Tree
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import Game, Move
from katzentisch.core.player import Advice, Player
from katzentisch.core.reason import Reason
from katzentisch.core.state import State
from katzentisch.core.view import View, encode

NODES = 200_000
"""How many nodes a tree may have: what a search remembers stays bounded however long it thinks."""
FAR = 1_000_000
"""More moves than any chapter has."""


class Search(Player):
    """The move that did best in many imagined worlds; the same for the same seed, view and number of them."""

    nodes = NODES
    horizon = FAR
    """How many moves are played on beyond the tree before a position is judged."""
    breadth = 0.0
    """A node visited n times tries breadth × √n moves; 0 for all of them."""

    def __init__(self, game: Game, seed: str, budget: Budget, mind: Mind | None = None) -> None:
        self.game = game
        self.seed = seed
        self.budget = budget
        self.mind = mind or Mind()

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        return best(self.search(view, legal)).move

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """All moves, the best first, each with the share of its worlds that went well."""
        arms = sorted(self.search(view, legal), key=lambda arm: -arm.visits)
        return [
            Advice(
                arm.move, [(arm.mean(), Reason("tried", {"worlds": arm.visits, "percent": round(100 * arm.mean())}))]
            )
            for arm in arms
        ]

    def imagine(self, view: View, source: Rng) -> State:
        """A world to try, as likely as the search believes it to be."""
        return self.game.imagine(view, source)

    def search(self, view: View, legal: Sequence[Move]) -> list[Arm]:
        """The moves that were tried, with what became of each."""
        return self.grown(view).root.arms

    def grown(self, view: View) -> Tree:
        """The tree after as many worlds as the budget allows."""
        source = rng(f"{self.seed} {sha256(encode(view)).hexdigest()}")
        tree = Tree(view.seat, self.mind, self.nodes, self.horizon, self.breadth)
        spending = self.budget.spend()
        while spending.more():
            tree.grow(self.imagine(view, source), source)
        return tree


def best(arms: Sequence[Arm]) -> Arm:
    """The arm that was tried most; of those, the better one, then the first."""
    return max(arms, key=lambda arm: (arm.visits, arm.mean(), -arm.move))
