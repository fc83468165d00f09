"""Several processes that search the same position, each with luck of its own; their findings are added up."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.game import Move
from katzentisch.core.view import View, encode

if TYPE_CHECKING:
    from katzentisch.bots.budget import Budget


class Tried(msgspec.Struct, frozen=True):
    """A move, in how many worlds it was tried, and what they were worth together."""

    move: Move
    visits: int
    total: float

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Crew:
    """So many processes; they start when they are first asked."""

    def __init__(self, processes: int) -> None:
        self.pool = ProcessPoolExecutor(processes, get_context("spawn"))

    def search(self, game: str, kind: str, view: View, legal: Sequence[Move], budget: Budget, seed: str) -> list[Tried]:
        """What all of them found out together."""
        asked = [
            self.pool.submit(explore, game, kind, encode(view), list(legal), str(part), f"{seed} process {number}")
            for number, part in enumerate(budget.parts())
        ]
        return added([answer.result() for answer in asked])


def explore(game: str, kind: str, view: bytes, legal: list[Move], budget: str, seed: str) -> list[Tried]:
    """What one process finds out."""
    from katzentisch.bots.roster import seat_bot
    from katzentisch.bots.search import Search

    entry = find(game)
    bot = seat_bot(entry, kind, budget, seed)
    assert isinstance(bot, Search)
    return bot.search(msgspec.json.decode(view, type=entry.game.view_type), legal)


def added(findings: Sequence[Sequence[Tried]]) -> list[Tried]:
    """Every move with all its worlds."""
    visits: dict[Move, int] = {}
    totals: dict[Move, float] = {}
    for finding in findings:
        for one in finding:
            visits[one.move] = visits.get(one.move, 0) + one.visits
            totals[one.move] = totals.get(one.move, 0.0) + one.total
    return [Tried(move, visits[move], totals[move]) for move in sorted(visits)]
