"""A house in this process, over a drawer that is a dictionary, and people around it."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any

from katzentisch.browser import worker
from katzentisch.browser.backend import Backend
from tests.waiting import PATIENCE_SECONDS

Json = dict[str, Any]
PATIENCE = PATIENCE_SECONDS


class Drawer:
    """Texts in memory; full when somebody says so."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False

    def lasting(self) -> dict[str, str]:
        """Everything but notes of how tables stand, which may come late."""
        return {key: text for key, text in self.texts.items() if not key.startswith(("info/", "boards/"))}

    async def read(self, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.texts.get(key)

    async def keys(self, prefix: str) -> list[str]:
        return [key for key in self.texts if key.startswith(prefix)]

    async def write(self, changes: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("the quota has been exceeded")
        for key, text in json.loads(changes).items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text


async def think(text: str, seconds: float) -> str:
    """Anybody who thinks, in this very process."""
    await asyncio.sleep(0)
    return worker.answer(text)


class Home(Backend):
    """A house, and what people ask of it."""

    def __init__(self, drawer: Drawer | None = None, think: Any = think) -> None:
        self.drawer = drawer or Drawer()
        super().__init__(self.drawer, think)

    async def wish(self, method: str, path: str, body: Any = None, tokens: list[str] | None = None) -> tuple[int, Any]:
        """Status and body of an answer."""
        text = "" if body is None else json.dumps(body)
        answer = json.loads(await self.ask(method, f"/api/{path}", text, json.dumps(tokens or [])))
        assert set(answer) == {"status", "body"}
        return answer["status"], answer["body"]

    async def get(self, path: str) -> Any:
        status, body = await self.wish("GET", path)
        assert status == 200, body
        return body

    async def post(self, path: str, body: Any) -> Any:
        status, answer = await self.wish("POST", path, body)
        assert status in (200, 201, 204), answer
        return answer

    async def begin(self, game: str, seats: list[str], **more: Any) -> str:
        """The code of a table where a match is on, with a person on every open seat."""
        code: str = (await self.post("tables", {"game": game, "seats": seats, **more}))["code"]
        for seat, sitter in enumerate(seats):
            if not sitter:
                await self.post(f"tables/{code}/seats/{seat}", {"name": f"Player {seat}"})
        await self.post(f"tables/{code}/start", {})
        return code

    async def call(self, code: str, **hello: Any) -> Caller:
        """A line that has said hello."""
        caller = Caller(self, code)
        await caller.send({"do": "hello", **hello})
        return caller


class Caller:
    """The page's end of a line; everything it is told stays here."""

    numbers = itertools.count(1)

    def __init__(self, home: Home, code: str) -> None:
        self.told: list[Json] = []
        self.read = 0
        self.code: int | None = None
        self.news = asyncio.Event()
        self.line = home.connect(code, self.hear, self.closed)

    def hear(self, text: str) -> None:
        self.told.append(json.loads(text))
        self.news.set()

    def closed(self, code: int) -> None:
        self.code = code
        self.news.set()

    async def send(self, message: Json | str) -> None:
        await self.line.receive(json.dumps(message) if isinstance(message, dict) else message)

    async def order(self, do: str, seat: int, seq: int, **more: Any) -> str:
        command: str = more.pop("id", f"p{next(self.numbers)}")
        await self.send({"do": do, "seat": seat, "seq": seq, "id": command, **more})
        return command

    async def next(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            while self.read == len(self.told):
                assert self.code is None, self.code
                self.news.clear()
                await self.news.wait()
        self.read += 1
        return self.told[self.read - 1]

    async def until(self, say: str, that: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of this kind for which this is so."""
        while True:
            message = await self.next()
            if message["say"] == say and that(message):
                return message

    async def end(self) -> int:
        """The code with which the line was closed."""
        async with asyncio.timeout(PATIENCE):
            while self.code is None:
                self.news.clear()
                await self.news.wait()
        return self.code
