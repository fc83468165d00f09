"""Searches that can say why: what became of a move in the rounds they imagined."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.bots.budget import Budget
from katzentisch.bots.move_statistics import MoveStatistics
from katzentisch.core.chance import Rng
from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Player
from katzentisch.core.reason import Reason, Value
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.bots.levels import Thinker
from katzentisch.games.cat_in_the_box.bots.playout_policy import PointsPolicy
from katzentisch.games.cat_in_the_box.rules.table import PREDICT
from katzentisch.games.cat_in_the_box.view import CatView, RoundScore

EXPLAINED = 3
"""How many moves get reasons."""
ROUNDS = 60
"""How many imagined rounds the reasons are drawn from."""

Because = list[tuple[float, Reason]]


class Explainer(Thinker):
    """A search that says what became of a move in the rounds it imagined."""

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """The moves that were tried, the best first; the first few with their prospects."""
        assert isinstance(view, CatView)
        source = self.luck(view, "advice")
        return [
            Advice(one.move, self.prospects(view, one.move, source) if place < EXPLAINED else [])
            for place, one in enumerate(self.ranked(view, legal))
        ]

    def explain(self, view: View, move: Move) -> Advice:
        """One legal move with its prospects."""
        assert isinstance(view, CatView)
        return Advice(move, self.prospects(view, move, self.luck(view, "advice")))

    def ranked(self, view: View, legal: Sequence[Move]) -> list[MoveStatistics]:
        """The moves that were tried, the best first."""
        return sorted(self.search(view, legal), key=lambda one: (-one.visits, -one.mean, one.move))

    def prospects(self, view: CatView, move: Move, source: Rng) -> Because:
        """What a move makes of the round, on average."""
        won = tricks = bonus = hits = paradoxes = 0
        for _ in range(ROUNDS):
            line = self.play_round(view, move, source)
            won += line.tricks[view.seat]
            if line.paradox == view.seat:
                paradoxes += 1
                tricks -= line.tricks[view.seat]
            else:
                tricks += line.tricks[view.seat]
                bonus += line.bonus[view.seat]
                hits += line.bonus[view.seat] > 0
        if move >= PREDICT:
            because = [weigh_estimate(won / ROUNDS, move - PREDICT + 1)]
        else:
            brought = tricks / ROUNDS
            because = [(brought, Reason("brings", {"tricks": round(brought), "tenths": round(10 * brought)}))]
        if hits:
            data: dict[str, Value] = {"percent": round(100 * hits / ROUNDS), "size": round(bonus / hits)}
            because.append((bonus / ROUNDS, Reason("keeps-bonus" if view.players == 2 else "keeps-group", data)))
        wanted = view.predictions[view.seat] - view.tricks[view.seat]
        if wanted > 0 and view.phase == "tricks":
            because.append((0.1 * wanted, Reason("still-needs", {"tricks": wanted})))
        if paradoxes:
            because.append((-2.0 * paradoxes / ROUNDS, Reason("risks", {"percent": round(100 * paradoxes / ROUNDS)})))
        return because

    def play_round(self, view: CatView, move: Move, source: Rng) -> RoundScore:
        """One imagined round that begins with this move, as the score pad would show it."""
        world = self.imagine(view, source)
        world.step(view.seat, move)
        while world.chapter() == view.round:
            seat = world.actor()
            world.step(seat, self.playout_policy.play(world, seat, source))
        after = world.view(view.seat)
        assert isinstance(after, CatView)
        return after.scores[view.round]


def weigh_estimate(expected: float, prediction: int) -> tuple[float, Reason]:
    """The tricks that a hand wins: they speak for the prediction that is nearest, and against every other one."""
    return 0.5 - abs(expected - prediction), Reason("estimate", {"tricks": round(expected)})


class Lynx(Explainer):
    """Searches a little, believes any deal, and trusts nobody to play as usual."""

    def explore(self, view: View, budget: Budget) -> list[MoveStatistics]:
        """Half of the worlds before the first trick: there each has the most moves, and takes a browser longest."""
        assert isinstance(view, CatView)
        worlds = budget.worlds if view.phase == "tricks" else (budget.worlds + 1) // 2
        return super().explore(view, Budget(worlds, budget.seconds))

    def trust(self, view: View) -> float:
        return 0.0

    def imagine(self, view: View, source: Rng) -> State:
        return game.imagine(view, source)


def gatherer(seed: str, budget: Budget) -> Player:
    """The tiger with another temper: it plays for its own points."""
    return Explainer(seed, budget, PointsPolicy())
