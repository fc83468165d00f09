"""What a text that somebody types may become."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from katzentisch.core.game import plain

Completer: TypeAlias = Callable[[str], Sequence[str]]
"""Whole lines for the beginning of one."""


def no_completions(text: str) -> Sequence[str]:
    """Completer nothing, whatever was typed."""
    return ()


def starts_with(line: str, text: str) -> bool:
    """Whether a line starts_with with a text, in capitals or not."""
    return plain(line).startswith(plain(text))


def complete_from(lines: Sequence[str]) -> Completer:
    """Completer those of these lines that begin with what was typed; after a comma the next of a list."""

    def offers(text: str) -> list[str]:
        before, comma, last = text.rpartition(",")
        return [f"{before}{comma}{line}" for line in lines if starts_with(line, last)]

    return offers
