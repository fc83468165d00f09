"""Processes that do one thing at a time, by a deadline, while nobody else waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeAlias

START_TIMEOUT_SECONDS = 60.0
NICE_INCREMENT = 5
"""By how much such a process steps back behind those that people wait for, where processors are few."""

MAX_FAMILIAR = 1024
"""Topics of which it is known who worked on them last."""

Work: TypeAlias = Callable[[bytes], bytes]
"""What a process does with what it is given; a function that can be found by its name."""


class WorkFailed(Exception):
    """A process died, overran, or could not begin."""


def labour(work: Work, pipe: Connection) -> None:
    """What a process does all day; it ends when nobody holds the other end of the pipe."""
    if hasattr(os, "nice"):
        os.nice(NICE_INCREMENT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        pipe.send_bytes(b"ready")
        while True:
            pipe.send_bytes(work(pipe.recv_bytes()))


class Worker:
    """One process; it is restarted when it overruns."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def do(self, data: bytes, seconds: float) -> bytes:
        """What the work makes of this, at the latest after so many seconds."""
        try:
            pipe = self.pipe or self.begin()
            pipe.send_bytes(data)
            if not pipe.poll(seconds):
                raise TimeoutError
            return pipe.recv_bytes()
        except (OSError, EOFError, RuntimeError) as problem:
            self.end()
            raise WorkFailed(repr(problem)) from problem

    def begin(self) -> Connection:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        name = self.work.__name__
        process = context.Process(target=labour, args=(self.work, theirs), name=name, daemon=True)
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self.pipe, self.process = ours, process
        if not ours.poll(START_TIMEOUT_SECONDS):
            raise TimeoutError
        ours.recv_bytes()
        return ours

    def end(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = self.pipe = None


class Workers:
    """A few processes, started when they are needed. A caller waits for a free one and holds up nobody else.

    Callers take turns: one with many requests delays only its own, and cancelled requests are skipped.
    """

    def __init__(self, size: int, work: Work) -> None:
        self.all = [Worker(work) for _ in range(size)]
        self.idle = list(self.all)
        self.waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[Worker]]]] = OrderedDict()
        """By group, then by asker: groups take turns, and so do the askers of each."""
        self.familiar: OrderedDict[str, Worker] = OrderedDict()
        """By topic, who worked on it last and may remember something."""
        self.threads = ThreadPoolExecutor(size, work.__name__)

    async def do(self, data: bytes, seconds: float, whose: str = "", group: str = "", topic: str = "") -> bytes:
        """What the work makes of this; WorkFailed if it takes longer than so many seconds.

        Askers of one group, such as one network, have one turn together; without a group an asker is one alone.
        The worker that had a topic last gets it again if it is free; nobody waits for it.
        """
        worker = self._idle_worker(topic) if self.idle else await self._turn(whose, group or whose)
        if topic:
            self.familiar[topic] = worker
            self.familiar.move_to_end(topic)
            while len(self.familiar) > MAX_FAMILIAR:
                self.familiar.popitem(last=False)
        done = asyncio.get_running_loop().run_in_executor(self.threads, worker.do, data, seconds)
        done.add_done_callback(lambda done: self._rest(worker, done))
        return await asyncio.shield(done)

    def _idle_worker(self, topic: str) -> Worker:
        """The free one that knows this topic, else the one that was busy last."""
        known = self.familiar.get(topic)
        return self.idle.pop(self.idle.index(known) if known in self.idle else -1)

    def queued(self, whose: str) -> int:
        """How much of what somebody asked for has yet to begin."""
        return sum(not turn.done() for askers in self.waiting.values() for turn in askers.get(whose, ()))

    async def _turn(self, whose: str, group: str) -> Worker:
        """A worker, once it is this asker's turn."""
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(group, OrderedDict()).setdefault(whose, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._free(turn.result())
            raise

    def _free(self, worker: Worker) -> None:
        """Give a worker to the next caller; a caller's turn comes again after all others."""
        while self.waiting:
            group, askers = self.waiting.popitem(last=False)
            whose, turns = askers.popitem(last=False)
            turn = turns.popleft()
            if turns:
                askers[whose] = turns
            if askers:
                self.waiting[group] = askers
            if not turn.done():
                turn.set_result(worker)
                return
        self.idle.append(worker)

    def _rest(self, worker: Worker, done: asyncio.Future[bytes]) -> None:
        """A worker is free again, whether anybody still waits for what it did or not."""
        if not done.cancelled():
            done.exception()
        self._free(worker)

    def close(self) -> None:
        """End all processes, whatever they are about."""
        for worker in self.all:
            if worker.process is not None:
                worker.process.kill()
        self.threads.shutdown(cancel_futures=True)
        for worker in self.all:
            worker.end()
