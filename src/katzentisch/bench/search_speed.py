"""How many worlds a search walks through in a second, for every game."""

from __future__ import annotations

from time import process_time

from katzentisch.bench.figures import Goal
from katzentisch.bots.budget import Budget
from katzentisch.bots.search import Search
from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance, rng
from katzentisch.core.game import Game

WARM_UP = 3
"""Moves that everybody makes before the search is asked."""
BATCH = 20
"""Worlds between two looks at the clock."""


def measure(games: list[Game], seconds: float) -> list[Goal]:
    """One figure for each game, at a table for four, in CPU time of one core."""
    return [
        Goal(f"{game.id}, {players} players: worlds searched a second", worlds_per_second(game, players, seconds), None)
        for game in games
        for players in [min(4, game.players[-1])]
    ]


def worlds_per_second(game: Game, players: int, seconds: float) -> float:
    """Worlds a second from a position of the first round."""
    state = game.start(players, {}, Chance("search"))
    source = rng("search")
    believed = find(game.id).bots.playout_policy
    for _ in range(WARM_UP * players):
        seat = state.actor()
        state.step(seat, believed.play(state, seat, source))
    view, legal = state.view(state.actor()), state.legal(state.actor())
    bot = Search(game, "bench", Budget(worlds=BATCH), believed)
    worlds, start = 0, process_time()
    while worlds == 0 or process_time() - start < seconds:
        worlds += sum(one.visits for one in bot.search(view, legal))
    return worlds / max(process_time() - start, 1e-9)
