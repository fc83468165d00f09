"""Everything in the box, read from the data files, and from those of the expansions that lie beside them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.boat import COLOURS, NO_COLOUR, ROWS, Cells, Plan, Shape, cells_of
from katzentisch.games.isle_of_cats.box.lessons import BadData, Lesson, Metric

CAT: Final = 0
OSHAX: Final = 1
COMMON: Final = 2
RARE: Final = 3
KINDS: Final = ("cat", "oshax", "common", "rare")

RESCUE: Final = 0
OSHAX_CARD: Final = 1
TREASURE: Final = 2
ANYTIME: Final = 3
LESSON: Final = 4
PUBLIC: Final = 5
FAMILY: Final = 6
TYPES: Final = ("rescue", "oshax", "treasure", "anytime", "lesson", "public_lesson", "family")

# What an anytime card does, and the two kinds of treasure card.
NOTHING: Final = 0
FISH: Final = 1
FISH_FOR_COLOUR: Final = 2
FISH_FOR_BASKET: Final = 3
NEED_NOT_TOUCH: Final = 4
DRAW_CARDS: Final = 5
TILE_TO_BOAT: Final = 6
TILES_TO_FIELDS: Final = 7
MOVE_CATS: Final = 8
EXTRA_RESCUE: Final = 9
BASKET: Final = 10
BASKET_FOR_LESSONS: Final = 11
BASKET_FOR_TREASURES: Final = 12
RARE_OR_COMMON: Final = 13
SMALL_OR_COMMON: Final = 14

CARDS: Final = 256
"""Card numbers are below this one."""
TILES: Final = 160
"""Tile numbers are below this one: a cat is 17 × colour + shape, the others follow."""
SHAPES: Final = 60


class Card:
    """One card: its type, its price and what it does."""

    def __init__(self, number: i64, kind: i64, cost: i64) -> None:
        self.number: i64 = number
        self.kind: i64 = kind
        self.cost: i64 = cost
        self.speed: i64 = 0
        self.baskets: i64 = 0
        self.broken: i64 = 0
        self.effect: i64 = NOTHING
        self.amount: i64 = 0
        self.extra_cost: i64 = 0
        self.metric: Metric | None = None
        self.lesson: Lesson | None = None
        self.names_colour = False
        self.module = ""
        self.design = ""


class Tile:
    """One kind of tile."""

    def __init__(self, number: i64, name: str, kind: i64, shape: i64, colour: i64, copies: i64) -> None:
        self.number: i64 = number
        self.name = name
        self.kind: i64 = kind
        self.shape: i64 = shape
        self.colour: i64 = colour
        self.copies: i64 = copies
        self.small = False
        self.promo = False


class Step:
    """One line of a basket card of the sister."""

    def __init__(self, do: str, first: i64, second: i64) -> None:
        self.do = do
        self.first: i64 = first
        """A place in the row, or the tile of a common treasure."""
        self.second: i64 = second


class BasketCard:
    """A basket card of the sister."""

    def __init__(self, number: i64, baskets: i64, speed: i64, steps: list[Step]) -> None:
        self.number: i64 = number
        self.baskets: i64 = baskets
        self.speed: i64 = speed
        self.steps = steps


class Box:
    """All components by number."""

    def __init__(self, data: dict[str, Any], expansions: list[dict[str, Any]]) -> None:
        boats = data["boats"]
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
        self.edge = cells_of([ROWS * column + row for row, column in boats["edge_cells"]])
        self.plans: list[Plan] = []
        for boat in boats["boats"]:
            rats = cells_of([ROWS * column + row for row, column in boat["rats"]])
            maps = [ROWS * boat["treasure_maps"][colour][1] + boat["treasure_maps"][colour][0] for colour in COLOURS]
            self.plans.append(Plan(boat["id"], rats, maps))
        self.shapes: list[Shape] = []
        self.tiles: list[Tile] = []
        self.read_tiles(data["shapes"], expansions)
        self.cards: list[Card | None] = [None] * CARDS
        self.read_cards(data, expansions)
        self.read_solo(data["solo_cards"])

    # Tiles

    def read_tiles(self, data: dict[str, Any], expansions: list[dict[str, Any]]) -> None:
        cats: list[Any] = data["cat_shapes"]
        self.cat_shapes: i64 = len(cats)
        self.cats: i64 = len(cats) * len(COLOURS)
        """Tiles below this number are cats."""
        for entry in cats:
            self.add_shape(entry)
        for colour, name in enumerate(COLOURS):
            for shape in range(len(cats)):
                self.tiles.append(Tile(len(self.tiles), f"{name}-{shape + 1:02}", CAT, shape, colour, 1))
        for kind, entries in (
            (COMMON, data["common_treasures"]),
            (RARE, data["rare_treasures"]),
            (OSHAX, data["oshax"]),
        ):
            for entry in entries:
                self.add_tile(kind, entry, False)
        for expansion in expansions:
            for entry in expansion.get("rare_treasures", []):
                self.add_tile(RARE, entry, True)
            for entry in expansion.get("oshax", []):
                self.add_tile(OSHAX, entry, True)
        if len(self.tiles) > TILES or len(self.shapes) > SHAPES:
            raise BadData("there is no room for so many tiles")
        self.commons = [tile.number for tile in self.tiles if tile.kind == COMMON]
        self.rares = [tile.number for tile in self.tiles if tile.kind == RARE]
        self.oshax = [tile.number for tile in self.tiles if tile.kind == OSHAX and not tile.promo]
        self.tile_number = {tile.name: tile.number for tile in self.tiles}
        self.common_copies: dict[str, int] = data["common_treasures_in_play"]["by_players"]

    def add_shape(self, entry: dict[str, Any]) -> None:
        cells = [(int(row), int(column)) for row, column in entry["cells"]]
        self.shapes.append(Shape(entry["id"], cells, self.outline))

    def add_tile(self, kind: int, entry: dict[str, Any], promo: bool) -> None:
        self.add_shape(entry)
        name: str = entry["id"]
        name = name.removeprefix("common-")
        tile = Tile(len(self.tiles), name, kind, len(self.shapes) - 1, NO_COLOUR, entry.get("copies_in_box", 1))
        tile.small = bool(entry.get("small", False))
        tile.promo = promo
        self.tiles.append(tile)

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

    def read_cards(self, data: dict[str, Any], expansions: list[dict[str, Any]]) -> None:
        designs: list[Any] = list(data["discovery_cards"]["designs"])
        for expansion in expansions:
            designs += expansion.get("lessons", [])
        for design in designs:
            number: int = design["id_first"] if "id_first" in design else design["id"]
            last: int = design.get("id_last", number)
            while number <= last:
                self.add_card(number, design)
                number += 1
        for entry in data["family_cards"]["cards"]:
            card = self.new_card(entry["id"], FAMILY, 0)
            card.lesson = Lesson(entry["score"])
        self.modules: list[str] = sorted({card.module for card in self.all_cards() if card.module not in ("", "core")})
        for module in self.modules:
            size = len([card for card in self.all_cards() if card.module == module])
            if size != 8:
                raise BadData(f"module {module} has {size} cards instead of 8")
        self.family_cards = [card.number for card in self.all_cards() if card.kind == FAMILY]

    def all_cards(self) -> list[Card]:
        return [card for card in self.cards if card is not None]

    def card(self, number: i64) -> Card:
        card = self.cards[number]
        assert card is not None
        return card

    def new_card(self, number: int, kind: int, cost: int) -> Card:
        if not 0 < number < CARDS or self.cards[number] is not None or 169 <= number <= 215:
            raise BadData(f"card {number} is there already, or its number is no card's")
        card = Card(number, kind, cost)
        self.cards[number] = card
        return card

    def add_card(self, number: int, design: dict[str, Any]) -> None:
        kind: str = design.get("type", "lesson")
        card = self.new_card(number, TYPES.index(kind), design["cost"])
        card.module = design.get("module", "")
        card.design = design.get("design", f"lesson-{number}")
        card.names_colour = bool(design.get("names_a_colour", False))
        effect: dict[str, Any] = design["effect"]
        if card.kind == RESCUE:
            card.speed = effect["speed"]
            card.baskets = effect["baskets"]
            card.broken = effect["broken_baskets"]
        elif card.kind == LESSON or card.kind == PUBLIC:
            card.lesson = Lesson(effect["score"])
        else:
            read_effect(card, effect)

    def deck(self, modules: str) -> list[int]:
        """The discovery cards with the core lessons and these modules (IC-65)."""
        found: list[int] = []
        for card in self.all_cards():
            if card.kind != FAMILY and (card.module in ("", "core") or card.module in modules):
                found.append(card.number)
        return found

    # Solo

    def read_solo(self, data: dict[str, Any]) -> None:
        self.colour_cards: dict[int, int] = {
            entry["id"]: COLOURS.index(entry["colour"]) for entry in data["colour_cards"]
        }
        self.colour_points: list[int] = data["colour_points_by_reveal_order"]
        self.basket_cards: dict[int, BasketCard] = {}
        for entry in data["basket_cards"]:
            steps: list[Step] = []
            for step in entry["steps"]:
                if step["do"] == "swap":
                    steps.append(Step("swap", step["a"], step["b"]))
                elif step["do"] == "common":
                    name: str = step["shape"]
                    steps.append(Step("common", self.tile_number[name.removeprefix("common-")], 0))
                else:
                    steps.append(Step(step["do"], step["n"], 0))
            number: int = entry["id"]
            self.basket_cards[number] = BasketCard(number, entry["baskets"], entry["speed"], steps)
        self.sister_lessons: dict[int, Lesson] = {}
        self.basic_lessons: list[int] = []
        self.advanced_lessons: list[int] = []
        for entry in data["lesson_cards"]:
            self.sister_lessons[entry["id"]] = Lesson(entry["score"])
            self.basic_lessons.append(entry["id"])
        for entry in data["advanced_lesson_cards"]:
            self.sister_lessons[entry["id"]] = Lesson(entry["score"])
            self.advanced_lessons.append(entry["id"])
        self.difficulties: dict[str, int] = data["lessons_in_play"]["advanced_by_difficulty"]
        self.basic_in_play: int = data["lessons_in_play"]["basic"]


def read_effect(card: Card, effect: dict[str, Any]) -> None:
    """What a card does, as a code and an amount; an effect of no known kind is refused."""
    gains: Any = effect.get("gain_fish")
    discards: dict[str, int] = effect.get("discard", {})
    if isinstance(gains, dict):
        card.metric = Metric(gains["metric"])
        card.amount = gains["per"]
        card.effect = FISH_FOR_COLOUR if card.metric.asks_colour else FISH
    elif "permanent_baskets" in discards:
        card.effect, card.amount = FISH_FOR_BASKET, gains
    elif "private_lessons_on_table" in discards:
        card.effect, card.amount = BASKET_FOR_LESSONS, discards["private_lessons_on_table"]
    elif "treasures_on_own_boat" in discards:
        card.effect, card.amount = BASKET_FOR_TREASURES, discards["treasures_on_own_boat"]
    elif "gain" in effect:
        card.effect, card.amount = BASKET, effect["gain"]["permanent_baskets"]
    elif "next_tile_need_not_touch" in effect:
        card.effect = NEED_NOT_TOUCH
    elif "draw_cards" in effect:
        card.effect, card.amount = DRAW_CARDS, effect["draw_cards"]
    elif "draw_tiles_to_boat" in effect:
        card.effect, card.amount = TILE_TO_BOAT, effect["draw_tiles_to_boat"]
    elif "draw_tiles_to_fields" in effect:
        card.effect, card.amount = TILES_TO_FIELDS, effect["draw_tiles_to_fields"]
    elif "move_cats_between_fields" in effect:
        card.effect, card.amount = MOVE_CATS, effect["move_cats_between_fields"]["max"]
    elif "extra_rescues" in effect:
        card.effect, card.amount = EXTRA_RESCUE, effect["extra_rescues"]
    elif "choose_one" in effect:
        options: list[Any] = effect["choose_one"]
        small = "small_treasures" in options[0]["take"]
        card.effect = SMALL_OR_COMMON if small else RARE_OR_COMMON
        card.amount = options[1]["take"]["common_treasures"]
        card.extra_cost = options[1].get("pay_fish", 0)
    elif "take" not in effect:
        raise BadData(f"card {card.number} has an effect that no rule knows")
