"""Nonsense by the thousand at a real server while people play there.

`make fuzz MESSAGES=1000000 REQUESTS=200000 SEED=…` does so at length, and judges memory and how long people wait
meanwhile; then it does so as fast as it can at a server with the usual limits. Nonsense and people come from processes
of their own, and there that of the nonsense has the lowest priority: it shall take the server's time, not the
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

import pytest
from websockets.exceptions import WebSocketException

from katzentisch.bench.load.servers import memory
from katzentisch.server.admin.host_key import HOST_KEY_VARIABLE
from tests.sizes import thorough

from .attacker import Attacker
from .company import Company
from .daemons import postgresql
from .service import Server

LONG = "KATZENTISCH_MESSAGES" in os.environ
MESSAGES = int(os.environ.get("KATZENTISCH_MESSAGES", "1000"))
REQUESTS = int(os.environ.get("KATZENTISCH_REQUESTS", "400"))
STORES = ["sqlite", "postgresql"]
FLOOD_HANDS = 2
"""How many send messages, and how many requests, at the same time in a flood; otherwise one each."""
TABLES, PACE, QUIET = (20, 0.5, 10.0) if LONG else (2, 0.1, 0.5)
"""How many people play beside it, how fast, and seconds for which they are left alone before each part."""
PARTS, MODESTY = (10, 19) if LONG else (1, 0)
"""In how many parts it comes, after which memory is looked at, and by how much its process steps back."""
PAUSE = 0.5 if LONG else 0.0
"""How long nonsense pauses after an answer, for each second that the server took: people have a third of its time."""
FLOODS, FLOOD = 12, 10.0
"""How often nonsense comes as fast as it can, and for how many seconds, between times as long without it."""
RATE = "20"
"""The limit that a server has by itself."""
WORLD = 300
"""How many requests are about the same table and club: some of them delete what they are about."""
KEY = "the key of a house that is attacked"
TOO_MANY, TOO_MUCH = 429, 4429
"""How it refuses anybody who asks too often, by HTTP and by WebSocket."""


class Outcome(NamedTuple):
    """What came of some attacks: answers by their numbers, and those that are a mistake of the server's."""

    answers: Counter[int]
    wrong: list[str]


def attack(url: str, seed: str, messages: int, requests: int) -> Outcome:
    """So many messages, and so many requests at the same time, each when the last is answered."""

    async def ask(each: Attacker) -> None:
        for done in range(0, requests, WORLD):
            await each.settle()
            await each.requests(min(WORLD, requests - done))

    async def send(each: Attacker) -> None:
        await each.settle()
        await each.messages(messages)

    async def all_of_it(attackers: list[Attacker]) -> None:
        sender, asker = attackers
        await asyncio.gather(send(sender), ask(asker))

    return attacking([Attacker(url, f"{seed} {hand}", PAUSE) for hand in range(2)], all_of_it)


def flood(url: str, seed: str, seconds: float) -> Outcome:
    """As much as goes, for so many seconds; anybody who is refused comes again at once."""

    async def pour(each: Attacker, by_message: bool) -> None:
        await each.settle()
        while True:
            try:
                await (each.messages(1000) if by_message else each.requests(1000))
            except WebSocketException:
                each.answers[TOO_MANY] += 1

    async def all_of_it(attackers: list[Attacker]) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(pour(each, hand < FLOOD_HANDS) for hand, each in enumerate(attackers)))

    return attacking([Attacker(url, f"{seed} {hand}", 0.0) for hand in range(2 * FLOOD_HANDS)], all_of_it)


def attacking(attackers: list[Attacker], work: Callable[[list[Attacker]], Awaitable[None]]) -> Outcome:
    async def run() -> None:
        for each in attackers:
            await each.come()
        await work(attackers)
        for each in attackers:
            await each.leave()

    asyncio.run(run())
    return Outcome(
        sum((each.answers for each in attackers), Counter()), [text for each in attackers for text in each.wrong]
    )


def attacked(server: Server, company: Company, attackers: Executor, seed: str) -> None:
    assert server.process is not None
    quiet, busy, sizes, answers, wrong = list[float](), list[float](), list[int](), Counter[int](), list[str]()
    for part in range(PARTS):
        company.waits()
        time.sleep(QUIET)
        alone = company.waits()
        work = attackers.submit(attack, server.url, f"{seed} {part}", MESSAGES // PARTS, REQUESTS // PARTS)
        outcome = work.result()
        beside = company.waits()
        print(f"part {part + 1} of {PARTS}: {compared(alone, beside)}", flush=True)
        quiet += alone
        busy += beside
        sizes.append(memory(server.process.pid))
        answers += outcome.answers
        wrong += outcome.wrong
    print(f"{MESSAGES} messages, {REQUESTS} requests, {dict(answers)}; {compared(quiet, busy)}; {sizes} kB after parts")
    assert not wrong
    assert busy, "people played on"
    if LONG:
        assert sizes[-1] < 1.1 * sizes[PARTS // 2 - 1] + 10_000, "memory settles"
        assert p99(busy) <= 2 * p99(quiet), "nobody waits much longer"


def flooded(server: Server, company: Company, attackers: Executor, seed: str) -> None:
    attackers.submit(flood, server.url, f"{seed} first", FLOOD).result()  # whatever is made once is made
    quiet, busy, answers = list[float](), list[float](), Counter[int]()
    for number in range(FLOODS):
        company.waits()
        time.sleep(FLOOD)
        quiet += company.waits()
        answers += attackers.submit(flood, server.url, f"{seed} {number}", FLOOD).result().answers
        busy += company.waits()
    print(f"usual limits: {dict(answers)}; {compared(quiet, busy)}")
    assert answers[TOO_MUCH] + answers[TOO_MANY], "they were held back"
    assert p99(busy) <= 2 * p99(quiet), "nobody waits much longer"


def compared(quiet: list[float], busy: list[float]) -> str:
    """How many moves there were, and how long people waited for them, without and with nonsense."""
    before, beside = (f"{len(waits)} moves, p99 {1000 * p99(waits):.1f} ms" for waits in (quiet, busy))
    return f"{before} quiet; {beside} busy"


def p99(delays: list[float]) -> float:
    return sorted(delays)[int(0.99 * len(delays))] if delays else 0.0


@pytest.fixture(scope="module")
def attackers() -> Iterator[Executor]:
    """A process that knows, like the servers, the host's key."""
    with (
        pytest.MonkeyPatch.context() as environment,
        ProcessPoolExecutor(1, get_context("spawn"), os.nice, (MODESTY,)) as process,
    ):
        environment.setenv(HOST_KEY_VARIABLE, KEY)
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
