"""A finished match looked at again: what the best bot there is would have played, and what its game has to say."""

from __future__ import annotations

from collections.abc import Iterator

from katzentisch.bots.request import Ask, BotFailed, Question, TooManyQuestions
from katzentisch.bots.roster import adviser, advising
from katzentisch.core.catalogue import find
from katzentisch.core.game import GALLERY
from katzentisch.core.reason import Refusal
from katzentisch.core.view import View
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from katzentisch.table import wire
from katzentisch.table.advice import compare_moves, wire_reasons
from katzentisch.table.refusals import LimitExceeded, NotFound


async def review_move(ask: Ask, whose: str, match: Match, before: Match) -> wire.MoveReview:
    """The move that a finished match made after this part of it, judged from its player's own view of that moment."""
    ply = before.ply
    seat, made = match.moves[ply]
    game, legal = match.game, before.legal(seat)
    entry = find(game.id)
    kind = adviser(entry)
    question = Question(
        game.id, kind, advising(entry), f"review {ply}", wire.encode_raw(before.view(seat)), legal, "advise", made
    )
    try:
        advice = (await ask(question, whose)).advice
    except TooManyQuestions:
        raise LimitExceeded("too-fast") from None
    except BotFailed:
        raise Refusal("not-now") from None
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
