"""Whole matches without a server: the same lines, views and records as anywhere else."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from katzentisch.browser.storage import LINES_PER_PAGE
from katzentisch.core.catalogue import catalogue
from katzentisch.core.view import encode
from katzentisch.play.match import Match
from katzentisch.play.record import Line, parse_record

from .backend import PATIENCE, Caller, Drawer, Home, Json, think

PLAYED = {"5211": 2, "cat_in_the_box": 3, "isle_of_cats": 2, "cryptid": 3}


async def play(caller: Caller, dice: random.Random, upto: int | None = None) -> Json:
    """Make any legal move for whichever seat at this screen owes one, until the match is over or has so many lines."""
    known: dict[int, Json] = {}
    done = -1
    while True:
        update = await caller.until("update")
        known[update["seat"]] = update
        if update["over"] or (upto is not None and update["seq"] >= upto):
            return update
        fresh = [known[seat] for seat in update["actors"] if seat in known and known[seat]["seq"] == update["seq"]]
        if fresh and update["seq"] > done:
            mine = fresh[0]
            done = update["seq"]
            await caller.order("move", mine["seat"], mine["seq"], move=dice.choice(mine["legal"]))


def after(seq: int) -> Callable[[Json], bool]:
    return lambda update: update["seq"] > seq


def proven(record: str, told: list[Json]) -> Match:
    """The same lines folded by `play.Match`: every view that was told is the view of that moment, and all else fits."""
    kept = parse_record(record)
    updates: dict[int, list[Json]] = {}
    for message in told:
        if message["say"] == "update":
            updates.setdefault(message["seq"], []).append(message)
    again = Match(type(kept)(kept.game, kept.version, kept.players, kept.options, kept.seed))
    for seq in range(len(kept.lines) + 1):
        if seq:
            line = kept.lines[seq - 1]
            again.follow(Line(line.seat, line.text, line.table))
        for update in updates.pop(seq, []):
            seat = update["seat"]
            assert update["view"] == json.loads(encode(again.view(seat)))
            assert update["legal"] == [again.game.spell(move) for move in again.legal(seat)]
    assert not updates
    assert again.over
    again.record.sealed = True
    assert again.record.write() == record
    return again


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_whole_match_is_what_it_would_be_anywhere(game: str) -> None:
    """Views, legal moves and the record are those of the engine, line by line; and the seed shows only at the end."""

    async def run() -> None:
        home = Home()
        code = await home.begin(game, [""] * PLAYED[game])
        caller = await home.call(code)
        over = await play(caller, random.Random(game))
        record = await home.get(f"matches/{over['match']}/record")
        proven(record, caller.told)
        before = [message for message in caller.told if message["say"] == "update" and not message["over"]]
        assert over["seed"]
        assert over["seed"] not in json.dumps(before)
        assert {message["fingerprint"] for message in before} == {over["fingerprint"]}
        assert (await home.wish("GET", f"matches/{over['match']}/replay?open=true"))[1]["seed"] == over["seed"]
        await home.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_bots_play_and_a_crash_in_the_middle_loses_nothing(game: str) -> None:
    """Every few lines the house is gone, also while a bot thinks; a new one goes on from the drawer alone."""

    async def run() -> None:
        drawer, dice = Drawer(), random.Random(game)
        code = await Home(drawer).begin(game, ["", *["random"] * (PLAYED[game] - 1)])
        told: list[Json] = []
        thinking = asyncio.Event()

        async def stuck(text: str, seconds: float) -> str:
            if '"kind"' not in text:
                return await think(text, seconds)
            thinking.set()
            await asyncio.Event().wait()
            raise AssertionError

        for upto in (9, LINES_PER_PAGE + 3):
            halfway = Home(drawer)
            caller = await halfway.call(code)
            await play(caller, dice, upto)
            told += caller.told
            await halfway.close()
            dead = Home(drawer, stuck)
            waiting = await dead.call(code)
            update = await waiting.until("update")
            while not thinking.is_set() and not update["over"]:
                if 0 in update["actors"]:
                    await waiting.order("move", 0, update["seq"], move=dice.choice(update["legal"]))
                    update = await waiting.until("update", after(update["seq"]))
                else:
                    await thinking.wait()
            thinking.clear()
            told += waiting.told
            await dead.close()
        last = Home(drawer)
        caller = await last.call(code)
        over = await play(caller, dice)
        told += caller.told
        proven(await last.get(f"matches/{over['match']}/record"), told)
        updates = [message for message in told if message["say"] == "update"]
        assert {update["seat"] for update in updates} == {0}, "what the bots see stays where it is"
        assert {event.get("to") for update in updates for event in update["events"]} <= {None, 0}
        await last.close()

    asyncio.run(run())


def test_two_tabs_see_the_same_and_one_order_counts_once() -> None:
    """Both lines hear every line; an order that both send is carried out once, and a stale one is refused."""

    async def run() -> None:
        home = Home()
        code = await home.begin("5211", ["", ""])
        one, other = [await home.call(code) for _ in range(2)]
        first = await one.until("update", lambda update: update["seat"] == 0)
        for caller in (one, other):
            await caller.order("move", 0, 0, id="once", move=first["legal"][0])
        assert {(await caller.until("done"))["seq"] for caller in (one, other)} == {1}
        await other.order("move", 1, 0, id="late", move=first["legal"][0])
        refused = await other.until("refused")
        assert (refused["id"], refused["reason"]["key"], refused["update"]["seq"]) == ("late", "stale", 1)
        tables = [message for message in one.told if message["say"] == "table"]
        assert [tables[-1][key] for key in ("yours", "hosting", "onlookers")] == [[0, 1], True, 0]
        await one.line.close()
        await one.line.close()
        await other.send({"do": "look"})
        await play(other, random.Random(1))
        assert not [message for message in one.told if message["say"] == "update" and message["over"]]
        await home.close()

    asyncio.run(run())


def test_the_next_match_and_the_list_of_tables() -> None:
    """After one match comes another; the list knows how tables stand without folding their matches."""

    async def run() -> None:
        drawer = Drawer()
        home = Home(drawer)
        code = await home.begin("5211", ["", ""])
        await play(await home.call(code), random.Random(2))
        await home.post(f"tables/{code}/start", {})
        waiting = await home.begin("cat_in_the_box", ["", "", ""])
        while home.lobby.summary_tasks:
            await asyncio.sleep(0)
        assert len(await home.get(f"tables/{code}/matches")) == 2
        now: list[dict[str, Any]] = await home.get("mine")
        await home.close()
        again = Home(drawer)
        listed = await again.get("mine")
        assert not again.lobby.rooms
        assert {table["code"] for table in listed} == {code, waiting}
        for table in (*now, *listed):
            for seat in table["seats"]:
                seat.pop("here")
            table.pop("onlookers")
        assert listed == now
        del drawer.texts[f"info/{code}"]
        assert len(await again.get("mine")) == 2
        assert set(again.lobby.rooms) == {code}
        await again.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", PLAYED)
def test_the_board_that_is_shown_before_python_runs(game: str) -> None:
    """What is stored beside a table is what its seats are told on coming; it goes with the table."""

    async def scene() -> None:
        home = Home()
        code = await home.begin(game, [""] * PLAYED[game])
        caller = await home.call(code)
        last = await play(caller, random.Random(1), upto=7)
        stored: list[Json] = []
        async with asyncio.timeout(PATIENCE):
            while not stored or stored[0]["seq"] < last["seq"]:
                await asyncio.sleep(0)
                stored = json.loads(home.drawer.texts.get(f"boards/{code}", "[]"))
        again = await home.call(code)
        told = [await again.until("update") for _ in stored]
        assert [{**each, "clocks": None} for each in stored] == [{**each, "clocks": None} for each in told]
        await home.ask("DELETE", f"/api/tables/{code}")
        assert not [key for key in home.drawer.texts if code in key]
        await home.close()

    asyncio.run(scene())
