"""Cat in the Box as the catalogue knows it: options, notation, box."""

from __future__ import annotations

import re
from typing import ClassVar

from katzentisch.core.chance import Chance, Rng
from katzentisch.core.game import Game, Move
from katzentisch.core.options import Option, Options
from katzentisch.core.view import View
from katzentisch.games.cat_in_the_box.box.cards import COLOURS, COPIES
from katzentisch.games.cat_in_the_box.box.layouts import read_layouts, shipped
from katzentisch.games.cat_in_the_box.rules.imagine import imagine
from katzentisch.games.cat_in_the_box.rules.state import CatState
from katzentisch.games.cat_in_the_box.rules.table import BURY, HAND, MOVES, PREDICT, VALUES
from katzentisch.games.cat_in_the_box.view import CatView

SIDES = {2: ("white",), 3: ("white", "purple"), 4: ("white", "purple"), 5: ("purple",)}


class CatInTheBox(Game):
    """The rulebook of Cat in the Box."""

    id: ClassVar[str] = "cat_in_the_box"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 6)
    minutes: ClassVar[int] = 30
    moves: ClassVar[int] = MOVES
    view_type: ClassVar[type[View]] = CatView

    def __init__(self, layouts: str | None = None) -> None:
        self.layouts = read_layouts(shipped() if layouts is None else layouts)

    def options(self, players: int) -> list[Option]:
        sides = SIDES[players]
        seats = tuple(str(seat) for seat in range(players))
        return [
            Option("side", default=sides[0], choices=sides),
            Option("starter", default="random", choices=("random", *seats)),
        ]

    def set_up(self, players: int, options: Options, chance: Chance) -> CatState:
        side = options["side"]
        state = CatState(players, side, self.layouts[side], chance)
        starter = options["starter"]
        state.starter = chance.below("starter", players) if starter == "random" else int(starter)
        return state

    def imagine(self, view: View, rng: Rng) -> CatState:
        assert isinstance(view, CatView)
        return imagine(view, self.layouts[view.side], rng)

    def spell(self, move: Move) -> str:
        if move >= PREDICT:
            return f"predict {move - PREDICT + 1}"
        if move >= BURY:
            return f"bury {move - BURY + 1}"
        return f"{move % 9 + 1} {COLOURS[move // 9]}"

    def parse(self, text: str) -> Move:
        """A colour's first letter will do: `6r`."""
        short = re.fullmatch(r"\s*([1-9])\s*([rbyg])\s*", text.lower())
        return super().parse(f"{short[1]} {COLOURS['rbyg'.index(short[2])]}" if short else text)

    def box(self, players: int, options: Options) -> dict[str, int]:
        return {f"card {value}": COPIES for value in range(1, VALUES[players] + 1)}

    def longest(self, players: int, options: Options) -> int:
        return players * players * (HAND[players] + 1)

    def spell_chance(self, label: str, outcome: list[int]) -> str:
        """The hands by seat, then what is left over."""
        if not label.startswith("deal"):
            return super().spell_chance(label, outcome)
        size = 9 if len(outcome) == 45 else 10
        parts = [outcome[at : at + size] for at in range(0, len(outcome), size)]
        return " | ".join(" ".join(map(str, part)) for part in parts)
