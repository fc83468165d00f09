"""Messages between processes: a table changed, somebody came or left. Nothing stored depends on them.

Messages about a table go to the partition of its code, and a process listens to the partitions of its open tables
only. Behind a proxy that goes by the first letters of a code, a message reaches the process that holds the table and
few others, however many there are.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Set
from contextlib import suppress
from zlib import crc32

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from katzentisch.server.metrics import BUS_DELIVERIES

CHANNEL = "katzentisch"
"""Carries what concerns every process; a partition has its number behind it."""
PARTITIONS = 256
PARTITION_LETTERS = 2
"""Letters of a table's code that decide on its partition, so that a proxy can keep partitions together."""
RECONNECT_SECONDS = 0.5
"""Seconds before a lost bus is tried again."""
MAX_QUEUED_MESSAGES = 1000
BATCH_BYTES = 2000
"""Bytes from which a batch takes no further message; PostgreSQL carries 8000, and a message may have 5000."""

log = logging.getLogger("katzentisch.bus")


def partition_of(code: str) -> int:
    """The partition in which processes speak about a table."""
    return crc32(code[:PARTITION_LETTERS].encode()) % PARTITIONS


def channel_of(partition: int | None) -> str:
    """The channel of a partition; None stands for every process."""
    return CHANNEL if partition is None else f"{CHANNEL}_{partition}"


class BusMessage(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One message: numbers and codes of tables, never what anybody holds."""

    process: str
    """Who speaks: a number that means nothing outside the bus."""
    advanced: str = ""
    """The table that changed."""
    lines: bool = False
    """Whether nothing changed there but that its match has more lines."""
    removed: int | None = None
    """The seat there from which the host has removed somebody."""
    here: dict[str, tuple[list[int], int]] = {}
    """Which seats and how many spectators are connected to the sending process, by table."""
    invitations: str = ""
    """The table to which somebody was invited, or did not want to come."""
    asks: str = ""
    """The table of which the speaker wants to know who is there."""
    devices: list[str] = []
    """Handles of devices that belong to somebody else now, or to nobody."""
    missed: bool = False
    """Whether the sending process was cut off from the bus for a while."""


class Bus:
    """Carries messages; comes back by itself after the service behind it was away."""

    def __init__(
        self,
        backend: Callable[[], ChannelsBackend],
        on_message: Callable[[BusMessage], None],
        on_connected: Callable[[], None],
        on_listening: Callable[[Set[int]], None],
    ) -> None:
        self.make = backend
        self.on_message = on_message
        self.on_connected = on_connected
        """Called when the bus is back; messages sent in between were lost."""
        self.on_listening = on_listening
        """Called when messages of further partitions arrive; earlier ones were lost."""
        self.is_connected = False
        self.wanted: set[int] = set()
        """The partitions to listen to."""
        self.wanted_changed = asyncio.Event()
        self.listening: set[int] = set()
        """The partitions whose messages arrive."""
        self.outbox: asyncio.Queue[tuple[int | None, BusMessage]] = asyncio.Queue(MAX_QUEUED_MESSAGES)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._keep(), name="bus")]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def publish(self, message: BusMessage, partition: int | None = None) -> None:
        """Tell those who listen to a partition, or every process; if the bus is away they compare with the store."""
        with suppress(asyncio.QueueFull):
            self.outbox.put_nowait((partition, message))

    def listen_to(self, partitions: Iterable[int]) -> None:
        """Listen to these partitions from now on, and to no others."""
        wanted = set(partitions)
        if wanted != self.wanted:
            self.wanted = wanted
            self.wanted_changed.set()

    async def _keep(self) -> None:
        while True:
            backend = self.make()
            try:
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                self.listening.clear()
                self.wanted_changed.set()
                self.is_connected = True
                self.on_connected()
                async with asyncio.TaskGroup() as all_three:
                    all_three.create_task(self._publish_queued(backend))
                    all_three.create_task(self._subscribe(backend))
                    all_three.create_task(self._listen(backend))
            except Exception:
                log.warning("the bus is away", extra={"retry": RECONNECT_SECONDS})
            finally:
                self.is_connected = False
                with suppress(Exception):
                    await backend.on_shutdown()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _publish_queued(self, backend: ChannelsBackend) -> None:
        """Publish queued messages, those of a partition together."""
        while True:
            payloads: dict[int | None, bytes] = {}
            partition, message = await self.outbox.get()
            payloads[partition] = msgspec.json.encode(message)
            while not self.outbox.empty() and max(map(len, payloads.values())) < BATCH_BYTES:
                partition, message = self.outbox.get_nowait()
                line = msgspec.json.encode(message)
                payloads[partition] = payloads[partition] + b"\n" + line if partition in payloads else line
            for partition, payload in payloads.items():
                await backend.publish(payload, [channel_of(partition)])

    async def _subscribe(self, backend: ChannelsBackend) -> None:
        """Keep the channels we listen to in step with the partitions we want."""
        while True:
            await self.wanted_changed.wait()
            self.wanted_changed.clear()
            new, old = self.wanted - self.listening, self.listening - self.wanted
            if old:
                await backend.unsubscribe([channel_of(partition) for partition in old])
                self.listening -= old
            if new:
                await backend.subscribe([channel_of(partition) for partition in new])
                self.listening |= new
                self.on_listening(new)

    async def _listen(self, backend: ChannelsBackend) -> None:
        async for _, data in backend.stream_events():
            for line in data.splitlines():
                BUS_DELIVERIES.inc()
                with suppress(msgspec.DecodeError):
                    self.on_message(msgspec.json.decode(line, type=BusMessage))


def backend_for(url: str) -> Callable[[], ChannelsBackend]:
    """The bus behind a URL: memory, PostgreSQL or Redis."""
    if url.startswith(("postgresql", "postgres:")):
        from katzentisch.server.postgres_notify import PostgresNotifyBackend

        return lambda: PostgresNotifyBackend(url.replace("+psycopg", ""))
    if url.startswith(("redis:", "rediss:", "unix:")):
        from katzentisch.server.redis_pubsub import RedisPubSubBackend

        return lambda: RedisPubSubBackend(url)
    return MemoryChannelsBackend
