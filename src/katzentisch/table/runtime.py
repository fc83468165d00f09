"""Where tables stand: what one needs of a server's process, or of a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

from katzentisch.bots.request import Answer, Question
from katzentisch.table.job_runner import JobRunner
from katzentisch.table.metrics import Metrics
from katzentisch.table.storage import Storage

P = ParamSpec("P")
T = TypeVar("T")


class Runtime(Protocol):
    """Keeps tables, has bots think and heavy work done, and knows what time it is."""

    storage: Storage
    jobs: JobRunner
    metrics: Metrics
    is_sole_writer: bool
    """Whether nobody else writes to what is kept."""
    now: Callable[[], float]

    async def ask_bot(self, question: Question, whose: str) -> Answer:
        """Have a bot think about a question of this person's; BotFailed if it does not answer."""
        ...

    async def offload(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work that takes more than a few milliseconds where it holds nobody up, if there is such a place."""
        ...

    def announce_change(self, code: str, lines: bool = False) -> None:
        """A table changed, perhaps by nothing but lines of its match: tell others who hold it."""
        ...
