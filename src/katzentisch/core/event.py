"""What happened, told to those who may know it."""

from __future__ import annotations

import msgspec

from katzentisch.core.reason import Value


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened: a key of the words files (`event-…`) and what fills its blanks."""

    key: str
    data: dict[str, Value] = {}
    to: int | None = None
    """The only seat that may know; None: everybody, the gallery included."""
    quiet: bool = False
    """Nobody learned anything by it, so the move behind it may still be taken back."""


def heard(events: list[Event], seat: int) -> list[Event]:
    """Those of the events that this seat may know."""
    return [event for event in events if event.to is None or event.to == seat]
