"""Bots in processes of their own: they get a view as bytes, answer by a deadline, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from katzentisch.bots.budget import parse
from katzentisch.bots.question import Answer, BotFailed, Question, answer

GRACE = 10.0
"""Seconds that every bot may take beyond its budget."""
STARTING = 60.0


def think(pipe: Connection) -> None:
    """What a process does all day; it ends when nobody holds the other end of the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        pipe.send_bytes(b"ready")
        while True:
            question = msgspec.json.decode(pipe.recv_bytes(), type=Question)
            try:
                reply = answer(question)
            except Exception as problem:
                reply = Answer(failed=repr(problem))
            pipe.send(reply)


class Thinker:
    """One process; it is ended and begun anew when it overruns."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def ask(self, question: Question, seconds: float) -> Answer:
        """The bot's answer, at the latest after so many seconds."""
        try:
            pipe = self.pipe or self.begin()
            pipe.send_bytes(msgspec.json.encode(question))
            if not pipe.poll(seconds):
                raise TimeoutError
            reply: Answer = pipe.recv()
        except (OSError, EOFError, RuntimeError) as problem:
            self.end()
            raise BotFailed(repr(problem)) from problem
        if reply.failed:
            raise BotFailed(reply.failed)
        if reply.move is not None and reply.move not in question.legal:
            raise BotFailed("not legal")
        return reply

    def begin(self) -> Connection:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=think, args=(theirs,), name="thinker", daemon=True)
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self.pipe, self.process = ours, process
        if not ours.poll(STARTING):
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


class Pool:
    """A few processes that think; whoever asks waits for a free one without holding up anybody else."""

    def __init__(self, size: int) -> None:
        self.thinkers = [Thinker() for _ in range(size)]
        self.idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.thinkers:
            self.idle.put_nowait(thinker)
        self.threads = ThreadPoolExecutor(size, "pool")

    async def ask(self, question: Question, seconds: float | None = None) -> Answer:
        """The bot's answer within its budget and some grace; BotFailed if there is none."""
        limit = seconds if seconds is not None else deadline(question.budget)
        thinker = await self.idle.get()
        asked = asyncio.get_running_loop().run_in_executor(self.threads, thinker.ask, question, limit)
        asked.add_done_callback(lambda done: self._rest(thinker, done))
        return await asyncio.shield(asked)

    def _rest(self, thinker: Thinker, done: asyncio.Future[Answer]) -> None:
        """A thinker is free again, whether anybody still waits for its answer or not."""
        if not done.cancelled():
            done.exception()
        self.idle.put_nowait(thinker)

    def close(self) -> None:
        """End all processes, whatever they think about."""
        for thinker in self.thinkers:
            if thinker.process is not None:
                thinker.process.kill()
        self.threads.shutdown(cancel_futures=True)
        for thinker in self.thinkers:
            thinker.end()


def deadline(budget: str) -> float:
    """How long to wait for a bot with this budget."""
    return GRACE + (parse(budget).seconds if budget else 0.0)
