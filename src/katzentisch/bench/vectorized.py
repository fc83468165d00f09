"""How fast a vector of matches is, which is how training plays."""

from __future__ import annotations

from collections.abc import Iterable

from katzentisch.bench.engines import work_per_second
from katzentisch.bench.figures import Goal
from katzentisch.bench.goals import VECTOR_GOALS
from katzentisch.core.game import Game

MATCHES = 1024
PLAYERS = 4


def measure(games: Iterable[Game], seconds: float) -> tuple[list[Goal], dict[str, str]]:
    """What each game with observations reaches, and what is missing if nothing was measured."""
    try:
        from katzentisch.learn.layout import learnable
    except ModuleNotFoundError as absent:
        return [], {"A vector of matches": f"needs the extra `learn`: {absent}"}
    known = learnable()
    return [
        Goal(
            f"{game.id}, {PLAYERS} players: {MATCHES} matches at once, thousand moves a second with observations",
            many(game.id, PLAYERS, seconds) / 1000,
            VECTOR_GOALS.get(game.id),
        )
        for game in games
        if game.id in known and PLAYERS in game.players
    ], {}


def many(game: str, players: int, seconds: float) -> float:
    """Moves a second with an observation, a mask and a random choice for each; ModuleNotFoundError without `learn`."""
    import numpy as np

    from katzentisch.learn.masks import random_moves
    from katzentisch.learn.vector import Vector

    vector = Vector(game, players, matches=MATCHES, seed="bench")
    draw = np.random.default_rng(0)
    masks = vector.buffers.masks

    def step() -> int:
        vector.step(random_moves(masks, draw))
        return MATCHES

    return work_per_second(step, seconds)
