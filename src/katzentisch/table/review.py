"""A finished match looked at again: what the best bot there is would have played, and what its game has to say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from katzentisch.bots.request import Ask, BotFailed, Question, TooManyQuestions
from katzentisch.bots.roster import adviser, advising, names, takes_budget
from katzentisch.core.catalogue import find
from katzentisch.core.game import GALLERY
from katzentisch.core.player import Advice
from katzentisch.core.reason import Refusal
from katzentisch.core.view import View
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from katzentisch.play.seats import BOT
from katzentisch.table import wire
from katzentisch.table.advice import compare_moves, wire_reasons
from katzentisch.table.bot_questions import bot_seed
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import LimitExceeded, NotFound


class Judge(NamedTuple):
    """A bot that looks at a move again."""

    kind: str
    budget: str
    seed: str


async def review_move(ask: Ask, whose: str, match: Match, before: Match, mover: Judge | None = None) -> wire.MoveReview:
    """The move that a finished match made after this part of it, judged from its player's own view of that moment.

    The judge is the bot that moved, if it is given, names reasons and would move so again; otherwise the best one.
    """
    ply = before.ply
    seat, made = match.moves[ply]
    game, legal = match.game, before.legal(seat)
    entry = find(game.id)
    view = wire.encode_raw(before.view(seat))
    best_judge = Judge(adviser(entry), advising(entry), f"review {ply}")

    async def judged(judge: Judge) -> list[Advice]:
        question = Question(game.id, judge.kind, judge.budget, judge.seed, view, legal, "advise", made)
        try:
            return (await ask(question, whose)).advice
        except TooManyQuestions:
            raise LimitExceeded("too-fast") from None
        except BotFailed:
            raise Refusal("not-now") from None

    kind = mover.kind if mover else best_judge.kind
    advice = await judged(mover or best_judge)
    if mover and not (advice[0].move == made and advice[0].because):
        kind, advice = best_judge.kind, await judged(best_judge)
    best = advice[0]
    return wire.MoveReview(
        ply=ply,
        seat=seat,
        bot=kind,
        made=game.spell(made),
        best=game.spell(best.move),
        choices=len(legal),
        because=wire_reasons(best),
        instead=compare_moves(advice, best.move, made, game.spell(made)),
    )


def find_mover(match: Match, ply: int) -> Judge | None:
    """The bot that made the move after this ply, with the luck that it had then; None if a person made it."""
    referee = Referee("", msgspec.structs.replace(match.record, lines=[], result=None), dealt=match.dealt)
    entry = find(match.game.id)
    found: Judge | None = None
    for line in match.record.lines:
        if not line.table and referee.match.ply == ply:
            form = BOT.fullmatch(referee.sitters[line.seat])
            kind = form[1] if form else ""
            budget = entry.bots.hint_worlds if takes_budget(entry, kind) else ""
            luck = bot_seed(match.record.seed, referee.seq, line.seat)
            found = Judge(kind, budget, luck) if kind in names(entry) else None
        referee.follow(line)
    return found


def compute_hindsight(record: str) -> wire.Hindsight:
    """What a game's own `review` makes of a finished match; NotFound if the game has none."""
    match = Match(parse_record(record))
    looking = find(match.game.id).review
    if looking is None:
        raise NotFound("no-page")
    return wire.Hindsight(game=match.game.id, found=wire.encode_raw(looking.review(views_after_each_ply(match))))


def views_after_each_ply(match: Match) -> Iterator[list[View]]:
    """After each ply, from the set-up on: the views of all seats, and the gallery's."""
    again = match.fork(0)
    everybody = (*range(again.players), GALLERY)
    yield [again.view(each) for each in everybody]
    for seat, move in match.moves:
        again.submit(seat, move)
        yield [again.view(each) for each in everybody]
