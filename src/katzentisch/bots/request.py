"""What a bot is asked and answers, as plain data."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

import msgspec

from katzentisch.bots.budget import Budget, parse_budget
from katzentisch.bots.roster import seat_bot, thinking
from katzentisch.core.catalogue import find
from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Player
from katzentisch.core.view import View

MAX_SEATED = 128
"""Bots that keep their seats in one process; the one asked longest ago gets up first."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked; the view is all it learns about the match."""

    game: str
    kind: str
    budget: str
    seed: str
    view: msgspec.Raw
    legal: list[Move]
    ask: Literal["choose", "interrupt", "advise"] = "choose"
    about: Move | None = None
    """A legal move that advice must give reasons for, even if the bot thinks little of it."""
    place: str = ""
    """Match and seat, if more questions for the same bot may follow: it may keep what it has found."""

    @property
    def chair(self) -> str:
        """Who has to be seated where to answer; empty if nobody needs to stay."""
        return f"{self.place} {self.game} {self.kind} {self.budget}" if self.place else ""


class Answer(msgspec.Struct, frozen=True):
    """A move, or advice, or neither."""

    move: Move | None = None
    advice: list[Advice] = []
    failed: str = ""


class BotFailed(Exception):
    """A bot crashed, overran, or answered with a move that is not legal."""


class SeatedBots:
    """The bots of one process that keep their seats between questions, with what they have found.

    Each has seen the views of its own seat only. Answers do not depend on who stayed (`Player.stay`).
    """

    def __init__(self) -> None:
        self.bots: OrderedDict[str, Player] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """Ask the bot that sits there, or a new one; one that fails loses its seat."""
        bot = self.bots.pop(question.chair, None)
        if bot is None or not bot.stay(question.seed):
            bot = new_bot(question)
        answer = answer_question(question, bot)
        if question.chair:
            self.bots[question.chair] = bot
            while len(self.bots) > MAX_SEATED:
                self.bots.popitem(last=False)
        return answer

    def attempt(self, question: Question) -> Answer:
        """A bot's answer, or how it failed."""
        try:
            return self.answer(question)
        except Exception as problem:
            return Answer(failed=repr(problem))


def new_bot(question: Question) -> Player:
    """A bot that has just sat down to answer this."""
    return seat_bot(find(question.game), question.kind, question.budget, question.seed)


def answer_question(question: Question, bot: Player | None = None) -> Answer:
    """Ask a bot, here and now; a new one if none is given."""
    view = msgspec.json.decode(question.view, type=find(question.game).game.view_type)
    bot = bot or new_bot(question)
    if question.ask == "choose":
        return Answer(bot.choose(view, question.legal))
    if question.ask == "interrupt":
        return Answer(bot.interrupt(view, question.legal))
    advise = getattr(bot, "advise", None)
    if advise is None:
        return Answer(advice=[Advice(bot.choose(view, question.legal))])
    return Answer(advice=explain_move(bot, view, advise(view, question.legal), question.about))


def explain_move(bot: Player, view: View, advice: list[Advice], move: Move | None) -> list[Advice]:
    """The advice with reasons for this move, if the bot gave none yet and can: some explain their favourites only."""
    explain = getattr(bot, "explain", None)
    if move is None or explain is None or any(each.move == move and each.because for each in advice):
        return advice
    return [*(each for each in advice if each.move != move), explain(view, move)]


def check_answer(question: Question, reply: Answer) -> Answer:
    """An answer that counts; BotFailed if it is none, or not legal."""
    if reply.failed:
        raise BotFailed(reply.failed)
    if reply.move is not None and reply.move not in question.legal:
        raise BotFailed("not legal")
    return reply


class TooManyQuestions(BotFailed):
    """Anybody who asks for advice waits for enough of it already."""


Ask: TypeAlias = Callable[[Question, str], Awaitable[Answer]]
"""Somebody who has bots think about a question of this person's; BotFailed if one does not answer."""


def allowance(question: Question) -> Budget:
    """What a bot may think, by what it was told or usually does; nothing for one that does not think ahead."""
    text = question.budget or thinking(find(question.game)).get(question.kind, "")
    return parse_budget(text) if text else Budget()
