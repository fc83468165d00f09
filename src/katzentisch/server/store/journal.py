"""Commits the lines of all tables that wait at the same moment in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from concurrent.futures import Executor
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Engine, PoolProxiedConnection, insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from katzentisch.server.metrics import COMMIT_SECONDS, COMMITS
from katzentisch.server.store.database import autocommit, refusal_for
from katzentisch.server.store.matches import row_of
from katzentisch.server.store.schema import events
from katzentisch.table.stored import Conflict, MatchEntry

MAX_LINES_PER_STATEMENT = 128
"""Lines in one statement, unless one table wants more at once; a database takes only so many values."""
BATCH_INTERVAL_SECONDS = 0.01
"""From one batch to the next while several tables write: to commit lines together costs far less than one by one."""


class PendingAppend(NamedTuple):
    """The lines that one table wants to have committed: all of them or none."""

    match: str
    entries: list[MatchEntry]
    committed: asyncio.Future[None]
    """Done when they are committed, or cannot be."""


Outcome: TypeAlias = Exception | None


class Journal:
    """Appends lines durably; each caller is answered after the commit, and fails alone.

    A batch is one statement and one transaction. It is synced before any of its callers is answered.
    """

    def __init__(self, engine: Engine, threads: Executor) -> None:
        self.engine = autocommit(engine)
        self.threads = threads
        """Where work is done that waits for a disk."""
        self.words, _, self.row = str(insert(events).compile(dialect=engine.dialect)).rpartition(" VALUES ")
        """The statement, compiled once; only its values are repeated."""
        self.waiting: deque[PendingAppend] = deque()
        self.is_writing = False
        """Whether a batch is being written, or is about to be."""
        self.next_at = 0.0
        """When the next batch is due, by the clock of the event loop."""
        self.last_matches: set[str] = set()
        """Those of the last batch."""
        self.sqlite: PoolProxiedConnection | None = None
        """The connection to SQLite, opened once: to take one from the pool takes longer than to write a line."""

    async def append(self, match: str, entries: list[MatchEntry]) -> None:
        """Append lines to a match, all or none; Conflict if a place, or a command, is taken."""
        loop = asyncio.get_running_loop()
        page = PendingAppend(match, entries, loop.create_future())
        self.waiting.append(page)
        if not self.is_writing:
            self.is_writing = True
            self._write_soon(loop)
        await page.committed

    def close(self) -> None:
        """Let go of the database; nobody writes any more."""
        if self.sqlite is not None:
            self.sqlite.close()

    def _write_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write what waits when the next batch is due; one table that writes alone waits for nobody."""
        is_alone = {page.match for page in self.waiting} == self.last_matches and len(self.last_matches) == 1
        if is_alone or len(self.waiting) >= MAX_LINES_PER_STATEMENT:
            loop.call_soon(self._write_next, loop)
        else:
            loop.call_at(self.next_at, self._write_next, loop)

    def _write_next(self, loop: asyncio.AbstractEventLoop) -> None:
        pages = self._batch()
        self.next_at = loop.time() + BATCH_INTERVAL_SECONDS
        self.last_matches = {page.match for page in pages}
        try:
            self.threads.submit(self._write_beside, loop, pages)
        except RuntimeError as closed:  # the store is closed: nobody shall wait for it
            self._answer(loop, pages, [closed] * len(pages))

    def _write_beside(self, loop: asyncio.AbstractEventLoop, pages: list[PendingAppend]) -> None:
        """Write in a thread, and let the event loop tell the callers."""
        try:
            outcomes = self.write(pages)
        except Exception as problem:
            outcomes = [refusal_for(problem)] * len(pages)
        with suppress(RuntimeError):  # the event loop is gone, and with it everybody who waited
            loop.call_soon_threadsafe(self._answer, loop, pages, outcomes)

    def _answer(self, loop: asyncio.AbstractEventLoop, pages: list[PendingAppend], outcomes: list[Outcome]) -> None:
        self.is_writing = bool(self.waiting)
        if self.is_writing:
            self._write_soon(loop)
        for page, outcome in zip(pages, outcomes, strict=True):
            settle(page.committed, outcome)

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
            return refusal_for(problem)

    def _insert(self, pages: list[PendingAppend]) -> None:
        rows = [row_of(page.match, entry) for page in in_lock_order(pages) for entry in page.entries]
        values = tuple(value for row in rows for value in row)
        with COMMIT_SECONDS.time():
            self._execute(f"{self.words} VALUES {', '.join([self.row] * len(rows))}", values)
        COMMITS.inc()

    def _execute(self, statement: str, values: tuple[Any, ...]) -> None:
        if self.engine.dialect.name != "sqlite":
            with self.engine.connect() as connection:
                connection.exec_driver_sql(statement, values)
            return
        try:
            if self.sqlite is None:
                self.sqlite = self.engine.raw_connection()
            self.sqlite.cursor().execute(statement, values)
        except sqlite3.Error as problem:
            raise DBAPIError.instance(statement, values, problem, sqlite3.Error, hide_parameters=True) from None


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
