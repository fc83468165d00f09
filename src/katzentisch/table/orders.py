"""What a seat wants done to the match: carried out once, committed, or refused."""

from __future__ import annotations

import asyncio

import msgspec

from katzentisch.play.record import Line
from katzentisch.table import wire
from katzentisch.table.kept import Conflict, Vote
from katzentisch.table.meter import CONFLICTS
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Stale
from katzentisch.table.room import Room
from katzentisch.table.standing import Visitor

ATTEMPTS = 8
"""How often a command is tried again when another process was faster."""


async def carry_out(room: Room, visitor: Visitor, order: wire.Order) -> wire.Done:
    """Carry out an order once, however often it is sent; Stale if the match went on since it was made."""
    work = asyncio.create_task(queue(room, visitor, order))
    work.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may be gone
    return await asyncio.shield(work)


async def queue(room: Room, visitor: Visitor, order: wire.Order) -> wire.Done:
    async with room.lock:
        for _ in range(ATTEMPTS):
            try:
                return await attempt(room, visitor, order)
            except Conflict:
                CONFLICTS.inc()
                await room.reload()
        raise Stale("stale")


async def attempt(room: Room, visitor: Visitor, order: wire.Order) -> wire.Done:
    """Conflict if another process wrote first, Forbidden if the seat is not the visitor's."""
    if room.standing.referee is None or order.seq > room.standing.referee.seq:
        await room.catch_up()
    room.standing.owned_by(visitor, order.seat)
    referee = room.standing.current()
    command = f"{order.seat}:{order.id}"
    if command in referee.done:
        return wire.Done(id=order.id, seq=referee.done[command])
    if order.seq != referee.seq:
        raise Stale("stale")
    line = referee.line(order)
    if line is None:
        assert isinstance(order, wire.Back)
        line = await vote(room, referee, order)
    if line is None:
        room.crowd.tell(table=True)
        room.advanced(room.code)
        return wire.Done(id=order.id, seq=referee.seq, vote=True)
    await room.append(referee, [line], command)
    return wire.Done(id=order.id, seq=referee.seq)


async def vote(room: Room, referee: Referee, order: wire.Back) -> Line | None:
    """Count a vote for going back; the line that does it once every person agrees."""
    old = room.standing.row.vote
    agreed = {order.seat}
    if old and (old.match, old.seq, old.ply) == (referee.id, referee.seq, order.ply):
        agreed |= set(old.agreed)
    if agreed >= referee.persons():
        return Line(-1, f"back to {order.ply}", table=True)
    new = Vote(referee.id, referee.seq, order.ply, tuple(sorted(agreed)))
    await room.store.run(room.store.tables.vote, room.code, old, new)
    room.standing.row = msgspec.structs.replace(room.standing.row, vote=new)
    return None
