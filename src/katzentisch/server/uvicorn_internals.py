"""Everything that builds on the internals of uvicorn, websockets and h11, which promise nothing about them.

pyproject.toml pins the range of versions this was tried with; tests/server/test_uvicorn_internals.py says what an
upgrade breaks.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from typing import Any, ClassVar

import h11
from litestar import Litestar
from litestar.types import WebSocketScope
from uvicorn import Config
from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import STARTUP_FAILURE
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from uvicorn.supervisors import Multiprocess
from websockets.http11 import Request
from websockets.protocol import State

from katzentisch.server.worker_handoff import WorkerHandoff

REQUEST_DEADLINE_SECONDS = 15.0
"""Time for a whole request, headers and body; for a new connection from its beginning."""
UNREAD_TIMEOUT_MS = 30_000
"""Time for which a client may leave unread what was sent."""
RESERVED_FILES = 100
"""Open files kept for the store, the bus and bot processes."""
DEFAULT_FILES, UNLIMITED_FILES = 1024, 1_000_000
"""Open files of a process where the system names no limit, and where it has none."""
HANDOFF_RETRY_SECONDS, HANDOFF_RETRIES = 0.01, 100
"""How long, and how often, a worker waits to hand a connection to a busy one."""

DIRECT_EXTENSION = "katzentisch.direct"
"""Where an application finds the protocol of a WebSocket."""

log = logging.getLogger("katzentisch.workers")


def file_limit(wanted: bool = False) -> int:
    """The number of files this process may open; `wanted` first raises the limit as far as the system allows."""
    if sys.platform == "win32":
        return DEFAULT_FILES
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        now = most
    return now if now != resource.RLIM_INFINITY else UNLIMITED_FILES


class TimeoutProtocol(H11Protocol):
    """HTTP/1.1 with a deadline for requests; when there are too many connections, the longest silent one goes."""

    max_connections: ClassVar[int] = file_limit() - RESERVED_FILES
    silent: ClassVar[OrderedDict[TimeoutProtocol, None]] = OrderedDict()
    """Connections without a complete request, the longest silent first."""

    handoff: WorkerHandoff | None = None
    """Hands on a connection whose first request another worker should answer."""
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.max_connections:
            (next(iter(self.silent), self)).transport.abort()
        self._start_deadline()

    def data_received(self, data: bytes) -> None:
        if self.handoff is not None:
            self._offer(self.handoff, data)
        else:
            self._process(data)

    def _offer(self, handoff: WorkerHandoff, data: bytes, tries: int = HANDOFF_RETRIES) -> None:
        """Hand this connection to the worker that should have it; while that one is busy, try again shortly."""
        if self.transport.is_closing():
            return
        try:
            taken = handoff.offer(data, self.transport.get_extra_info("socket").fileno())
        except BlockingIOError:
            if tries:
                self.transport.pause_reading()
                self.loop.call_later(HANDOFF_RETRY_SECONDS, self._offer, handoff, data, tries - 1)
                return
            taken = False
        if taken:
            self.transport.abort()
            return
        self.handoff = None
        self.transport.resume_reading()
        self._process(data)

    def _process(self, data: bytes) -> None:
        super().data_received(data)
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete and not cycle.more_body:
            self._cancel_deadline()
        elif self.deadline is None and self in self.connections:
            self._start_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._cancel_deadline()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        super().connection_lost(exc)

    def _start_deadline(self) -> None:
        """Close the connection unless a request is complete in time."""
        self.silent[self] = None
        self.deadline = self.loop.call_later(REQUEST_DEADLINE_SECONDS, self.transport.abort)

    def _cancel_deadline(self) -> None:
        self.silent.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class DirectWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that its application may use without the layers between.

    A client is pinged when it was silent for a while: a ping and its answer wake the server twice.
    """

    heard_at = 0.0
    is_awaited = False
    """Whether the application waits for a message."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # otherwise it was refused
            self.scope["extensions"][DIRECT_EXTENSION] = {"protocol": self}

    async def receive(self) -> ASGIReceiveEvent:
        self.is_awaited = True
        try:
            return await super().receive()
        finally:
            self.is_awaited = False

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        text = self._awaited_text(data)
        if text is None:
            super().data_received(data)
        else:
            self.is_awaited = False
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def _awaited_text(self, data: bytes) -> str | None:
        """The text that these bytes are, if the application waits for one and nothing else is under way.

        Most messages are like that. They need no parser, and nobody has to stop the client from sending more.
        """
        conn = self.conn
        is_ready = self.is_awaited and conn.state is State.OPEN and conn.current_size is None and not conn.reader.buffer
        return text_in_frame(data) if is_ready and len(data) <= self.config.ws_max_size else None

    def send_keepalive_ping(self) -> None:
        assert self.ping_interval is not None
        silent = self.loop.time() - self.heard_at
        if silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def write_text(self, data: bytes) -> bool:
        """Send a text now; False if it has to wait, because the client reads too slowly or the connection ends."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_head(len(data)) + data)
        return True


def text_head(length: int) -> bytes:
    """How a frame begins that is a whole text of so many bytes, without a mask and without compression."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def text_in_frame(data: bytes) -> str | None:
    """The text of a client's frame that is a whole text and all of these bytes; None if they are anything else."""
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80:
        return None
    length, start = data[1] - 0x80, 2
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 4
    if length == 127 or len(data) != start + 4 + length:
        return None
    mask = data[start : start + 4] * (length // 4 + 1)
    plain = int.from_bytes(data[start + 4 :], "big") ^ int.from_bytes(mask[:length], "big")
    try:
        return plain.to_bytes(length, "big").decode()
    except UnicodeDecodeError:
        return None


def protocol_of(scope: WebSocketScope) -> DirectWebSocketProtocol:
    """The protocol behind a WebSocket, whatever a framework has wrapped around it."""
    protocol: DirectWebSocketProtocol = scope["extensions"][DIRECT_EXTENSION]["protocol"]  # type: ignore
    return protocol


class HandedOverProtocol(TimeoutProtocol):
    """A connection that another worker accepted, beginning with what that worker read from it."""

    def __init__(self, read_before: bytes, config: Config, state: ServerState) -> None:
        super().__init__(config, state, {})
        self.handoff = None
        self.read_before = read_before

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.data_received(self.read_before)  # before the event loop reads on


class WorkerSupervisor(Multiprocess):
    """Keeps workers running, and logs each one that dies and is replaced."""

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for old, new in zip(before, self.processes, strict=True):
            if new is not old:
                found = {"worker": old.pid, "exit_code": old.exitcode, "replaced_by": new.pid}
                log.warning("a worker died and was replaced", extra=found)
            elif old.exitcode == STARTUP_FAILURE:
                log.error("a worker failed to start", extra={"worker": old.pid})


def join_handoff(app: Litestar, folder: str, options: dict[str, Any]) -> None:
    """Let this worker's application exchange connections with the other workers that share the folder."""
    config, state = Config(app, **options), ServerState()

    def make_protocol(read_before: bytes) -> TimeoutProtocol:
        return HandedOverProtocol(read_before, config, state)

    def close_connections() -> None:
        for connection in list(state.connections):
            connection.shutdown()

    TimeoutProtocol.handoff = handoff = WorkerHandoff(folder, make_protocol)
    app.on_startup.append(handoff.open)
    app.on_shutdown += [handoff.close, close_connections]
