"""PostgreSQL as a bus: each process keeps one connection for sending instead of opening one per message."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection

NO_SYNC = "-c synchronous_commit=off"
"""A notification is a transaction. Nothing stored depends on it, so it does not wait for the disk."""


class PostgresNotifyBackend(PsycoPgChannelsBackend):
    """LISTEN on one connection and NOTIFY on another; both end together."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url
        self.speaking: AsyncConnection[Any] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self.speaking = await AsyncConnection.connect(self.url, autocommit=True, options=NO_SYNC)

    async def on_shutdown(self) -> None:
        if self.speaking is not None:
            await self.speaking.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        assert self.speaking is not None
        for channel in channels:
            await self.speaking.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
