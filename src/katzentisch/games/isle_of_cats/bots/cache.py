"""Keep results between moves while no boat changes: most of a draft asks the same questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Cache:
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
