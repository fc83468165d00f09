"""The browser's durable storage, as Python sees it."""

from __future__ import annotations

from typing import Protocol


class KeyValueStore(Protocol):
    """Texts by key, in storage that outlives the page."""

    async def read(self, key: str) -> str | None:
        """The text under this key, if there is one."""
        ...

    async def keys(self, prefix: str) -> list[str]:
        """Every key that begins like this."""
        ...

    async def write(self, changes: str) -> None:
        """Change all these texts or none, a JSON object with null for those that go; kept for good when it returns."""
        ...
