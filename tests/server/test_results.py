"""How matches ended: written down once, for the person who sat there, also where nobody was there when it happened."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import OperationalError

from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.play.record import Line
from katzentisch.server.store import Store
from katzentisch.server.store.database import MIGRATIONS
from katzentisch.server.store.matches import COLUMNS, row_of
from katzentisch.server.store.schema import events, matches, results
from katzentisch.table.ending import Ending, Result
from katzentisch.table.stored import Chair, HouseRules, MatchEntry, TableRow, encode_head
from tests.seeds import dice
from tests.waiting import until_told

from .daemons import postgresql
from .house import House, Json, Person, house
from .test_play import alone, two


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "t.sqlite")
        return
    with postgresql() as daemon:
        yield daemon.url


def kept(store: Store, match: str | None = None) -> list[Any]:
    """The results that are written down."""
    query = select(results).order_by(results.c.match, results.c.seat)
    with store.engine.begin() as connection:
        return list(connection.execute(query if match is None else query.where(results.c.match == match)))


async def written(store: Store, count: int) -> list[Any]:
    """The results, once there are so many."""

    async def enough() -> list[Any]:
        found = await store.run(kept, store)
        return found if len(found) >= count else []

    return await until_told(enough, f"{count} results are written down")


async def play_out(code: str, *people: Person) -> Json:
    """Everybody plays whatever is allowed until it is over; the last update."""
    draw = dice()
    while True:
        for seat, person in enumerate(people):
            update = await person.update(code, seat)
            if update["over"]:
                return update
            if seat in update["actors"]:
                answer = await person.order(code, "move", seat, update["seq"], move=draw.choice(update["legal"]))
                assert answer.status_code in (200, 409), answer.text


def guest(here: House, code: str, seat: int) -> str:
    return here.room(code).state.row.chairs[seat].guest


def test_an_end_is_written_down_once(tmp_path: Path) -> None:
    """Each seat's rank, share of the win and points; a rematch is another match."""

    async def played() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, ben, code = await two(here)
            for number in (1, 2):
                last = await play_out(code, anna, ben)
                rows = [row for row in await written(here.lobby.store, 2 * number) if row.match == last["match"]]
                assert [row.points for row in rows] == last["points"]
                assert [row.rank for row in rows] == last["ranking"]
                assert sum(row.won for row in rows) == 1
                assert [(row.name, row.guest) for row in rows] == [
                    ("Anna", guest(here, code, 0)),
                    ("Ben", guest(here, code, 1)),
                ]
                assert {(row.game, row.players, row.left, row.backs, row.brought) for row in rows} == {
                    ("5211", 2, False, 0, False)
                }
                await anna.start(code)

    asyncio.run(played())


def test_the_first_end_counts(tmp_path: Path) -> None:
    """Anybody who plays against bots may go back after the end and try again, but not for another result."""

    async def played() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, code = await alone(here)
            last = await play_out(code, anna)
            first = await written(here.lobby.store, 3)
            assert [row.guest for row in first] == [guest(here, code, 0), "", ""]
            assert [row.name for row in first][1:] == ["bot:heuristic", "bot:random"]
            assert (await anna.order(code, "back", 0, last["seq"], ply=0)).is_success
            await play_out(code, anna)
            assert (await anna.order(code, "leave", 0, (await anna.update(code, 0))["seq"])).is_success
            await here.context.result_recorder.catch_up()
            assert kept(here.lobby.store) == first

    asyncio.run(played())


def test_results_of_imported_records(tmp_path: Path) -> None:
    """A finished record has no result here. A resumed one has, says so, and belongs to the person who sat down."""

    async def played() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            record = finished("Anna", "Ben").record.write()
            anna = here.person()
            assert (await anna.post("records", {"record": record}))["code"]
            code = (await anna.post("records", {"record": record, "ply": 2, "seats": ["", "random"]}))["code"]
            await anna.sit(code, 0, "Anna")
            last = await play_out(code, anna)
            rows = await written(here.lobby.store, 2)
            assert {(row.match, row.brought) for row in rows} == {(last["match"], True)}
            assert [row.guest for row in rows] == [guest(here, code, 0), ""]

    asyncio.run(played())


def finished(*players: str) -> Match:
    """A match of 5211 that was played at random."""
    match, draw = Match.begin(find("5211").game, players), dice()
    while not match.over:
        seat = match.actors()[0]
        match.submit(seat, draw.choice(match.legal(seat)))
    return match


def keep(connection: Connection, match: str, played: Match, *lines: Line) -> None:
    """A table with a match as an older server left it: all its lines, and these; nothing about its end."""
    chairs = [("Anna", "a" * 24), ("Carl", "c" * 24)]
    row = {"code": match[:8], "host": "", "game": "5211", "options": "{}", "rules": "{}", "vote": "", "opened": 1.0}
    columns = ", ".join(row)
    marks = ", ".join(f":{name}" for name in row)
    connection.execute(text(f"INSERT INTO tables ({columns}, public) VALUES ({marks}, false)"), row)
    for seat, (name, who) in enumerate(chairs):
        chair = {"code": match[:8], "seat": seat, "sitter": name, "guest": who}
        connection.execute(
            text(f"INSERT INTO seats ({', '.join(chair)}, token) VALUES (:code, :seat, :sitter, :guest, '')"), chair
        )
    head = {"id": match, "code": match[:8], "head": encode_head(played.record)}
    connection.execute(
        text("INSERT INTO matches (id, code, number, head, begun) VALUES (:id, :code, 1, :head, 2.0)"), head
    )
    for seq, line in enumerate([*played.record.lines, *lines], 1):
        values = row_of(match, MatchEntry(seq, line, f"c{seq}", 2.0 + seq))
        connection.execute(insert(events).values(dict(zip(COLUMNS, values, strict=True))))


def test_a_store_of_the_version_before_is_caught_up_with(url: str) -> None:
    """Little by little after it was opened: by their first ends, and for those who still sit there."""
    store = Store(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    over, back, going = finished("Anna", "Ben"), finished("Anna", "Carl"), finished("Anna", "Carl").fork(3)
    names = ["1" * 24, "2" * 24, "3" * 24, "4" * 24]
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        keep(connection, names[0], over)
        keep(connection, names[1], back, Line(-1, "back to 2", table=True))
        keep(connection, names[2], going)
        keep(connection, names[3], finished("Anna", "Carl"))
        connection.execute(text("UPDATE matches SET head = replace(head, '5211/1', '5211/999') WHERE id LIKE '4%'"))

    async def caught_up() -> list[Any]:
        async with house(url) as here:
            found = await written(here.lobby.store, 4)

            async def settled() -> bool:
                return not await here.lobby.store.run(store.results.unsettled, "", "~", 9)

            await until_told(settled, "every end has been looked at")
            return found

    found = asyncio.run(caught_up())
    assert [(row.match, row.name, row.guest, row.points) for row in found] == [
        (names[0], "Anna", "a" * 24, over.points()[0]),
        (names[0], "Ben", "", over.points()[1]),
        (names[1], "Anna", "a" * 24, back.points()[0]),
        (names[1], "Carl", "c" * 24, back.points()[1]),
    ]
    assert [row.over for row in found[::2]] == [2.0 + over.ply, 2.0 + back.ply]
    with store.engine.begin() as connection:
        looked = dict(connection.execute(select(matches.c.id, matches.c.looked).where(matches.c.ended.is_(None))).all())
    assert looked == {names[2]: 3, names[3]: looked[names[3]]}
    assert looked[names[3]] > 0
    store.close()


def test_a_store_that_is_away_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is lost by it, and what counts with a result counts once, or not at all."""
    monkeypatch.setattr("katzentisch.server.results.recorder.STORE_RETRY_SECONDS", 0.01)

    async def played() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            store = here.lobby.store
            counted: list[Ending] = []

            def count(connection: Connection, ending: Ending) -> None:
                counted.append(ending)
                if len(counted) < 3:
                    raise OperationalError("", None, OSError())

            store.results.counts.append(count)
            anna, ben, code = await two(here)
            last = await play_out(code, anna, ben)
            rows = await written(store, 2)
            assert (len(rows), len(counted), counted[2].match) == (2, 3, last["match"])

    asyncio.run(played())


def test_one_that_cannot_be_counted_holds_up_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is said in the log, and left for the next time."""
    url = str(tmp_path / "t.sqlite")
    store = Store(url)
    store.open()
    names = ["1" * 24, "2" * 24, "3" * 24]
    with store.engine.begin() as connection:
        for name in names:
            keep(connection, name, finished("Anna", "Carl"))

    def count(_: Connection, ending: Ending) -> None:
        if ending.match == names[1]:
            raise ValueError("no rating for this")

    async def caught_up() -> None:
        async with house(url) as here:
            await written(here.lobby.store, 6)
            here.lobby.store.results.counts.append(count)
            with here.lobby.store.engine.begin() as connection:
                connection.execute(delete(results))
                connection.execute(update(matches).values(ended=None))
            await here.context.result_recorder.catch_up()

    asyncio.run(caught_up())
    assert [row.match for row in kept(store)[::2]] == [names[0], names[2]]
    assert "an end is not written down" in caplog.text
    assert store.results.unsettled("", "~", 9) == [names[1]]
    store.close()


def test_two_stores_write_an_end_once(url: str) -> None:
    """However close together, and so what counts with it."""
    stores = [Store(url), Store(url)]
    stores[0].open()
    ends, counted = [], list[str]()
    chairs = [Chair("Anna", "anna", "t")]
    result = Result(seat=0, guest="anna", name="Anna", rank=1, won=1.0, points=7, left=False, figures={})
    for number in range(20):
        code = f"code{number}"
        stores[0].tables.open(TableRow(code, "5211", {}, HouseRules(), "anna", False, 1.0, chairs))
        stores[0].matches.begin(code, code, 1, Match.begin(find("5211").game, ["Anna", "Ben"]).record, 1.0)
        more: Json = {"backs": 0, "brought": False}
        ends.append(Ending(match=code, code=code, game="5211", options={}, over=5.0, results=[result], **more))
    for store in stores:
        store.results.counts.append(lambda _, ending: counted.append(ending.match))
    with ThreadPoolExecutor(4) as threads:
        wrote = list(threads.map(lambda job: job[0].results.write(job[1]), [(s, e) for e in ends for s in stores * 2]))
    assert sum(wrote) == len(ends)
    assert sorted(counted) == sorted(end.match for end in ends)
    for store in stores:
        store.close()
