"""How much anybody may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from katzentisch.table.refusals import TooMuch

TRACKED = 10_000
"""How many askers are remembered; the longest silent are forgotten first."""


class Bucket:
    """Lets through so many a second, and a burst now and then."""

    __slots__ = ("burst", "filled", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.filled = monotonic()

    def take(self) -> None:
        """Let one through, or TooMuch."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            raise TooMuch("too-fast")
        self.level -= 1


class Buckets:
    """One bucket for each address or guest, in bounded memory."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> None:
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.rate, self.burst)
            if len(self.known) > TRACKED:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        bucket.take()


class Door:
    """Lets only so many of each asker's connections be open at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: Counter[str] = Counter()

    @contextmanager
    def pass_through(self, *who: str) -> Iterator[None]:
        """Be inside for a while, as this address and this guest; TooMuch if one of them is there too often."""
        if any(self.inside[each] >= self.most for each in who):
            raise TooMuch("crowded")
        self.inside.update(who)
        try:
            yield
        finally:
            self.inside.subtract(who)
            for each in who:
                if not self.inside[each]:
                    del self.inside[each]
