"""How long a player may think."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic

import msgspec

from katzentisch.core.reason import BadOptions

RESERVED_SHARE = 0.2
"""The share of its time that a search keeps back at most, in case the next world is slow."""


class Budget(msgspec.Struct, frozen=True):
    """A number of worlds, or seconds, in one process or several; at least one world is always tried."""

    worlds: int = 0
    seconds: float = 0.0
    processes: int = 1

    def spend(self, clock: Callable[[], float] = monotonic) -> Spending:
        """Begin to use it up."""
        return Spending(self, clock)

    def parts(self) -> list[Budget]:
        """What each process may use up: all of the time, its part of the worlds."""
        if self.seconds:
            return [Budget(seconds=self.seconds)] * self.processes
        each, more = divmod(self.worlds, self.processes)
        shares = [each + (number < more) for number in range(self.processes)]
        return [Budget(worlds=worlds) for worlds in shares if worlds]

    def __str__(self) -> str:
        """As it is written."""
        text = f"{self.seconds:g}s" if self.seconds else str(self.worlds)
        return f"{text}x{self.processes}" if self.processes > 1 else text


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
        return tried == 0 or left > min(self.slowest, RESERVED_SHARE * self.seconds)


def parse_budget(text: str) -> Budget:
    """`0.5s` is a time, `200` a number of worlds; `x2` behind it: in two processes."""
    form = re.fullmatch(r"(?:(\d+(?:\.\d+)?)s|(\d+))(?:x([1-9]))?", text)
    if form:
        budget = Budget(int(form[2] or 0), float(form[1] or 0), int(form[3] or 1))
        if budget.worlds or budget.seconds:
            return budget
    raise BadOptions("budget", text=text)
