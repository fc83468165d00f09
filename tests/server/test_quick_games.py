"""Playing with anybody: strangers with the same wish meet at one table, and the match begins by itself."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from time import time
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import insert, select

from katzentisch.server.limits import RateLimiter
from katzentisch.server.quick_games import QuickGames
from katzentisch.server.store.quick_tables import EMPTY_TABLE_SECONDS, MAX_WAITING, PRESENT_SECONDS
from katzentisch.server.store.schema import blocks, quick_tables
from tests.waiting import until_told

from .daemons import postgresql
from .house import House, Json, Person, house
from .test_moderation import hosts
from .test_play import played, refusal

CROWD = 7


async def wish(person: Person, name: str, **more: Any) -> Json:
    """Ask for a game; with nothing else said for two at 5211, at once, without bots."""
    body = {"game": "5211", "players": 2, "pace": "live", "bots_after": None, "name": name, **more}
    found: Json = await person.post("quick", body)
    return found


def guest_of(here: House, person: Person) -> str:
    guest = here.context.cookie_signer.guest(person.http.cookies.get("katzentisch"))
    assert guest
    return guest


async def begun(person: Person, code: str) -> Json:
    """The table, once its match has begun."""

    async def look() -> Json | None:
        table: Json = await person.get(f"tables/{code}")
        return table if table["match"] else None

    table = await until_told(look, "the match begins by itself")
    assert table
    return table


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


@played
async def test_two_with_the_same_wish_meet_and_the_match_begins(here: House) -> None:
    """The table is public and waits; nobody has to press anything."""
    anna, ben = here.person(), here.person()
    first = await wish(anna, "Anna")
    table = await anna.get(f"tables/{first['code']}")
    assert (table["public"], table["match"], table["house"]["quick"]) == (True, None, True)
    assert [listed["code"] for listed in await ben.get("tables")] == [first["code"]]
    second = await wish(ben, "Ben")
    assert (first["seat"], second) == (0, {"code": first["code"], "seat": 1})
    assert names(await begun(ben, first["code"])) == ["Anna", "Ben"]


@played
async def test_a_crowd_at_once_overfills_no_table(here: House) -> None:
    """However many ask at the same moment, each has one seat, and at most one table still waits."""
    people = [here.person() for _ in range(CROWD)]
    places = await asyncio.gather(*(wish(each, f"Cat {number}") for number, each in enumerate(people)))
    assert len({(place["code"], place["seat"]) for place in places}) == CROWD
    assert sorted(Counter(place["code"] for place in places).values()) == [1, 2, 2, 2]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_two_processes_seat_people_at_the_same_tables(database: str, tmp_path: Path) -> None:
    """What one process has opened the other one fills; the match begins once."""

    async def run(store: str) -> None:
        async with house(store, bus="memory:") as here, house(store, bus="memory:") as there:
            people = [(here, there)[number % 2].person() for number in range(CROWD)]
            places = await asyncio.gather(*(wish(each, f"Cat {number}") for number, each in enumerate(people)))
            assert len({(place["code"], place["seat"]) for place in places}) == CROWD
            counted = Counter(place["code"] for place in places)
            assert sorted(counted.values()) == [1, 2, 2, 2]
            for person, place in zip(people, places, strict=True):
                if counted[place["code"]] == 2:
                    assert (await begun(person, place["code"]))["matches"] == 1
            assert len(await here.people[0].get("tables")) == 4

    with ExitStack() as stack:
        store = str(tmp_path / "tables.sqlite") if database == "sqlite" else stack.enter_context(postgresql()).url
        asyncio.run(run(store))


@played
async def test_other_wishes_are_other_tables(here: House) -> None:
    """Another game, number of players or pace, or a wish for bots: everybody gets what they asked for."""
    first = await wish(here.person(), "Anna")
    others: list[Json] = [{"game": "cryptid", "players": 3}, {"players": 3}, {"pace": "days"}, {"bots_after": 600}]
    codes = [(await wish(here.person(), "Ben", **other))["code"] for other in others]
    assert len({first["code"], *codes}) == 1 + len(others)


@played
async def test_only_tables_of_quick_games_are_filled(here: House) -> None:
    """Neither private nor public tables that somebody opened for themselves, nor the deal of the day."""
    anna = here.person()
    for public in (False, True):
        code = await anna.open("5211", ["", ""], public=public)
        await anna.sit(code, 0, "Anna")
    await anna.post("daily/g5211/try", {"name": "Anna"})
    known = {table["code"] for table in await anna.get("mine")}
    assert (await wish(here.person(), "Ben"))["code"] not in known
    answer = await anna.ask("POST", "tables", {"game": "5211", "seats": ["", ""], "house": {"quick": True}})
    assert refusal(answer) == "quick-house"


@played
async def test_bots_take_the_open_seats_when_their_time_has_come(here: House) -> None:
    """Not before, and only while somebody is there; never where a player wanted people alone."""
    anna, ben = here.person(), here.person()
    code = (await wish(anna, "Anna", players=3, bots_after=60))["code"]
    alone = (await wish(ben, "Ben", players=3))["code"]
    games = QuickGames(here.lobby, here.lobby.store)
    await games.check_tables()
    assert (await anna.get(f"tables/{code}"))["match"] is None
    at = time()
    with patch.object(here.lobby, "now", lambda: at + 61):
        await games.check_tables()
        assert (await anna.get(f"tables/{code}"))["match"] is None, "nobody is there any more"
        line = await anna.connect(code)
        await line.until("table")
        await games.check_tables()
    table = await begun(anna, code)
    assert [seat["bot"] for seat in table["seats"]] == ["", "tabby", "tabby"]
    assert (await ben.get(f"tables/{alone}"))["match"] is None


@played
async def test_bots_come_when_the_first_of_the_players_wants_them(here: House) -> None:
    """One who would wait for ten minutes is joined by one who would wait for none."""
    anna, ben = here.person(), here.person()
    code = (await wish(anna, "Anna", players=3, bots_after=600))["code"]
    assert (await wish(ben, "Ben", players=3, bots_after=0))["code"] == code
    assert [seat["bot"] for seat in (await begun(anna, code))["seats"]] == ["", "", "tabby"]


@played
async def test_over_days_nobody_has_to_stay(here: House) -> None:
    """Live, somebody who went away is not waited for; over days the seat is kept and bots come all the same."""
    anna, ben = here.person(), here.person()
    live = (await wish(anna, "Anna"))["code"]
    days = (await wish(anna, "Anna", pace="days", bots_after=3600))["code"]
    at = time()
    with patch.object(here.lobby, "now", lambda: at + PRESENT_SECONDS + 1):
        assert (await wish(ben, "Ben"))["code"] != live
        assert (await wish(ben, "Ben", pace="days", bots_after=3600))["code"] == days
    assert (await begun(ben, days))["house"]["move_seconds"] >= 24 * 3600


@played
async def test_asking_twice_keeps_one_seat(here: House) -> None:
    """A second tap changes nothing; another wish to play at once gives the first one up."""
    anna = here.person()
    first = await wish(anna, "Anna")
    assert await wish(anna, "Anna") == first
    second = await wish(anna, "Anna", players=3)
    assert [table["code"] for table in await anna.get("mine")] == [second["code"]]
    assert (await anna.ask("GET", f"tables/{first['code']}")).status_code == 404


@played
async def test_two_strangers_may_have_the_same_name(here: House) -> None:
    anna, namesake = here.person(), here.person()
    code = (await wish(anna, "Anna"))["code"]
    await wish(namesake, "Anna")
    assert names(await begun(anna, code)) == ["Anna", "Anna 2"]
    answer = await anna.ask("POST", "quick", {"game": "5211", "players": 2, "pace": "live", "name": "bot:tiger"})
    assert refusal(answer) == "name-bad"


@played
async def test_nobody_meets_those_they_do_not_want_to_meet(here: House) -> None:
    """One who blocked, one who was blocked, one whom the host removed, one whom the server has banned."""
    anna, ben, eve = here.person(), here.person(), here.person()
    code = (await wish(anna, "Anna"))["code"]
    apart = (await wish(eve, "Eve", players=3))["code"]
    with here.lobby.store.engine.begin() as connection:
        row = {"guest": guest_of(here, anna), "blocked": guest_of(here, eve), "name": "Eve", "made": time()}
        connection.execute(insert(blocks).values(**row))
    hers = (await wish(eve, "Eve"))["code"]
    assert len({code, hers, apart}) == 3
    assert (await wish(anna, "Anna", players=4))["code"] not in (hers, apart)
    assert (await wish(anna, "Anna"))["code"] != hers
    await (await hosts(here)).post("host/bans", {"guest": guest_of(here, eve), "name": "Eve"})
    assert (await wish(ben, "Ben"))["code"] != hers


@played
async def test_a_player_whom_the_host_removed_is_not_seated_there_again(here: House) -> None:
    anna, ben = here.person(), here.person()
    code = (await wish(anna, "Anna", players=3))["code"]
    seat = (await wish(ben, "Ben", players=3))["seat"]
    assert (await anna.ask("DELETE", f"tables/{code}/seats/{seat}")).is_success
    assert (await wish(ben, "Ben", players=3))["code"] != code
    assert (await wish(here.person(), "Cleo", players=3))["code"] == code


@played
async def test_wishes_are_rationed(here: House) -> None:
    """So many at once, and so many tables at which one may wait for days."""
    anna = here.person()
    for number in range(MAX_WAITING):
        game = "5211" if number < 4 else "cryptid"
        await wish(anna, "Anna", game=game, players=2 + number if number < 4 else 3, pace="days")
    body = {"game": "cryptid", "players": 4, "pace": "days", "name": "Anna"}
    answer = await anna.ask("POST", "quick", body)
    assert (answer.status_code, refusal(answer)) == (429, "quick-many")
    here.context.table_limiter = RateLimiter(0.0, 0.0)
    assert (await here.person().ask("POST", "quick", body)).status_code == 429


@played
async def test_a_table_that_everybody_left_goes(here: House) -> None:
    """No list shows it from then on; and one whose match has begun waits no longer."""
    anna, ben, cleo = here.person(), here.person(), here.person()
    left = await wish(anna, "Anna", players=3)
    lists = ("tables", "mine")

    async def listed(path: str) -> bool:
        return left["code"] in [table["code"] for table in await anna.get(path)]

    assert [await listed(path) for path in lists] == [True, True]
    assert (await anna.ask("DELETE", f"tables/{left['code']}/seats/{left['seat']}")).is_success
    assert [await listed(path) for path in lists] == [False, False], "nobody is sent to an empty table"
    full = await wish(ben, "Ben")
    await wish(cleo, "Cleo")
    await begun(ben, full["code"])
    at = time()

    async def is_gone() -> bool:
        return (await anna.ask("GET", f"tables/{left['code']}")).status_code == 404

    async def no_row() -> bool:
        with here.lobby.store.engine.begin() as connection:
            return connection.execute(select(quick_tables)).first() is None

    assert not await is_gone()
    with patch.object(here.lobby, "now", lambda: at + EMPTY_TABLE_SECONDS + 1):
        await until_told(is_gone, "the table is deleted")
        await until_told(no_row, "no table waits")


ANY: Json = {"players": None}
"""A wish to play with any number."""


async def seat_count(person: Person, code: str) -> int:
    return len((await person.get(f"tables/{code}"))["seats"])


@played
async def test_any_number_joins_a_table_that_waits(here: House) -> None:
    """The one who waits wanted two or three; the other does not mind."""
    for number in (2, 3):
        first = await wish(here.person(), "Anna", players=number)
        ben = here.person()
        assert await wish(ben, "Ben", **ANY) == {"code": first["code"], "seat": 1}
        assert await seat_count(ben, first["code"]) == number


@played
async def test_a_table_for_any_number_takes_the_number_of_the_next(here: House) -> None:
    """It has few seats, so that the next one begins; somebody who wants three brings a third seat and its options."""
    anna, ben, cleo = here.person(), here.person(), here.person()
    code = (await wish(anna, "Anna", **ANY))["code"]
    line = await anna.connect(code)
    await line.until("table")
    assert await seat_count(anna, code) == 2
    assert await wish(ben, "Ben", players=3) == {"code": code, "seat": 1}
    assert await seat_count(anna, code) == 3
    assert (await wish(here.person(), "Dora", players=4))["code"] != code
    assert await wish(cleo, "Cleo", **ANY) == {"code": code, "seat": 2}
    table = await begun(anna, code)
    assert names(table) == ["Anna", "Ben", "Cleo"]
    fixed = await here.person().open("5211", ["", "", ""])
    assert table["options"].keys() == (await anna.get(f"tables/{fixed}"))["options"].keys()


@played
async def test_two_with_any_number_begin(here: House) -> None:
    anna, ben = here.person(), here.person()
    code = (await wish(anna, "Anna", **ANY))["code"]
    assert (await wish(anna, "Anna", **ANY))["code"] == code
    assert (await wish(ben, "Ben", **ANY))["code"] == code
    assert (await wish(ben, "Ben", **ANY))["code"] == code, "a second tap changes nothing"
    assert names(await begun(ben, code)) == ["Anna", "Ben"]


@played
async def test_any_number_keeps_people_apart_who_blocked_each_other(here: House) -> None:
    anna, eve = here.person(), here.person()
    code = (await wish(anna, "Anna", players=3))["code"]
    hers = (await wish(eve, "Eve", players=4))["code"]
    assert (await eve.get(f"quick/{hers}"))["players"] == 3
    with here.lobby.store.engine.begin() as connection:
        row = {"guest": guest_of(here, anna), "blocked": guest_of(here, eve), "name": "Eve", "made": time()}
        connection.execute(insert(blocks).values(**row))
    assert await eve.get(f"quick/{hers}") is None
    assert (await wish(eve, "Eve", **ANY))["code"] != code


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_two_processes_seat_people_with_any_number(database: str, tmp_path: Path) -> None:
    """A crowd of whom every other wants three, at two processes: nobody has a seat twice, no table has too many."""

    async def run(store: str) -> None:
        async with house(store, bus="memory:") as here, house(store, bus="memory:") as there:
            people = [(here, there)[number % 2].person() for number in range(CROWD)]
            wanted = [None, 3, 3, None, 3, None, 3]
            places = await asyncio.gather(
                *(wish(each, f"Cat {at}", players=wanted[at]) for at, each in enumerate(people))
            )
            assert len({(place["code"], place["seat"]) for place in places}) == CROWD
            for code in {place["code"] for place in places}:
                row = here.lobby.store.tables.get(code)
                assert row
                threes = [3 for place, number in zip(places, wanted, strict=True) if number and place["code"] == code]
                assert len(row.chairs) == (3 if threes else 2)
                assert sum(bool(chair.guest) for chair in row.chairs) == Counter(p["code"] for p in places)[code]

    with ExitStack() as stack:
        store = str(tmp_path / "tables.sqlite") if database == "sqlite" else stack.enter_context(postgresql()).url
        asyncio.run(run(store))


@played
async def test_somebody_who_waits_alone_is_offered_another_table(here: House) -> None:
    """Both are told of the other; one joins by a wish for any number, and then nobody is offered anything."""
    anna, ben = here.person(), here.person()
    hers = (await wish(anna, "Anna", bots_after=600))["code"]
    assert await anna.get(f"quick/{hers}") is None
    his = (await wish(ben, "Ben", players=3))["code"]
    assert his != hers
    offer = await ben.get(f"quick/{his}")
    assert (offer["players"], offer["here"], offer["pace"]) == (2, 1, "live")
    assert offer["bots_at"] > time()
    assert await anna.get(f"quick/{hers}") == {"players": 3, "here": 1, "pace": "live", "bots_at": None}
    assert await here.person().get(f"quick/{hers}") is None
    assert (await wish(ben, "Ben", bots_after=600, **ANY))["code"] == hers
    assert await ben.get(f"quick/{hers}") is None
    assert names(await begun(anna, hers)) == ["Anna", "Ben"]
