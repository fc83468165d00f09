"""Lines go to disk together, and each is answered for itself, after the disk has it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy.exc import OperationalError

from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.play.record import Line
from katzentisch.server.store import Store, journal
from katzentisch.server.store.journal import MAX_LINES_PER_STATEMENT, Outcome, PendingAppend
from katzentisch.table.refusals import Unavailable
from katzentisch.table.stored import Chair, Conflict, HouseRules, MatchEntry, TableRow
from tests.waiting import PATIENCE_SECONDS, until

from .daemons import postgresql

HOUR_SECONDS = 3600.0


@contextmanager
def kept(url: str, matches: int) -> Iterator[Store]:
    """A store with so many matches, named by their numbers."""
    store = Store(url)
    store.open()
    record = Match.begin(find("5211").game, ["Anna", "Ben"], seed="journal").record
    for number in range(matches):
        code = f"table{number}"
        store.tables.open(TableRow(code, "5211", {}, HouseRules(), "", False, 0.0, [Chair(), Chair()]))
        store.matches.begin(str(number), code, 1, record, 0.0)
    try:
        yield store
    finally:
        store.close()


def entry(seq: int, command: str | None = None) -> MatchEntry:
    return MatchEntry(seq, Line(0, f"line {seq}"), command, 0.5)


async def appended(store: Store, *pages: tuple[str, list[MatchEntry]]) -> list[BaseException | None]:
    """What comes of pages that wait at the same moment."""
    return await asyncio.gather(*(store.journal.append(*page) for page in pages), return_exceptions=True)


def fails_alone(url: str) -> None:
    with kept(url, 4) as store:
        asyncio.run(appended(store, ("1", [entry(1, "0:a")])))
        taken = ("1", [entry(1)])
        twice = ("1", [entry(2, "0:a")])
        missing = ("nowhere", [entry(1)])
        half = ("3", [entry(1), entry(1)])
        outcomes = asyncio.run(
            appended(store, ("0", [entry(1), entry(2)]), taken, twice, missing, half, ("2", [entry(1)]))
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), *4 * [Conflict], type(None)]
        assert [store.matches.entries(str(match)) for match in range(4)] == [
            [entry(1), entry(2)],
            [entry(1, "0:a")],
            [entry(1)],
            [],
        ]


def test_one_that_fails_fails_alone(tmp_path: Path) -> None:
    """A place or a command that is taken, a match that is not there: the others are kept, and nothing by halves."""
    fails_alone(str(tmp_path / "tables.sqlite"))


def test_one_that_fails_fails_alone_on_postgresql() -> None:
    """The same where several processes write."""
    with postgresql() as database:
        fails_alone(database.url)


def test_who_waits_at_the_same_moment_goes_together(tmp_path: Path) -> None:
    """While one commit is under way the others gather; a statement carries only so many of them."""
    with kept(str(tmp_path / "tables.sqlite"), MAX_LINES_PER_STATEMENT + 3) as store:
        batches: list[int] = []
        write = store.journal.write

        def counted(pages: list[object]) -> object:
            batches.append(len(pages))
            return write(pages)  # type: ignore[arg-type]

        store.journal.write = counted  # type: ignore[assignment, method-assign]
        pages = [(str(number), [entry(1)]) for number in range(MAX_LINES_PER_STATEMENT + 3)]
        assert asyncio.run(appended(store, *pages)) == [None] * len(pages)
        assert batches == [MAX_LINES_PER_STATEMENT, 3]
        assert all(store.matches.entries(match) == lines for match, lines in pages)


def test_tables_that_write_one_after_the_other_go_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the next batch is due; one that writes alone does not wait for it."""
    monkeypatch.setattr(journal, "BATCH_INTERVAL_SECONDS", HOUR_SECONDS)
    with kept(str(tmp_path / "tables.sqlite"), 3) as store:
        batches: list[list[str]] = []
        write = store.journal.write

        def noted(pages: list[PendingAppend]) -> list[Outcome]:
            batches.append([page.match for page in pages])
            return write(pages)

        store.journal.write = noted  # type: ignore[method-assign]

        async def run() -> None:
            loop = asyncio.get_running_loop()
            clock = loop.time
            async with asyncio.timeout(PATIENCE_SECONDS):
                await store.journal.append("0", [entry(1)])
                await store.journal.append("0", [entry(2)])
            appends = []
            for match in ("1", "2"):
                appends.append(asyncio.create_task(store.journal.append(match, [entry(1)])))
                await until(lambda: len(store.journal.waiting) == len(appends), "lines wait")
            with patch.object(loop, "time", lambda: clock() + 2 * HOUR_SECONDS):
                await asyncio.gather(*appends)

        asyncio.run(run())
        assert batches == [["0"], ["0"], ["1", "2"]]


def test_nobody_waits_for_a_closed_store(tmp_path: Path) -> None:
    """Lines that come after the end are refused instead of never answered."""
    with kept(str(tmp_path / "tables.sqlite"), 2) as store:
        store.threads.shutdown()

        async def run() -> list[BaseException | None]:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await appended(store, ("0", [entry(1)]), ("1", [entry(1)]))

        assert all(isinstance(outcome, RuntimeError) for outcome in asyncio.run(run()))


def test_nobody_is_answered_before_the_disk_has_it(tmp_path: Path) -> None:
    """As long as the statement has not returned, nobody who waits for it hears anything."""
    with kept(str(tmp_path / "tables.sqlite"), 2) as store:
        writing, may_write, insert = threading.Event(), threading.Event(), store.journal._insert

        def late(pages: list[object]) -> None:
            writing.set()
            assert may_write.wait(PATIENCE_SECONDS)
            insert(pages)  # type: ignore[arg-type]

        store.journal._insert = late  # type: ignore[assignment, method-assign]

        async def run() -> None:
            tasks = [asyncio.create_task(store.journal.append(match, [entry(1)])) for match in ("0", "1")]
            await until(writing.is_set, "the statement is under way")
            assert not any(task.done() for task in tasks)
            may_write.set()
            await asyncio.gather(*tasks)

        asyncio.run(run())
        assert [store.matches.entries(match) for match in ("0", "1")] == [[entry(1)], [entry(1)]]


def test_a_store_that_is_away_is_away_for_all_who_wait(tmp_path: Path) -> None:
    """Each is told so, and the next who comes is kept."""
    with kept(str(tmp_path / "tables.sqlite"), 2) as store:
        insert = store.journal._insert

        def broken(pages: list[object]) -> None:
            store.journal._insert = insert  # type: ignore[method-assign]
            raise OperationalError("", {}, Exception())

        store.journal._insert = broken  # type: ignore[assignment, method-assign]
        outcomes = asyncio.run(appended(store, ("0", [entry(1)]), ("1", [entry(1)])))
        assert [type(outcome) for outcome in outcomes] == [Unavailable, Unavailable]
        assert asyncio.run(appended(store, ("0", [entry(1)]))) == [None]


def test_every_commit_is_synced(tmp_path: Path) -> None:
    """SQLite waits for the disk on the connection that writes, where a statement is a transaction of its own."""
    with kept(str(tmp_path / "tables.sqlite"), 1) as store:
        assert asyncio.run(appended(store, ("0", [entry(1)]))) == [None]
        assert store.journal.sqlite is not None
        connection = store.journal.sqlite.dbapi_connection
        assert isinstance(connection, sqlite3.Connection)
        pragmas = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "journal_mode")]
        assert pragmas == [2, "wal"]
        assert not connection.in_transaction


def test_what_was_answered_is_there_for_others(tmp_path: Path) -> None:
    """A reader who opens the file after the answer, while the journal is still open, finds the line."""
    file = tmp_path / "tables.sqlite"
    with kept(str(file), 1) as store:
        assert asyncio.run(appended(store, ("0", [entry(1)]))) == [None]
        with closing(sqlite3.connect(file)) as other:
            assert other.execute("SELECT count(*) FROM events").fetchone() == (1,)
    assert not Path(f"{file}-wal").exists()  # the journal lets go of the file when the store is closed
