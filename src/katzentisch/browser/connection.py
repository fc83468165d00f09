"""A line to a table: what a WebSocket is at a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

from katzentisch.browser.lobby import Lobby
from katzentisch.core.reason import Refusal
from katzentisch.table import wire
from katzentisch.table.identifiers import CODE
from katzentisch.table.refusals import Away, Missing
from katzentisch.table.session import Visit

REFUSED, BROKEN, AWAY, DONE = 4403, 1011, 1013, 1000
"""Why a line is closed, as a server would say it."""

Send: TypeAlias = Callable[[str], object]
Closed: TypeAlias = Callable[[int], object]

log = logging.getLogger("katzentisch.browser")


class Line:
    """One visit; messages are answered one after the other, in the order in which they came."""

    def __init__(self, lobby: Lobby, code: str, guest: str, send: Send, closed: Closed) -> None:
        self.lobby = lobby
        self.code = code
        self.guest = guest
        self.send = send
        self.closed = closed
        self.turn = asyncio.Lock()
        self.visit: Visit | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.over = False

    async def receive(self, text: str) -> None:
        """Take a message; the first is `hello`."""
        async with self.turn:
            if self.over:
                return
            try:
                await (self._greet(text) if self.visit is None else self.visit.hear(text))
            except Refusal as refusal:
                await self._turn_away(refusal, AWAY if isinstance(refusal, Away) else REFUSED)
            except Exception:
                log.exception("a line failed")
                await self._turn_away(Refusal("broken"), BROKEN)

    async def _greet(self, text: str) -> None:
        if not CODE.fullmatch(self.code):
            raise Missing("table-unknown", code=self.code)
        visit = Visit(await self.lobby.room(self.code), self.guest)
        await visit.greet(text)
        self.visit = visit
        self.tasks = [asyncio.create_task(self._speak(visit)), asyncio.create_task(self._watch(visit))]

    async def _speak(self, visit: Visit) -> None:
        while True:
            self.send((await visit.connection.next()).decode())

    async def _watch(self, visit: Visit) -> None:
        await visit.connection.lost.wait()
        await self._end(DONE)

    async def _turn_away(self, refusal: Refusal, code: int) -> None:
        self.send(wire.write(wire.Refused(reason=wire.why(refusal.reason))).decode())
        await self._end(code)

    async def _end(self, code: int) -> None:
        await self.close()
        self.closed(code)

    async def close(self) -> None:
        """Hang up; closing twice does nothing."""
        if self.over:
            return
        self.over = True
        for task in self.tasks:
            if task is not asyncio.current_task():
                task.cancel()
        if self.visit is not None:
            await self.visit.room.leave(self.visit.connection)
            self.visit.room.used = monotonic()
