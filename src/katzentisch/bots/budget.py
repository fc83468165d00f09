"""How long a player may think."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic

import msgspec

from katzentisch.core.reason import BadOptions

SLOW = 0.2
"""The share of its time that a search keeps back at most, in case the next world is slow."""


class Budget(msgspec.Struct, frozen=True):
    """A number of worlds, or seconds; at least one world is always tried."""

    worlds: int = 0
    seconds: float = 0.0

    def spend(self, clock: Callable[[], float] = monotonic) -> Spending:
        """Begin to use it up."""
        return Spending(self, clock)


class Spending:
    """A budget that is being used up: it ends in time even if the next world is as slow as the slowest so far."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.worlds = budget.worlds
        self.seconds = budget.seconds
        self.tried = 0
        self.begun = self.now = clock() if budget.seconds else 0.0
        self.slowest = 0.0

    def more(self) -> bool:
        """Whether there is enough for another world; the first always is."""
        tried = self.tried
        self.tried = tried + 1
        if not self.seconds:
            return tried == 0 or tried < self.worlds
        before, self.now = self.now, self.clock()
        self.slowest = max(self.slowest, self.now - before)
        left = self.begun + self.seconds - self.now
        return tried == 0 or left > min(self.slowest, SLOW * self.seconds)


def parse(text: str) -> Budget:
    """`0.5s` is a time, `200` a number of worlds."""
    if re.fullmatch(r"\d+(\.\d+)?s", text) and float(text[:-1]) > 0:
        return Budget(seconds=float(text[:-1]))
    if text.isdecimal() and int(text) > 0:
        return Budget(worlds=int(text))
    raise BadOptions("budget", text=text)
