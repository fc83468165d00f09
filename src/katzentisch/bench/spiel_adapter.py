"""How fast our games are inside OpenSpiel, through `learn/spiel.py`; ModuleNotFoundError without open_spiel."""

from __future__ import annotations

from random import Random
from typing import Any

from katzentisch.bench.engines import work_per_second

CLONES = 100
"""Copies made between two looks at the clock."""
FIRST_MOVES = 6
"""How far into a match the position is that is copied."""


def clones(game: str, players: int, seconds: float) -> float:
    """Copies of a position a second."""
    state = started(game, players)
    for _ in range(FIRST_MOVES):
        state.apply_action(state.legal_actions()[0])

    def copy() -> int:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    return work_per_second(copy, seconds)


def adapter_moves(game: str, players: int, seconds: float) -> float:
    """Random moves a second, as a program plays."""
    source = Random(0)

    def play() -> int:
        state, moves = started(game, players), 0
        while not state.is_terminal():
            state.apply_action(source.choice(state.legal_actions()))
            moves += 1
        return moves

    return work_per_second(play, seconds)


def started(game: str, players: int) -> Any:
    """A match after its deal."""
    from katzentisch.learn.spiel import SpielGame

    state = SpielGame(game, {"players": players}).new_initial_state()
    state.apply_action(0)
    return state
