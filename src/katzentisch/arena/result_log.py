"""The results of a contest on disk: one line a game, only ever appended to, so that nothing done is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from typing import TypeVar

import msgspec

from katzentisch.arena.contest import Contest, Pairing
from katzentisch.arena.outcome import Outcome, Times
from katzentisch.core.reason import BadOptions

T = TypeVar("T")


class Head(msgspec.Struct, frozen=True):
    """The first line of a results file: what was played."""

    arena: int
    key: str
    contest: Contest


class Ledger:
    """Two files: the results, which the contest alone decides, and the times, which are never twice the same."""

    def __init__(self, contest: Contest, folder: Path) -> None:
        self.contest = contest
        self.results = folder / f"{contest.game}-{contest.key}.jsonl"
        self.times = folder / f"{contest.game}-{contest.key}.times.jsonl"
        self.done: set[Pairing] = set()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            mend(self.results)
            mend(self.times)
            self.results_file = self.results.open("ab", buffering=0)
            self.times_file = self.times.open("ab", buffering=0)
        except OSError as problem:
            raise BadOptions("arena-folder", path=str(folder), problem=str(problem)) from problem
        if self.results_file.tell() == 0:
            append_line(self.results_file, Head(1, contest.key, contest))

    def outcomes(self) -> Iterator[Outcome]:
        """What was played before, each game once, and noted as done."""
        seen = set()
        with self.results.open("rb") as lines:
            head = msgspec.json.decode(next(lines), type=Head)
            if head.contest != self.contest:
                raise BadOptions("arena-other-contest", path=str(self.results))
            for line in lines:
                outcome = msgspec.json.decode(line, type=Outcome)
                pairing = Pairing(outcome.deal, outcome.seating)
                if pairing not in seen:
                    seen.add(pairing)
                    self.done.add(pairing)
                    yield outcome

    def thinking(self) -> Iterator[Times]:
        """How long everybody thought in these games."""
        with self.times.open("rb") as lines:
            for line in lines:
                yield msgspec.json.decode(line, type=Times)

    def add(self, outcome: Outcome, times: Times) -> None:
        """Keep one more game; a whole line at once."""
        append_line(self.times_file, times)
        append_line(self.results_file, outcome)
        self.done.add(Pairing(outcome.deal, outcome.seating))

    def close(self) -> None:
        self.results_file.close()
        self.times_file.close()


def append_line(file: FileIO, line: msgspec.Struct) -> None:
    file.write(msgspec.json.encode(line) + b"\n")


def mend(path: Path) -> None:
    """Cut off a last line that was not written to its end."""
    if not path.exists():
        return
    with path.open("rb+") as file:
        whole = sum(len(line) for line in file if line.endswith(b"\n"))
        if whole < os.fstat(file.fileno()).st_size:
            file.truncate(whole)
