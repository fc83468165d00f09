"""Why something was refused: a key that each language words for itself."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Value: TypeAlias = int | str | list[int] | list[str]


class Reason(msgspec.Struct, frozen=True):
    """A key of the words files (`why-…`) and what fills its blanks."""

    key: str
    data: dict[str, Value] = {}


class Refusal(Exception):
    """Something was asked that cannot be; nothing has changed."""

    def __init__(self, reason: Reason | str, **data: Value) -> None:
        self.reason = Reason(reason, data) if isinstance(reason, str) else reason
        super().__init__(self.reason)

    def __str__(self) -> str:
        blanks = ", ".join(f"{name}={value}" for name, value in self.reason.data.items())
        return f"{self.reason.key} ({blanks})" if blanks else self.reason.key


class IllegalMove(Refusal):
    """The rules, or the moment, do not allow this move."""


class BadOptions(Refusal):
    """The game cannot be set up like this."""


class BadNotation(Refusal):
    """This text spells no move of the game."""


class BadChance(Refusal):
    """What chance is said to have done is missing or impossible."""
