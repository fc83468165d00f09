"""What a captain found out and need not look for again: while cards are drafted and paid for, no boat changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Memory:
    """Answers to questions about one state of affairs; forgotten as soon as it is another."""

    def __init__(self) -> None:
        self.affairs: object = None
        self.known: dict[object, Any] = {}

    def turn_to(self, affairs: object) -> None:
        """From now on questions are about this."""
        if affairs != self.affairs:
            self.affairs, self.known = affairs, {}

    def answer(self, question: object, find: Callable[[], T], sure: Callable[[], bool] = lambda: True) -> T:
        """What is known, or what is found now; kept if one is sure of it, then."""
        if question in self.known:
            found: T = self.known[question]
            return found
        found = find()
        if sure():
            self.known[question] = found
        return found
