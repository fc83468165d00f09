"""Undo, hints, reviews, lessons, replays, uploads and companions, without a server."""

from __future__ import annotations

import asyncio
import random

import pytest

from katzentisch.bots.roster import advising
from katzentisch.core.catalogue import catalogue, find
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

from .backend import Home, think
from .test_matches import play

RECORDS = {
    "5211": "shared-win.kt",
    "cat_in_the_box": "ordinary_end.kt",
    "isle_of_cats": "two-players.kt",
    "cryptid": "game-3.kt",
}
GOLDEN = find("cryptid").read("records", "game-3.kt") or ""


def test_undo_goes_back_alone_and_by_vote() -> None:
    """One person goes back at once; two around a screen must agree, and either may refuse."""

    async def run() -> None:
        home = Home()
        caller = await home.call(await home.begin("cat_in_the_box", ["", "random", "random"]))
        update = await caller.until("update", lambda update: update["actors"] == [0])
        await caller.order("move", 0, update["seq"], move=update["legal"][0])
        moved = await caller.until("update", lambda new: new["seq"] > update["seq"] and 0 in new["actors"])
        await caller.order("back", 0, moved["seq"], ply=update["ply"])
        again = await caller.until("update", lambda new: new["seq"] > moved["seq"])
        assert (again["ply"], again["legal"]) == (update["ply"], update["legal"])

        code = await home.begin("5211", ["", ""])
        pair = await home.call(code)
        first = await pair.until("update", lambda update: update["seat"] == 0)
        for seat in (0, 1):
            legal = (await home.get(f"tables/{code}/update?seat={seat}"))["legal"]
            await pair.order("move", seat, seat, move=legal[0])
        assert (await pair.until("done", lambda done: done["seq"] == 2))["vote"] is False
        await pair.order("back", 0, 2, ply=0)
        assert (await pair.until("done"))["vote"]
        await pair.order("refuse", 1, 2)
        await pair.until("table", lambda table: table["vote"] and table["vote"]["refused"] == 1)
        for seat in (0, 1):
            await pair.order("back", seat, 2, ply=0)
        back = await pair.until("update", lambda update: update["seq"] == 3 and update["seat"] == 0)
        assert (back["ply"], back["view"]) == (0, first["view"])
        await home.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_hints_and_reviews_come_with_reasons(game: str) -> None:
    """A solo player gets a hint, a reason against another move, and a look back; advisers have their time."""
    seconds: list[float] = []

    async def hurried(text: str, limit: float) -> str:
        seconds.append(limit)
        return await think(text.replace('"budget":"2s"', '"budget":"2"'), limit)

    async def run() -> None:
        home = Home(think=hurried)
        code = await home.begin(game, ["", *["random"] * (find(game).game.players[-1] - 1)])
        caller = await home.call(code)
        update = await caller.until("update", lambda update: 0 in update["actors"])
        status, hinted = await home.wish("POST", f"tables/{code}/hint?seat=0&move={update['legal'][-1]}")
        assert status == 200
        assert hinted["move"] in update["legal"]
        assert hinted["why_not"]["move"] == update["legal"][-1]
        await caller.send({"do": "hint", "seat": 0})
        assert (await caller.until("hint"))["seq"] == update["seq"]
        assert (32 if advising(find(game)) else 30) in seconds
        over = await home.post("records", {"record": find(game).read("records", RECORDS[game])})
        reviewed = await home.get(f"matches/{over['match']}/review?ply=1")
        assert reviewed["made"]
        status, refused = await home.wish("GET", f"matches/{over['match']}/review?ply=99999")
        assert (status, refused["reason"]["key"]) == (404, "no-ply")
        await home.close()

    asyncio.run(run())


def test_a_record_travels_both_ways_and_is_looked_back_on() -> None:
    """Uploaded, replayed from each seat and open, told again to the letter, continued from the middle, and judged."""

    async def run() -> None:
        home = Home()
        plies = Match(parse_record(GOLDEN)).ply
        over = await home.post("records", {"record": GOLDEN})
        told = await home.get(f"matches/{over['match']}/hindsight")
        assert told["found"]["hexes"][-1] == [1] * 5
        for query in ("open=true", "seat=-1", "seat=2&ply=3"):
            assert (await home.get(f"matches/{over['match']}/replay?{query}"))["plies"] == plies
        assert written(await home.get(f"matches/{over['match']}/record")) == written(GOLDEN)
        on = await home.post("records", {"record": GOLDEN, "ply": 3, "seats": ["", "random", "random", "random"]})
        await home.post(f"tables/{on['code']}/seats/0", {"name": "Anna"})
        for path in ("record", "hindsight", "replay?open=true", "replay?seat=1"):
            status, refused = await home.wish("GET", f"matches/{on['match']}/{path}")
            assert (status, refused["reason"]["key"]) == (403, "match-on")
        end = await play(await home.call(on["code"]), random.Random(3))
        assert written(await home.get(f"matches/{end['match']}/record"))[:3] == written(GOLDEN)[:3]
        await home.close()

    asyncio.run(run())


def written(record: str) -> list[str]:
    return [str(line) for line in parse_record(record).lines]


def test_a_lesson_begins_like_any_match() -> None:
    """A table with a seat for the person who learns: opened and begun, or from a position of a record."""

    async def run() -> None:
        home = Home()
        table = await home.post("tables", {"game": "5211", "seats": ["", "kitten", "kitten"], "options": {}})
        await home.post(f"tables/{table['code']}/seats/0", {"name": "Guest"})
        assert (await home.post(f"tables/{table['code']}/start", {"fill": None}))["match"]
        seats = ["", "kitten", "kitten", "kitten"]
        table = await home.post("records", {"record": GOLDEN, "ply": 0, "seats": seats})
        key = await home.post(f"tables/{table['code']}/seats/0", {"name": "Guest"})
        assert (key["seat"], key["link"]) == (0, "")
        caller = await home.call(table["code"])
        assert (await caller.until("update"))["seat"] == 0
        await home.close()

    asyncio.run(run())


def test_companions_lay_out_and_judge() -> None:
    """For people with the box: a puzzle, and what the rules say about a sheet."""

    async def run() -> None:
        home = Home()
        laid = await home.post("companion/cryptid", {"players": 3, "options": {"card": "drawn"}})
        assert len(laid["clues"]) == 3
        judged = await home.post("sheets/g5211", {"names": ["Anna", "Ben"]})
        assert judged
        for path, body, status, key in (
            ("companion/g5211", {"players": 3}, 404, "no-page"),
            ("companion/halma", {"players": 3}, 422, "game-unknown"),
            ("companion/cryptid", {"players": 9}, 422, "players"),
        ):
            found, refused = await home.wish("POST", path, body)
            assert (found, refused["reason"]["key"]) == (status, key)
        await home.close()

    asyncio.run(run())


def test_chat_mutes_chairs_and_bots() -> None:
    """What is said is said once; chairs change hands, and bots come and go between matches."""

    async def run() -> None:
        home = Home()
        code = (await home.post("tables", {"game": "5211", "seats": ["", "", ""]}))["code"]
        await home.post(f"tables/{code}/seats/0", {"name": "Anna"})
        assert (await home.wish("POST", f"tables/{code}/seats/0", {"name": "Ben"}))[0] == 409
        assert (await home.wish("PUT", f"tables/{code}/seats/1", {"bot": "kitten"}))[1]["seats"][1]["bot"] == "kitten"
        await home.post(f"tables/{code}/seats/2", {"name": "Ben"})
        assert await home.wish("PUT", f"tables/{code}/seats/0/mutes", {"other": 2}) == (200, [2])
        for text in ("Miau", "Miau"):
            await home.post(f"tables/{code}/chat", {"do": "chat", "id": "c", "seat": 2, "text": text})
        assert [saying["text"] for saying in await home.get(f"tables/{code}/chat")] == ["Miau"]
        assert await home.wish("DELETE", f"tables/{code}/seats/2") == (204, None)
        assert (await home.wish("POST", f"tables/{code}/start", {}))[1]["reason"]["key"] == "seats-open"
        assert (await home.post(f"tables/{code}/start", {"fill": "random"}))["match"]
        again = Home(home.drawer)
        assert (await again.get(f"tables/{code}"))["seats"][2]["bot"] == "random"
        assert not (await again.get("tables"))
        await home.close()
        await again.close()

    asyncio.run(run())
