"""Why the table says no: each kind is one HTTP status."""

from __future__ import annotations

from katzentisch.core.reason import Refusal


class Malformed(Refusal):
    """What was sent makes no sense."""


class NotFound(Refusal):
    """There is no such table, seat or match."""


class Forbidden(Refusal):
    """Whoever asks may not do this."""


class Stale(Refusal):
    """The position is no longer the one that was meant, or somebody else was faster."""


class LimitExceeded(Refusal):
    """Too many requests, messages or tables."""


class Unavailable(Refusal):
    """The store does not answer; nothing is known to have happened, and the same command may be sent again."""


STATUS = {Malformed: 400, Forbidden: 403, NotFound: 404, Stale: 409, LimitExceeded: 429, Unavailable: 503}


def status(refusal: Refusal) -> int:
    """The HTTP status that a refusal means."""
    return next((code for kind, code in STATUS.items() if isinstance(refusal, kind)), 422)
