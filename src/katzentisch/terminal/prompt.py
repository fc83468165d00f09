"""Questions to a person, and answers that make sense."""

from __future__ import annotations

from rich.console import Console


class Closed(Exception):
    """The terminal is gone or the person has had enough; nothing is lost."""


def read(console: Console, question: str) -> str:
    """One line that a person typed, without spaces around it."""
    try:
        return console.input(f"{question} ", markup=False).strip()
    except EOFError:
        console.print()
        raise Closed from None
