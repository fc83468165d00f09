"""The worker in which bots think and jobs run: text in, text out, nothing stored."""

from __future__ import annotations

import msgspec

from katzentisch.bots.request import Question, SeatedBots
from katzentisch.table.jobs import run_encoded_job

seated_here = SeatedBots()
"""The bots of this worker."""


class WorkerRequest(msgspec.Struct):
    """A question for a bot, or a job, which names its type."""

    type: str = ""


def answer(text: str) -> str:
    """A bot's answer or a job's result; a failure is part of it."""
    data = text.encode()
    if msgspec.json.decode(data, type=WorkerRequest).type:
        return run_encoded_job(data).decode()
    return msgspec.json.encode(seated_here.attempt(msgspec.json.decode(data, type=Question))).decode()
