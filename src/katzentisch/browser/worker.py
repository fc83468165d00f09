"""Whoever thinks, in a worker of its own: a question or an errand in, what came of it out, and nothing kept."""

from __future__ import annotations

import msgspec

from katzentisch.bots.request import Question, attempted
from katzentisch.table.jobs import run_encoded_job


class WorkerRequest(msgspec.Struct):
    """What is asked; errands say of which kind they are."""

    type: str = ""


def answer(text: str) -> str:
    """A bot's answer to a question, or the report of an errand; what fails is said in it."""
    data = text.encode()
    if msgspec.json.decode(data, type=WorkerRequest).type:
        return run_encoded_job(data).decode()
    return msgspec.json.encode(attempted(msgspec.json.decode(data, type=Question))).decode()
