"""Isle of Cats as the catalogue knows it: options, notation, box."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from katzentisch.core.chance import Chance, Rng
from katzentisch.core.game import Game, Move
from katzentisch.core.options import Option, Options
from katzentisch.core.reason import BadChance
from katzentisch.core.view import View
from katzentisch.games.isle_of_cats.box.cards import FAMILY
from katzentisch.games.isle_of_cats.box.cells import GRID
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.box.load import read_box, the_box
from katzentisch.games.isle_of_cats.box.shapes import POSES
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules.imagine import imagine
from katzentisch.games.isle_of_cats.rules.moves import (
    BASKETS,
    BUY,
    DECLINE,
    DONE,
    FIELD,
    FIELDS,
    FIGURE,
    GIVE,
    KEEP,
    MOVES,
    NAME,
    PASS,
    PLACE,
    PLAY,
    READY,
    REMOVE,
    SHIFT,
    TAKE,
    USE,
    VARIANTS,
)
from katzentisch.games.isle_of_cats.rules.phases import FAMILY_MODE, SOLO, VOYAGE
from katzentisch.games.isle_of_cats.rules.placing import cell_name
from katzentisch.games.isle_of_cats.rules.setup import ALL_BASKETS
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.view import IsleView

POSE_NAMES = tuple(f"r{90 * turn}{flip}" for flip in ("", "f") for turn in range(POSES // 2))
"""Quarter turns clockwise; `f`: flipped from left to right before."""
ENDS = {DONE: "done", PASS: "pass", READY: "ready", DECLINE: "decline"}
BASE_MODULES = "ABC"


class IsleOfCats(Game):
    """The rulebook of Isle of Cats."""

    id: ClassVar[str] = "isle_of_cats"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(1, 5)
    minutes: ClassVar[int] = 90
    moves: ClassVar[int] = MOVES
    view_type: ClassVar[type[View]] = IsleView
    later: ClassVar[tuple[str, ...]] = ("family cards",)

    def __init__(self, expansions: list[str] | None = None) -> None:
        self.components: Box = the_box() if expansions is None else read_box(expansions)

    def options(self, players: int) -> list[Option]:
        """Solo has a difficulty, a group may play the family game; anytime cards have few moments or all."""
        modules = tuple("".join(three) for three in combinations(self.components.modules, 3))
        found = [Option("modules", default=BASE_MODULES, choices=modules)]
        if players == 1:
            found.append(Option("difficulty", default="easy", choices=tuple(self.components.difficulties)))
        else:
            found.append(Option("family", default="no", prominent=True))
        if any(tile.promo for tile in self.components.tiles):
            found.append(Option("promos", default="yes"))
        found.append(Option("moments", default="few", choices=("few", "all"), tacit=True))
        return found

    def set_up(self, players: int, options: Options, chance: Chance) -> IsleState:
        mode = SOLO if players == 1 else FAMILY_MODE if options["family"] == "yes" else VOYAGE
        state = IsleState(self.components, players, mode, chance)
        state.modules = options["modules"]
        state.difficulty = options.get("difficulty", "")
        state.promos = options.get("promos", "no") == "yes"
        state.moments = options.get("moments", "few") == "all"
        return state

    def imagine(self, view: View, rng: Rng) -> IsleState:
        assert isinstance(view, IsleView)
        return imagine(self.components, view, rng)

    # Notation

    def tile_name(self, tile: int) -> str:
        tiles = self.components.tiles
        return tiles[tile].name if tile < len(tiles) else f"tile-{tile}"

    def spell(self, move: Move) -> str:
        """`take blue-07`, `place r90f at F7`: a place is named by the topmost cell of the tile's leftmost column."""
        if move in ENDS:
            return ENDS[move]
        if move >= REMOVE:
            return f"remove {cell_name(move - REMOVE)}"
        if move >= PLACE:
            return f"place {POSE_NAMES[(move - PLACE) // GRID]} at {cell_name((move - PLACE) % GRID)}"
        if move >= FIELD:
            return FIELDS[move - FIELD]
        if move >= NAME:
            return f"name {COLOURS[move - NAME]}"
        if move >= USE:
            return f"use {BASKETS[move - USE]}"
        if move >= SHIFT:
            return f"shift {self.tile_name(move - SHIFT)}"
        if move >= TAKE:
            return f"take {self.tile_name(move - TAKE)}"
        if move >= PLAY:
            card, variant = divmod(move - PLAY, len(VARIANTS))
            return f"play {card} {VARIANTS[variant]}".rstrip()
        for first, word in ((GIVE, "discard"), (BUY, "buy"), (KEEP, "keep")):
            if move >= first:
                return f"{word} {move - first}"
        return f"figure {COLOURS[move - FIGURE]}"

    # The box

    def box(self, players: int, options: Options) -> dict[str, int]:
        parts = self.components
        family = options.get("family") == "yes"
        found = dict.fromkeys((f"card {card.number}" for card in parts.all_cards() if card.kind == FAMILY), 1)
        if not family:
            found = {f"card {card}": 1 for card in parts.deck(options["modules"])}
            found["permanent basket"] = ALL_BASKETS
        if players == 1:
            solo = [*parts.colour_cards, *parts.basket_cards, *parts.basic_lessons, *parts.advanced_lessons]
            found |= {f"card {card}": 1 for card in solo}
        tiles = parts.bag(options.get("promos") == "yes") + ([] if family else parts.oshax)
        for tile in tiles:
            found[self.tile_name(tile)] = found.get(self.tile_name(tile), 0) + 1
        for tile in parts.commons:
            found[self.tile_name(tile)] = parts.common_copies[str(players)]
        return found

    def longest(self, players: int, options: Options) -> int:
        return 1000 * players

    def spell_chance(self, label: str, outcome: list[int]) -> str:
        """The bag and the Oshax by the names of the tiles, everything else by numbers."""
        if label not in ("bag", "oshax"):
            return super().spell_chance(label, outcome)
        return " ".join(self.tile_name(tile) for tile in outcome)

    def parse_chance(self, label: str, text: str) -> list[int]:
        if label not in ("bag", "oshax"):
            return super().parse_chance(label, text)
        words = text.replace("|", " ").lower().split()
        numbers = {name.lower(): tile for name, tile in self.components.tile_number.items()}
        if not all(word in numbers for word in words):
            raise BadChance("chance-notation", label=label, text=text)
        return [numbers[word] for word in words]
