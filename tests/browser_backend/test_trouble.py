"""What can go wrong on one device: no space, bots that fail, nonsense, and questions that need another device."""

from __future__ import annotations

import asyncio
import itertools
import json
import random

import pytest

from katzentisch.browser.backend import Backend
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.table import bot_turns
from tests.waiting import until

from .backend import Caller, Drawer, Home, think
from .test_matches import play


def test_nothing_is_shown_that_was_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full drawer refuses in words; once there is space everything goes on, and nothing is lost."""
    monkeypatch.setattr(bot_turns, "RETRY_AFTER_SECONDS", 0.01)

    async def run() -> None:
        drawer = Drawer()
        home = Home(drawer)
        code = await home.begin("5211", ["", "random"])
        caller = await home.call(code)
        update = await caller.until("update", lambda update: update["actors"] == [0])
        kept = drawer.lasting()
        drawer.full = True
        for _ in range(2):
            await caller.order("move", 0, update["seq"], id="same", move=update["legal"][0])
            assert (await caller.until("refused"))["reason"]["key"] == "storage-full"
        for method, path, body in (
            ("POST", "tables", {"game": "5211", "seats": ["", ""]}),
            ("POST", f"tables/{code}/chat", {"do": "chat", "id": "c", "seat": 0, "text": "Miau"}),
            ("PUT", f"tables/{code}/seats/0/mutes", {"other": 1}),
        ):
            status, refused = await home.wish(method, path, body)
            assert (status, refused["reason"]["key"]) == (503, "storage-full")
        assert (await home.get(f"tables/{code}/update?seat=0"))["seq"] == update["seq"]
        assert drawer.lasting() == kept
        drawer.full = False
        await caller.order("move", 0, update["seq"], id="same", move=update["legal"][0])
        await caller.until("done")
        await play(caller, random.Random(4))
        await home.close()

    asyncio.run(run())


def test_a_bot_waits_until_its_move_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """While there is no space nobody sees it; afterwards it is there, once."""
    monkeypatch.setattr(bot_turns, "RETRY_AFTER_SECONDS", 0.01)

    async def run() -> None:
        drawer = Drawer()
        asked: list[str] = []

        async def answering(text: str, seconds: float) -> str:
            drawer.full |= not asked
            asked.append(text)
            return await think(text, seconds)

        home = Home(drawer, answering)
        code = await home.begin("cat_in_the_box", ["random", "", ""])
        caller = await home.call(code)
        await until(lambda: len(asked) >= 3, "the bot is asked again and again")
        assert {message["seq"] for message in caller.told if message["say"] == "update"} == {0}
        drawer.full = False
        update = await caller.until("update", lambda update: update["seq"] > 0)
        assert update["seq"] == 1
        await home.close()

    asyncio.run(run())


NO_MOVE = '{"move":99999,"advice":[],"failed":""}'


def test_a_bot_that_fails_is_replaced_for_one_move() -> None:
    """The record says so, whether it crashed, took too long or answered nonsense."""

    async def run() -> None:
        failures = itertools.cycle(["", '{"move":null,"advice":[],"failed":"crashed"}', NO_MOVE])

        async def failing(text: str, seconds: float) -> str:
            if json.loads(text).get("kind") != "tabby":
                return await think(text, seconds)
            if failure := next(failures):
                return failure
            raise TimeoutError

        home = Home(think=failing)
        caller = await home.call(await home.begin("cat_in_the_box", ["", "tabby", "random"]))
        over = await play(caller, random.Random(5))
        record = await home.get(f"matches/{over['match']}/record")
        moves = [line for line in record.splitlines() if line.startswith("1 ")]
        assert record.count("@ 1 is bot:heuristic") == record.count("@ 1 is bot:tabby") == len(moves) > 3
        await home.close()

    asyncio.run(run())


NONSENSE = [
    ("POST", "/api/tables", "{", 400, "request-bad"),
    ("POST", "/api/tables", "", 400, "request-bad"),
    ("POST", "/api/tables", "[" * 100_000, 400, "request-bad"),
    ("POST", "/api/tables", '{"game": "5211", "seats": ["", ""], "more": 1}', 400, "request-bad"),
    ("POST", "/api/tables", '{"game": "halma", "seats": [""]}', 422, "game-unknown"),
    ("POST", "/api/tables", '{"game": "5211", "seats": [""]}', 422, "players"),
    ("POST", "/api/tables", '{"game": "5211", "seats": ["", "puma"]}', 422, "bot-unknown"),
    ("POST", "/api/records", '{"record": "nonsense"}', 422, None),
    ("POST", "/api/records", json.dumps({"record": "x" * 600_000}), 413, "request-bad"),
    ("GET", "/api/tables/abcdefgh", "", 404, "table-unknown"),
    ("GET", "/api/tables/a", "", 404, "request-bad"),
    ("GET", "/api/tables/ABCDEFGH/update", "", 404, "request-bad"),
    ("GET", "/api/tables/CODE/update?seat=99", "", 400, "request-bad"),
    ("GET", "/api/tables/CODE/update?seat=x", "", 400, "request-bad"),
    ("GET", "/api/tables/CODE/matches/7", "", 404, "request-bad"),
    ("GET", "/api/matches/000000000000000000000000/record", "", 404, "match-unknown"),
    ("GET", "/api/nowhere", "", 404, "request-bad"),
    ("GET", "/", "", 404, "request-bad"),
    ("GET", "", "", 404, "request-bad"),
    ("PATCH", "/api/tables", "{}", 405, "request-bad"),
    ("DELETE", "/api/mine", "", 405, "request-bad"),
    ("POST", "/api/tables/CODE/seats/0", '{"name": "bot:tiger"}', 422, "name-bad"),
    ("POST", "/api/tables/CODE/orders", '{"do": "dance", "seat": 0, "seq": 0, "id": "x"}', 400, "request-bad"),
    ("POST", "/api/tables/CODE/orders", '{"do": "move", "seat": 1, "seq": 0, "id": "x", "move": "Y1"}', 403, None),
    ("POST", "/api/tables/CODE/hint?seat=1", "", 403, "not-your-seat"),
    ("POST", "/api/tables/CODE/hint", "", 400, "request-bad"),
    *(
        (method, f"/api/{path}", "{}", 403, "one-device")
        for method, path in (
            ("GET", "tables/CODE/link"),
            ("GET", "tables/CODE/qr.svg"),
            ("POST", "tables/CODE/seats/0/link"),
            ("POST", "qr"),
            ("POST", "shared/g5211"),
            ("GET", "shared/abcdefgh"),
            ("PATCH", "shared/abcdefgh"),
        )
    ),
]


def test_nonsense_is_refused_as_a_server_would() -> None:
    """The same shape, the same status, words for every reason; and nothing has happened."""

    async def run() -> None:
        home = Home()
        code = await home.begin("5211", ["", "random"])
        caller = await home.call(code)
        await caller.until("update", lambda update: update["actors"] == [0])
        kept = home.drawer.lasting()
        words = [Words(lang) for lang in LANGUAGES]
        for method, path, body, status, key in NONSENSE:
            answer = json.loads(await Backend.ask(home, method, path.replace("CODE", code), body))
            reason = answer["body"]["reason"]
            assert (answer["status"], reason["key"]) == (status, key or reason["key"]), (method, path, answer)
            assert answer["body"]["say"] == "refused"
            assert all(spoken.knows(f"why-{reason['key']}") for spoken in words)
        for tokens in ('["foreign-token"]', "{}", "nonsense", ""):
            answer = json.loads(await home.ask("GET", f"/api/tables/{code}", "", tokens))
            assert answer["status"] == (400 if tokens in ("{}", "nonsense") else 200)
        assert home.drawer.lasting() == kept
        await home.close()

    asyncio.run(run())


def test_a_line_refuses_nonsense_and_stays() -> None:
    """Whatever is sent is answered; only anybody who does not say hello first, or asks for no table, is turned away."""

    async def run() -> None:
        home = Home()
        code = await home.begin("5211", ["", ""])
        caller = await home.call(code)
        for text in ("", "{", "[]", "x" * 20_000, '{"do":"dance"}', '{"do":"hello"}', "\ud800"):
            await caller.send(text)
            assert (await caller.until("refused"))["reason"]["key"] in ("message-bad", "hello-first")
        await caller.order("move", 0, 0, move="nonsense")
        await caller.until("refused")
        await caller.send({"do": "ping"})
        await caller.until("pong")
        for unknown, text, key in (
            (code, '{"do":"ping"}', "hello-first"),
            (code, "{", "message-bad"),
            ("abcdefgh", '{"do":"hello"}', "table-unknown"),
            ("../..", '{"do":"hello"}', "table-unknown"),
        ):
            line = Caller(home, unknown)
            await line.send(text)
            assert (await line.next())["reason"]["key"] == key
            assert await line.end() == 4403
            await line.send('{"do":"hello"}')
            assert len(line.told) == 1
        await home.close()

    asyncio.run(run())
