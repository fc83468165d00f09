"""Why the table says no: each kind is one HTTP status."""

from __future__ import annotations

from katzentisch.core.reason import Refusal


class Malformed(Refusal):
    """What was sent makes no sense."""


class Missing(Refusal):
    """There is no such table, seat or match."""


class Forbidden(Refusal):
    """Whoever asks may not do this."""


class Stale(Refusal):
    """The position is no longer the one that was meant, or somebody else was faster."""


class TooMuch(Refusal):
    """Too many requests, messages or tables."""


def status(refusal: Refusal) -> int:
    """The HTTP status that a refusal means."""
    for kind, code in ((Malformed, 400), (Forbidden, 403), (Missing, 404), (Stale, 409), (TooMuch, 429)):
        if isinstance(refusal, kind):
            return code
    return 422
