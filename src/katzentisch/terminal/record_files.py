"""Record files on disk: each is replaced as a whole and never half-written."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from platformdirs import user_data_path

from katzentisch.core.reason import BadOptions, Refusal
from katzentisch.play import record_collection
from katzentisch.play.match import Match, fold_lines
from katzentisch.play.record import BadRecord, Record, bounded_lines

SUFFIX = ".kt"


class NoFile(Refusal):
    """A file that cannot be read or written."""


def records_folder() -> Path:
    """The folder in which matches are kept unless told otherwise."""
    return user_data_path("katzentisch", appauthor=False) / "matches"


def reserve(game: str) -> Path:
    """A new file for a match that starts_with now; nobody else gets the same."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        path = records_folder() / (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
        try:
            return create_file(path)
        except FileExistsError:
            number += 1


def create_file(path: Path) -> Path:
    """Make an empty file; FileExistsError if it is there already."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise no_write(path, problem) from problem
    try:
        path.open("x").close()
    except FileExistsError:
        raise
    except OSError as problem:
        raise no_write(path, problem) from problem
    return path


def no_write(path: Path, problem: OSError) -> NoFile:
    return NoFile("no-write", path=str(path), problem=problem.strerror or "?")


def save_record(record: Record, path: Path) -> None:
    """Write the whole record beside the old one, make sure it is on disk, then put it in its place."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(record.write())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as problem:
        raise no_write(path, problem) from problem


def load_match_file(path: Path, number: int | None = None) -> Match:
    """Play the record in a file, or the one with this number in a file with many; Refusal if there is none."""
    with opened(path) as file:
        sections = record_collection.split_records(bounded_lines(file))
        for begin, section in islice(sections, (number or 1) - 1, None):
            match = fold_lines(section, begin)
            others = sum(1 for _ in sections) if number is None else 0
            if others:
                raise BadOptions("many-records", path=str(path), records=1 + others)
            return match
    raise NoFile("no-match-number", path=str(path), number=number or 1)


def load_all(path: Path) -> Iterator[Match]:
    """Play every record in a file, one after the other."""
    with opened(path) as file:
        yield from record_collection.play_records(bounded_lines(file))


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A file to read; NoFile if it cannot be read."""
    try:
        with path.open("rb") as file:
            yield file
    except OSError as problem:
        raise NoFile("no-file", path=str(path), problem=problem.strerror or "?") from problem


def unfinished() -> Iterator[Path]:
    """The matches that are not over, the newest first; faulty or foreign files are skipped."""
    files = [path for path in records_folder().glob(f"*{SUFFIX}") if path.is_file()]
    for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if not load_match_file(path).over:
                yield path
        except (BadOptions, BadRecord, NoFile):
            continue
