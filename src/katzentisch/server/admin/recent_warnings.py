"""The last warnings of this process for the host: what the log says, and no more."""

from __future__ import annotations

import logging
from collections import deque

import msgspec

MAX_WARNINGS = 50


class LoggedWarning(msgspec.Struct, frozen=True):
    """When, how bad, from where, and what; of an error only its kind."""

    at: float
    level: str
    source: str
    what: str


class RecentWarnings(logging.Handler):
    """Keeps the latest, the newest first."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.latest: deque[LoggedWarning] = deque(maxlen=MAX_WARNINGS)

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0] if record.exc_info else None
        what = f"{record.getMessage()} ({kind.__name__})" if kind else record.getMessage()
        self.latest.appendleft(LoggedWarning(record.created, record.levelname.lower(), record.name, what))

    def listen(self) -> None:
        logging.getLogger().addHandler(self)

    def leave(self) -> None:
        logging.getLogger().removeHandler(self)
