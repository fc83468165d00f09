"""Play with open cards: what perfect information would reach. Nobody but the arena seats such a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from katzentisch.core.chance import Rng
from katzentisch.core.game import Game
from katzentisch.core.player import Player
from katzentisch.core.state import State
from katzentisch.core.view import View


class OpenGame:
    """A rulebook whose imagined worlds are the true one: hidden cards and future chance."""

    def __init__(self, game: Game, truth: Callable[[], State]) -> None:
        self._game = game
        self._truth = truth

    def imagine(self, view: View, rng: Rng) -> State:
        return self._truth().copy()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def open_cards(player: Player, truth: Callable[[], State]) -> Player:
    """The same player, but the worlds it asks its `game` for are the true one."""
    game: Game = player.game  # type: ignore[attr-defined]
    player.game = OpenGame(game, truth)  # type: ignore[attr-defined]
    return player
