"""Note for each file of tests how long it took and how much processor time; `make timings` shows it as a table."""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = "TIMINGS"
"""The environment variable that names where the notes go; without it nothing is noted."""


class Timings:
    """Adds up seconds by file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.spent: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Count the wall clock, and the processor time of this process and of the children that ended."""
        wall, processor = time.perf_counter(), processor_seconds()
        result = yield
        spent = self.spent[item.location[0]]
        spent[0] += time.perf_counter() - wall
        spent[1] += processor_seconds() - processor
        spent[2] += 1
        return result

    def pytest_sessionfinish(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        name = os.environ.get("PYTEST_XDIST_WORKER", "main")
        (self.folder / f"{name}.json").write_text(json.dumps(self.spent), "utf-8")


def processor_seconds() -> float:
    """The processor time of this process and of its children that ended."""
    return sum(os.times()[:4])


def pytest_configure(config: pytest.Config) -> None:
    if folder := os.environ.get(FOLDER):
        config.pluginmanager.register(Timings(Path(folder)), "timings")
