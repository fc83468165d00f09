"""What a text that somebody types may become."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from katzentisch.core.game import plain

Offers: TypeAlias = Callable[[str], Sequence[str]]
"""Whole lines for the beginning of one."""


def nothing(text: str) -> Sequence[str]:
    """Offers nothing, whatever was typed."""
    return ()


def begins(line: str, text: str) -> bool:
    """Whether a line begins with a text, in capitals or not."""
    return plain(line).startswith(plain(text))


def beginnings(lines: Sequence[str]) -> Offers:
    """Offers those of these lines that begin with what was typed; after a comma the next of a list."""

    def offers(text: str) -> list[str]:
        before, comma, last = text.rpartition(",")
        return [f"{before}{comma}{line}" for line in lines if begins(line, last)]

    return offers
