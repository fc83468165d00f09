"""How processes tell each other that a table changed and who is there; nothing that is kept depends on hearing it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

CHANNEL = "katzentisch"
RECONNECT_SECONDS = 0.5
"""Seconds before a lost bus is tried again."""
MAX_QUEUED_MESSAGES = 1000
BATCH_BYTES = 2000
"""Bytes from which a batch takes no further message; PostgreSQL carries 8000, and a message may have 5000."""

log = logging.getLogger("katzentisch.bus")


class BusMessage(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One message: numbers and codes of tables, never what anybody holds."""

    process: str
    """Who speaks: a number that means nothing outside the bus."""
    advanced: str = ""
    """The table that changed."""
    lines: bool = False
    """Whether nothing changed there but that its match has more lines."""
    here: dict[str, tuple[list[int], int]] = {}
    """Which seats and how many spectators are connected to the sending process, by table."""
    asks: str = ""
    """The table of which the speaker wants to know who is there."""
    devices: list[str] = []
    """Handles of devices that belong to somebody else now, or to nobody."""
    missed: bool = False
    """Whether the sending process was cut off from the bus for a while."""


class Bus:
    """Carries words; comes back by itself after the service behind it was away."""

    def __init__(
        self,
        backend: Callable[[], ChannelsBackend],
        on_message: Callable[[BusMessage], None],
        on_connected: Callable[[], None],
    ) -> None:
        self.make = backend
        self.on_message = on_message
        self.on_connected = on_connected
        """Called when the bus is back; messages sent in between were lost."""
        self.is_connected = False
        self.outbox: asyncio.Queue[BusMessage] = asyncio.Queue(MAX_QUEUED_MESSAGES)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._keep(), name="bus")]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def publish(self, word: BusMessage) -> None:
        """Tell the others; if the bus is away they will find out by looking."""
        with suppress(asyncio.QueueFull):
            self.outbox.put_nowait(word)

    async def _keep(self) -> None:
        while True:
            backend = self.make()
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                self.is_connected = True
                self.on_connected()
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._publish_queued(backend))
                    both.create_task(self._listen(backend))
            except Exception:
                log.warning("the bus is away", extra={"retry": RECONNECT_SECONDS})
            finally:
                self.is_connected = False
                with suppress(Exception):
                    await backend.on_shutdown()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _publish_queued(self, backend: ChannelsBackend) -> None:
        """Publish queued messages, several in one payload."""
        while True:
            payload = msgspec.json.encode(await self.outbox.get())
            while not self.outbox.empty() and len(payload) < BATCH_BYTES:
                payload += b"\n" + msgspec.json.encode(self.outbox.get_nowait())
            await backend.publish(payload, [CHANNEL])

    async def _listen(self, backend: ChannelsBackend) -> None:
        async for _, data in backend.stream_events():
            for line in data.splitlines():
                with suppress(msgspec.DecodeError):
                    self.on_message(msgspec.json.decode(line, type=BusMessage))


def backend_for(url: str) -> Callable[[], ChannelsBackend]:
    """The bus behind a URL: memory, PostgreSQL or Redis."""
    if url.startswith(("postgresql", "postgres:")):
        from katzentisch.server.postgres_notify import PostgresNotifyBackend

        return lambda: PostgresNotifyBackend(url.replace("+psycopg", ""))
    if url.startswith(("redis:", "rediss:", "unix:")):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return lambda: RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    return MemoryChannelsBackend
