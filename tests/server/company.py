"""People who play at a server from a process of their own, so that whatever they wait for is the server."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection

from katzentisch.bench.load.players import Load


class Company:
    """Two people at each of some tables, who play until they are told to stop."""

    def __init__(self, url: str, tables: int, pace: float) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=playing, args=(url, tables, pace, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.waits()

    def __enter__(self) -> Company:
        return self

    def __exit__(self, *_: object) -> None:
        self.pipe.close()
        self.process.join()

    def waits(self) -> list[float]:
        """Seconds from each move to the other's view of it, since the last time they were asked for."""
        self.pipe.send(None)
        waits: list[float] = self.pipe.recv()
        return waits


def playing(url: str, tables: int, pace: float, pipe: Connection) -> None:
    """What their process does."""
    asyncio.run(play(Load([url], tables, pace), pipe))


async def play(load: Load, pipe: Connection) -> None:
    await load.gather()
    with suppress(EOFError, OSError):
        while True:
            await asyncio.to_thread(pipe.recv)
            waits, load.delays = load.delays, []
            pipe.send(waits)
    await load.play(0)
    load.leave()
