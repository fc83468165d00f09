"""What browsers are told of the box is what the rules use."""

from __future__ import annotations

import msgspec

from katzentisch.games.g5211 import game
from katzentisch.games.g5211.shown.facts import facts


def test_choices_are_the_notation() -> None:
    """Every choice is told under its number, and reads back as that number."""
    told = msgspec.json.decode(msgspec.json.encode(facts()))
    assert [game.parse(choice) for choice in told["choices"]] == list(range(game.moves))


def test_limit_and_target_grow_with_the_players() -> None:
    """Disaster comes at three cards more than players, roosters score at two more (FT-06, FT-08)."""
    told = facts()
    for players in game.players:
        assert told["limits"][str(players)] == players + 3
        assert told["targets"][str(players)] == players + 2
