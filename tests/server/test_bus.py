"""Messages between processes reach those that hold tables of the same partition, and no others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Set
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from katzentisch.server.bus import PARTITIONS, Bus, BusMessage, backend_for, partition_of
from katzentisch.server.postgres_notify import PostgresNotifyBackend
from katzentisch.table.identifiers import CODE_LETTERS, new_code
from tests.waiting import until

from .daemons import postgresql, redis
from .house import house
from .test_play import two


class Listener:
    """A process on the bus, and what it heard."""

    def __init__(self, url: str) -> None:
        self.heard: list[str] = []
        self.listening: set[int] = set()
        self.bus = Bus(
            backend_for(url), lambda message: self.heard.append(message.process), self.on_connected, self.add
        )

    def on_connected(self) -> None:
        """Nothing to do: nobody spoke before."""

    def add(self, partitions: Set[int]) -> None:
        self.listening |= partitions

    async def listen_to(self, *partitions: int) -> None:
        self.bus.listen_to(partitions)
        await until(lambda: self.bus.listening == set(partitions), "the bus listens")


@asynccontextmanager
async def processes(url: str, count: int) -> AsyncIterator[list[Listener]]:
    """So many processes that are connected to a bus."""
    async with AsyncExitStack() as stack:
        listeners = [Listener(url) for _ in range(count)]
        for listener in listeners:
            listener.bus.start()
            stack.push_async_callback(listener.bus.stop)
        for listener in listeners:
            await until(lambda bus=listener.bus: bus.is_connected, "the bus is there")  # type: ignore[misc]
        yield listeners


@contextmanager
def redis_url() -> Iterator[str]:
    with redis() as daemon:
        yield daemon.url


@contextmanager
def postgresql_url() -> Iterator[str]:
    with postgresql() as daemon:
        yield daemon.url


def test_tables_spread_over_all_partitions() -> None:
    """By two letters of their code, which a proxy can see."""
    codes = [first + second + new_code()[2:] for first in CODE_LETTERS for second in CODE_LETTERS]
    partitions = {partition_of(code) for code in codes}
    assert partitions <= set(range(PARTITIONS))
    assert len(partitions) > PARTITIONS * 0.9
    assert partition_of("abcdefgh") == partition_of("abxxxxxx")


@pytest.mark.parametrize("service", [redis_url, postgresql_url])
def test_a_message_reaches_those_who_listen_to_its_partition(
    service: Callable[[], AbstractContextManager[str]],
) -> None:
    """Also after a process changed what it listens to; what concerns everybody reaches everybody."""

    async def run(url: str) -> None:
        async with processes(url, 4) as (first, second, third, fourth):
            await first.listen_to(1, 2)
            await second.listen_to(2)
            await third.listen_to(3)
            assert first.listening == {1, 2}
            first.bus.publish(BusMessage(process="about 1"), 1)
            first.bus.publish(BusMessage(process="about 2"), 2)
            second.bus.publish(BusMessage(process="about 3"), 3)
            second.bus.publish(BusMessage(process="for all"))
            everybody = first, second, third, fourth
            await until(lambda: all("for all" in each.heard for each in everybody), "everybody has heard")
            await until(lambda: set(first.heard) == {"about 1", "about 2", "for all"}, "the first has heard")
            await until(lambda: set(second.heard) == {"about 2", "for all"}, "the second has heard")
            await until(lambda: set(third.heard) == {"about 3", "for all"}, "the third has heard")
            assert fourth.heard == ["for all"]
            await second.listen_to(3)
            first.bus.publish(BusMessage(process="again 2"), 2)
            first.bus.publish(BusMessage(process="again 3"), 3)
            await until(lambda: "again 3" in second.heard and "again 2" in first.heard, "both have heard")
            assert "again 2" not in second.heard

    with service() as url:
        asyncio.run(run(url))


def test_a_notification_does_not_wait_for_the_disk() -> None:
    """PostgreSQL makes a transaction of it, and nothing that is stored depends on it."""

    async def run(url: str) -> None:
        backend = PostgresNotifyBackend(url)
        await backend.on_startup()
        try:
            assert backend.speaking is not None
            shown = await (await backend.speaking.execute("SHOW synchronous_commit")).fetchone()
            assert shown == ("off",)
        finally:
            await backend.on_shutdown()

    with postgresql() as database:
        asyncio.run(run(database.url))


def test_a_process_listens_to_the_partitions_of_its_tables(tmp_path: Path) -> None:
    """From the moment a table is opened until it is closed."""

    async def run() -> None:
        async with house(tmp_path / "tables.sqlite", bus="memory:") as here:
            _, _, code = await two(here)
            bus = here.lobby.bus
            await until(lambda: bus.listening == {partition_of(code)}, "it listens")
            await here.lobby.close_room(here.room(code))
            await here.lobby._check()
            await until(lambda: bus.listening == set(), "it listens no more")

    asyncio.run(run())
