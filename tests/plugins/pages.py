"""Tests of pages and of the site belong to CI; those marked `smoke` are also part of `make test`."""

from __future__ import annotations

import pytest

PAGES = {"chromium", "site"}
"""The fixtures of tests that open a page or build the site."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them before tests are selected by marker."""
    for item in items:
        if PAGES & {*getattr(item, "fixturenames", ())} and not item.get_closest_marker("smoke"):
            item.add_marker(pytest.mark.ci)
