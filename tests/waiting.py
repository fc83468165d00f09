"""Wait for a state, never for a time: what was wanted is there, or the test fails and names it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE_SECONDS = 240.0
"""Longer than anything takes on a machine that has much else to do."""
PAUSE_SECONDS = 0.01


def wait_until(find: Callable[[], T], wanted: str, seconds: float = PATIENCE_SECONDS) -> T:
    """Ask again and again until there is a true answer, and return it."""
    end = time.monotonic() + seconds
    while not (found := find()):
        assert time.monotonic() < end, f"waited in vain until {wanted}"
        time.sleep(PAUSE_SECONDS)
    return found


async def until(find: Callable[[], T], wanted: str) -> T:
    """Ask again and again, in turn with other tasks, until there is a true answer, and return it."""

    async def ask() -> T:
        return find()

    return await until_told(ask, wanted)


async def until_told(ask: Callable[[], Awaitable[T]], wanted: str) -> T:
    """The same for a question that is awaited."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not (found := await ask()):
        assert time.monotonic() < end, f"waited in vain until {wanted}"
        await asyncio.sleep(PAUSE_SECONDS)
    return found


async def within(coming: Awaitable[T], wanted: str) -> T:
    """Wait for something that comes by itself."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await coming
    except TimeoutError:
        raise AssertionError(f"waited in vain until {wanted}") from None
