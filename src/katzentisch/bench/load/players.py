"""People at many tables: two at each, who move at once or think for a while."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from katzentisch.bench.load.line import LeanWebSocket

GAME = "5211"
OPENERS = 4
"""How many open tables at the same time."""


class Heard(msgspec.Struct):
    """What a player must know of a message."""

    say: str
    seq: int = -1
    actors: list[int] = []
    legal: list[str] = []
    over: bool = False
    update: Heard | None = None


decode = msgspec.json.Decoder(Heard).decode


class LoadPlayer:
    """One seat: moves whenever it can, after thinking about it."""

    def __init__(self, load: Load, url: str, code: str, seat: int, token: str) -> None:
        self.load, self.url, self.code, self.seat, self.token = load, url, code, seat, token
        self.line: LeanWebSocket
        self.thought: asyncio.TimerHandle | None = None
        self.there = asyncio.get_running_loop().create_future()
        """Done when this player has seen the table."""

    async def connect(self) -> None:
        where = urlsplit(self.url)
        assert where.hostname
        assert where.port
        path = f"/api/tables/{self.code}/ws"
        loop = asyncio.get_running_loop()
        made = await loop.create_connection(
            lambda: LeanWebSocket(where.netloc, path, self.heard), where.hostname, where.port
        )
        self.line = made[1]
        await self.line.open
        self.line.send(json.dumps({"do": "hello", "tokens": [self.token]}).encode())

    def heard(self, line: LeanWebSocket, data: bytes) -> None:
        message = decode(data)
        update = message.update if message.say == "refused" else message
        if update is not None and update.say == "update":
            self.look(update)

    def look(self, update: Heard) -> None:
        """Note how long the other's move took to be seen here, and make one's own."""
        load = self.load
        if not self.there.done():
            self.there.set_result(None)
        begun = load.sent.pop((self.code, update.seq - 1, 1 - self.seat), None)
        if begun is not None and load.playing:
            load.delays.append(time.monotonic() - begun)
        if self.thought is not None:
            self.thought.cancel()
        if update.over and load.playing:
            load.rematches.append(asyncio.create_task(self.begin_again()))
        if self.seat in update.actors:
            pause = random.uniform(0, 2 * load.pace) if load.pace else 0.0
            self.thought = asyncio.get_running_loop().call_later(pause, self.move, update)

    async def begin_again(self) -> None:
        """Say that the next match may begin: it does so when both players have."""
        await asyncio.to_thread(request, "PUT", self.url, f"tables/{self.code}/seats/{self.seat}/ready", self.token)

    def move(self, update: Heard) -> None:
        if not self.load.playing:
            return
        seq = update.seq
        self.load.sent[self.code, seq, self.seat] = time.monotonic()
        move = random.choice(update.legal)
        self.line.send(
            json.dumps({"do": "move", "seat": self.seat, "seq": seq, "id": f"m{seq}", "move": move}).encode()
        )


class Load:
    """Two people at each of many tables, each thinking for this long on the average before a move.

    Of several servers each has its share of the tables, as behind a proxy that goes by their codes.
    """

    def __init__(self, urls: list[str], tables: int, pace: float, kind: type[LoadPlayer] = LoadPlayer) -> None:
        self.urls, self.tables, self.pace, self.kind = urls, tables, pace, kind
        self.sent: dict[tuple[str, int, int], float] = {}
        self.delays: list[float] = []
        """Seconds from sending a move to the other player's view."""
        self.playing = False
        self.players: list[LoadPlayer] = []
        self.rematches: list[asyncio.Task[None]] = []

    async def gather(self) -> None:
        """Open the tables and let everybody come."""
        openers = asyncio.Semaphore(OPENERS)

        async def opened(url: str) -> list[LoadPlayer]:
            async with openers:
                code, tokens = await asyncio.to_thread(open_load_table, url)
            return [self.kind(self, url, code, seat, token) for seat, token in enumerate(tokens)]

        seated = await asyncio.gather(*(opened(self.urls[n % len(self.urls)]) for n in range(self.tables)))
        self.players = [player for players in seated for player in players]
        self.playing = True
        for player in self.players:
            await player.connect()
        await asyncio.gather(*(player.there for player in self.players))

    async def play(self, seconds: float) -> None:
        """Let them play for a while; what was measured before does not count."""
        self.delays.clear()
        await asyncio.sleep(seconds)
        self.playing = False
        await asyncio.gather(*self.rematches)

    def leave(self) -> None:
        for player in self.players:
            player.line.transport.abort()


def open_load_table(url: str) -> tuple[str, list[str]]:
    """A table with two people, and a match that has begun."""
    code = post(url, "tables", {"game": GAME, "seats": ["", ""]})["code"]
    tokens = [post(url, f"tables/{code}/seats/{seat}", {"name": f"Player {seat}"})["token"] for seat in (0, 1)]
    post(url, f"tables/{code}/start", {}, tokens[0])
    return code, tokens


def post(url: str, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(request("POST", url, path, token, body))
    return found


def request(method: str, url: str, path: str, token: str, body: dict[str, Any] | None = None) -> bytes:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(f"{url}/api/{path}", json.dumps(body or {}).encode(), headers, method=method)) as answer:
        content: bytes = answer.read()
        return content
