"""How much anybody may ask for."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Network, ip_address
from time import monotonic

from katzentisch.table.refusals import LimitExceeded

IPV6_NETWORK_BITS = 64
"""Bits that the addresses of one household, or one server, have in common."""
MAX_TRACKED_CALLERS = 10_000
"""How many askers are remembered; the longest silent are forgotten first."""
REFUSAL_DELAY_SECONDS = 1.0
"""Seconds until somebody who asks too often is told so: refusals at once would cost more than they save."""
MAX_DELAYED_REFUSALS = 1_000
"""How many may wait for their refusal; more are refused at once."""


def network_of(address: str) -> str:
    """For whom an address counts: itself, or the network of which an IPv6 address is one of many."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, IPV6_NETWORK_BITS), strict=False))


class TokenBucket:
    """Lets through so many a second, and a burst now and then."""

    __slots__ = ("burst", "filled", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.filled = monotonic()

    def take(self) -> None:
        """Let one through, or raise LimitExceeded."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            raise LimitExceeded("too-fast")
        self.level -= 1


class RateLimiter:
    """One bucket for each address or guest, in bounded memory."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, TokenBucket] = OrderedDict()
        self.delayed = 0

    async def admit(self, *askers: str) -> None:
        """Let a request of these askers through, or raise LimitExceeded after a while."""
        try:
            for who in askers:
                self.take(who)
        except LimitExceeded:
            await self.delay_refusal()
            raise

    async def delay_refusal(self) -> None:
        """Let somebody who floods the server wait for the answer, and with it for their next request."""
        if self.delayed < MAX_DELAYED_REFUSALS:
            self.delayed += 1
            try:
                await asyncio.sleep(REFUSAL_DELAY_SECONDS)
            finally:
                self.delayed -= 1

    def take(self, who: str) -> None:
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = TokenBucket(self.rate, self.burst)
            if len(self.known) > MAX_TRACKED_CALLERS:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        bucket.take()


class ConnectionLimiter:
    """Lets only so many of each asker's connections be open at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: Counter[str] = Counter()

    @contextmanager
    def pass_through(self, *who: str) -> Iterator[None]:
        """Count one connection of this address and this guest; LimitExceeded if one of them has too many."""
        if any(self.inside[each] >= self.most for each in who):
            raise LimitExceeded("crowded")
        self.inside.update(who)
        try:
            yield
        finally:
            self.inside.subtract(who)
            for each in who:
                if not self.inside[each]:
                    del self.inside[each]
