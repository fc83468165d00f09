"""End the PostgreSQL that the tests of a process shared, if they began one."""

from __future__ import annotations

import sys


def pytest_sessionfinish() -> None:
    if daemons := sys.modules.get("tests.server.daemons"):
        daemons.close_shared()
