"""Having bots think, and errands run, in a worker beside this one."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

import msgspec

from katzentisch.bots.request import Answer, BotFailed, Question, allowance, checked
from katzentisch.core.player import Advice
from katzentisch.core.reason import Reason
from katzentisch.table.job_runner import Clerk
from katzentisch.table.jobs import Errand, LookBack
from katzentisch.table.refusals import TooMuch

GRACE = 30.0
"""Seconds that a bot may take beyond its budget: it may have to wake up first."""
PATIENCE, LEISURE = 60.0, 300.0
"""Seconds that an errand may take, and looking back."""
ADVISING = "2s"
"""How long an adviser thinks here, where a number of worlds may take any time."""


class Think(Protocol):
    """Hands a text to whoever thinks, and comes back with the answer; raises if there is none after so long."""

    def __call__(self, text: str, seconds: float) -> Awaitable[str]: ...


async def ask(think: Think, question: Question) -> Answer:
    """A bot's answer; BotFailed if there is none, or it is not legal."""
    if question.ask == "advise" and question.budget:
        question = msgspec.structs.replace(question, budget=ADVISING)
    try:
        text = await think(msgspec.json.encode(question).decode(), GRACE + allowance(question).seconds)
    except Exception as problem:
        raise BotFailed(repr(problem)) from problem
    return checked(question, read(text))


def read(text: str) -> Answer:
    """An answer that travelled as JSON."""
    plain = msgspec.json.decode(text)
    advice = [
        Advice(each["move"], [(weight, Reason(**reason)) for weight, reason in each["because"]])
        for each in plain["advice"]
    ]
    return Answer(plain["move"], advice, plain["failed"])


class Messenger(Clerk):
    """Has errands run where bots think."""

    def __init__(self, think: Think) -> None:
        super().__init__()
        self.think = think

    async def send(self, errand: Errand) -> bytes:
        seconds = LEISURE if isinstance(errand, LookBack) else PATIENCE
        try:
            return (await self.think(msgspec.json.encode(errand).decode(), seconds)).encode()
        except Exception:
            raise TooMuch("too-long") from None
