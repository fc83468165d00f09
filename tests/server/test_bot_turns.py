"""Bots think for everybody in turn: nobody waits because another asked for much, or for nothing."""

from __future__ import annotations

import asyncio
import threading
from unittest.mock import patch

import msgspec
import pytest

from katzentisch.bots.pool import MAX_QUEUED_HINTS, Pool
from katzentisch.bots.request import Answer, Question, TooManyQuestions
from katzentisch.bots.workers import Worker, Workers
from katzentisch.table.jobs import run_encoded_job
from tests.waiting import until, within

from .house import House
from .test_play import alone, played
from .test_pool import question
from .test_room import finished


class Patient:
    """Workers whose work waits until it is let go, in the order in which it began."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.begun: list[str] = []
        self.gate = threading.Semaphore(0)

    def do(self, worker: Worker, data: bytes, seconds: float) -> bytes:
        self.begun.append(data.decode())
        self.gate.acquire()
        return data


def test_askers_take_turns_and_the_absent_are_passed_over() -> None:
    """Anybody who asks for much waits for oneself; what nobody waits for any more is not begun."""

    async def run() -> None:
        workers = Workers(1, run_encoded_job)
        patient = Patient(workers)
        with patch.object(Worker, "do", lambda *asked: patient.do(*asked)):
            asked = [("anna", f"a{number}") for number in range(4)] + [("ben", "b0"), ("cleo", "c0"), ("ben", "b1")]
            tasks = [asyncio.create_task(workers.do(data.encode(), 9.0, whose)) for whose, data in asked]
            await until(lambda: workers.queued("anna") >= 3 and workers.queued("ben") >= 2, "all of them wait")
            tasks[2].cancel()
            await until(lambda: workers.queued("anna") == 2, "the question that was dropped has left the queue")
            for _ in tasks:
                patient.gate.release()
            await asyncio.gather(*tasks, return_exceptions=True)
        assert patient.begun == ["a0", "a1", "b0", "c0", "b1", "a3"]
        assert workers.idle == workers.all
        workers.close()

    asyncio.run(run())


def test_quick_bots_wait_for_no_slow_one() -> None:
    """However many think, a heuristic answers; and one person has only so many questions for advice."""

    async def run() -> None:
        pool = Pool(1)
        patient = Patient(pool.thinkers)
        slow, advice = question("tiger"), msgspec.structs.replace(question("tiger"), ask="advise")
        own = {id(worker) for worker in pool.thinkers.all}
        honest = Worker.do

        def do(worker: Worker, data: bytes, seconds: float) -> bytes:
            return (patient.do if id(worker) in own else honest)(worker, data, seconds)

        with patch.object(Worker, "do", do):
            tasks = [asyncio.create_task(pool.ask(slow, "anna")) for _ in range(3)]
            tasks += [asyncio.create_task(pool.ask(advice, "ben")) for _ in range(MAX_QUEUED_HINTS)]
            await until(lambda: patient.begun, "the first of them is under way")
            assert (await pool.ask(question("heuristic"), "ben")).move is not None
            with pytest.raises(TooManyQuestions):
                await pool.ask(advice, "ben")
            for task in tasks:
                task.cancel()
            patient.gate.release()
            await asyncio.gather(*tasks, return_exceptions=True)
        pool.close()

    asyncio.run(run())


@played
async def test_bots_among_themselves_wait_until_somebody_looks(here: House) -> None:
    """A table at which no person plays goes on while one looks on, and no further."""
    asked = asyncio.Event()

    async def answering(question: Question, whose: str, *, group: str) -> Answer:
        asked.set()
        return Answer(question.legal[0])

    with patch.object(here.lobby.pool, "ask", answering):
        anna = here.person()
        code = await anna.open("5211", ["random", "random"])
        await anna.start(code)
        driver = here.room(code).bot_turns
        await until(lambda: not driver.wake_event.is_set(), "the bots' turns have been looked at")
        for _ in range(5):
            await anna.get(f"tables/{code}")
        assert not asked.is_set()
        line = await anna.connect(code)
        await line.until("update", lambda update: update["seq"] > 3)
        await line.socket.close()


@played
async def test_a_question_that_the_match_left_behind_is_dropped(here: House) -> None:
    """Anybody who goes back need not wait for what a bot would have done."""
    anna, code = await alone(here)
    line = await anna.connect(code)
    update = await line.until("update", lambda update: update["actors"] == [0])
    waiting: list[Question] = []
    dropped = asyncio.Event()

    async def pondering(question: Question, whose: str) -> Answer:
        waiting.append(question)
        try:
            await asyncio.Event().wait()
        finally:
            dropped.set()
        raise AssertionError

    with patch.object(here.room(code).bot_turns, "ask", pondering):
        await line.order("move", 0, update["seq"], move=update["legal"][0])
        await until(lambda: waiting, "the bot is asked")
        await line.order("back", 0, update["seq"] + 1, ply=0)
        await within(dropped.wait(), "the question is dropped")


@played
async def test_a_review_that_nobody_waits_for_is_not_thought(here: House) -> None:
    """Anybody who hangs up leaves no question behind."""
    anna = here.person()
    over = await anna.post("records", {"record": finished("5211").record.write()})
    begun, dropped = asyncio.Event(), asyncio.Event()

    async def pondering(question: Question, whose: str, *, group: str) -> Answer:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            dropped.set()
        raise AssertionError

    with patch.object(here.lobby.pool, "ask", pondering):
        asking = asyncio.create_task(anna.ask("GET", f"matches/{over['match']}/review", ply=0))
        await within(begun.wait(), "the bot is asked")
        asking.cancel()
        await within(dropped.wait(), "the question is dropped")
