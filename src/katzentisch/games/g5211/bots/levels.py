"""Players of 5211 by taste and by rehearsal, from the one that learns with you to the best we have."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.bots.budget import Budget
from katzentisch.bots.move_statistics import Tried
from katzentisch.bots.search import Search
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import Move
from katzentisch.core.player import Player
from katzentisch.core.view import View
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.bots.belief import believe
from katzentisch.games.g5211.bots.opponent_model import Guess
from katzentisch.games.g5211.bots.paired_playouts import Rehearsal
from katzentisch.games.g5211.bots.playout_policy import PROUD, RIDER, TASTES, Sense, Taste, tasteful
from katzentisch.games.g5211.rules.state import State5211
from katzentisch.games.g5211.view import View5211

SHY = Taste([-2.0, 0.0, 0.0, 0.5, -3.0, 0.0, 0.5, 0.0, 0.0, 1.0, 1.5, 0.8])
"""Keeps its high cards for a better day and shies away from the colour that leads."""
BEGINNERS = [*[PROUD] * 5, SHY]


class Instinct(Player):
    """Plays by taste alone, at once; tastes go by the number of players."""

    def __init__(self, seed: str, tastes: list[Taste]) -> None:
        self.rng = rng(f"{seed} taste")
        self.tastes = tastes

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, View5211)
        return int(tasteful(game.imagine(view, self.rng), view.seat, self.tastes[view.players], self.rng))


def kitten(seed: str) -> Player:
    return Instinct(seed, BEGINNERS)


def tabby(seed: str) -> Player:
    return Instinct(seed, [RIDER] * 6)


def lynx(seed: str) -> Player:
    return Instinct(seed, TASTES)


class Thinker(Search):
    """Tries every choice in the same imagined deals, in which the others hold and do what their open cards announce."""

    alike = 0.002

    def __init__(self, seed: str, budget: Budget) -> None:
        super().__init__(game, seed, budget, Sense())

    def explore(self, view: View, budget: Budget) -> list[Tried]:
        assert isinstance(view, View5211)
        source = self.luck(view, "worlds")
        guess = Guess(view, source)
        world = self.game.imagine(view, source)
        rehearsal = Rehearsal(view.seat, world.legal(view.seat))
        spending = budget.spend()
        while spending.more():
            world, manners = self.believed(view, guess, source)
            rehearsal.play(world, manners, source)
        return [Tried(int(one.move), int(one.visits), one.total) for one in rehearsal.all]

    def believed(self, view: View, guess: Guess, source: Rng) -> tuple[State5211, list[int]]:
        """A world to try, and how everybody in it plays; where cards are open there is nothing to believe."""
        world = self.game.imagine(view, source)
        assert isinstance(world, State5211)
        if self.game is game:
            return world, believe(world, guess, source)
        return world, [int(guess.manner(seat, source)) for seat in range(view.players)]

    def at_once(self, view: View) -> bool:
        """Nobody ever waits for anybody in 5211: even the last to choose has not seen what the others chose."""
        return True
