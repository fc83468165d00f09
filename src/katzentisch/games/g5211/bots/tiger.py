"""The strongest player of 5211: between two it plays as it learned, in larger company it searches."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.core.game import Move
from katzentisch.core.view import View
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.bots.explainer import Explainer
from katzentisch.games.g5211.bots.learned import Learned5211
from katzentisch.games.g5211.view import View5211

DUEL = 2
"""Players with whom the net alone was found stronger than the search (docs/nets.md)."""


class Tiger(Explainer):
    """Asks its net in a duel of one pass; searches otherwise, where its weights are missing, and to say why."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, View5211)
        learned = Learned5211(self.seed)
        if self.game is game and view.players == DUEL and not view.long and learned.knows(DUEL):
            return learned.choose(view, legal)
        return super().choose(view, legal)
