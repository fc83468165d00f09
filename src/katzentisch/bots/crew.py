"""Several processes that search the same position, each with luck of its own; their findings are added up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from katzentisch.bots.budget import Budget
from katzentisch.bots.tried import Tried, added
from katzentisch.core.game import Move
from katzentisch.core.view import View, encode

Explore = Callable[[bytes, list[Move], str, str], list[Tried]]
"""What one process finds out about a view, given as JSON, within a part of the budget and with a seed."""


class Crew:
    """As many processes as the budget says; they start when they are first asked."""

    def __init__(self, explore: Explore, budget: Budget, seed: str) -> None:
        self.explore = explore
        self.budget = budget
        self.seed = seed
        self.pool = ProcessPoolExecutor(budget.processes, get_context("spawn"))

    def search(self, view: View, legal: Sequence[Move]) -> list[Tried]:
        """What all of them found out together."""
        asked = [
            self.pool.submit(self.explore, encode(view), list(legal), str(part), f"{self.seed} process {number}")
            for number, part in enumerate(self.budget.parts())
        ]
        return added([answer.result() for answer in asked])
