"""Commits the lines of all tables that wait at the same moment in one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from sqlalchemy import Engine, insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from katzentisch.server.metrics import COMMIT_SECONDS, COMMITS
from katzentisch.server.store.database import autocommit, store_refusal
from katzentisch.server.store.matches import row_of
from katzentisch.server.store.schema import events
from katzentisch.table.stored import Conflict, MatchEntry

MAX_LINES_PER_STATEMENT = 128
"""Lines in one statement, unless one table wants more at once; a database takes only so many values."""


class PendingAppend(NamedTuple):
    """The lines that one table wants to have committed: all of them or none."""

    match: str
    entries: list[MatchEntry]
    committed: asyncio.Future[None]
    """Done when they are committed, or cannot be."""


Outcome: TypeAlias = Exception | None
Run: TypeAlias = Callable[
    [Callable[[list[PendingAppend]], list[Outcome]], list[PendingAppend]], Awaitable[list[Outcome]]
]


class Journal:
    """Appends lines durably; each caller is answered after the commit, and fails alone.

    A batch is one statement and one transaction. It is synced before any of its callers is answered.
    """

    def __init__(self, engine: Engine, run: Run) -> None:
        self.engine = autocommit(engine)
        self.run = run
        """Runs work that waits for a disk outside the event loop."""
        self.words, _, self.row = str(insert(events).compile(dialect=engine.dialect)).rpartition(" VALUES ")
        """The statement, compiled once; only its values are repeated."""
        self.waiting: deque[PendingAppend] = deque()
        self.task: asyncio.Task[None] | None = None

    async def append(self, match: str, entries: list[MatchEntry]) -> None:
        """Append lines to a match, all or none; Conflict if a place, or a command, is taken."""
        page = PendingAppend(match, entries, asyncio.get_running_loop().create_future())
        self.waiting.append(page)
        if self.task is None:
            self.task = asyncio.create_task(self._keep_writing(), name="journal")
        await page.committed

    async def _keep_writing(self) -> None:
        try:
            while self.waiting:
                pages = self._batch()
                try:
                    outcomes = await self.run(self.write, pages)
                except Exception as problem:
                    outcomes = [problem] * len(pages)
                for page, outcome in zip(pages, outcomes, strict=True):
                    settle(page.committed, outcome)
        finally:
            self.task = None

    def _batch(self) -> list[PendingAppend]:
        """Those who have waited longest."""
        pages = [self.waiting.popleft()]
        lines = len(pages[0].entries)
        while self.waiting and lines + len(self.waiting[0].entries) <= MAX_LINES_PER_STATEMENT:
            pages.append(self.waiting.popleft())
            lines += len(pages[-1].entries)
        return pages

    def write(self, pages: list[PendingAppend]) -> list[Outcome]:
        """Write them together; if one of them cannot be written, each for itself."""
        try:
            self._insert(pages)
        except IntegrityError:
            return [Conflict()] if len(pages) == 1 else [self._alone(page) for page in pages]
        return [None] * len(pages)

    def _alone(self, page: PendingAppend) -> Outcome:
        try:
            return self.write([page])[0]
        except DBAPIError as problem:
            return store_refusal(problem)

    def _insert(self, pages: list[PendingAppend]) -> None:
        rows = [row_of(page.match, entry) for page in in_lock_order(pages) for entry in page.entries]
        values = tuple(value for row in rows for value in row)
        with COMMIT_SECONDS.time(), self.engine.connect() as connection:
            connection.exec_driver_sql(f"{self.words} VALUES {', '.join([self.row] * len(rows))}", values)
        COMMITS.inc()


def in_lock_order(pages: list[PendingAppend]) -> list[PendingAppend]:
    """The same order in every process, so that no two wait for each other."""
    return sorted(pages, key=lambda page: page.match)


def settle(committed: asyncio.Future[None], outcome: Outcome) -> None:
    """Answer the caller, unless it is gone."""
    if committed.done():
        return
    if outcome is None:
        committed.set_result(None)
    else:
        committed.set_exception(outcome)
