"""The games as the site offers them: with the bots that a phone can carry."""

from __future__ import annotations

from msgspec.structs import replace

from katzentisch.table import wire
from katzentisch.table.games import offered as everywhere

TOO_SLOW: dict[str, frozenset[str]] = {}
"""Levels that think too long in a browser, by game."""


def offered() -> list[wire.GameInfo]:
    """Every game, without the levels that would keep people waiting."""
    return [
        replace(info, bots=[bot for bot in info.bots if bot not in TOO_SLOW.get(info.id, ())]) for info in everywhere()
    ]
