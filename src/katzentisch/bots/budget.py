"""How long a player may think."""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import monotonic

import msgspec

from katzentisch.core.reason import BadOptions


class Budget(msgspec.Struct, frozen=True):
    """A number of worlds, or seconds; at least one world is always tried."""

    worlds: int = 0
    seconds: float = 0.0

    def spend(self) -> Iterator[int]:
        """Count worlds until the budget is used up."""
        end = monotonic() + self.seconds
        count = 0
        while count == 0 or count < self.worlds or (self.seconds and monotonic() < end):
            yield count
            count += 1


def parse(text: str) -> Budget:
    """`0.5s` is a time, `200` a number of worlds."""
    if re.fullmatch(r"\d+(\.\d+)?s", text) and float(text[:-1]) > 0:
        return Budget(seconds=float(text[:-1]))
    if text.isdecimal() and int(text) > 0:
        return Budget(worlds=int(text))
    raise BadOptions("budget", text=text)
