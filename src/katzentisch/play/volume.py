"""Many records in one file, one after the other: as the arena writes them, or put together by hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from katzentisch.play.record import Record, read

SUFFIX = ".kts"
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
