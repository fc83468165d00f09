"""Bots in processes of their own: they get a view as bytes, answer by a deadline, and nobody else waits for them."""

from __future__ import annotations

import pickle

import msgspec

from katzentisch.bots.budget import Budget, parse_budget
from katzentisch.bots.request import (
    Answer,
    BotFailed,
    Question,
    SeatedBots,
    TooManyQuestions,
    allowance,
    check_answer,
)
from katzentisch.bots.workers import Workers, WorkFailed

GRACE_SECONDS = 10.0
"""Seconds that every bot may take beyond its budget."""
MAX_QUEUED_HINTS = 8
"""Questions for advice that one person may have waiting."""

seated_here = SeatedBots()
"""The bots of this process."""


def think(data: bytes) -> bytes:
    """A bot's answer to a question, or how it failed."""
    return pickle.dumps(seated_here.attempt(msgspec.json.decode(data, type=Question)))


class Pool:
    """Asks bots, and sees to it that they answer, in time, with a legal move; quick ones wait for no slow one."""

    def __init__(self, size: int) -> None:
        self.thinkers = Workers(size, think)
        self.quick = Workers(1, think)

    async def ask(self, question: Question, whose: str = "", seconds: float | None = None, group: str = "") -> Answer:
        """The bot's answer within its budget and some grace, once it is this person's turn; or BotFailed.

        Persons of one group, such as one network, take their turns among themselves.
        """
        limit = seconds if seconds is not None else deadline(question.budget)
        workers = self.quick if allowance(question) == Budget() else self.thinkers
        if question.ask == "advise" and workers.queued(whose) >= MAX_QUEUED_HINTS:
            raise TooManyQuestions
        try:
            reply: Answer = pickle.loads(
                await workers.do(msgspec.json.encode(question), limit, whose, group, question.chair)
            )
        except WorkFailed as problem:
            raise BotFailed(str(problem)) from problem
        return check_answer(question, reply)

    def close(self) -> None:
        """End all processes, whatever they think about."""
        self.thinkers.close()
        self.quick.close()


def deadline(budget: str) -> float:
    """How long to wait for a bot with this budget."""
    return GRACE_SECONDS + (parse_budget(budget).seconds if budget else 0.0)
