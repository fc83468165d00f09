"""The nine laws hold for every game, every player count, every option.

A usual run tries every player count and every value of an option. A thorough run tries them in all combinations, and so
does `make laws`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from katzentisch.core.catalogue import catalogue
from katzentisch.core.game import Game
from katzentisch.core.laws import LawBroken, hold, option_sets
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.template.high_card import game as template
from katzentisch.terminal.laws_command import breaking_record
from tests.sizes import thorough

pytestmark = pytest.mark.slow

GAMES = 1


def cases(game: Game, believed: PlayoutPolicy) -> Iterator[Any]:
    """Every case of a game; usual are those with a value that is new, and one more for each player count in turn."""
    seen: set[tuple[str, str]] = set()
    for players in game.players:
        sets = list(option_sets(game, players))
        for place, options in enumerate(sets):
            name = f"{game.id}-{players}-{'-'.join(options.values())}"
            usual = place == players % len(sets) or not seen.issuperset(options.items())
            seen.update(options.items())
            case = (game, believed, players, options)
            yield pytest.param(*case, id=name) if usual else thorough(*case, name=name)


CASES = [
    case
    for game, believed in [
        *((entry.game, entry.bots.playout_policy) for entry in catalogue().values()),
        (template, PlayoutPolicy()),
    ]
    for case in cases(game, believed)
]


@pytest.mark.parametrize(("game", "believed", "players", "options"), CASES)
def test_laws(game: Game, believed: PlayoutPolicy, players: int, options: dict[str, str]) -> None:
    """All laws at every position of random games; a broken one shows the record that breaks it."""
    try:
        hold(game, players, options, GAMES, seed="make-test", playout_policy=believed)
    except LawBroken as broken:
        pytest.fail(f"{broken}\n\n{breaking_record(broken)}")
