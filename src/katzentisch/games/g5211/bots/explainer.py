"""A search that can say why: what became of a choice in the deals it imagined."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.core.chance import Rng
from katzentisch.core.game import Move
from katzentisch.core.player import Advice
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.games.g5211.bots.heuristic import Because, weigh_colours, weigh_roosters
from katzentisch.games.g5211.bots.levels import Thinker
from katzentisch.games.g5211.bots.opponent_model import OpponentModel
from katzentisch.games.g5211.bots.paired_playouts import PairedPlayouts
from katzentisch.games.g5211.rules.choices import FIRST, SECOND
from katzentisch.games.g5211.view import View5211

EXPLAINED = 3
"""How many choices get reasons."""
DEALS = 60
"""How many imagined deals the reasons are drawn from."""


class Explainer(Thinker):
    """A search that says what became of a choice in the deals it imagined."""

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """The choices that were tried, the best first; the first few with their prospects."""
        assert isinstance(view, View5211)
        tried = sorted(self.search(view, legal), key=lambda one: (-one.visits, -one.mean, one.move))
        source = self.luck(view, "advice")
        model = OpponentModel(view, source)
        return [
            Advice(one.move, self.prospects(view, one.move, model, source) if place < EXPLAINED else [])
            for place, one in enumerate(tried)
        ]

    def explain(self, view: View, move: Move) -> Advice:
        """One legal choice with its prospects."""
        assert isinstance(view, View5211)
        source = self.luck(view, "advice")
        return Advice(move, self.prospects(view, move, OpponentModel(view, source), source))

    def prospects(self, view: View5211, move: Move, model: OpponentModel, source: Rng) -> Because:
        """What a choice makes of the deal, on average, and the one thing that speaks most for it or against it."""
        before = [view.points[seat] + view.written[seat] for seat in range(view.players)]
        mine = theirs = 0
        for _ in range(DEALS):
            world, manners = self.believed(view, model, source)
            future = PairedPlayouts(view.seat, [move]).future(world, move, manners, source)
            gains = [after - was for after, was in zip(future.points(), before, strict=True)]
            mine += gains[view.seat]
            theirs += sum(gains) - gains[view.seat]
        others = theirs / DEALS / (view.players - 1)
        cards = [card for card in (FIRST[move], SECOND[move]) if card >= 0]
        loudest = max(
            [*weigh_colours(view, cards)[:-1], *weigh_roosters(view, cards)], key=lambda reason: abs(reason[0])
        )
        return [
            (mine / DEALS, Reason("gains", {"points": round(mine / DEALS), "tenths": round(10 * mine / DEALS)})),
            (-others, Reason("concedes", {"points": round(others), "tenths": round(10 * others)})),
            loudest,
        ]
