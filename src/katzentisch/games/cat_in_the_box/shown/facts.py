"""What browsers need to know of the box: where each field lies on the research board."""

from __future__ import annotations

from typing import Any

from katzentisch.core.game_package import GameFacts
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.box.cards import COLOURS


def facts() -> dict[str, Any]:
    """The colours in the order of their rows, and for each side the place (row × 9 + column) of every field."""
    return {
        "colours": COLOURS,
        "places": {side: layout.places for side, layout in game.layouts.items()},
    }


part = GameFacts(facts=facts)
