"""Cards: discovery cards of every type, and the lessons of the family game."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.faults import BadData
from katzentisch.games.isle_of_cats.box.lessons import Lesson
from katzentisch.games.isle_of_cats.box.metrics import Metric

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


def read_cards(
    discovery: dict[str, Any], family: dict[str, Any], expansions: list[dict[str, Any]]
) -> list[Card | None]:
    """All cards by number; expansions bring lessons."""
    cards: list[Card | None] = [None] * CARDS
    designs: list[Any] = list(discovery["designs"])
    for expansion in expansions:
        designs += expansion.get("lessons", [])
    for design in designs:
        number: int = design["id_first"] if "id_first" in design else design["id"]
        last: int = design.get("id_last", number)
        while number <= last:
            read_card(cards, number, design)
            number += 1
    for entry in family["cards"]:
        card = new_card(cards, entry["id"], FAMILY, 0)
        card.lesson = Lesson(entry["score"])
    return cards


def new_card(cards: list[Card | None], number: int, kind: int, cost: int) -> Card:
    """A card in its place; the numbers from 169 to 215 are the sister's."""
    if not 0 < number < CARDS or cards[number] is not None or 169 <= number <= 215:
        raise BadData(f"card {number} is there already, or its number is no card's")
    card = Card(number, kind, cost)
    cards[number] = card
    return card


def read_card(cards: list[Card | None], number: int, design: dict[str, Any]) -> None:
    kind: str = design.get("type", "lesson")
    card = new_card(cards, number, TYPES.index(kind), design["cost"])
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


def modules_of(cards: list[Card]) -> list[str]:
    """The modules of lessons to choose from, each of eight cards (IC-65)."""
    modules: list[str] = sorted({card.module for card in cards if card.module not in ("", "core")})
    for module in modules:
        size = len([card for card in cards if card.module == module])
        if size != 8:
            raise BadData(f"module {module} has {size} cards instead of 8")
    return modules
