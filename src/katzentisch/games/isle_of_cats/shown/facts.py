"""What is printed on boats, tiles and cards, for those who draw them."""

from __future__ import annotations

from typing import Any

from katzentisch.core.game_package import GameFacts
from katzentisch.games.isle_of_cats.box.cards import TYPES, Card
from katzentisch.games.isle_of_cats.box.cells import COLUMNS, ROWS
from katzentisch.games.isle_of_cats.box.load import component, the_box
from katzentisch.games.isle_of_cats.box.sister import BasketCard
from katzentisch.games.isle_of_cats.box.survey import FAMILY, family_points
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, KINDS, Tile
from katzentisch.games.isle_of_cats.rules.phases import DAYS
from katzentisch.games.isle_of_cats.rules.rescue import PRICES

LARGEST = 20
"""Family points are listed up to this many cats."""


def facts() -> dict[str, Any]:
    """Everything that all players can see in the box; a cell is 9 × column + row, as in the view."""
    box = the_box()
    rooms = component("boats")["rooms"]
    scoring = component("components")["scoring"]
    return {
        "rows": ROWS,
        "columns": COLUMNS,
        "days": DAYS,
        "colours": list(COLOURS),
        "rooms": [{"symbol": room["symbol"], "cells": box.rooms[room["id"]].numbers()} for room in rooms],
        "boats": {plan.name: {"rats": plan.rats.numbers(), "maps": list(plan.maps)} for plan in box.plans},
        "shapes": [[list(cell) for cell in shape.cells] for shape in box.shapes],
        "tiles": [tile_facts(tile) for tile in box.tiles],
        "cards": {str(card.number): card_facts(card) for card in box.all_cards()},
        "prices": list(PRICES),
        "points": {
            "rat": scoring["per_visible_rat"],
            "room": scoring["per_unfilled_room"],
            "rare": scoring["per_rare_treasure"],
            "family": [family_points(size) if size >= FAMILY else 0 for size in range(LARGEST + 1)],
        },
        "sister": {
            "colours": {str(number): colour for number, colour in box.colour_cards.items()},
            "points": box.colour_points,
            "cards": {str(number): basket_facts(card) for number, card in box.basket_cards.items()},
        },
    }


def tile_facts(tile: Tile) -> dict[str, Any]:
    found: dict[str, Any] = {"name": tile.name, "kind": KINDS[tile.kind], "shape": int(tile.shape)}
    return found | ({"colour": int(tile.colour)} if tile.colour < len(COLOURS) else {})


def card_facts(card: Card) -> dict[str, Any]:
    """Its type, price and design, and whatever else it shows."""
    found: dict[str, Any] = {"type": TYPES[card.kind], "cost": int(card.cost), "design": card.design}
    shown = {"speed": int(card.speed), "baskets": int(card.baskets), "broken": int(card.broken), "module": card.module}
    return found | {name: value for name, value in shown.items() if value}


def basket_facts(card: BasketCard) -> dict[str, Any]:
    steps = [[step.do, int(step.first), int(step.second)] for step in card.steps]
    return {"baskets": int(card.baskets), "speed": int(card.speed), "steps": steps}


part = GameFacts(facts=facts)
