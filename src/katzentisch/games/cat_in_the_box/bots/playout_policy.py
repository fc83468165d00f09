"""Two tempers: one plays to win against whoever leads, one gathers points for itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.core.playout import Mind
from katzentisch.core.state import State
from katzentisch.games.cat_in_the_box.bots.policy_weights import TASTES, Taste, tasteful
from katzentisch.games.cat_in_the_box.bots.win_chance import worth
from katzentisch.games.cat_in_the_box.rules.state import CatState

RICH: Final = 12.0
"""The points that count for half of all there are to gather."""


class Hunter(Mind):
    """Minds how likely it is to win, so the leader's points hurt most; plays by a taste, usually the best we know."""

    def __init__(self, tastes: list[Taste] = TASTES) -> None:
        self.tastes = tastes
        """By the number of players."""

    def play(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, CatState)
        return tasteful(world, seat, world.mask(seat), self.tastes[world.players], rng)

    def judge(self, world: State, seat: i64) -> float:
        assert isinstance(world, CatState)
        return worth(world, seat)


class Gatherer(Hunter):
    """Minds its own points, whatever the others get."""

    def judge(self, world: State, seat: i64) -> float:
        assert isinstance(world, CatState)
        own: float = float(world.seats[seat].total)
        return 0.5 + 0.5 * own / (abs(own) + RICH)
