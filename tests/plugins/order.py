"""Tests that take long begin first, so that no process is left alone with one of them at the end."""

from __future__ import annotations

import pytest

FIRST = ("thorough", "slow")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort by marker; within one everything keeps its order, so that files stay together."""
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    """Which of the markers a test has, the longest first."""
    return next((at for at, name in enumerate(FIRST) if item.get_closest_marker(name)), len(FIRST))
