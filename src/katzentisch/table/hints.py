"""What a bot would do from a seat's view, and why not something else."""

from __future__ import annotations

from katzentisch.bots.request import BotFailed, Question, TooManyQuestions
from katzentisch.bots.roster import adviser, advising, standby
from katzentisch.core.catalogue import find
from katzentisch.core.game import Seat
from katzentisch.core.player import Advice
from katzentisch.core.reason import IllegalMove, Refusal
from katzentisch.table import wire
from katzentisch.table.advice import compare_moves, wire_reasons
from katzentisch.table.refusals import Forbidden, LimitExceeded
from katzentisch.table.room import Room
from katzentisch.table.table_state import Visitor


async def give_hint(room: Room, visitor: Visitor, seat: Seat, asked: str | None = None) -> wire.HintAnswer:
    """What the best bot would do here, and what it thinks of a move; Forbidden unless the table allows hints.

    A move that the rules forbid is refused with the rule's reason, whether hints are allowed or not.
    """
    async with room.lock:
        await room.ensure_current()
        room.state.require_seat(visitor, seat)
        referee = room.state.current_referee()
        match, seq = referee.match, referee.seq
        game, legal = match.game, match.legal(seat)
        move = None if asked is None else game.parse(asked)
        forbidden = None if move is None else match.why_not(seat, move)
        if forbidden is not None:
            raise IllegalMove(forbidden)
        allowed = room.state.row.house.hints
        if not (referee.person_seats() <= {seat} if allowed is None else allowed):
            raise Forbidden("hints-off")
        if not legal:
            raise Refusal("not-now")
        view = wire.encode_raw(match.view(seat))
    entry = find(game.id)
    kind = adviser(entry)

    async def ask(kind: str, budget: str = "") -> list[Advice]:
        question = Question(game.id, kind, budget, "hint", view, legal, "advise", place=f"{referee.id} {seat}")
        try:
            return (await room.runtime.ask_bot(question, visitor.guest or room.code)).advice
        except TooManyQuestions:
            raise LimitExceeded("too-fast") from None
        except BotFailed:
            raise Refusal("not-now") from None

    advice = await ask(kind, advising(entry))
    best = advice[0]
    why_not = None
    if move is not None:
        weighed = advice if any(each.move == move for each in advice) else await ask(standby(entry))
        why_not = compare_moves(weighed, best.move, move, game.spell(move))
    return wire.HintAnswer(
        seat=seat, seq=seq, bot=kind, move=game.spell(best.move), because=wire_reasons(best), why_not=why_not
    )
