"""Why something was refused: a message key, worded by each language, and its data."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Value: TypeAlias = int | str | list[int] | list[str]


class Reason(msgspec.Struct, frozen=True):
    """A key of the words files (`why-…`) and what fills its blanks."""

    key: str
    data: dict[str, Value] = {}


class Refusal(Exception):
    """A request that was refused; nothing has changed."""

    def __init__(self, reason: Reason | str, **data: Value) -> None:
        self.reason = Reason(reason, data) if isinstance(reason, str) else reason
        super().__init__(self.reason)

    def __str__(self) -> str:
        blanks = ", ".join(f"{name}={value}" for name, value in self.reason.data.items())
        return f"{self.reason.key} ({blanks})" if blanks else self.reason.key


class IllegalMove(Refusal):
    """A move that the rules do not allow now."""


class BadOptions(Refusal):
    """Options with which the game cannot be set up."""


class BadContent(Refusal):
    """A sheet, boat or map that was checked cannot be real."""


class BadNotation(Refusal):
    """A text that is not a move of the game."""


class BadChance(Refusal):
    """An outcome of chance that is missing or impossible."""
