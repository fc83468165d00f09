"""What a seat wants done to the match: carried out once, committed, or refused."""

from __future__ import annotations

import asyncio

from katzentisch.table import wire
from katzentisch.table.refusals import Stale
from katzentisch.table.room import Room
from katzentisch.table.stored import Conflict
from katzentisch.table.table_state import Visitor
from katzentisch.table.votes import cast

ATTEMPTS = 8
"""How often a command is tried again when another process was faster."""


async def carry_out(room: Room, visitor: Visitor, order: wire.Order) -> wire.Done:
    """Carry out an order once, however often it is sent; Stale if the match went on since it was made."""
    work = asyncio.create_task(queue(room, visitor, order))
    work.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may be gone
    return await asyncio.shield(work)


async def requested(room: Room, visitor: Visitor, order: wire.Order) -> wire.Done:
    """The same for whoever does not listen: what is refused because the match went on comes with the fresh view."""
    try:
        return await carry_out(room, visitor, order)
    except Stale as stale:
        raise WithUpdate(stale, await room.update(visitor, order.seat)) from None


class WithUpdate(Stale):
    """A stale command, refused with the fresh view."""

    def __init__(self, stale: Stale, fresh: wire.Update) -> None:
        super().__init__(stale.reason)
        self.update = fresh


async def queue(room: Room, visitor: Visitor, order: wire.Order) -> wire.Done:
    async with room.lock:
        for _ in range(ATTEMPTS):
            try:
                return await attempt(room, visitor, order)
            except Conflict:
                room.place.meter.conflict()
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
        line = await cast(room, referee, order)
    if line is None:
        room.crowd.tell(table=True)
        room.place.advanced(room.code)
        return wire.Done(id=order.id, seq=referee.seq, vote=isinstance(order, wire.Back))
    await room.append(referee, [line], command)
    return wire.Done(id=order.id, seq=referee.seq)
