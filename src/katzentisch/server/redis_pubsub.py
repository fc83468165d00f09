"""Redis as a bus: its connections end with it."""

from __future__ import annotations

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis


class RedisPubSubBackend(RedisChannelsPubSubBackend):
    """Publishes and subscribes with a client of its own."""

    def __init__(self, url: str) -> None:
        self.client = Redis.from_url(url)
        super().__init__(redis=self.client)

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self.client.aclose()
