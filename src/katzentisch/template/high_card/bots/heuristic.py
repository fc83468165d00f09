"""A player that goes by a rule of thumb and can say why."""

from __future__ import annotations

from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Weigher
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.template.high_card.box.cards import CARDS
from katzentisch.template.high_card.view import HighCardView


class Heuristic(Weigher):
    """Plays the card that is most likely to win, and does not win by more than it must."""

    def __init__(self, seed: str = "") -> None:
        """It needs no luck: the seed is there because every bot is made with one."""

    def weigh(self, view: View, move: Move) -> Advice:
        assert isinstance(view, HighCardView)
        seen = {*view.hand, *(card for cards in view.played for card in cards)}
        higher = sum(card not in seen for card in range(move + 2, CARDS + 1))
        return Advice(move, [(-float(higher), Reason("higher", {"cards": higher})), (-move / CARDS, Reason("dear"))])
