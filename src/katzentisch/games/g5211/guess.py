"""How the others will probably play."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.bots.tree import Mind
from katzentisch.core.chance import Rng
from katzentisch.core.state import State
from katzentisch.games.g5211.rules import State5211
from katzentisch.games.g5211.sense import PLAIN, TASTES, tasteful


class Guess(Mind):
    """One seat plays on by the best taste known; the others do so or go by rules of thumb, as luck has it."""

    def __init__(self) -> None:
        self.seat: i64 = -1

    def play(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, State5211)
        if seat != self.seat and rng.word() & 1:
            return tasteful(world, seat, PLAIN, rng)
        return tasteful(world, seat, TASTES[world.players], rng)
