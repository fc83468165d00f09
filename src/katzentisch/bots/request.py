"""What a bot is asked and answers, as plain data."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

import msgspec

from katzentisch.bots.budget import Budget, parse_budget
from katzentisch.bots.roster import seat_bot, thinking
from katzentisch.core.catalogue import find
from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Player
from katzentisch.core.view import View


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


class Answer(msgspec.Struct, frozen=True):
    """A move, or advice, or neither."""

    move: Move | None = None
    advice: list[Advice] = []
    failed: str = ""


class BotFailed(Exception):
    """A bot crashed, overran, or answered with a move that is not legal."""


def answer_question(question: Question) -> Answer:
    """Ask the bot, here and now."""
    entry = find(question.game)
    view = msgspec.json.decode(question.view, type=entry.game.view_type)
    bot: Player = seat_bot(entry, question.kind, question.budget, question.seed)
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


def attempted(question: Question) -> Answer:
    """A bot's answer, or how it failed."""
    try:
        return answer_question(question)
    except Exception as problem:
        return Answer(failed=repr(problem))


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
