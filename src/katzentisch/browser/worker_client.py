"""Calling the worker in which bots think and jobs run."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

import msgspec

from katzentisch.bots.request import Answer, BotFailed, Question, allowance, check_answer
from katzentisch.core.player import Advice
from katzentisch.core.reason import Reason
from katzentisch.table.jobs import ComputeHindsight, Job, JobRunner
from katzentisch.table.refusals import LimitExceeded

ANSWER_GRACE_SECONDS = 30.0
"""Seconds that a bot may take beyond its budget: it may have to wake up first."""
JOB_SECONDS, HINDSIGHT_SECONDS = 60.0, 300.0
"""Seconds that a job may take, and hindsight."""
ADVISER_BUDGET = "2s"
"""How long an adviser thinks here, where a number of worlds may take any time."""


class CallWorker(Protocol):
    """Sends a text to the worker and returns its answer; raises if there is none in time."""

    def __call__(self, text: str, seconds: float) -> Awaitable[str]: ...


async def ask_bot(call_worker: CallWorker, question: Question) -> Answer:
    """A bot's answer; BotFailed if there is none, or it is not legal."""
    if question.ask == "advise" and question.budget:
        question = msgspec.structs.replace(question, budget=ADVISER_BUDGET)
    try:
        text = await call_worker(
            msgspec.json.encode(question).decode(), ANSWER_GRACE_SECONDS + allowance(question).seconds
        )
    except Exception as problem:
        raise BotFailed(repr(problem)) from problem
    return check_answer(question, decode_answer(text))


def decode_answer(text: str) -> Answer:
    """An answer that travelled as JSON."""
    plain = msgspec.json.decode(text)
    advice = [
        Advice(each["move"], [(weight, Reason(**reason)) for weight, reason in each["because"]])
        for each in plain["advice"]
    ]
    return Answer(plain["move"], advice, plain["failed"])


class WorkerJobRunner(JobRunner):
    """Runs jobs in the worker of the bots."""

    def __init__(self, call_worker: CallWorker) -> None:
        super().__init__()
        self.call_worker = call_worker

    async def send_job(self, errand: Job) -> bytes:
        seconds = HINDSIGHT_SECONDS if isinstance(errand, ComputeHindsight) else JOB_SECONDS
        try:
            return (await self.call_worker(msgspec.json.encode(errand).decode(), seconds)).encode()
        except Exception:
            raise LimitExceeded("too-long") from None
