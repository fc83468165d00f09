"""What browsers need to know of the box: colours, cards, the notation of choices, and the numbers that count."""

from __future__ import annotations

from typing import Any

from katzentisch.core.game_package import GameFacts
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.box.cards import CARDS, COLOURS, COPIES
from katzentisch.games.g5211.rules.score import Scoring


def facts() -> dict[str, Any]:
    """Cards and choices by number, copies by value, and by the number of players the limit and the rooster target."""
    scorings = {players: Scoring(players) for players in game.players}
    return {
        "colours": COLOURS,
        "cards": CARDS,
        "copies": COPIES,
        "choices": [game.spell(move) for move in range(game.moves)],
        "limits": {str(players): scoring.limit for players, scoring in scorings.items()},
        "targets": {str(players): scoring.target for players, scoring in scorings.items()},
    }


part = GameFacts(facts=facts)
