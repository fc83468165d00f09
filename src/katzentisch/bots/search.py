"""Determinized Monte-Carlo search for any game: imagine a world, try a move, play on at random, remember."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from katzentisch.bots.budget import Budget
from katzentisch.bots.trial import Arm, best, sample
from katzentisch.core.chance import rng
from katzentisch.core.game import Game, Move
from katzentisch.core.player import Advice, Player
from katzentisch.core.reason import Reason
from katzentisch.core.view import View, encode


class Search(Player):
    """The move that did best in many imagined worlds; the same for the same seed, view and number of them."""

    def __init__(self, game: Game, seed: str, budget: Budget) -> None:
        self.game = game
        self.seed = seed
        self.budget = budget

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

    def search(self, view: View, legal: Sequence[Move]) -> list[Arm]:
        """Every move with what became of it."""
        source = rng(f"{self.seed} {sha256(encode(view)).hexdigest()}")
        arms = [Arm(move) for move in legal]
        tried = 0
        for _ in self.budget.spend():
            world = self.game.imagine(view, source)
            sample(world, view.seat, arms, tried, source)
            tried += 1
        return arms
