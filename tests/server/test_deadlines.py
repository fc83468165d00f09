"""Days for a move: vacations, reminders, and times that end although nobody looks."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, product
from pathlib import Path

from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from katzentisch.play.vacation import DAY_SECONDS, Vacation
from katzentisch.server.store import Store
from katzentisch.table.stored import Chair, HouseRules, TableRow
from tests.waiting import until

from .callee import callee
from .daemons import postgresql
from .house import House, house
from .test_clock import Hands
from .test_play import played, refusal, two
from .test_turn_notifier import SOON, Pair, calm

HOUR = 3600
DAYS = {"move_seconds": 2 * DAY_SECONDS, "vacation_days": 3}


def test_a_vacation_is_as_long_as_what_is_left() -> None:
    """And is over by itself then; anybody who has none left goes without."""
    off = Vacation(2, 2)
    assert off.begin(0, 100)
    assert (off.remains(0, 100 + DAY_SECONDS), off.remains(1, 100 + DAY_SECONDS)) == (DAY_SECONDS, 2 * DAY_SECONDS)
    off.end(0, 100 + DAY_SECONDS)
    assert off.begin(0, 500 + DAY_SECONDS)
    assert off.due() == {0: 500 + 2 * DAY_SECONDS}
    off.end(0, 500 + 3 * DAY_SECONDS)
    assert (off.left, off.begin(0, 0), off.due()) == ([0, 2 * DAY_SECONDS], False, {})


@played
async def test_one_vacation_is_for_all_tables_that_have_days_left(here: House) -> None:
    """Tables without vacation days go on, nobody else's seat is touched, and coming back ends it everywhere."""
    anna, ben = here.person(), here.person()
    codes = []
    for rules in (DAYS, DAYS, {}):
        code = await anna.open("5211", ["", ""], house=rules)
        await anna.sit(code, 0, "Anna")
        await ben.sit(code, 1, "Ben")
        await anna.start(code)
        codes.append(code)
    answer = await anna.ask("PUT", "me/vacation", {"on": True})
    assert answer.json() == {"away": 2, "playing": 1}, answer.text
    for code in codes[:2]:
        assert [each["off"] for each in (await ben.update(code, 1))["clocks"]] == [True, False]
    assert (await anna.ask("PUT", "me/vacation", {"on": True})).json() == {"away": 2, "playing": 1}, "once"
    assert (await anna.ask("PUT", "me/vacation", {"on": False})).json() == {"away": 0, "playing": 3}
    for code in codes[:2]:
        assert [each["off"] for each in (await ben.update(code, 1))["clocks"]] == [False, False]
    assert (await here.person().ask("PUT", "me/vacation", {"on": True})).json() == {"away": 0, "playing": 0}


@played
async def test_clocks_stand_while_somebody_is_on_vacation(here: House) -> None:
    """Nobody can take over, nobody gains time by coming and going, and what is left is the same after a restart."""
    wall = Hands(here)
    anna, ben, code = await two(here, house=DAYS)
    wall.at += DAY_SECONDS
    assert (await anna.order(code, "leave", 0, 0)).is_success
    wall.at += 2 * DAY_SECONDS
    clocks = (await ben.update(code, 1))["clocks"]
    assert [(each["off"], each["vacation"] / DAY_SECONDS) for each in clocks] == [(True, 1), (False, 3)]
    assert not clocks[0]["ticking"]
    line = await ben.connect(code)
    await line.until("table", lambda table: table["seats"][1]["late"])
    assert refusal(await ben.order(code, "replace", 1, 2, other=0, bot="random")) == "on-vacation"
    assert (await anna.order(code, "return", 0, 2)).is_success
    await here.lobby.close_room(here.room(code))
    clock = (await anna.update(code, 0))["clocks"][0]
    assert (clock["move"], clock["ticking"], clock["vacation"]) == (DAY_SECONDS, True, DAY_SECONDS)
    assert (await anna.get(f"tables/{code}"))["left"] == DAY_SECONDS


@played
async def test_a_vacation_ends_by_itself_or_for_good(here: House) -> None:
    """With lines that records have always had."""
    wall = Hands(here)
    anna, ben, code = await two(here, house={**DAYS, "move_seconds": 14 * DAY_SECONDS})
    assert (await anna.order(code, "leave", 0, 0)).is_success
    wall.at += 3 * DAY_SECONDS
    line = await ben.connect(code)
    table = await line.until("table", lambda table: table["seq"] == 2)
    assert not table["seats"][0]["away"]
    assert (await ben.order(code, "leave", 1, 2)).is_success
    assert (await ben.order(code, "leave", 1, 3)).is_success
    assert refusal(await ben.order(code, "leave", 1, 4)) == "not-now"
    assert (await anna.order(code, "replace", 0, 4, other=1, bot="random")).is_success
    record = here.room(code).state.current_referee().match.record
    assert [str(line) for line in record.lines][:5] == [
        "@ 0 leaves", "@ 0 returns", "@ 1 leaves", "@ 1 leaves", "@ 1 is bot:random",
    ]  # fmt: skip
    assert Match(parse_record(record.write())).record.lines


def test_somebody_is_reminded_once_and_then_time_ends_although_nobody_looks(tmp_path: Path) -> None:
    """Before the end of two days, by half a day; the table is looked at by whichever process is awake."""

    async def done() -> None:
        async with callee() as service, house(tmp_path / "t", call_after=SOON, calls_inside=True) as here:
            wall, notifier = Hands(here), here.context.turn_notifier
            notifier.sender.now = lambda: wall.at
            both = Pair(here, service)
            both.code = await both.anna.open("5211", ["", ""], house={**DAYS, "timeout": "bot"})
            await both.anna.sit(both.code, 0, "Anna")
            await both.ben.sit(both.code, 1, "Ben")
            await both.anna.ask("PUT", "calls", {"url": service.url("/own"), "language": "en"})
            await both.start()
            match = here.room(both.code).state.current_referee().id

            async def later(seconds: float) -> None:
                await here.lobby.close_room(await here.lobby.get_room(both.code))
                wall.at += seconds
                for _ in range(2):
                    await notifier.watch_overdue_tables()
                    await calm(here)

            async def told() -> str:
                text: str = json.loads((await service.next())[2])["text"]
                return text.partition(" http")[0]

            assert await told() == "It is your turn in 5211."
            await calm(here)
            await both.move(both.ben, 1)
            await calm(here)
            await later(1.4 * DAY_SECONDS)
            assert service.calls.empty()
            await later(0.2 * DAY_SECONDS)
            assert await told() == "10 hours left for your move in 5211."
            await later(HOUR)
            assert service.calls.empty()
            await later(DAY_SECONDS)
            entries = here.lobby.store.matches.entries
            await until(lambda: len(entries(match)) >= 4, "the time has run out and a bot has moved")
            kept = entries(match)
            assert [str(entry.line) for entry in kept][1:3] == ["@ 0 runs out of time", "@ 0 is bot:heuristic"]

    asyncio.run(done())


def test_an_alarm_is_answered_by_one_process_and_again_if_that_one_dies(tmp_path: Path) -> None:
    """In both databases, however close together."""
    with postgresql() as daemon:
        for url in (str(tmp_path / "one.sqlite"), daemon.url):
            stores = [Store(url), Store(url)]
            stores[0].open()
            codes = [f"code{number}" for number in range(12)]
            for code in codes:
                stores[0].tables.open(TableRow(code, "5211", {}, HouseRules(), "", False, 1.0, [Chair()]))
            with ThreadPoolExecutor(4) as threads:
                list(threads.map(lambda pair: pair[0].alarms.set(pair[1], 50.0), product(stores, codes)))
                taken = list(threads.map(lambda store: store.alarms.take(60.0, 90.0), stores * 2))
            assert sorted(chain.from_iterable(taken)) == sorted(codes)
            stores[0].alarms.set(codes[0], None)
            assert stores[1].alarms.take(80.0, 100.0) == []
            assert sorted(stores[1].alarms.take(90.0, 100.0)) == sorted(codes[1:])
            for store in stores:
                store.close()
