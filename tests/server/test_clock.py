"""Time: a pure function of when lines were written, and what happens when it runs out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from katzentisch.play.clock import MIN_GRACE_SECONDS, Clock
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

from .house import House, Json, house
from .test_play import played, refusal, two

TIMED = {"move_seconds": 10, "bank_seconds": 60}


class Hands:
    """A clock on the wall that only the test moves."""

    def __init__(self, here: House, at: float = 1000.0) -> None:
        self.at = at
        here.lobby.now = lambda: self.at


def times(update: Json) -> list[tuple[float, float, bool, bool]]:
    return [(clock["move"], clock["bank"], clock["ticking"], clock["late"]) for clock in update["clocks"]]


def test_a_move_uses_its_own_time_and_then_the_bank() -> None:
    """A clock runs from when a seat has to move until it need not."""
    clock = Clock(10, 60, 2)
    clock.run({0, 1}, 100)
    assert clock.left(0, 105) == (5, 60)
    assert clock.left(0, 130) == (0, 40)
    assert clock.due() == {0: 170, 1: 170}
    clock.stop(0, 130)
    clock.run({1}, 130)
    assert (clock.left(0, 999), clock.due()) == ((10, 40), {1: 170})
    clock.run({0, 1}, 140)
    assert clock.due() == {0: 190, 1: 170}
    assert clock.left(0, 139) == (10, 40)


def test_nobody_gains_time_by_taking_back() -> None:
    """The move's own time runs on where it stood."""
    clock = Clock(10, 60, 2)
    clock.run({0, 1}, 100)
    clock.stop(0, 108)
    clock.took_back(0, 120)
    assert clock.left(0, 121) == (1, 60)
    clock.stop(0, 125)
    assert clock.bank[0] == 57


def test_a_player_who_starts_again_has_a_moment() -> None:
    """After returning, and after the table went back."""
    clock = Clock(0, 5, 2)
    clock.run({0}, 0)
    clock.stop(0, 50)
    assert clock.bank == [0, 5]
    clock.give_grace(0, 50)
    assert clock.bank == [MIN_GRACE_SECONDS, 5]
    clock.run({1}, 50)
    clock.renew(60)
    assert (clock.bank, clock.due()) == ([MIN_GRACE_SECONDS, MIN_GRACE_SECONDS], {})


@played
async def test_there_is_no_clock_unless_the_host_wants_one(here: House) -> None:
    """Off by default."""
    anna, _, code = await two(here)
    assert (await anna.update(code, 0))["clocks"] is None


@played
async def test_clocks_run_and_a_late_seat_may_be_replaced_and_return(here: House) -> None:
    """Every change is a line of the record, and the record verifies."""
    wall = Hands(here)
    anna, ben, code = await two(here, house=TIMED)
    wall.at += 25
    update = await anna.update(code, 0)
    assert times(update) == [(0, 45, True, False)] * 2
    await anna.order(code, "move", 0, 0, move=update["legal"][0])
    wall.at += 20
    assert times(await ben.update(code, 1)) == [(10, 45, False, False), (0, 25, True, False)]
    assert refusal(await anna.order(code, "replace", 0, 1, other=1, bot="random")) == "not-away"
    wall.at += 26
    line = await anna.connect(code)
    table = await line.until("table", lambda table: table["seats"][1]["late"])
    assert not table["seats"][1]["away"]
    assert times(await ben.update(code, 1)) == [(10, 45, False, False), (10, 0, False, True)]
    assert (await anna.order(code, "replace", 0, 2, other=1, bot="random")).is_success
    update = await line.until("update", lambda update: update["view"]["turn"] == 1 and update["actors"] == [0])
    assert refusal(await ben.order(code, "move", 1, update["seq"], move="Y1")) == "got-up"
    assert (await ben.order(code, "return", 1, update["seq"])).is_success
    assert times(await ben.update(code, 1))[1] == (10, MIN_GRACE_SECONDS, False, False)
    record = here.room(code).state.current_referee().match.record
    assert [str(line) for line in record.lines if line.table] == [
        "@ 1 runs out of time", "@ 1 is bot:random", "@ 1 returns",
    ]  # fmt: skip
    assert Match(parse_record(record.write())).record.lines


@played
async def test_a_late_seat_may_still_move_and_is_late_no_more(here: House) -> None:
    """If nobody was impatient."""
    wall = Hands(here)
    anna, ben, code = await two(here, house={"move_seconds": 5})
    wall.at += 6
    line = await ben.connect(code)
    update = await line.until("update", lambda update: update["seq"] == 2)
    assert [clock["late"] for clock in update["clocks"]] == [True, True]
    assert (await ben.order(code, "move", 1, 2, move=update["legal"][0])).is_success
    assert [clock["late"] for clock in (await anna.update(code, 0))["clocks"]] == [True, False]


@played
async def test_the_house_may_let_a_bot_play_on_by_itself(here: House) -> None:
    """The seat can be taken back all the same."""
    wall = Hands(here)
    anna, ben, code = await two(here, house={**TIMED, "timeout": "bot"})
    await anna.order(code, "move", 0, 0, move=(await anna.update(code, 0))["legal"][0])
    wall.at += 71
    line = await anna.connect(code)
    update = await line.until("update", lambda update: update["view"]["turn"] == 1 and update["actors"] == [0])
    lines = [str(line) for line in here.room(code).state.current_referee().match.record.lines]
    assert lines[1:3] == ["@ 1 runs out of time", "@ 1 is bot:heuristic"]
    assert (await anna.get(f"tables/{code}"))["seats"][1]["bot"] == "heuristic"
    assert (await ben.order(code, "return", 1, update["seq"])).is_success
    assert not (await anna.get(f"tables/{code}"))["seats"][1]["late"]


def test_clocks_are_the_same_after_a_restart_and_in_another_process(tmp_path: Path) -> None:
    """They follow from the committed lines."""

    async def run() -> None:
        store, found = tmp_path / "tables.sqlite", list[Any]()
        async with house(store) as here, house(store) as there:
            wall, other = Hands(here), Hands(there)
            anna, _, code = await two(here, house=TIMED)
            wall.at += 13.5
            await anna.order(code, "move", 0, 0, move=(await anna.update(code, 0))["legal"][0])
            wall.at += 30
            other.at = wall.at
            for each in (here, there):
                found.append(times(await each.person().update(code, -1)))
        async with house(store) as again:
            Hands(again, wall.at)
            found.append(times(await again.person().update(code, -1)))
        assert found == [[(10, 56.5, False, False), (0, 26.5, True, False)]] * 3

    asyncio.run(run())
