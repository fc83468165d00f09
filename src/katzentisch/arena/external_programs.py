"""Programs from outside: they speak a small line protocol and are never shown more than a view (docs/arena.md)."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from tempfile import TemporaryFile
from threading import Thread
from types import TracebackType
from typing import Self

from katzentisch.arena.contest import Contest
from katzentisch.core.game import Move, Seat
from katzentisch.core.player import Player
from katzentisch.core.reason import BadNotation
from katzentisch.core.view import View, encode

PROTOCOL = "katzentisch 1"
READY = "ready"
PASS = "pass"
REMARK = "#"
START_WITHIN_SECONDS = 60.0
"""Seconds a program has to start, load what it needs and be ready; the contest's deadline is for its answers."""
END_WITHIN_SECONDS = 1.0
"""Seconds a program has to end by itself after the game."""
LONGEST_LINE = 65536
REPORTED_CHARACTERS = 500
"""How many characters of a program's last words are reported."""


class Broken(Exception):
    """A program crashed, did not answer in time, or answered with something that is not a move."""

    def __init__(self, how: str, detail: str) -> None:
        super().__init__(detail)
        self.how = how


class Program(Player):
    """One program in one seat for one game; it is ended with all its children, whatever it does."""

    def __init__(self, command: str, contest: Contest, seat: Seat, seed: str) -> None:
        self.game = contest.entry.game
        self.name = ""
        """What it calls itself, if it does."""
        self.deadline = contest.deadline
        self.words = TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.words,
            start_new_session=sys.platform != "win32",
        )
        self.lines: SimpleQueue[bytes] = SimpleQueue()
        self.reader = Thread(target=self.read, daemon=True)
        self.reader.start()
        self.greeting = {
            "game": contest.game,
            "version": contest.version,
            "options": contest.options,
            "players": len(contest.lineup),
            "seat": seat,
            "seed": seed,
            "seconds": contest.deadline,
        }

    def __enter__(self) -> Self:
        try:
            self.say(PROTOCOL)
            answer = self.hear(START_WITHIN_SECONDS)
            if answer.split()[:1] != [READY]:
                raise Broken("illegal", answer)
            self.name = " ".join(answer.split()[1:])
            self.say(f"game {encode(self.greeting).decode()}")
        except Broken:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return self.parse(self.ask("choose", view, legal))

    def interrupt(self, view: View, legal: Sequence[Move]) -> Move | None:
        answer = self.ask("interrupt", view, legal)
        return None if answer.lower() == PASS else self.parse(answer)

    def end(self, points: list[int], ranks: list[int]) -> None:
        """Tell it how the game ended; whether it listens is its own affair."""
        with suppress(Broken, OSError, subprocess.TimeoutExpired):
            self.say(f"over {encode({'points': points, 'ranks': ranks}).decode()}")
            assert self.process.stdin is not None
            self.process.stdin.close()
            self.process.wait(END_WITHIN_SECONDS)

    def ask(self, question: str, view: View, legal: Sequence[Move]) -> str:
        self.say(f"view {encode(view).decode()}")
        self.say("\t".join([question, *map(self.game.spell, legal)]))
        return self.hear(self.deadline)

    def parse(self, answer: str) -> Move:
        try:
            return self.game.parse(answer)
        except BadNotation:
            raise Broken("illegal", answer) from None

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{line}\n".encode())
            self.process.stdin.flush()
        except OSError:
            raise Broken("crashed", self.last_words()) from None

    def hear(self, seconds: float) -> str:
        """Its next line that is not a comment; raises Broken if there is none in time."""
        while True:
            try:
                line = self.lines.get(timeout=seconds)
            except Empty:
                raise Broken("late", f"> {seconds:g} s") from None
            if not line.endswith(b"\n"):
                raise (
                    Broken("illegal", repr(line[:REPORTED_CHARACTERS]))
                    if line
                    else Broken("crashed", self.last_words())
                )
            text = line.decode("utf-8", "replace").strip()
            if not text.startswith(REMARK):
                return text

    def read(self) -> None:
        """What a thread does: pass lines on until there are no more; the last one is empty."""
        assert self.process.stdout is not None
        line = b"\n"
        while line.endswith(b"\n"):
            with suppress(OSError, ValueError):
                line = self.process.stdout.readline(LONGEST_LINE)
                self.lines.put(line)
                continue
            break

    def last_words(self) -> str:
        """How it ended and what it said about that."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        self.words.seek(0)
        said = self.words.read().decode("utf-8", "replace").strip()[-REPORTED_CHARACTERS:]
        return f"exit code {self.process.poll()}: {said}" if said else f"exit code {self.process.poll()}"

    def close(self) -> None:
        """End it and everything it started."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        if sys.platform != "win32":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        self.reader.join()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.words.close()
