"""The nine laws hold for every game, every player count, every option."""

from __future__ import annotations

import pytest

from katzentisch.core.catalogue import catalogue
from katzentisch.core.game import Game
from katzentisch.core.laws import LawBroken, hold, option_sets
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.template.high_card import game as template
from katzentisch.terminal.laws_command import breaking_record

pytestmark = pytest.mark.slow

GAMES = 1
CASES = [
    pytest.param(game, believed, players, options, id=f"{game.id}-{players}-{'-'.join(options.values())}")
    for game, believed in [
        *((entry.game, entry.bots.playout_policy) for entry in catalogue().values()),
        (template, PlayoutPolicy()),
    ]
    for players in game.players
    for options in option_sets(game, players)
]


@pytest.mark.parametrize(("game", "believed", "players", "options"), CASES)
def test_laws(game: Game, believed: PlayoutPolicy, players: int, options: dict[str, str]) -> None:
    """All laws at every position of random games; a broken one shows the record that breaks it."""
    try:
        hold(game, players, options, GAMES, seed="make-test", playout_policy=believed)
    except LawBroken as broken:
        pytest.fail(f"{broken}\n\n{breaking_record(broken)}")
