"""A tiny 5211: the last deal of a pass, when only a few cards are left. All others count as discarded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from katzentisch.core.chance import Chance, Rng
from katzentisch.core.view import View
from katzentisch.games.g5211.box.cards import COLOURS, COPIES
from katzentisch.games.g5211.rules.choices import BOX, KINDS
from katzentisch.games.g5211.rules.imagine import imagine, lay_gone
from katzentisch.games.g5211.rules.state import HAND, State5211
from katzentisch.games.g5211.view import View5211
from katzentisch.learn.tiny import TinyGame, within


class Tiny(TinyGame):
    """Two players, five cards each, of which four are played: two, one and one more."""

    defaults: ClassVar[Mapping[str, int]] = {"colours": 3, "values": 1, "copies": 4}

    def __init__(self, colours: int, values: int, copies: int) -> None:
        within("colours", colours, 1, len(COLOURS))
        within("values", values, 1, len(COPIES))
        within("copies", copies, 1, min(COPIES[:values]))
        deck = [6 * colour + value for colour in range(colours) for value in range(values) for _ in range(copies)]
        super().__init__(deck, HAND)
        self.gone = tuple(BOX[card] - deck.count(card) for card in range(KINDS))

    def deal(self, number: int) -> State5211:
        state = State5211(2, False, Chance(None))
        state.number = state.deal = 1
        state.waiting = 2
        lay_gone(state, self.gone)
        for player, hand in zip(state.seats, self.hands[number], strict=True):
            for card in hand:
                player.take(card)
        state.pile = self.left_over(number)
        state.top = len(state.pile)
        return state

    def imagine(self, view: View, rng: Rng) -> State5211:
        assert isinstance(view, View5211)
        world = imagine(view, rng)
        world.top = len(world.pile)  # nothing is drawn, however few cards were put aside
        return world
