"""What browsers need to know of the box: where each field lies on the research board, and what a round may hold."""

from __future__ import annotations

from typing import Any

from katzentisch.core.game_package import GameFacts
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.box.cards import COLOURS
from katzentisch.games.cat_in_the_box.rules.table import HAND, VALUES
from katzentisch.games.cat_in_the_box.shown.companion import allowed


def facts() -> dict[str, Any]:
    """The colours in the order of their rows, and for each side the place (row × 9 + column) of every field.

    By number of players: the highest value, the tricks of a round, and what can be predicted.
    """
    return {
        "colours": COLOURS,
        "places": {side: layout.places for side, layout in game.layouts.items()},
        "values": {str(players): VALUES[players] for players in game.players},
        "tricks": {str(players): HAND[players] - 2 for players in game.players},
        "predictions": {str(players): allowed(players) for players in game.players},
    }


part = GameFacts(facts=facts)
