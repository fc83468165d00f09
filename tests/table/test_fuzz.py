"""Nonsense by the thousand at a real server while people play there.

`make fuzz MESSAGES=1000000 REQUESTS=200000 SEED=…` does so at length, and then also judges memory and delays.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from katzentisch.bench.load.players import Load
from katzentisch.bench.load.servers import memory

from .daemons import postgresql
from .nonsense import Nonsense
from .service import Server

LONG = "KATZENTISCH_MESSAGES" in os.environ
MESSAGES = int(os.environ.get("KATZENTISCH_MESSAGES", "1000"))
REQUESTS = int(os.environ.get("KATZENTISCH_REQUESTS", "400"))
SEED = os.environ.get("KATZENTISCH_SEED") or str(time.time_ns())
HANDS = 2
"""How many send messages, and how many requests, at the same time."""
TABLES, PACE, QUIET = (20, 0.5, 10.0) if LONG else (2, 0.1, 0.5)
"""How many people play beside it, how fast, and seconds for which they are left alone first."""
BROKEN = 1011
"""How a server ends a connection when it has made a mistake."""


class Attack:
    """One visitor with a table, a match and much nonsense."""

    def __init__(self, url: str, seed: str) -> None:
        self.url, self.seed = url, seed
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.answers: Counter[int] = Counter()
        self.wrong: list[str] = []
        self.nonsense: Nonsense
        self.code = ""

    async def begin(self) -> None:
        opened = await self.http.post("/api/tables", json={"game": "5211", "seats": ["", "random"]})
        self.code = opened.json()["code"]
        await self.http.post(f"/api/tables/{self.code}/seats/0", json={"name": "Eve"})
        started = await self.http.post(f"/api/tables/{self.code}/start", json={})
        self.nonsense = Nonsense(self.seed, self.code, started.json()["match"])

    async def dial(self) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.code}/ws"
        line = await connect(address, additional_headers={"Cookie": cookies}, proxy=None, max_queue=None)
        await line.send('{"do":"hello"}')
        return line

    async def messages(self, count: int) -> None:
        """Send messages, now and then asking for a sign of life; whoever is thrown out comes again."""
        line = await self.dial()
        for number in range(count):
            try:
                await line.send(self.nonsense.message())
                if number % 20 == 0:
                    await line.send('{"do":"ping"}')
                    async with asyncio.timeout(60):
                        while b'"pong"' not in await line.recv(decode=False):
                            pass
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                self.answers[code] += 1
                if code == BROKEN:
                    self.wrong.append(f"message {number}: the server made a mistake")
                line = await self.dial()
        await line.close()

    async def requests(self, count: int) -> None:
        for _ in range(count):
            method, path, params, headers, body = self.nonsense.request()
            headers = {"Content-Type": "application/json"} | headers
            raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
            answer = await self.http.request(method, path, params=params, headers=raw, content=body)
            self.answers[answer.status_code] += 1
            if answer.status_code >= 500:
                self.wrong.append(f"{answer.status_code} {method} {path} {params} {headers} {body[:200]!r}")

    async def end(self) -> None:
        await self.http.aclose()


async def attacked(server: Server) -> None:
    assert server.process is not None
    load = Load([server.url], TABLES, PACE)
    await load.gather()
    load.delays.clear()
    await asyncio.sleep(QUIET)
    quiet = p99(load.delays)
    load.delays.clear()
    attacks = [Attack(server.url, f"{SEED} {number}") for number in range(2 * HANDS)]
    for attack in attacks:
        await attack.begin()
    sizes = []
    for _ in range(2):
        await asyncio.gather(
            *(attack.messages(MESSAGES // HANDS // 2) for attack in attacks[:HANDS]),
            *(attack.requests(REQUESTS // HANDS // 2) for attack in attacks[HANDS:]),
        )
        sizes.append(memory(server.process.pid))
    busy, played = p99(load.delays), len(load.delays)
    await load.play(0)
    load.leave()
    for attack in attacks:
        await attack.end()
    answers = sum((attack.answers for attack in attacks), Counter[int]())
    told = f"p99 {1000 * quiet:.1f} ms quiet, {1000 * busy:.1f} ms busy; {sizes} kB half-way and at the end"
    print(f"seed {SEED}: {MESSAGES} messages, {REQUESTS} requests, {dict(answers)}; {played} moves; {told}")
    assert not [wrong for attack in attacks for wrong in attack.wrong]
    assert played, "people played on"
    if LONG:
        assert sizes[1] < 1.1 * sizes[0] + 10_000, "memory settles"
        assert busy <= 2 * quiet, "nobody waits much longer"


def p99(delays: list[float]) -> float:
    return sorted(delays)[int(0.99 * len(delays))] if delays else 0.0


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_nonsense_is_refused_and_harms_nobody(store: str, tmp_path: Path) -> None:
    """Every answer is a refusal or sense; no mistake of ours is told or logged; those who play play on."""
    with ExitStack() as stack:
        url = stack.enter_context(postgresql()).url if store == "postgresql" else str(tmp_path / "tables.sqlite")
        server = stack.enter_context(Server(url, tmp_path / "log"))
        try:
            asyncio.run(attacked(server))
        except WebSocketException as problem:
            raise AssertionError(server.log.read_text("utf-8")) from problem
    said = (tmp_path / "log").read_text("utf-8")
    assert "Traceback" not in said, said
    assert '"level": "error"' not in said, said
