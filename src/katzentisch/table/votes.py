"""Votes to go back: all persons must agree, and one who refuses ends it for everybody."""

from __future__ import annotations

import msgspec

from katzentisch.core.reason import IllegalMove
from katzentisch.play.record import Line
from katzentisch.table import wire
from katzentisch.table.referee import Referee
from katzentisch.table.room import Room
from katzentisch.table.stored import Vote


async def cast_vote(room: Room, referee: Referee, order: wire.Order) -> Line | None:
    """Count a vote and keep how it stands; the line that goes back once every person agrees."""
    old = room.state.row.vote
    on = old if old and (old.match, old.seq) == (referee.id, referee.seq) else None
    new = _with_refusal(on, order.seat) if isinstance(order, wire.Refuse) else _with_agreement(referee, on, order)
    if new.refused is None and set(new.agreed) >= referee.person_seats():
        return Line(-1, f"back to {new.ply}", table=True)
    if new != old:
        await room.storage.set_vote(room.code, old, new)
        room.state.row = msgspec.structs.replace(room.state.row, vote=new)
    return None


def _with_agreement(referee: Referee, on: Vote | None, order: wire.Order) -> Vote:
    """One more agrees; where something else was put to the vote, or it was refused, a new one begins."""
    assert isinstance(order, wire.Back)
    seats = {order.seat}
    if on and on.ply == order.ply and on.refused is None:
        seats |= set(on.agreed)
    return Vote(referee.id, referee.seq, order.ply, tuple(sorted(seats)))


def _with_refusal(on: Vote | None, seat: int) -> Vote:
    """The vote that is on, ended by this seat; said twice it is said once."""
    if on is None or on.refused not in (None, seat):
        raise IllegalMove("no-vote")
    return msgspec.structs.replace(on, refused=seat)
