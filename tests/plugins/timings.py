"""Note for each test how long it took and how much processor time; `make timings` shows it as tables."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
FOLDER = "TIMINGS"
"""The environment variable that names where the notes go; without it nothing is noted."""


class Timings:
    """Counts the seconds of each test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.spent: dict[str, tuple[float, float]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Count the wall clock, and the processor time of this process and of those it started."""
        wall, processor = time.perf_counter(), processor_seconds()
        result = yield
        # What a browser spent is gone with it when a test is its last one, so such a test counts as nothing.
        self.spent[item.nodeid] = (time.perf_counter() - wall, max(0.0, processor_seconds() - processor))
        return result

    def pytest_sessionfinish(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        name = os.environ.get("PYTEST_XDIST_WORKER", "main")
        (self.folder / f"{name}.json").write_text(json.dumps(self.spent), "utf-8")


def processor_seconds() -> float:
    """The processor time of this process, of all below it, and of their children that ended."""
    return sum(os.times()[:4]) + sum(map(ticks_of, descendants(os.getpid()))) / TICKS_PER_SECOND


def descendants(process: int) -> Iterator[int]:
    """All processes below this one; none where the system has no `/proc`."""
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, children.read_text("utf-8").split()):
                yield child
                yield from descendants(child)


def ticks_of(process: int) -> int:
    """The processor time of a process and of its children that ended; 0 if it has ended itself."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(map(int, fields[11:15]))


def pytest_configure(config: pytest.Config) -> None:
    if folder := os.environ.get(FOLDER):
        config.pluginmanager.register(Timings(Path(folder)), "timings")
