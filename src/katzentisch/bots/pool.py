"""Bots in processes of their own: they get a view as bytes, answer by a deadline, and nobody else waits for them."""

from __future__ import annotations

import pickle

import msgspec

from katzentisch.bots.budget import parse
from katzentisch.bots.question import Answer, BotFailed, Question, answer
from katzentisch.bots.workers import Workers, WorkFailed

GRACE = 10.0
"""Seconds that every bot may take beyond its budget."""


def think(data: bytes) -> bytes:
    """A bot's answer to a question, or how it failed."""
    try:
        reply = answer(msgspec.json.decode(data, type=Question))
    except Exception as problem:
        reply = Answer(failed=repr(problem))
    return pickle.dumps(reply)


class Pool:
    """Asks bots, and sees to it that they answer, in time, with a legal move."""

    def __init__(self, size: int) -> None:
        self.thinkers = Workers(size, think)

    async def ask(self, question: Question, seconds: float | None = None) -> Answer:
        """The bot's answer within its budget and some grace; BotFailed if there is none."""
        limit = seconds if seconds is not None else deadline(question.budget)
        try:
            reply: Answer = pickle.loads(await self.thinkers.do(msgspec.json.encode(question), limit))
        except WorkFailed as problem:
            raise BotFailed(str(problem)) from problem
        if reply.failed:
            raise BotFailed(reply.failed)
        if reply.move is not None and reply.move not in question.legal:
            raise BotFailed("not legal")
        return reply

    def close(self) -> None:
        """End all processes, whatever they think about."""
        self.thinkers.close()


def deadline(budget: str) -> float:
    """How long to wait for a bot with this budget."""
    return GRACE + (parse(budget).seconds if budget else 0.0)
