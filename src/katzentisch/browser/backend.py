"""The house, as a page sees it: asked like a server, and it answers like one."""

from __future__ import annotations

import logging
from time import monotonic

import msgspec

from katzentisch.browser.connection import Closed, Line, Send
from katzentisch.browser.indexeddb import Drawer
from katzentisch.browser.lobby import GUEST, Lobby
from katzentisch.browser.request import Answer, Request, Unreadable
from katzentisch.browser.routes import ROUTES
from katzentisch.browser.storage import Shelf
from katzentisch.browser.worker_client import Think
from katzentisch.core.reason import Reason, Refusal
from katzentisch.core.view import encode
from katzentisch.table import wire
from katzentisch.table.refusals import status

log = logging.getLogger("katzentisch.browser")


class House:
    """Everything that a server's API can do for people around one device."""

    def __init__(self, drawer: Drawer, think: Think) -> None:
        self.lobby = Lobby(Shelf(drawer), think)

    async def ask(self, method: str, path: str, body: str = "", tokens: str = "[]") -> str:
        """What a server would answer: `{"status": …, "body": …}`."""
        answer = await self._answer(method, path, body, tokens)
        return encode(answer).decode()

    async def _answer(self, method: str, path: str, body: str, tokens: str) -> Answer:
        try:
            await self.lobby.look_round(monotonic())
            request = Request(self.lobby, GUEST, method, path, body, tokens)
            return await request.answer(ROUTES)
        except Unreadable as unreadable:
            return refused(unreadable.reason, unreadable.status)
        except Refusal as refusal:
            return refused(refusal.reason, status(refusal), getattr(refusal, "update", None))
        except Exception:
            log.exception("a request failed")
            return refused(Reason("broken"), 500)

    def connect(self, code: str, send: Send, closed: Closed) -> Line:
        """A line to a table; its messages are those of a server's WebSocket."""
        return Line(self.lobby, code, GUEST, send, closed)

    async def close(self) -> None:
        """Let go of everything; what is kept is in the drawer."""
        await self.lobby.close()


def refused(reason: Reason, code: int, update: wire.Update | None = None) -> Answer:
    return Answer(code, msgspec.Raw(wire.write(wire.Refused(reason=wire.why(reason), update=update))))
