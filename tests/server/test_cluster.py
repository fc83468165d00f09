"""Several servers at one store behind nginx: few messages between them, and nobody loses a move with a server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from katzentisch.bench.load import cluster
from katzentisch.bench.load.cluster import ServerCluster, metric
from tests.waiting import PATIENCE_SECONDS, until, until_told

from .daemons import installed, postgresql, redis

SERVERS, TABLES, MOVES = 3, 12, 100


@contextmanager
def clustered(bus: str, folder: Path) -> Iterator[ServerCluster]:
    """Servers that speak over PostgreSQL or Redis."""
    with ExitStack() as stack:
        stack.enter_context(installed("nginx"))
        store = stack.enter_context(postgresql()).url
        url = store if bus == "postgresql" else stack.enter_context(redis()).url
        servers = ServerCluster(stack, str(folder), store, url)
        for _ in range(SERVERS):
            servers.add_server()
        servers.configure()
        yield servers


@pytest.mark.thorough
@pytest.mark.parametrize("bus", ["postgresql", "redis"])
def test_one_is_killed_and_one_is_added(bus: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is told to fewer processes than there are; everybody comes back, and finds every acknowledged move."""
    monkeypatch.setattr(cluster, "RETURN_TIMEOUT_SECONDS", PATIENCE_SECONDS)

    async def run(servers: ServerCluster) -> None:
        await servers.play(TABLES, 0.1)
        assert await servers.deliveries_per_move(MOVES) < SERVERS
        killed = await servers.kill_busiest()
        assert (killed.missing, killed.lost_moves) == (0, 0), str(killed)
        assert killed.seconds, "somebody was there"
        added, back = await servers.add_another()
        assert (back.missing, back.lost_moves) == (0, 0), str(back)
        await until(lambda: metric(added, "katzentisch_rooms") > 0, "the new server holds tables")
        before = await servers.count()

        async def play_on() -> bool:
            return (await servers.count()).lines >= before.lines + MOVES

        await until_told(play_on, "people play on")
        servers.leave()

    with clustered(bus, tmp_path) as servers:
        asyncio.run(run(servers))
