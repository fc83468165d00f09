"""Nothing grows without bound: rooms, connections, outboxes, records, askers."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
import weakref
from functools import partial
from pathlib import Path
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from katzentisch.core.catalogue import find
from katzentisch.server import limits
from katzentisch.server.limits import ConnectionLimiter, RateLimiter
from katzentisch.table import referee
from katzentisch.table.bot_turns import BotTurns
from katzentisch.table.lobby import IDLE_ROOM_SECONDS
from katzentisch.table.refusals import LimitExceeded
from katzentisch.table.room import Room
from katzentisch.table.subscribers import MAX_QUEUED_BYTES, MAX_QUEUED_MESSAGES, Connection
from katzentisch.table.table_state import identify_visitor
from tests.waiting import until

from .house import PATIENCE, House, Line, Person, house
from .test_play import played, refusal, two

TABLES = 30
HELD, LEFT = 200_000, 20_000
"""Bytes that an idle table may take while it is held, and after it was let go."""


@pytest.mark.ci
@played
async def test_idle_tables_take_little_and_are_let_go(here: House) -> None:
    """After five silent minutes nothing of a room is left but what is in the store; the next look finds it all."""
    anna, _, code = await two(here, "isle_of_cats")
    line = await anna.connect(code)
    await line.until("update")
    rules = find("isle_of_cats").game
    rules.parse(rules.spell(0))  # its list of notations is made once
    tracemalloc.start()
    try:
        await more_tables(anna, 5)
        await here.lobby.close_idle_rooms(monotonic() + IDLE_ROOM_SECONDS + 60)
        gc.collect()
        base, begun = tracemalloc.get_traced_memory()[0], monotonic()
        await more_tables(anna, TABLES)
        rooms = [weakref.ref(room) for room in here.lobby.rooms.values() if not room.subscribers.connections]
        assert len(rooms) == TABLES
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - base < TABLES * HELD
        await here.lobby.close_idle_rooms(begun + IDLE_ROOM_SECONDS - 1)
        assert len(here.lobby.rooms) == TABLES + 1
        await here.lobby.close_idle_rooms(monotonic() + IDLE_ROOM_SECONDS + 60)
        assert list(here.lobby.rooms) == [code], "somebody listens there"
        await until(lambda: here.lobby.pool.quick.idle, "a question that was asked is thought through")
        await until(lambda: collected(rooms), "nobody holds the rooms any more")
        assert tracemalloc.get_traced_memory()[0] - base < TABLES * LEFT
    finally:
        tracemalloc.stop()
    assert len(await anna.get("mine")) == TABLES + 6


@played
async def test_a_table_is_let_go_even_while_it_is_woken(here: House) -> None:
    """Whatever its driver is about when it is told to stop, it stops."""
    anna = here.person()
    for turns in range(8):
        code = await anna.open("5211", ["", ""])
        driver = here.room(code).bot_turns
        await until(partial(asleep, driver), "the new table has been looked at")
        driver.wake()
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await driver.stop()


def asleep(turns: BotTurns) -> bool:
    """Whether there is nothing to look at."""
    return not turns.wake_event.is_set()


def collected(rooms: list[weakref.ref[Room]]) -> bool:
    """Whether nothing is left of these rooms."""
    gc.collect()
    return not any(room() for room in rooms)


async def more_tables(anna: Person, number: int) -> None:
    """Tables at which a match has begun."""
    for _ in range(number):
        code = await anna.open("isle_of_cats", ["", "random"])
        await anna.sit(code, 0, "Anna")
        await anna.start(code)
        await anna.update(code, 0)


@played
async def test_a_full_house_lets_the_longest_idle_table_go(here: House) -> None:
    """And refuses only when people are at every table."""
    anna = here.person()
    first, second = [await anna.open("5211", ["", ""]) for _ in range(2)]
    here.lobby.max_rooms = 2
    await anna.get(f"tables/{first}")
    third = await anna.open("5211", ["", ""])
    assert set(here.lobby.rooms) == {first, third}
    for code in (first, third):
        await (await anna.connect(code)).until("table")
    answer = await anna.ask("GET", f"tables/{second}")
    assert (answer.status_code, refusal(answer)) == (429, "crowded")


def test_an_outbox_is_bounded_in_messages_and_bytes() -> None:
    """A connection that does not read is lost, whatever it is sent."""

    async def run() -> None:
        many, large = Connection(identify_visitor(None)), Connection(identify_visitor(None))
        for _ in range(MAX_QUEUED_MESSAGES):
            many.send(b"x")
        assert not many.lost.is_set()
        many.send(b"x")
        assert many.lost.is_set()
        large.send(b"x" * MAX_QUEUED_BYTES)
        assert not large.lost.is_set()
        assert len(await large.next_message()) == MAX_QUEUED_BYTES
        large.send(b"x")
        large.send(b"x" * MAX_QUEUED_BYTES)
        assert large.lost.is_set()
        assert large.queued_bytes == 1

    asyncio.run(run())


def test_messages_keep_their_order_when_a_client_reads_slowly() -> None:
    """What is written at once never overtakes what waits, nor what is being sent."""

    async def run() -> None:
        written: list[bytes] = []
        reads = True

        def write(data: bytes) -> bool:
            if reads:
                written.append(data)
            return reads

        client = Connection(identify_visitor(None), write=write)
        client.send(b"1")
        reads = False
        client.send(b"2")
        client.send(b"3")
        reads = True
        client.send(b"4")
        for expected in (b"2", b"3", b"4"):
            assert await client.next_message() == expected
            client.send(b"5" if expected == b"4" else b"")
        assert written == [b"1"]
        assert [await client.next_message() for _ in range(3)] == [b"", b"", b"5"]
        asking = asyncio.create_task(client.next_message())
        await asyncio.sleep(0)
        client.send(b"6")
        assert written == [b"1", b"6"]
        asking.cancel()

    asyncio.run(run())


@played
async def test_a_match_takes_only_so_many_lines(here: House) -> None:
    """Anybody who takes back for ever is stopped; moves are still possible."""
    anna, _, code = await two(here)
    legal = (await anna.update(code, 0))["legal"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(referee, "MAX_LINES", 2)
        assert (await anna.order(code, "move", 0, 0, move=legal[0])).is_success
        assert (await anna.order(code, "retract", 0, 1)).is_success
        assert (await anna.order(code, "move", 0, 2, move=legal[0])).is_success
        assert refusal(await anna.order(code, "retract", 0, 3)) == "too-many-lines"


def test_a_door_counts_addresses_and_guests() -> None:
    """Anybody who is turned away was not counted."""
    door = ConnectionLimiter(2)
    with door.pass_through("a", "x"), door.pass_through("b", "x"):
        with pytest.raises(LimitExceeded), door.pass_through("c", "x"):
            pass
        with door.pass_through("b", "y"):
            assert door.inside == {"a": 1, "b": 2, "x": 2, "y": 1}
    assert not door.inside


async def pinged(lines: list[Line], times: int) -> None:
    """Ping by one connection after the other."""
    for number in range(times):
        await lines[number % len(lines)].send({"do": "ping"})
        await lines[number % len(lines)].until("pong")


def test_a_guest_is_limited_wherever_the_guest_comes_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests, connections and messages: another address does not help, and others are not held up."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # no bucket fills by itself

    async def run() -> None:
        async with house(tmp_path / "tables.sqlite", rate=2) as here:
            anna = here.person()
            code = await anna.open("5211", ["", ""])
            limiter = here.context.request_limiter
            limiter.known.pop("127.0.0.1")
            for _ in range(30):
                limiter.known.pop("127.0.0.1", None)  # as if each came from somewhere else
                answer = await anna.ask("GET", f"tables/{code}")
            assert answer.status_code == 429
            limiter.known.pop("127.0.0.1")
            with pytest.raises(InvalidStatus):
                await anna.connect(code)  # a handshake is a request like any other
            limiter.known.clear()  # as if a while had passed
            lines = [await anna.connect(code) for _ in range(2)]
            with pytest.raises(ConnectionClosed):
                await pinged(lines, 30)
            limiter.known.pop("127.0.0.1")
            assert (await here.person().http.get("/healthz")).status_code == 200

    asyncio.run(run())


def test_somebody_who_asks_too_often_waits_for_the_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others do not; and when very many wait, more of them are refused at once."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # no bucket fills by itself
    monkeypatch.setattr(limits, "REFUSAL_DELAY_SECONDS", 3600.0)
    monkeypatch.setattr(limits, "MAX_DELAYED_REFUSALS", 2)

    async def run() -> None:
        limiter = RateLimiter(1, 1)
        await limiter.admit("203.0.113.9")
        waiting = [asyncio.create_task(limiter.admit("203.0.113.9")) for _ in range(2)]
        await until(lambda: limiter.delayed == 2, "both wait for their refusal")
        await limiter.admit("203.0.113.10")
        with pytest.raises(LimitExceeded):
            await limiter.admit("203.0.113.9")
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert limiter.delayed == 0

    asyncio.run(run())
