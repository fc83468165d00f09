"""High Card as the catalogue knows it: options, notation, box."""

from __future__ import annotations

from typing import ClassVar

from katzentisch.core.chance import Chance, Rng
from katzentisch.core.game import Game, Move
from katzentisch.core.options import Option, Options
from katzentisch.core.view import View
from katzentisch.template.high_card.box.cards import CARDS
from katzentisch.template.high_card.rules.imagine import imagine
from katzentisch.template.high_card.rules.state import HighCardState
from katzentisch.template.high_card.view import HighCardView


class HighCard(Game):
    """The rulebook."""

    id: ClassVar[str] = "high_card"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 5)
    minutes: ClassVar[int] = 2
    moves: ClassVar[int] = CARDS
    view_type: ClassVar[type[View]] = HighCardView

    def options(self, players: int) -> list[Option]:
        return [Option("cards", default="3", choices=("3", "5"))]

    def set_up(self, players: int, options: Options, chance: Chance) -> HighCardState:
        return HighCardState(players, int(options["cards"]), chance)

    def imagine(self, view: View, rng: Rng) -> HighCardState:
        assert isinstance(view, HighCardView)
        return imagine(view, rng)

    def spell(self, move: Move) -> str:
        return f"card {move + 1}"

    def box(self, players: int, options: Options) -> dict[str, int]:
        return {f"card {card}": 1 for card in range(1, CARDS + 1)}

    def longest(self, players: int, options: Options) -> int:
        return players * int(options["cards"])
