"""Files with many records, one after the other: as the arena writes them, or put together by hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from katzentisch.play.match import Match, fold_lines
from katzentisch.play.record import BadRecord, Record, bounded_lines, read_lines

SUFFIX = ".kts"
"""The suffix of such files; a file with one record is `.kt`."""
FIRST_LINE = re.compile(rb"katzentisch \d+( sealed)?\s*")


def split_records(lines: Iterable[bytes]) -> Iterator[tuple[int, Iterator[bytes]]]:
    """Each record's first line number and lines, which must be read before the next record is asked for.

    Remarks and empty lines before the first record are left out. A file without any record is one that is faulty.
    """
    number = index = 0

    def record_index(line: bytes) -> int:
        nonlocal number, index
        number += 1
        index += bool(FIRST_LINE.fullmatch(line)) or (index == 0 and not is_remark(line))
        return index

    for which, section in groupby(lines, record_index):
        if which:
            yield number, section
    if index == 0:
        yield 1, iter(())


def is_remark(line: bytes) -> bool:
    """Whether a line is empty or a comment."""
    return not line.strip() or line.startswith(b"#")


def records(lines: Iterable[bytes]) -> Iterator[Record]:
    """Read each record in the lines of a file; BadRecord at the first line that is wrong."""
    for begin, section in split_records(lines):
        yield read_lines(section, begin)


def play_records(lines: Iterable[bytes]) -> Iterator[Match]:
    """Play each record in the lines of a file; BadRecord at the first line that is wrong or an illegal move."""
    for begin, section in split_records(lines):
        yield fold_lines(section, begin)


def load_records(*places: Path) -> Iterator[Record]:
    """Read every record in these files, and in the record files of these folders."""
    for place in places:
        for path in sorted(place.glob("*.kt*")) if place.is_dir() else [place]:
            try:
                with path.open("rb") as file:
                    yield from records(bounded_lines(file))
            except BadRecord as bad:
                bad.add_note(str(path))
                raise
