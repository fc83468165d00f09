"""Several processes that search the same position, each with luck of its own; their findings are added up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import msgspec

from katzentisch.bots.budget import Budget
from katzentisch.bots.move_statistics import MoveStatistics, merge_statistics
from katzentisch.bots.roster import seat_bot
from katzentisch.bots.search import Search
from katzentisch.core.catalogue import find
from katzentisch.core.game import Move
from katzentisch.core.game_package import GamePackage
from katzentisch.core.player import Player
from katzentisch.core.view import View, encode

Explore = Callable[[bytes, list[Move], str, str], list[MoveStatistics]]
"""What one process finds out about a view, given as JSON, within a part of the budget and with a seed."""


class ParallelSearch:
    """As many processes as the budget says; they start when they are first asked."""

    def __init__(self, explore: Explore, budget: Budget, seed: str) -> None:
        self.explore = explore
        self.budget = budget
        self.seed = seed
        self.pool = ProcessPoolExecutor(budget.processes, get_context("spawn"))

    def search(self, view: View, legal: Sequence[Move]) -> list[MoveStatistics]:
        """What all of them found out together."""
        asked = [
            self.pool.submit(self.explore, encode(view), list(legal), str(part), f"{self.seed} process {number}")
            for number, part in enumerate(self.budget.parts())
        ]
        return merge_statistics([answer.result() for answer in asked])


def seat_crew(entry: GamePackage, kind: str, budget: str, seed: str) -> Player:
    """A bot of this kind, in as many processes as its budget says."""
    player = seat_bot(entry, kind, budget, seed)
    if isinstance(player, Search) and player.budget.processes > 1:
        player.parallel = ParallelSearch(partial(explore, entry.game.id, kind), player.budget, seed).search
    return player


def explore(game: str, kind: str, view: bytes, legal: list[Move], budget: str, seed: str) -> list[MoveStatistics]:
    """What one process of a crew finds out."""
    entry = find(game)
    bot = seat_bot(entry, kind, budget, seed)
    assert isinstance(bot, Search)
    return bot.search(msgspec.json.decode(view, type=entry.game.view_type), legal)
