"""One's own matches: found by an index, told page by page, and to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, text

from katzentisch.server.results.statistics import statistics
from katzentisch.server.store import Store, own_results, quick_ratings
from katzentisch.server.store import history as asked
from katzentisch.server.store.history import FinishedSeat, HistoryCursor, HistoryFilter, ReviewSummary
from katzentisch.server.store.schema import seats, tables

from .daemons import postgresql
from .house import house
from .test_results import play_out, written
from .town import guest, settle

PERSONS, MATCHES = 20, 200


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def town(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A small town in a database of either kind."""
    if request.param == "sqlite":
        yield from settled(str(tmp_path_factory.mktemp("town") / "t.sqlite"))
        return
    with postgresql() as daemon:
        yield from settled(daemon.url)


def settled(url: str) -> Iterator[Store]:
    store = Store(url)
    store.open()
    settle(store, PERSONS, MATCHES)
    yield store
    store.close()


def plan(connection: Connection, query: Any) -> str:
    """How a database means to find the answer, where it may choose freely."""
    words = str(query.compile(connection.engine, compile_kwargs={"literal_binds": True}))
    if connection.engine.dialect.name == "sqlite":
        return "\n".join(row[3] for row in connection.execute(text(f"EXPLAIN QUERY PLAN {words}".replace(":", "\\:"))))
    connection.execute(text("SET LOCAL enable_seqscan = off"))  # small tables are read as a whole otherwise
    return "\n".join(row[0] for row in connection.exec_driver_sql(f"EXPLAIN {words}"))


def reads_all(found: str) -> bool:
    """Whether a plan goes through a whole table, or a whole index."""
    lines = [line.strip(" ->") for line in found.splitlines()]
    plain = any(line.startswith("SCAN ") and " CONSTANT ROW" not in line and "SUBQUERY" not in line for line in lines)
    unbound = "Index Scan" in found and "Index Cond" not in found
    return plain or unbound or "Seq Scan" in found or ("Index Only Scan" in found and "Index Cond" not in found)


WHO = guest(3)
QUESTIONS = {
    "on": asked.select_running(WHO),
    "who sits there": asked.select_sitters(["c1", "c2"]),
    "over": asked.select_finished(WHO, HistoryFilter(), None).limit(21),
    "older": asked.select_finished(WHO, HistoryFilter(), HistoryCursor(1e9 + 5000, "a" * 24, 0)).limit(21),
    "looked for": asked.select_finished(WHO, HistoryFilter("5211", "P7", "won", 1e9, 2e9), None).limit(21),
    "who sat there": asked.select_company(["a" * 24, "b" * 24]),
    "for which season": asked.select_boards(["a" * 24, "b" * 24]),
    "tallies": asked.select_tallies(WHO),
    "of a game": asked.select_of_game(WHO, "5211"),
    "looked back": asked.select_reviews(WHO, "5211"),
    "to show": own_results.select_own(WHO).limit(5000),
    "what others still play": own_results.select_secret(WHO, "2030-01-01"),
    "days with a deal of the day": own_results.select_daily_days(WHO),
    "ratings": quick_ratings.select_ratings(WHO),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_finds_its_rows_by_an_index(town: Store, name: str) -> None:
    """However many other people have played."""
    with town.engine.begin() as connection:
        found = plan(connection, QUESTIONS[name])
    assert not reads_all(found), found


def test_a_plan_that_reads_everything_is_seen(town: Store) -> None:
    """Otherwise the promise above were empty."""
    with town.engine.begin() as connection:
        for query in (select(seats.c.code).where(seats.c.sitter == "P7"), select(tables).order_by(tables.c.opened)):
            assert reads_all(plan(connection, query))


def test_a_list_page_by_page(town: Store) -> None:
    """Nothing twice, nothing left out, the latest first; and what is looked for, and no more."""
    history = town.history
    whole = history.over(WHO, HistoryFilter(), None, 1000)
    assert len(whole) > 20
    assert [each.over for each in whole] == sorted((each.over for each in whole), reverse=True)
    paged: list[FinishedSeat] = []
    while page := history.over(WHO, HistoryFilter(), place(paged), 7):
        paged += page
    assert paged == whole
    company = history.company([each.match for each in whole])
    other = next(seat.name for seat in company[whole[0].match] if seat.name != "P3")
    wishes: dict[HistoryFilter, Callable[[FinishedSeat], bool]] = {
        HistoryFilter(game="5211"): lambda each: each.game == "5211",
        HistoryFilter(outcome="won"): lambda each: each.won > 0,
        HistoryFilter(outcome="lost"): lambda each: each.won == 0,
        HistoryFilter(since=whole[5].over, until=whole[2].over): lambda each: (
            whole[5].over <= each.over < whole[2].over
        ),
        HistoryFilter(opponent=other.lower()): lambda each: any(other in seat.name for seat in company[each.match]),
        HistoryFilter(opponent="%"): lambda each: False,
    }
    for wish, fits in wishes.items():
        assert history.over(WHO, wish, None, 1000) == [each for each in whole if fits(each)], wish
    tallies = history.tallies(WHO)
    assert sum(tally.played for tally in tallies) == len(whole)
    assert sum(tally.won for tally in tallies) == sum(each.won for each in whole)
    assert sum(len(history.of(WHO, tally.game)) for tally in tallies) == len(whole)
    assert {going.game for going in history.on(WHO)} <= {tally.game for tally in tallies}
    assert history.over(guest(10**6), HistoryFilter(), None, 9) == []
    assert history.on(guest(10**6)) == []


def place(paged: list[FinishedSeat]) -> HistoryCursor | None:
    return HistoryCursor(paged[-1].over, paged[-1].match, paged[-1].seat) if paged else None


def match(number: int, *, points: int, won: float, players: int = 2, options: str = "{}") -> FinishedSeat:
    kept: dict[str, Any] = {"left": False, "backs": 0, "brought": False, "over": float(number)}
    return FinishedSeat(f"m{number}", 0, "isle_of_cats", options, players, 1 if won else 2, won, points, **kept)


def test_what_matches_come_to() -> None:
    """Wins beside chance by the number of players, streaks against others, the ladder of those who play alone."""
    easy = '{"difficulty":"easy"}'
    course = [
        match(1, points=10, won=1.0),
        match(2, points=30, won=0.5),
        match(3, points=20, won=0.0),
        match(4, points=40, won=1.0, players=4),
        match(5, points=50, won=0.0, players=1, options=easy),
        match(6, points=60, won=1.0, players=1, options=easy),
    ]
    looked = [ReviewSummary("take", 5, 2, 3.0, "m1", 0, 7), ReviewSummary("pass", 2, 0, 0.0, "m1", 0, 9)]
    found = statistics("isle_of_cats", course[::-1], looked)
    assert (found.played, found.streak, found.longest) == (6, 1, 2)
    assert [(each.players, each.played, each.won, each.chance) for each in found.tables] == [
        (1, 2, 1.0, 0.0),
        (2, 3, 1.5, 1.5),
        (4, 1, 1.0, 0.25),
    ]
    two = found.tables[1]
    assert (two.best.match, two.worst.match, two.mean) == ("m2", "m1", 20)
    assert [mark.points for mark in found.course] == [10, 30, 20, 40, 50, 60]
    first, *others = found.ladder
    assert (first.level, first.tried, first.won, first.best) == ("easy", 2, 1, 60)
    assert len(others) > 1
    assert {(rung.tried, rung.best) for rung in others} == {(0, None)}
    assert [each.kind for each in found.looked] == ["take"]
    assert statistics("5211", [], []).tables == []


def test_nobody_reads_anothers(tmp_path: Path) -> None:
    """Two who played together find it among their own matches, a stranger finds nothing; so it is with reviews."""

    async def played() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, ben, stranger = here.person(), here.person(), here.person()
            code = await anna.open("5211", ["", "", "random"])
            await anna.sit(code, 0, "Anna")
            await ben.sit(code, 1, "Ben")
            await anna.start(code)
            on = (await anna.get("me/games"))["on"]
            assert [(each["code"], each["sitters"]) for each in on] == [(code, ["Anna", "Ben", "bot:random"])]
            last = await play_out(code, anna, ben)
            await written(here.lobby.store, 3)
            for seat, person in enumerate((anna, ben)):
                found = await person.get("me/matches")
                assert [each["played"]["match"] for each in found["matches"]] == [last["match"]]
                assert found["matches"][0]["played"]["seat"] == seat
                assert [each["points"] for each in found["matches"][0]["seats"]] == last["points"]
                assert (await person.get("me/games"))["on"] == []
                assert (await person.get("me/games/5211"))["played"] == 1
            await stranger.open("5211", ["", ""])
            for nobody in (stranger, here.person()):
                assert await nobody.get("me/matches") == {"matches": [], "next": ""}
                assert await nobody.get("me/games") == {"on": [], "over": False, "tallies": []}
                assert (await nobody.get("me/games/5211"))["played"] == 0
            assert (await anna.ask("GET", "me/games/chess")).status_code == 404
            assert (await anna.ask("GET", "me/matches", after="1~x~2")).status_code == 400
            moves = (await stranger.get(f"matches/{last['match']}/replay", open=True))["moves"]
            ply = next(ply for ply, move in enumerate(moves) if move["seat"] == 0)
            history, chairs = here.lobby.store.history, here.room(code).state.row.chairs
            for person, kept in ((ben, 0), (stranger, 0), (anna, 1), (anna, 1)):
                assert (await person.ask("GET", f"matches/{last['match']}/review", ply=ply)).status_code == 200
                assert sum(each.moves for each in history.looked(chairs[0].guest, "5211")) == kept
            assert history.looked(chairs[1].guest, "5211") == []

    asyncio.run(played())
