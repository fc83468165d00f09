"""A finished match looked at with the best bot there is: what it would have played, and what it thinks of what was."""

from __future__ import annotations

from katzentisch.bots.pool import BotFailed, Pool, Question
from katzentisch.bots.roster import adviser, advising
from katzentisch.core.catalogue import find
from katzentisch.core.reason import Refusal
from katzentisch.play.match import Match
from katzentisch.table import wire
from katzentisch.table.hints import compared, reasons
from katzentisch.table.refusals import Missing


async def review(pool: Pool, match: Match, ply: int) -> wire.Reviewed:
    """One move of a finished match, judged from its player's own view of that moment."""
    if ply >= match.ply:
        raise Missing("no-ply", ply=ply, most=match.ply)
    before = match.fork(ply)
    seat, made = match.moves[ply]
    game, legal = match.game, before.legal(seat)
    entry = find(game.id)
    kind = adviser(entry)
    question = Question(game.id, kind, advising(entry), f"review {ply}", wire.raw(before.view(seat)), legal, "advise")
    try:
        advice = (await pool.ask(question)).advice
    except BotFailed:
        raise Refusal("not-now") from None
    best = advice[0]
    return wire.Reviewed(
        ply=ply,
        seat=seat,
        bot=kind,
        made=game.spell(made),
        best=game.spell(best.move),
        choices=len(legal),
        because=reasons(best),
        instead=compared(advice, best.move, made, game.spell(made)),
    )
