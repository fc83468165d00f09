"""A tiny Cat in the Box: the last round for two, with few colours, few values and a small hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from katzentisch.core.chance import Chance, Rng
from katzentisch.core.view import View
from katzentisch.games.cat_in_the_box.box.board import RED
from katzentisch.games.cat_in_the_box.box.cards import COLOURS
from katzentisch.games.cat_in_the_box.box.layouts import read_layouts, shipped
from katzentisch.games.cat_in_the_box.rules.imagine import deal_unseen, lay_out
from katzentisch.games.cat_in_the_box.rules.state import CatState
from katzentisch.games.cat_in_the_box.rules.table import HAND, PLAYING, VALUES
from katzentisch.games.cat_in_the_box.view import CatView
from katzentisch.learn.tiny import TinyGame, within

PLAYERS = 2
SIDE = "white"
MOST_COPIES = 9


class Tiny(TinyGame):
    """One card is buried, one is left: `hand` - 2 tricks. No cards are turned up; seat 0 leads.

    The other colours count as given up by both. Bonus and paradox are as ever.
    """

    defaults: ClassVar[Mapping[str, int]] = {"colours": 2, "values": 3, "copies": 3, "hand": 4}

    def __init__(self, colours: int, values: int, copies: int, hand: int) -> None:
        within("colours", colours, 1, len(COLOURS))
        within("values", values, 1, VALUES[PLAYERS])
        within("copies", copies, 1, MOST_COPIES)
        within("hand", hand, 3, HAND[PLAYERS])
        super().__init__([value for value in range(1, values + 1) for _ in range(copies)], hand)
        self.layout = read_layouts(shipped())[SIDE]
        self.open = sum(RED << 9 * colour for colour in range(colours))

    def deal(self, number: int) -> CatState:
        state = CatState(PLAYERS, SIDE, self.layout, Chance(None))
        state.round = PLAYERS - 1
        for player, hand in zip(state.seats, self.hands[number], strict=True):
            player.take_from(list(hand), 0, len(hand))
            player.open = self.open
        return state

    def imagine(self, view: View, rng: Rng) -> CatState:
        assert isinstance(view, CatView)
        world = CatState(PLAYERS, SIDE, self.layout, Chance(None))
        lay_out(world, view)
        unseen = self.unseen_cards(view)
        while True:
            deal_unseen(world, view, unseen, rng)
            world.left_over = 0
            if world.phase != PLAYING:
                return world
            world.legal_now = world.plays(world.turn)
            if world.legal_now:  # or else the state would have found the paradox
                return world

    def unseen_cards(self, view: CatView) -> list[int]:
        """The cards that this seat cannot see, ascending."""
        seen = Counter([*view.hand, *(field % 9 + 1 for tokens in view.tokens for field in tokens), view.buried])
        return sorted((Counter(self.deck) - seen).elements())
