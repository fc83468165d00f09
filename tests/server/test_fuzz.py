"""Nonsense by the thousand at a real server while people play there.

`make fuzz MESSAGES=1000000 REQUESTS=200000 SEED=…` does so at length, and judges memory; then it does so as fast as it
can at a server with the usual limits, and judges how long people wait meanwhile. Nonsense and people come from
processes of their own, and there that of the nonsense has the lowest priority: it shall take the server's time, not the
machine's.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from katzentisch.bench.load.servers import memory
from tests.sizes import thorough
from tests.waiting import PATIENCE_SECONDS

from .company import Company
from .daemons import postgresql
from .nonsense import Nonsense
from .service import Server

LONG = "KATZENTISCH_MESSAGES" in os.environ
MESSAGES = int(os.environ.get("KATZENTISCH_MESSAGES", "1000"))
REQUESTS = int(os.environ.get("KATZENTISCH_REQUESTS", "400"))
STORES = ["sqlite", "postgresql"]
HANDS = 2
"""How many send messages, and how many requests, at the same time."""
TABLES, PACE, QUIET = (20, 0.5, 10.0) if LONG else (2, 0.1, 0.5)
"""How many people play beside it, how fast, and seconds for which they are left alone first."""
PARTS, MODESTY = (2, 19) if LONG else (1, 0)
"""In how many parts it comes, between which memory is looked at, and by how much its process steps back."""
FLOODS, FLOOD = 3, 10.0
"""How often nonsense comes as fast as it can, and for how many seconds, between times as long without it."""
RATE = "20"
"""The limit that a server has by itself."""
BROKEN = 1011
"""How a server ends a connection when it has made a mistake."""
SILENT = "keepalive ping timeout"
"""Why it ends one in the same way whose other end did not answer, such as an attacker of the lowest priority."""
TOO_MANY, TOO_MUCH = 429, 4429
"""How it refuses anybody who asks too often, by HTTP and by WebSocket."""


class Attack:
    """One visitor with a table, a match and much nonsense."""

    def __init__(self, url: str, seed: str) -> None:
        self.url, self.seed = url, seed
        self.address = {"X-Forwarded-For": f"203.0.113.{crc32(seed.encode()) % 256}"}
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE_SECONDS, headers=self.address)
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
        headers = {"Cookie": cookies} | self.address
        line = await connect(address, additional_headers=headers, proxy=None, max_queue=None)
        await line.send('{"do":"hello"}')
        return line

    async def messages(self, count: int) -> None:
        """Send messages, now and then asking for a sign of life; anybody who is thrown out comes again."""
        line = await self.dial()
        for number in range(count):
            try:
                await line.send(self.nonsense.message())
                if number % 20 == 0:
                    await line.send('{"do":"ping"}')
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        while b'"pong"' not in await line.recv(decode=False):
                            pass
            except ConnectionClosed as closed:
                code, why = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")
                self.answers[code] += 1
                if code == BROKEN and why != SILENT:
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


class Outcome(NamedTuple):
    """What came of some attacks: answers by their numbers, and those that are a mistake of the server's."""

    answers: Counter[int]
    wrong: list[str]


def attack(url: str, seed: str, messages: int, requests: int) -> Outcome:
    """So many messages, and so many requests, from a few hands at the same time."""

    async def all_of_it(attacks: list[Attack]) -> None:
        await asyncio.gather(*(each.begin() for each in attacks))
        await asyncio.gather(
            *(each.messages(messages // HANDS) for each in attacks[:HANDS]),
            *(each.requests(requests // HANDS) for each in attacks[HANDS:]),
        )

    return attacking(url, seed, all_of_it)


def flood(url: str, seed: str, seconds: float) -> Outcome:
    """As much as goes, for so many seconds; anybody who is refused comes again at once."""

    async def pour(each: Attack, by_message: bool) -> None:
        await each.begin()
        while True:
            try:
                await (each.messages(1000) if by_message else each.requests(1000))
            except WebSocketException:
                each.answers[TOO_MANY] += 1

    async def all_of_it(attacks: list[Attack]) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(pour(each, hand < HANDS) for hand, each in enumerate(attacks)))

    return attacking(url, seed, all_of_it)


def attacking(url: str, seed: str, work: Callable[[list[Attack]], Awaitable[None]]) -> Outcome:
    async def run() -> list[Attack]:
        attacks = [Attack(url, f"{seed} {hand}") for hand in range(2 * HANDS)]
        await work(attacks)
        for each in attacks:
            await each.end()
        return attacks

    attacks = asyncio.run(run())
    return Outcome(
        sum((each.answers for each in attacks), Counter()), [text for each in attacks for text in each.wrong]
    )


def attacked(server: Server, company: Company, attackers: Executor, seed: str) -> None:
    assert server.process is not None
    company.waits()
    time.sleep(QUIET)
    quiet = p99(company.waits())
    sizes, answers, wrong = [], Counter[int](), list[str]()
    for part in range(PARTS):
        work = attackers.submit(attack, server.url, f"{seed} {part}", MESSAGES // PARTS, REQUESTS // PARTS)
        outcome = work.result()
        sizes.append(memory(server.process.pid))
        answers += outcome.answers
        wrong += outcome.wrong
    waits = company.waits()
    told = f"p99 {1000 * quiet:.1f} ms quiet, {1000 * p99(waits):.1f} ms busy; {sizes} kB half-way and at the end"
    print(f"{MESSAGES} messages, {REQUESTS} requests, {dict(answers)}; {len(waits)} moves; {told}")
    assert not wrong
    assert waits, "people played on"
    if LONG:
        assert sizes[-1] < 1.1 * sizes[0] + 10_000, "memory settles"


def flooded(server: Server, company: Company, attackers: Executor, seed: str) -> None:
    attackers.submit(attack, server.url, f"{seed} first", 100, 100).result()  # whatever is made once is made
    quiet, busy, answers = list[float](), list[float](), Counter[int]()
    for number in range(FLOODS):
        company.waits()
        time.sleep(FLOOD)
        quiet += company.waits()
        answers += attackers.submit(flood, server.url, f"{seed} {number}", FLOOD).result().answers
        busy += company.waits()
    print(
        f"usual limits: {dict(answers)}; {len(quiet)} moves, p99 {1000 * p99(quiet):.1f} ms quiet; "
        f"{len(busy)} moves, p99 {1000 * p99(busy):.1f} ms flooded"
    )
    assert answers[TOO_MUCH] + answers[TOO_MANY], "they were held back"
    assert p99(busy) <= 2 * p99(quiet), "nobody waits much longer"


def p99(delays: list[float]) -> float:
    return sorted(delays)[int(0.99 * len(delays))] if delays else 0.0


@pytest.fixture(scope="module")
def attackers() -> Iterator[Executor]:
    with ProcessPoolExecutor(1, get_context("spawn"), os.nice, (MODESTY,)) as process:
        yield process


@contextmanager
def stored(store: str, folder: Path) -> Iterator[str]:
    """Where a server keeps things; afterwards its log knows of no mistake."""
    if store == "sqlite":
        yield str(folder / "tables.sqlite")
    else:
        with postgresql() as database:
            yield database.url
    said = (folder / "log").read_text("utf-8")
    assert "Traceback" not in said, said
    assert '"level": "error"' not in said, said


@pytest.mark.ci
@pytest.mark.parametrize("store", [STORES[0], *(STORES[1:] if LONG else map(thorough, STORES[1:]))])
def test_nonsense_is_refused_and_harms_nobody(store: str, attackers: Executor, tmp_path: Path, seed: str) -> None:
    """Every answer is a refusal or sense; no mistake of ours is told or logged; those who play play on."""
    with (
        stored(store, tmp_path) as url,
        Server(url, tmp_path / "log") as server,
        Company(server.url, TABLES, PACE) as company,
    ):
        attacked(server, company, attackers, seed)


if LONG:

    @pytest.mark.parametrize("store", STORES)
    def test_a_flood_is_limited(store: str, attackers: Executor, tmp_path: Path, seed: str) -> None:
        """At the usual limits nobody waits more than twice as long as without a flood."""
        with (
            stored(store, tmp_path) as url,
            Server(url, tmp_path / "log", "--rate", RATE) as server,
            Company(server.url, TABLES, PACE) as company,
        ):
            flooded(server, company, attackers, seed)
