"""The strongest player of Cat in the Box: it searches, and asks its net which of the good moves to prefer."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from katzentisch.bots.move_statistics import MoveStatistics
from katzentisch.core.game import Move
from katzentisch.core.view import View
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.bots.explainer import Explainer
from katzentisch.games.cat_in_the_box.bots.learned import CatLearned

SWAY = 0.01
"""By how much a move must turn out better for the net to like it e times less and yet have it played."""
DOUBT = 1e-4
"""How likely any move is thought to be right at least, whatever the net says."""
SERIOUS = 0.1
"""The share of the favourite's worlds in which a move must have been tried."""


class Tiger(Explainer):
    """Weighs what it found against what its net prefers; by search alone where cards are open or weights missing."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1 or not self.asks(view):
            return super().choose(view, legal)
        return self.ranked(view, legal)[0].move

    def ranked(self, view: View, legal: Sequence[Move]) -> list[MoveStatistics]:
        tried = super().ranked(view, legal)
        if not self.asks(view):
            return tried
        net = CatLearned()
        likely = dict(zip(legal, net.chances(view, net.look(view), legal), strict=True))
        enough = SERIOUS * max(one.visits for one in tried)
        return sorted(
            tried, key=lambda one: (one.visits < enough, -one.mean / SWAY - log(likely[one.move] + DOUBT), one.move)
        )

    def asks(self, view: View) -> bool:
        """Whether there is a net that knows this game."""
        return self.game is game and CatLearned().knows(view.players)
