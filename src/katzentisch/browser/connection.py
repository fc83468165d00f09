"""A connection to a table inside a browser, in place of a server's WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

from katzentisch.browser.lobby import BrowserLobby
from katzentisch.core.reason import Refusal
from katzentisch.table import wire
from katzentisch.table.identifiers import CODE_PATTERN
from katzentisch.table.refusals import NotFound, Unavailable
from katzentisch.table.session import Session

CLOSE_REFUSED, CLOSE_BROKEN, CLOSE_UNAVAILABLE, CLOSE_NORMAL = 4403, 1011, 1013, 1000
"""Close codes, as a server's WebSocket has them."""

Send: TypeAlias = Callable[[str], object]
OnClosed: TypeAlias = Callable[[int], object]

log = logging.getLogger("katzentisch.browser")


class BrowserConnection:
    """One client; messages are answered in the order in which they came."""

    def __init__(self, lobby: BrowserLobby, code: str, guest: str, send: Send, closed: OnClosed) -> None:
        self.lobby = lobby
        self.code = code
        self.guest = guest
        self.send = send
        self.on_closed = closed
        self.lock = asyncio.Lock()
        self.session: Session | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.is_closed = False

    async def receive(self, text: str) -> None:
        """Take a message; the first is `hello`."""
        async with self.lock:
            if self.is_closed:
                return
            try:
                await (self._greet(text) if self.session is None else self.session.handle(text))
            except Refusal as refusal:
                await self._refuse(refusal, CLOSE_UNAVAILABLE if isinstance(refusal, Unavailable) else CLOSE_REFUSED)
            except Exception:
                log.exception("a connection failed")
                await self._refuse(Refusal("broken"), CLOSE_BROKEN)

    async def _greet(self, text: str) -> None:
        if not CODE_PATTERN.fullmatch(self.code):
            raise NotFound("table-unknown", code=self.code)
        session = Session(await self.lobby.get_room(self.code), self.guest)
        await session.greet(text)
        self.session = session
        self.tasks = [
            asyncio.create_task(self._send_messages(session)),
            asyncio.create_task(self._close_when_lost(session)),
        ]

    async def _send_messages(self, session: Session) -> None:
        while True:
            self.send((await session.connection.next_message()).decode())

    async def _close_when_lost(self, session: Session) -> None:
        await session.connection.lost.wait()
        await self._close_with(CLOSE_NORMAL)

    async def _refuse(self, refusal: Refusal, code: int) -> None:
        self.send(wire.encode_message(wire.Refused(reason=wire.reason_info(refusal.reason))).decode())
        await self._close_with(code)

    async def _close_with(self, code: int) -> None:
        await self.close()
        self.on_closed(code)

    async def close(self) -> None:
        """End the connection; closing twice does nothing."""
        if self.is_closed:
            return
        self.is_closed = True
        for task in self.tasks:
            if task is not asyncio.current_task():
                task.cancel()
        if self.session is not None:
            await self.session.room.leave(self.session.connection)
            self.session.room.last_used = monotonic()
