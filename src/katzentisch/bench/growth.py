"""Whether time and memory grow no faster than the moves do."""

from __future__ import annotations

import tracemalloc
from time import process_time

from katzentisch.bench.figures import Growth
from katzentisch.core.chance import rng
from katzentisch.core.game import Game
from katzentisch.play.match import Match
from katzentisch.play.record import Record

LONG = 10_000
"""Moves of the longest fold; the shorter ones have a tenth and a hundredth of them."""


def measure(game: Game) -> list[Growth]:
    """Fold 100, 1 000 and 10 000 moves, as many games in a row as that takes."""
    return [fold(game, some_records(game, LONG // part)) for part in (100, 10, 1)]


def some_records(game: Game, moves: int) -> list[Record]:
    """Games played at random, the last one broken off, with so many moves together."""
    source = rng("growth")
    records: list[Record] = []
    while moves > 0:
        match = Match.begin(game, ["player"] * game.players[-1], seed=f"growth-{len(records)}")
        while moves > 0 and not match.over:
            seat = match.actors()[0]
            legal = match.legal(seat)
            match.submit(seat, legal[source.below(len(legal))])
            moves -= 1
        records.append(match.record)
    return records


def fold(game: Game, records: list[Record]) -> Growth:
    """Time and memory of the matches that these records tell."""
    start = process_time()
    for record in records:
        Match(record)
    seconds = process_time() - start
    tracemalloc.start()
    matches = [Match(record) for record in records]
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    moves = sum(match.ply for match in matches)
    return Growth(game.id, game.players[-1], moves, seconds, kept)
