"""Everything in the box, read from the data files, and from those of the expansions that lie beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.boat import read_plans
from katzentisch.games.isle_of_cats.box.cards import FAMILY, Card, modules_of, read_cards
from katzentisch.games.isle_of_cats.box.cells import ROWS, Cells, cells_of, numbered
from katzentisch.games.isle_of_cats.box.shapes import Shape
from katzentisch.games.isle_of_cats.box.sister import read_basket_cards, read_lessons
from katzentisch.games.isle_of_cats.box.tiles import CAT, COLOURS, COMMON, OSHAX, RARE, read_tiles


class Box:
    """All components by number; pickled by name, since every program reads the same files."""

    def __init__(self, data: dict[str, Any], expansions: list[dict[str, Any]]) -> None:
        self.load: Callable[[], Box] | None = None
        """The function that returns this very box, where there is one."""
        boats: dict[str, Any] = data["boats"]
        room_rows: list[str] = boats["room_grid"]
        self.rooms: list[Cells] = [Cells() for _ in range(8)]
        """By the number of the room, from 1."""
        self.rows: list[Cells] = [Cells() for _ in range(ROWS)]
        self.outline = Cells()
        self.room_of: dict[int, int] = {}
        for row, line in enumerate(room_rows):
            for column, room in enumerate(line):
                if room != " ":
                    cell = ROWS * column + row
                    self.outline.add(cell)
                    self.rows[row].add(cell)
                    self.rooms[int(room)].add(cell)
                    self.room_of[cell] = int(room)
        self.edge = cells_of(numbered(boats["edge_cells"]))
        self.plans = read_plans(boats["boats"])

        self.shapes, self.tiles = read_tiles(data["shapes"], expansions, self.outline)
        self.cat_shapes: i64 = len(data["shapes"]["cat_shapes"])
        self.cats: i64 = self.cat_shapes * len(COLOURS)
        """Tiles below this number are cats."""
        self.commons = [tile.number for tile in self.tiles if tile.kind == COMMON]
        self.rares = [tile.number for tile in self.tiles if tile.kind == RARE]
        self.oshax = [tile.number for tile in self.tiles if tile.kind == OSHAX and not tile.promo]
        self.tile_number = {tile.name: int(tile.number) for tile in self.tiles}
        self.common_copies: dict[str, int] = data["shapes"]["common_treasures_in_play"]["by_players"]

        self.cards = read_cards(data["discovery_cards"], data["family_cards"], expansions)
        self.modules = modules_of(self.all_cards())
        self.family_cards = [card.number for card in self.all_cards() if card.kind == FAMILY]

        solo: dict[str, Any] = data["solo_cards"]
        self.colour_cards: dict[int, int] = {
            entry["id"]: COLOURS.index(entry["colour"]) for entry in solo["colour_cards"]
        }
        self.colour_points: list[int] = solo["colour_points_by_reveal_order"]
        self.basket_cards = read_basket_cards(solo["basket_cards"], self.tile_number)
        basic = read_lessons(solo["lesson_cards"])
        advanced = read_lessons(solo["advanced_lesson_cards"])
        self.sister_lessons = basic | advanced
        self.basic_lessons = list(basic)
        self.advanced_lessons = list(advanced)
        self.difficulties: dict[str, int] = solo["lessons_in_play"]["advanced_by_difficulty"]
        self.basic_in_play: int = solo["lessons_in_play"]["basic"]

    def __reduce__(self) -> tuple[object, tuple[()]]:
        if self.load is None:
            raise TypeError("only the installed box can be pickled")
        return self.load, ()

    # Tiles

    def shape_of(self, tile: i64) -> Shape:
        return self.shapes[self.tiles[tile].shape]

    def bag(self, promos: bool) -> list[int]:
        """What lies in the discovery bag at the start (IC-02, IC-65)."""
        found: list[int] = []
        for tile in self.tiles:
            if tile.kind in (CAT, RARE) or tile.promo:
                if tile.promo and not promos:
                    continue
                found += [int(tile.number)] * tile.copies
        return found

    # Cards

    def all_cards(self) -> list[Card]:
        return [card for card in self.cards if card is not None]

    def card(self, number: i64) -> Card:
        card = self.cards[number]
        assert card is not None
        return card

    def deck(self, modules: str) -> list[int]:
        """The discovery cards with the core lessons and these modules (IC-65)."""
        found: list[int] = []
        for card in self.all_cards():
            if card.kind != FAMILY and (card.module in ("", "core") or card.module in modules):
                found.append(card.number)
        return found
