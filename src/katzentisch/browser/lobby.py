"""All tables of this browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import ParamSpec, TypeVar

from msgspec.structs import replace

from katzentisch.bots.request import Answer, Question
from katzentisch.browser import worker_client
from katzentisch.browser.storage import Shelf
from katzentisch.core.reason import Refusal
from katzentisch.table import lobby, wire
from katzentisch.table.metrics import Meter
from katzentisch.table.table_state import visitor

P = ParamSpec("P")
T = TypeVar("T")

GUEST = "here"
"""Whoever sits before this screen."""
CROWDED = 20
"""Tables that are held open at once."""


class Lobby(lobby.Lobby):
    """Where one thing is done at a time, and nobody else writes."""

    def __init__(self, shelf: Shelf, think: worker_client.Think) -> None:
        super().__init__(shelf, worker_client.Messenger(think), Meter(), alone=True)
        self.shelf = shelf
        self.think = think
        self.most = CROWDED
        self.noting: dict[str, asyncio.Task[None]] = {}
        """Notes of how tables stand that are about to be kept."""

    async def ask(self, question: Question, whose: str) -> Answer:
        return await worker_client.ask(self.think, question)

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """There is no such place here; but whatever waits comes first."""
        await asyncio.sleep(0)
        return work(*args, **kwargs)

    def advanced(self, code: str, lines: bool = False) -> None:
        """There is nobody to tell; but how the table stands is noted for the next list."""
        if code not in self.noting:
            self.noting[code] = asyncio.create_task(self._note(code))

    async def _note(self, code: str) -> None:
        await asyncio.sleep(0)
        del self.noting[code]
        if room := self.rooms.get(code):
            with suppress(Refusal):
                await self.shelf.note(await room.table(visitor(GUEST)))

    async def info(self, code: str, guest: str | None) -> wire.TableInfo:
        """A match that nobody looks at is not folded for a list."""
        noted = None if code in self.rooms else await self.shelf.noted(code)
        if noted is None:
            return await super().info(code, guest)
        seats = [replace(seat, here=False) for seat in noted.seats]
        return replace(noted, seats=seats, onlookers=0)

    async def clear(self, code: str) -> None:
        """Let a table go for good, with all its matches."""
        if room := self.rooms.get(code):
            await self.let_go(room)
        await self.shelf.clear(code)
