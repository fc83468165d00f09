"""What tables need of the process or browser they run in."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

from katzentisch.bots.request import Answer, Question
from katzentisch.core.game import Seat
from katzentisch.table.jobs import JobRunner
from katzentisch.table.metrics import Metrics
from katzentisch.table.storage import Storage

P = ParamSpec("P")
T = TypeVar("T")


class Runtime(Protocol):
    """Storage, bots, background work, announcements and the time."""

    storage: Storage
    jobs: JobRunner
    metrics: Metrics
    is_sole_writer: bool
    """Whether no other process writes to the storage."""
    now: Callable[[], float]

    async def ask_bot(self, question: Question, whose: str) -> Answer:
        """Ask a bot on behalf of a person; BotFailed if it does not answer."""
        ...

    async def offload(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work that takes more than a few milliseconds off the event loop, where that is possible."""
        ...

    def announce_change(self, code: str, lines: bool = False, removed: Seat | None = None) -> None:
        """Tell the other processes that a table changed, with `lines` only by lines of its match.

        `removed` is the seat from which the host has removed somebody.
        """
        ...
