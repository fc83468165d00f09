"""Processes that play the games of a contest; one that hangs or dies takes only its own game with it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from time import monotonic
from typing import Protocol

from katzentisch.arena.contest import Contest, Pairing
from katzentisch.arena.outcome import Failure, PlayedGame
from katzentisch.arena.referee import NOBODY, lost, play_contest_game
from katzentisch.core.game import Seat

CHECK_EVERY_SECONDS = 1.0
"""Seconds between two looks at who thinks for how long."""
KILL_AFTER_SECONDS = 5.0
"""Seconds beyond its deadline before a player that answers nobody is ended with its process."""
END_WITHIN_SECONDS = 5.0
"""Seconds that a process has to end the programs it started."""


class SharedDeadline(Protocol):
    """Two numbers that two processes share: who thinks, and until when it may."""

    def __getitem__(self, at: int) -> float: ...
    def __setitem__(self, at: int, value: float) -> None: ...


def work(pipe: Connection, contest: Contest, clock: SharedDeadline) -> None:
    """What a process does: play the games it is sent until nobody holds the other end of the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))

    def watch(seat: Seat, seconds: float) -> None:
        clock[1] = monotonic() + seconds
        clock[0] = seat

    with suppress(EOFError, OSError):
        while True:
            pairing: Pairing = pipe.recv()
            watch(NOBODY, 0.0)
            pipe.send(play_contest_game(contest, pairing, watch))


@contextmanager
def deaf() -> Iterator[None]:
    """What is begun here never hears Ctrl-C, which goes to everybody at the terminal; only the main thread may ask."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class ContestWorker:
    """One process, started when there is a game for it and restarted after it was killed."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        context = get_context("spawn")
        self.clock: SharedDeadline = context.RawArray("d", [NOBODY, 0.0])
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, contest, self.clock), name="arena", daemon=False)
        with deaf():
            self.process.start()
        theirs.close()
        self.pairing: Pairing | None = None

    def begin(self, pairing: Pairing) -> None:
        self.pairing = pairing
        with suppress(OSError):  # it is dead already, and `result` will find out
            self.pipe.send(pairing)

    def result(self) -> PlayedGame:
        """What it sends, or that it died in the midst of a game."""
        try:
            played: PlayedGame = self.pipe.recv()
            return played
        except (EOFError, OSError):
            self.process.join()
            return self.lost("died", f"exit code {self.process.exitcode}")

    def overdue(self) -> bool:
        """Whether somebody in it thinks far longer than allowed."""
        return self.clock[0] != NOBODY and monotonic() > self.clock[1] + KILL_AFTER_SECONDS

    def lost(self, how: str, detail: str) -> PlayedGame:
        """The game that ended with this process; the player whose turn it was loses."""
        assert self.pairing is not None
        return lost(self.contest, self.pairing, Failure(int(self.clock[0]), how, detail))

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join(END_WITHIN_SECONDS)
        self.process.kill()
        self.process.join()


class ContestPool:
    """A few workers on this machine."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self.contest = contest
        self.jobs = jobs
        self.workers: list[ContestWorker] = []

    def run(self, pairings: Iterator[Pairing]) -> Iterator[PlayedGame]:
        """Play all these games; each result as soon as it is there, in any order."""
        for pairing in pairings:
            yield from self.until_free()
            self.idle().begin(pairing)
        while self.busy():
            yield from self.next_results()

    def busy(self) -> Sequence[ContestWorker]:
        return [worker for worker in self.workers if worker.pairing is not None]

    def idle(self) -> ContestWorker:
        for worker in self.workers:
            if worker.pairing is None:
                return worker
        self.workers.append(ContestWorker(self.contest))
        return self.workers[-1]

    def until_free(self) -> Iterator[PlayedGame]:
        while len(self.busy()) >= self.jobs:
            yield from self.next_results()

    def next_results(self) -> Iterator[PlayedGame]:
        """The games that ended within the next moment."""
        by_pipe = {worker.pipe: worker for worker in self.busy()}
        for pipe in wait(list(by_pipe), CHECK_EVERY_SECONDS):
            worker = by_pipe[pipe]  # type: ignore[index]
            played = worker.result()
            worker.pairing = None
            if not worker.process.is_alive():
                self.dismiss(worker)
            yield played
        for worker in self.busy():
            if worker.overdue() and not worker.pipe.poll():
                played = worker.lost("late", "no answer at all")
                self.dismiss(worker)
                yield played

    def dismiss(self, worker: ContestWorker) -> None:
        worker.end()
        self.workers.remove(worker)

    def close(self) -> None:
        """End all workers at once, whatever they play."""
        for worker in self.workers:
            worker.process.terminate()
        for worker in list(self.workers):
            self.dismiss(worker)
