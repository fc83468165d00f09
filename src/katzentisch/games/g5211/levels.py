"""Players of 5211 by taste and by search, from the one that learns with you to the best we have."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.bots.budget import Budget
from katzentisch.bots.crew import Tried
from katzentisch.bots.search import Search
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import Move
from katzentisch.core.player import Player
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.belief import believe
from katzentisch.games.g5211.guess import Guess
from katzentisch.games.g5211.sense import Taste, tasteful
from katzentisch.games.g5211.view import View5211

PROUD = Taste([0.2, 0.0, 0.0, 0.5, -3.0, 0.0, 0.5, 0.0, 0.0, 1.0, -1.5, 0.8])
"""Lays its high cards open, whatever the others do and however full a colour is."""
FOLLOWER = Taste([0.8, 0.0, 0.0, 0.2, -0.5, 3.0, 0.0, 0.1, 0.0, 1.0, 0.0, 0.5])
"""Rides the colour that leads, sees late when it is too full, and hardly minds what others gain."""


class Instinct(Player):
    """Plays by taste alone, at once."""

    def __init__(self, seed: str, taste: Taste) -> None:
        self.rng = rng(f"{seed} taste")
        self.taste = taste

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, View5211)
        return int(tasteful(game.imagine(view, self.rng), view.seat, self.taste, self.rng))


class Thinker(Search):
    """Searches worlds in which everybody holds what their open cards announce."""

    kind = "tiger"
    breadth = 0.4

    def __init__(self, seed: str, budget: Budget) -> None:
        self.guess = Guess()
        super().__init__(game, seed, budget, self.guess)

    def explore(self, view: View, budget: Budget) -> list[Tried]:
        self.guess.seat = view.seat
        return super().explore(view, budget)

    def imagine(self, view: View, source: Rng) -> State:
        assert isinstance(view, View5211)
        return believe(view, source)

    def at_once(self, view: View) -> bool:
        """Nobody ever waits for anybody in 5211: even the last to choose has not seen what the others chose."""
        return True
