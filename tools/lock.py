"""One at a time: a lock that the system opens when its holder ends, however it ends."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"


class Busy(Exception):
    """Somebody else is at it."""


@contextmanager
def alone(work: str, wait: bool = True) -> Iterator[None]:
    """Nobody else does this work in this checkout meanwhile; wait for that, or Busy."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{work}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                raise Busy(work) from None
            print("Waiting for another make in this folder", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
