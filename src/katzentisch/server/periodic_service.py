"""Work that a process does again and again in the background, from its start until it is stopped."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from time import monotonic
from types import TracebackType

from katzentisch.core.reason import Refusal
from katzentisch.table.refusals import Unavailable

JITTER = 0.2
"""The share by which a pause is shortened or lengthened, so that processes do not all work at the same moment."""

log = logging.getLogger("katzentisch.periodic_service")


class PeriodicService:
    """A task that does its work, rests and does it again; nothing that goes wrong ends it.

    Start it with `async with`, or by `start` and `stop`. `retry_seconds` is the rest after the store did not answer,
    where that is to be shorter.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[None]],
        seconds: float,
        retry_seconds: float | None = None,
        rests_first: bool = False,
        on_wake: Callable[[float], None] | None = None,
    ) -> None:
        self.name = name
        self.work = work
        self.seconds = seconds
        self.retry_seconds = seconds if retry_seconds is None else retry_seconds
        self.rests_first = rests_first
        self.on_wake = on_wake
        """Told after each rest by how many seconds the event loop was late."""
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, in the running event loop."""
        self.task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        """End, whatever is being done; twice does no harm."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def __aenter__(self) -> PeriodicService:
        self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def _run(self) -> None:
        if self.rests_first:
            await self._rest(self.seconds)
        while True:
            await self._rest(await self._work_once())

    async def _work_once(self) -> float:
        """Do the work once; the seconds to rest after it."""
        try:
            await self.work()
        except Unavailable:
            return self.retry_seconds
        except Refusal as refused:
            log.warning("a service waits", extra={"service": self.name, "problem": refused.reason.key})
        except Exception:
            log.exception("a service failed", extra={"service": self.name})
        return self.seconds

    async def _rest(self, seconds: float) -> None:
        pause = seconds * random.uniform(1 - JITTER, 1 + JITTER)
        due = monotonic() + pause
        await asyncio.sleep(pause)
        if self.on_wake is not None:
            self.on_wake(max(0.0, monotonic() - due))
