"""5211 as the catalogue knows it: options, notation, box."""

from __future__ import annotations

from typing import ClassVar

from katzentisch.core.chance import Chance, Rng
from katzentisch.core.game import Game, Move
from katzentisch.core.options import Option, Options
from katzentisch.core.reason import BadChance
from katzentisch.core.view import View
from katzentisch.games.g5211.box.cards import CARDS, COPIES
from katzentisch.games.g5211.rules.choices import FIRST, KINDS, MOVES, SECOND
from katzentisch.games.g5211.rules.imagine import imagine
from katzentisch.games.g5211.rules.state import ASIDE, HAND, State5211
from katzentisch.games.g5211.view import View5211


class Game5211(Game):
    """The rulebook of 5211."""

    id: ClassVar[str] = "5211"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 6)
    minutes: ClassVar[int] = 20
    moves: ClassVar[int] = MOVES
    view_type: ClassVar[type[View]] = View5211

    def options(self, players: int) -> list[Option]:
        return [Option("long", default="no")]

    def set_up(self, players: int, options: Options, chance: Chance) -> State5211:
        return State5211(players, options["long"] == "yes", chance)

    def imagine(self, view: View, rng: Rng) -> State5211:
        assert isinstance(view, View5211)
        return imagine(view, rng)

    def spell(self, move: Move) -> str:
        first, second = CARDS[FIRST[move]], SECOND[move]
        return first if second < 0 else f"{first} {CARDS[second]}"

    def parse(self, text: str) -> Move:
        """The order of two cards does not matter."""
        cards = sorted(text.upper().split(), key=lambda card: CARDS.index(card) if card in CARDS else KINDS)
        return super().parse(" ".join(cards) or text)

    def box(self, players: int, options: Options) -> dict[str, int]:
        return {f"card {card}": COPIES[card % 6] for card in range(KINDS)}

    def longest(self, players: int, options: Options) -> int:
        """One pass is fixed; a long game could in theory go on for ever, a random one does not."""
        deals = (100 - ASIDE[players] - HAND * players) // (4 * players) + 1
        return 3 * players * deals * (200 if options["long"] == "yes" else 1)

    def spell_chance(self, label: str, outcome: list[int]) -> str:
        """The cards put aside, the hands by seat, then the draw pile from its top."""
        return " ".join(CARDS[card] for card in outcome)

    def parse_chance(self, label: str, text: str) -> list[int]:
        words = text.replace("|", " ").upper().split()
        if not all(word in CARDS for word in words):
            raise BadChance("chance-notation", label=label, text=text)
        return [CARDS.index(word) for word in words]
