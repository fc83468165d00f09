"""The games of a contest as records, in one file that only grows: what is in it is whole, and has a result."""

from __future__ import annotations

import re
from collections.abc import Set
from io import FileIO
from pathlib import Path

from katzentisch.arena.contest import Contest, Pairing
from katzentisch.core.reason import BadOptions
from katzentisch.play.record_collection import SUFFIX

RECORD = re.compile(rb"# deal (\d+), seating (\d+)\nkatzentisch .*?\nseal [0-9a-f]+\n", re.DOTALL)
BEFORE_ALL = Pairing(-1, -1)


class Records:
    """A remark that says which game it is, then its record, and the next."""

    def __init__(self, contest: Contest, folder: Path) -> None:
        self.path = folder / f"{contest.game}-{contest.key}{SUFFIX}"
        self.done: set[Pairing] = set()
        self.last = BEFORE_ALL
        self.in_order = True
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.file: FileIO = self.path.open("ab", buffering=0)
        except OSError as problem:
            raise BadOptions("arena-folder", path=str(folder), problem=str(problem)) from problem

    def settle(self, played: Set[Pairing]) -> None:
        """Leave out what was not written to its end or has no result, and put the rest in the contest's order.

        A record is written before its result, so that only what nobody counts is lost between the two.
        """
        before = self.path.read_bytes()
        found = {Pairing(int(each[1]), int(each[2])): each[0] for each in RECORD.finditer(before)}
        self.done = found.keys() & played
        after = b"".join(found[pairing] for pairing in sorted(self.done))
        self.last, self.in_order = max(self.done, default=BEFORE_ALL), True
        if after != before:
            self.file.close()
            fresh = self.path.with_name(f".{self.path.name}.new")
            fresh.write_bytes(after)
            fresh.replace(self.path)
            self.file = self.path.open("ab", buffering=0)

    def add(self, pairing: Pairing, text: str) -> None:
        """Keep one more game, all of it at once."""
        self.file.write(f"# deal {pairing.deal}, seating {pairing.seating}\n{text}".encode())
        self.in_order &= pairing > self.last
        self.last = pairing
        self.done.add(pairing)

    def close(self, played: Set[Pairing]) -> None:
        """A game that ended before an earlier one, and was kept when all was broken off, takes its place."""
        if not self.in_order:
            self.settle(played)
        self.file.close()
