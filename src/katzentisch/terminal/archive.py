"""Where records lie on disk: always whole, never half-written."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from katzentisch.core.reason import Refusal
from katzentisch.play.match import Match
from katzentisch.play.record import BadRecord, Record, parse

SUFFIX = ".kt"


class NoFile(Refusal):
    """A file that cannot be read or written."""


def folder() -> Path:
    """The folder in which matches are kept unless told otherwise."""
    return user_data_path("katzentisch", appauthor=False) / "matches"


def new_path(game: str) -> Path:
    """A file for a match that begins now."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def save(record: Record, path: Path) -> None:
    """Write the whole record beside the old one, make sure it is on disk, then put it in its place."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(record.write())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as problem:
        raise NoFile("no-file", path=str(path), problem=problem.strerror or "?") from problem


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        return parse(path.read_text("utf-8"))
    except OSError as problem:
        raise NoFile("no-file", path=str(path), problem=problem.strerror or "?") from problem
    except UnicodeDecodeError:
        return parse("")


def last_unfinished() -> Path | None:
    """The newest match that is not over; broken or foreign files are passed over."""
    for path in sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if not Match(load(path)).over:
                return path
        except (BadRecord, NoFile):
            continue
    return None
