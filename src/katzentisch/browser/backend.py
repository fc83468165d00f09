"""The backend in a browser: it answers requests and connections as a server does."""

from __future__ import annotations

import logging
from time import monotonic

import msgspec

from katzentisch.browser.connection import BrowserConnection, OnClosed, Send
from katzentisch.browser.indexeddb import KeyValueStore
from katzentisch.browser.lobby import LOCAL_GUEST, BrowserLobby
from katzentisch.browser.request import HttpAnswer, HttpError, Request, route_request
from katzentisch.browser.routes import ROUTES
from katzentisch.browser.storage import BrowserStorage
from katzentisch.browser.worker_client import CallWorker
from katzentisch.core.reason import Reason, Refusal
from katzentisch.core.view import encode
from katzentisch.endpoints.endpoint import status_of
from katzentisch.table import wire

log = logging.getLogger("katzentisch.browser")


class Backend:
    """Everything that a server's API can do for people around one device."""

    def __init__(self, store: KeyValueStore, call_worker: CallWorker) -> None:
        self.lobby = BrowserLobby(BrowserStorage(store), call_worker)

    async def ask(self, method: str, path: str, body: str = "", tokens: str = "[]") -> str:
        """What a server would answer: `{"status": …, "body": …}`."""
        return encode(await self._answer_request(method, path, body, tokens)).decode()

    async def _answer_request(self, method: str, path: str, body: str, tokens: str) -> HttpAnswer:
        try:
            await self.lobby.close_idle_rooms(monotonic())
            request = Request(self.lobby, LOCAL_GUEST, method, path, body, tokens)
            return await route_request(request, ROUTES)
        except HttpError as unreadable:
            return refusal_answer(unreadable.reason, unreadable.status)
        except Refusal as refusal:
            return refusal_answer(refusal.reason, status_of(refusal), getattr(refusal, "update", None))
        except Exception:
            log.exception("a request failed")
            return refusal_answer(Reason("broken"), 500)

    def connect(self, code: str, send: Send, closed: OnClosed) -> BrowserConnection:
        """A line to a table; its messages are those of a server's WebSocket."""
        return BrowserConnection(self.lobby, code, LOCAL_GUEST, send, closed)

    async def close(self) -> None:
        """Let go of everything; what is kept is in the drawer."""
        await self.lobby.close()


def refusal_answer(reason: Reason, code: int, update: wire.Update | None = None) -> HttpAnswer:
    return HttpAnswer(
        code, msgspec.Raw(wire.encode_message(wire.Refused(reason=wire.reason_info(reason), update=update)))
    )
