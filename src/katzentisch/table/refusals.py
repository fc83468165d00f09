"""Why a request is refused, by kind."""

from __future__ import annotations

from katzentisch.core.reason import Refusal


class Malformed(Refusal):
    """The message cannot be read."""


class NotFound(Refusal):
    """The table, seat or match does not exist."""


class Forbidden(Refusal):
    """The visitor may not do this."""


class Stale(Refusal):
    """The position has changed since the command was made, or somebody else was faster."""


class LimitExceeded(Refusal):
    """Too many requests, messages or tables."""


class Unavailable(Refusal):
    """The storage does not answer: nothing is known to have happened, and the same command may be sent again."""
