"""Anybody who becomes a person while something of theirs is being written down finds it with the person."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, func, select

from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.server.store import Store
from katzentisch.server.store.passkeys import Ticket
from katzentisch.server.store.persons import OWNED_COLUMNS, Device
from katzentisch.server.store.retention import SECONDS_PER_DAY
from katzentisch.table.ending import Ending, Result
from katzentisch.table.stored import Chair, Conflict, HouseRules, SeenPosition, TableRow
from tests.waiting import PATIENCE_SECONDS

from .daemons import postgresql

ANNA, PHONE = "a" * 24, "b" * 24
LINK = Ticket("link", "code", ANNA, 2.0)


def device(guest: str) -> Device:
    return Device(guest, guest, "", 1.0, 1.0)


def left(store: Store, guest: str) -> dict[str, int]:
    """How many rows are a guest's, by table."""
    with store.engine.begin() as connection:
        many = {
            str(held.column): connection.scalar(select(func.count()).where(held.column == guest)) or 0
            for held in OWNED_COLUMNS
        }
    return {column: count for column, count in many.items() if count}


def over(match: str) -> Ending:
    """A match that the phone's guest has won alone."""
    won = Result(seat=0, guest=PHONE, name="Phone", rank=1, won=1.0, points=5, left=False, figures={})
    return Ending(match=match, code="code", game="5211", options={}, over=2.0, backs=0, brought=False, results=[won])


def table(code: str, guest: str) -> TableRow:
    return TableRow(code, "5211", {}, HouseRules(), guest, False, 1.0, [Chair("Phone", guest, "t")])


def begun(url: str) -> Store:
    """Anna is a person, her phone still a guest of its own at a table, with a link to Anna."""
    store = Store(url)
    store.open()
    store.persons.keep("Anna", device(ANNA))
    store.passkeys.issue(*LINK[:3], until=LINK.now + SECONDS_PER_DAY, now=1.0)
    store.tables.open(table("code", PHONE))
    record = Match.begin(find("5211").game, ["Phone", "Ben"]).record
    for number, match in enumerate(("first", "second"), 1):
        store.matches.begin(match, "code", number, record, 1.0)
    return store


def test_a_match_that_ends_while_somebody_joins_is_the_persons(tmp_path: Path) -> None:
    """The end is written, and not yet for good, when the device joins; another is written after that."""
    with postgresql() as daemon:
        for url in (str(tmp_path / "one.sqlite"), daemon.url):
            store, other = begun(url), Store(url)
            written, joined = Event(), Event()

            def linger(_: Connection, ending: Ending, written: Event = written, joined: Event = joined) -> None:
                if ending.match == "first":
                    written.set()
                    joined.wait(0.5)  # it cannot, but where nobody waits for an end it would

            store.results.counts.append(linger)
            with ThreadPoolExecutor(1) as thread:
                ending = thread.submit(store.results.write, over("first"))
                assert written.wait(PATIENCE_SECONDS)
                assert other.persons.join(ANNA, device(PHONE), LINK) is not None
                joined.set()
                assert ending.result()
            assert store.results.write(over("second"))
            assert left(store, ANNA)["results.guest"] == 2
            assert left(store, PHONE) == {}
            store.close()
            other.close()


def test_whatever_comes_late_from_a_device_that_joined_is_the_persons_or_refused(tmp_path: Path) -> None:
    """A table that was opened for the guest, how far they looked, a chair, a name to keep; and a link counts once."""
    store = begun(str(tmp_path / "one.sqlite"))
    assert store.persons.join(ANNA, device(PHONE), LINK) is not None
    assert store.persons.join(ANNA, device("c" * 24), LINK) is None
    assert store.persons.whose("c" * 24, 3.0) == "c" * 24
    store.tables.open(table("late", PHONE))
    store.last_seen.keep(PHONE, "late", SeenPosition("first", 1, 2.0))
    store.notifications.set_silence(PHONE, "late", True)
    store.bans.add(PHONE, "", "Phone", 2.0)
    with pytest.raises(Conflict):
        store.tables.seat("late", 0, Chair("Phone", ANNA, "t"), Chair("Phone", PHONE, "u"))
    with pytest.raises(Conflict):
        store.persons.keep("Phone", device(PHONE))
    assert left(store, PHONE) == {}
    assert (set(store.tables.of(ANNA, 9)), store.notifications.silenced_tables(ANNA)) == ({"late", "code"}, ["late"])
    assert store.persons.erase(PHONE).devices == []
    assert store.persons.whose(PHONE, 3.0) == ANNA
    store.persons.erase(ANNA)
    store.results.write(over("second"))
    assert left(store, PHONE) == left(store, ANNA) == {}
    assert store.persons.join(ANNA, device("c" * 24)) is None
    store.close()
