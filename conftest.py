"""What all tests share, those in tests/ and those of each game."""

from __future__ import annotations

pytest_plugins = [
    "tests.plugins.processes",
    "tests.plugins.seeds",
    "tests.plugins.timeouts",
    "tests.plugins.pages",
    "tests.plugins.order",
    "tests.plugins.timings",
    "tests.plugins.daemons",
]
