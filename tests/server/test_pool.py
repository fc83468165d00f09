"""Bots in processes of their own: they know a view and nothing else, and nobody waits for one for ever."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from katzentisch.bots.pool import Pool
from katzentisch.bots.request import Answer, BotFailed, Question
from katzentisch.bots.workers import Workers, WorkFailed
from katzentisch.core.catalogue import find
from katzentisch.core.view import encode
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from katzentisch.table import bot_questions, bot_turns
from tests.waiting import until, within

from .house import House, house
from .test_play import alone, my_turn, played


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    made = Pool(1)
    yield made
    made.close()


def question(kind: str, budget: str = "") -> Question:
    match = Match.begin(find("5211").game, ["Anna", "Ben"], seed="s")
    return Question("5211", kind, budget, "seed", msgspec.Raw(encode(match.view(0))), match.legal(0))


def ask(pool: Pool, asked: Question, seconds: float | None = None) -> Answer:
    return asyncio.run(pool.ask(asked, seconds=seconds))


def test_a_bot_answers_and_a_broken_one_is_named(pool: Pool) -> None:
    """Good answers are legal; an unknown bot, a dead process and one that overruns all fail, and the next works."""
    asked = question("heuristic")
    assert ask(pool, asked).move in asked.legal
    assert ask(pool, msgspec.structs.replace(asked, ask="advise")).advice
    assert ask(pool, msgspec.structs.replace(asked, ask="interrupt")).move is None
    with pytest.raises(BotFailed, match="bot-unknown"):
        ask(pool, question("nobody"))
    with pytest.raises(BotFailed, match="Timeout"):
        ask(pool, question("search", "5s"), 0.3)
    assert ask(pool, asked).move in asked.legal
    process = pool.quick.all[0].process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, 9)
    with pytest.raises(BotFailed):
        ask(pool, asked)
    assert ask(pool, asked).move in asked.legal


def test_a_process_that_cannot_begin_is_tried_again(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """No process, no answer; as soon as there can be one, there is one."""

    def refuse(self: object) -> None:
        raise RuntimeError("not now")

    asked = question("random")
    pool.quick.all[0].end()
    with monkeypatch.context() as patch:
        patch.setattr("multiprocessing.process.BaseProcess.start", refuse)
        for _ in range(2):
            with pytest.raises(BotFailed, match="not now"):
                ask(pool, asked)
    assert ask(pool, asked).move in asked.legal


def who_works(data: bytes) -> bytes:
    """The number of the process; it waits first if it is told for whom."""
    if data:
        while not Path(data.decode()).exists():
            os.sched_yield()
    return str(os.getpid()).encode()


def test_a_topic_stays_with_one_process_that_nobody_waits_for(tmp_path: Path) -> None:
    """The process that answered for a bot last does so again if free; otherwise, or if it died, another does."""

    async def run() -> None:
        workers = Workers(2, who_works)
        try:
            end = tmp_path / "end"
            busy = asyncio.create_task(workers.do(bytes(end), 100.0, topic="x"))
            await until(lambda: len(workers.idle) == 1, "somebody is busy")
            other = await workers.do(b"", 100.0, topic="y")
            assert await workers.do(b"", 100.0, topic="x") == other, "nobody waits for the busy one"
            end.touch()
            first = await busy
            assert first != other
            await until(lambda: len(workers.idle) == 2, "all are free")
            assert await workers.do(b"", 100.0) == first, "the one that was busy last"
            for _ in range(3):
                assert [await workers.do(b"", 100.0, topic=topic) for topic in "yx"] == [other, other]
                assert await workers.do(b"", 100.0, topic="z") == other
            os.kill(int(other), 9)
            with pytest.raises(WorkFailed):
                await workers.do(b"", 100.0, topic="y")
            assert await workers.do(b"", 100.0, topic="y") not in (first, other)
        finally:
            workers.close()

    asyncio.run(run())


def test_what_is_known_of_topics_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("katzentisch.bots.workers.MAX_FAMILIAR", 3)

    async def run() -> None:
        workers = Workers(1, who_works)
        try:
            for topic in "abcad":
                await workers.do(b"", 100.0, topic=topic)
            assert list(workers.familiar) == ["c", "a", "d"]
        finally:
            workers.close()

    asyncio.run(run())


@played
async def test_a_bot_keeps_its_seat_at_a_table(here: House) -> None:
    """All its questions name the same seat of the match, and go to the process that knows it."""
    anna, code = await alone(here)
    line = await anna.connect(code)
    for _ in range(2):
        update = await my_turn(line, 0)
        while update["actors"] != [0]:
            update = await my_turn(line, 0)
        match = here.room(code).state.current_referee().id
        topics = [*here.lobby.pool.quick.familiar, *here.lobby.pool.thinkers.familiar]
        assert sorted(topics) == [f"{match} 1 5211 heuristic ", f"{match} 2 5211 random "]
        await line.order("move", 0, update["seq"], move=update["legal"][0])


@played
async def test_a_failing_bot_is_replaced_for_one_move_and_the_record_says_so(here: House) -> None:
    """The heuristic plays that move, and the bot is asked again the next time."""
    anna, code = await alone(here)
    line = await anna.connect(code)
    update = await my_turn(line, 0)
    while update["actors"] != [0]:
        update = await my_turn(line, 0)
    honest = here.lobby.pool.ask

    async def failing(asked: Question, whose: str) -> Answer:
        if asked.kind == "random":
            raise BotFailed("crashed")
        return await honest(asked, whose)

    match = here.room(code).state.current_referee().match  # held: a room holds none while it commits
    record = match.record
    with patch.object(here.room(code).bot_turns, "ask", failing):
        await line.order("move", 0, update["seq"], move=update["legal"][0])
        await until(lambda: any(line.text == "is bot:random" for line in record.lines), "the bot is back")
    after = [str(line) for line in record.lines[update["seq"] + 1 :] if line.seat == 2]
    assert (after[0], after[2]) == ("@ 2 is bot:heuristic", "@ 2 is bot:random")
    assert Match(parse_record(record.write())).ply == match.ply


def test_a_bot_thinks_in_one_process_and_in_another_if_that_is_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody who wrote the last line asks at once; the others only when that one had its time."""

    async def run() -> None:
        store = tmp_path / "tables.sqlite"
        async with house(store, bus="memory:") as here, house(store, bus="memory:") as there:
            asked: list[str] = []
            dead, answered = asyncio.Event(), asyncio.Event()

            async def silent(question: Question, whose: str, *, group: str) -> Answer:
                asked.append("here")
                dead.set()
                await asyncio.Event().wait()
                raise AssertionError

            async def answering(question: Question, whose: str, *, group: str) -> Answer:
                asked.append("there")
                answered.set()
                return Answer(question.legal[0])

            monkeypatch.setattr(here.lobby.pool, "ask", silent)
            monkeypatch.setattr(there.lobby.pool, "ask", answering)
            monkeypatch.setattr(bot_questions, "ANSWER_GRACE_SECONDS", 1000.0)
            anna = here.person()
            code = await anna.open("5211", ["", "random"])
            await anna.sit(code, 0, "Anna")
            await anna.start(code)
            await within(dead.wait(), "the process that wrote last asks its bot")
            line = await there.person().connect(code)
            await line.until("update")
            for _ in range(5):
                await there.person().update(code, -1)
            assert asked == ["here"]
            monkeypatch.setattr(bot_questions, "ANSWER_GRACE_SECONDS", 0.0)
            there.room(code).bot_turns.wake()
            await within(answered.wait(), "the other process asks")
            assert (await line.until("update", lambda it: it["seq"] == 1))["view"]["has_chosen"] == [False, True]
            assert asked == ["here", "there"]

    asyncio.run(run())


def test_a_bot_takes_its_time_whether_it_has_a_choice_or_not() -> None:
    """As long as it may think, and a little more, drawn for each move; a bot without thinking time plays at once."""
    free, forced = question("tiger"), msgspec.structs.replace(question("tiger"), legal=question("tiger").legal[:1])
    assert all(
        1.0 <= bot_questions.thinking_seconds(asked) <= bot_questions.MAX_DELAY_FACTOR
        for asked in (free, forced)
        for _ in range(20)
    )
    assert len({bot_questions.thinking_seconds(forced) for _ in range(20)}) > 10
    assert bot_questions.thinking_seconds(question("search", "200")) >= 200 / bot_questions.MIN_WORLDS_PER_SECOND
    assert bot_questions.thinking_seconds(question("heuristic")) == 0.0


@played
async def test_an_answer_is_not_played_before_its_time(here: House) -> None:
    """However quickly it came."""
    answered = asyncio.Event()

    async def answering(asked: Question, whose: str, *, group: str) -> Answer:
        answered.set()
        return Answer(asked.legal[0])

    anna = here.person()
    with (
        patch.object(here.lobby.pool, "ask", answering),
        patch.object(bot_turns, "thinking_seconds", lambda asked: 3600.0),
    ):
        code = await anna.open("5211", ["", "random"])
        await anna.sit(code, 0, "Anna")
        await anna.start(code)
        await within(answered.wait(), "the bot has answered")
        for _ in range(5):
            assert (await anna.update(code, 0))["seq"] == 0
