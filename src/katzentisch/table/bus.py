"""How processes tell each other that a table advanced; nothing else is ever said, and nothing depends on hearing it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

CHANNEL = "katzentisch"
PATIENCE = 0.5
"""Seconds before a lost bus is tried again."""
BACKLOG = 1000

log = logging.getLogger("katzentisch.bus")


class Bus:
    """Carries the codes of tables that changed; comes back by itself after the service behind it was away."""

    def __init__(self, backend: Callable[[], ChannelsBackend], heard: Callable[[str], Awaitable[None]]) -> None:
        self.make = backend
        self.heard = heard
        self.outbox: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._keep(), name="bus")]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def advanced(self, code: str) -> None:
        """Tell the others; if the bus is away they will find out by looking."""
        with suppress(asyncio.QueueFull):
            self.outbox.put_nowait(code)

    async def _keep(self) -> None:
        while True:
            backend = self.make()
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._speak(backend))
                    both.create_task(self._listen(backend))
            except Exception:
                log.warning("the bus is away", extra={"retry": PATIENCE})
            finally:
                with suppress(Exception):
                    await backend.on_shutdown()
            await asyncio.sleep(PATIENCE)

    async def _speak(self, backend: ChannelsBackend) -> None:
        while True:
            code = await self.outbox.get()
            await backend.publish(code.encode(), [CHANNEL])

    async def _listen(self, backend: ChannelsBackend) -> None:
        async for _, data in backend.stream_events():
            await self.heard(data.decode())


def backend(url: str) -> Callable[[], ChannelsBackend]:
    """The bus behind a URL: memory, PostgreSQL or Redis."""
    if url.startswith(("postgresql", "postgres:")):
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        return lambda: PsycoPgChannelsBackend(url.replace("+psycopg", ""))
    if url.startswith(("redis:", "rediss:", "unix:")):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return lambda: RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    return MemoryChannelsBackend
