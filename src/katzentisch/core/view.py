"""What one seat knows: plain, frozen data, and the JSON that goes out."""

from __future__ import annotations

from typing import Any

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat may know, its memory included, and nothing else."""

    seat: int
    players: int


def encode(value: Any) -> bytes:
    """The bytes that leave the referee for a view, an event or a list of either."""
    return msgspec.json.encode(value, order="deterministic")
