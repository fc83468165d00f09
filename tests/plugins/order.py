"""The longest files begin first, so that no worker is left alone with one of them at the end.

The one that makes the site begins early by itself: what it had compiled is there when the others of the site begin.
"""

from __future__ import annotations

import pytest

LONG = [
    f"test_{name}.py"
    for name in [
        "isle_of_cats",
        "offline",
        "story",
        "cryptid",
        "shell",
        "rooms",
        "laws",
        "cat_in_the_box",
        "leak",
        "kills",
        "house_kills",
        "g5211",
        "screens",
        "builds",
        "eyes",
        "sheets",
        "rules",
        "bench",
        "ladder",
        "colours",
        "calm",
        "players",
        "lobby",
        "end",
        "terminal",
        "write_a_game",
        "companions",
        "cli",
        "workers",
        "fuzz",
        "friends",
    ]
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Workers keep this order with `--no-loadscope-reorder`."""
    items.sort(key=lambda item: LONG.index(item.path.name) if item.path.name in LONG else len(LONG))
