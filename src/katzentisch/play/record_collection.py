"""Many records in one file, one after the other: as the arena writes them, or put together by hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from katzentisch.play.record import BadRecord, Record, read

SUFFIX = ".kts"
"""How such files are named, where one record is `.kt`."""
FIRST = re.compile(rb"katzentisch \d+( sealed)?\s*")


def records(lines: Iterable[bytes]) -> Iterator[Record]:
    """Each record in these lines of a file, at least one; BadRecord with the line as soon as one is none."""
    begin, held = 1, b""
    some = False
    for number, line in enumerate(lines, 1):
        if FIRST.fullmatch(line):
            if some or not only_remarks(held):
                yield read(held, begin)
            begin, held, some = number, b"", True
        held += line
    yield read(held, begin)


def only_remarks(text: bytes) -> bool:
    """Whether nothing is said here but for those who read the file."""
    return all(not line.strip() or line.startswith(b"#") for line in text.splitlines())


def load(*places: Path) -> Iterator[Record]:
    """Every record in these files, and in the files of these folders that are named as records are."""
    for place in places:
        for path in sorted(place.glob("*.kt*")) if place.is_dir() else [place]:
            try:
                with path.open("rb") as lines:
                    yield from records(lines)
            except BadRecord as bad:
                bad.add_note(str(path))
                raise
