"""How long a connection may take to say what it wants, and how many may be open."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from katzentisch.server.worker_handoff import WorkerHandoff

REQUEST_DEADLINE_SECONDS = 15.0
"""Seconds in which a request must have come, headers and body; for a new connection from its beginning."""
UNREAD_TIMEOUT_MS = 30_000
"""Milliseconds for which somebody may not read what was sent."""
RESERVED_FILES = 100
"""Files that are not for visitors: the store, the bus, processes that think."""
DEFAULT_FILES, UNLIMITED_FILES = 1024, 1_000_000
"""Files that a process may open where nobody says how many, and where there is no limit."""

HANDOFF_RETRY_SECONDS, HANDOFF_RETRIES = 0.01, 100
"""How long, and how often, a worker waits that has a connection for a busy one."""


def file_limit(wanted: bool = False) -> int:
    """How many files this process may open; if they are wanted, after asking for as many as it can get."""
    if sys.platform == "win32":
        return DEFAULT_FILES
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        now = most
    return now if now != resource.RLIM_INFINITY else UNLIMITED_FILES


class TimeoutProtocol(H11Protocol):
    """HTTP for those who come to the point; of those who do not, the first go when there is no room for more."""

    most: ClassVar[int] = file_limit() - RESERVED_FILES
    silent: ClassVar[OrderedDict[TimeoutProtocol, None]] = OrderedDict()
    """Those who have yet to say what they want, the longest silent first."""

    handover: WorkerHandoff | None = None
    """Takes a connection whose first request another worker should answer."""
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most:
            (next(iter(self.silent), self)).transport.abort()
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self.handover is not None:
            self._offer(self.handover, data)
        else:
            self._heard(data)

    def _offer(self, handover: WorkerHandoff, data: bytes, tries: int = HANDOFF_RETRIES) -> None:
        """Let another worker have this connection if it should; while that one is busy, wait a moment."""
        if self.transport.is_closing():
            return
        try:
            taken = handover.offer(data, self.transport.get_extra_info("socket").fileno())
        except BlockingIOError:
            if tries:
                self.transport.pause_reading()
                self.loop.call_later(HANDOFF_RETRY_SECONDS, self._offer, handover, data, tries - 1)
                return
            taken = False
        if taken:
            self.transport.abort()
            return
        self.handover = None
        self.transport.resume_reading()
        self._heard(data)

    def _heard(self, data: bytes) -> None:
        super().data_received(data)
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete and not cycle.more_body:
            self._rest()
        elif self.deadline is None and self in self.connections:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._rest()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """Let a connection go that does not say what it wants."""
        self.silent[self] = None
        self.deadline = self.loop.call_later(REQUEST_DEADLINE_SECONDS, self.transport.abort)

    def _rest(self) -> None:
        self.silent.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
