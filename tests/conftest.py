"""The longest files begin first, so that no worker is left alone with one of them at the end."""

from __future__ import annotations

import pytest

LONG = [
    f"test_{name}.py"
    for name in [
        "isle_of_cats",
        "story",
        "laws",
        "shell",
        "cryptid",
        "leak",
        "kills",
        "cat_in_the_box",
        "builds",
        "rooms",
        "ladder",
        "screens",
        "players",
        "g5211",
        "terminal",
        "write_a_game",
        "cli",
        "bench",
        "companions",
        "fuzz",
        "workers",
        "eyes",
        "end",
    ]
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Workers keep this order with `--no-loadscope-reorder`."""
    items.sort(key=lambda item: LONG.index(item.path.name) if item.path.name in LONG else len(LONG))
