"""Commands that change a match: executed once and committed, or refused."""

from __future__ import annotations

import asyncio

from katzentisch.table import wire
from katzentisch.table.refusals import Stale
from katzentisch.table.room import Room
from katzentisch.table.stored import Conflict
from katzentisch.table.table_state import Visitor
from katzentisch.table.votes import cast_vote

MAX_ATTEMPTS = 8
"""How often a command is tried again when another process was faster."""


async def execute_order(room: Room, visitor: Visitor, order: wire.Order) -> wire.Done:
    """Execute an order once, however often it is sent; Stale if the match has moved on since."""
    work = asyncio.create_task(execute_locked(room, visitor, order))
    work.add_done_callback(lambda done: done.cancelled() or done.exception())  # the caller may be gone
    return await asyncio.shield(work)


async def execute_order_or_refresh(room: Room, visitor: Visitor, order: wire.Order) -> wire.Done:
    """The same for HTTP: a stale order is refused with the fresh position."""
    try:
        return await execute_order(room, visitor, order)
    except Stale as stale:
        raise StaleWithUpdate(stale, await room.get_update(visitor, order.seat)) from None


class StaleWithUpdate(Stale):
    """A stale order, refused with the fresh position."""

    def __init__(self, stale: Stale, fresh: wire.Update) -> None:
        super().__init__(stale.reason)
        self.update = fresh


async def execute_locked(room: Room, visitor: Visitor, order: wire.Order) -> wire.Done:
    """The same for callers who see to it that nobody cancels it halfway."""
    async with room.lock:
        for _ in range(MAX_ATTEMPTS):
            try:
                return await _try_order(room, visitor, order)
            except Conflict:
                room.runtime.metrics.count_conflict()
                await room.reload()
        raise Stale("stale")


async def _try_order(room: Room, visitor: Visitor, order: wire.Order) -> wire.Done:
    """Conflict if another process wrote first, Forbidden if the seat is not the visitor's."""
    if room.state.referee is None or order.seq > room.state.referee.seq:
        await room.catch_up()
    room.state.require_seat(visitor, order.seat)
    referee = room.state.current_referee()
    command = f"{order.seat}:{order.id}"
    if command in referee.done_commands:
        return wire.Done(id=order.id, seq=referee.done_commands[command])
    if order.seq != referee.seq:
        raise Stale("stale")
    line = referee.line_for_order(order)
    if line is None:
        line = await cast_vote(room, referee, order)
    if line is None:
        room.subscribers.publish(table=True)
        room.runtime.announce_change(room.code)
        return wire.Done(id=order.id, seq=referee.seq, vote=isinstance(order, wire.Back))
    await room.append(referee, [line], command)
    return wire.Done(id=order.id, seq=referee.seq)
