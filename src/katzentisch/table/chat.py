"""What people say to each other, and whom they do not want to hear."""

from __future__ import annotations

import msgspec

from katzentisch.core.game import Seat
from katzentisch.table import wire
from katzentisch.table.refusals import Forbidden, Missing
from katzentisch.table.room import Room
from katzentisch.table.stored import Saying
from katzentisch.table.table_state import Visitor


async def say(room: Room, visitor: Visitor, message: wire.Chat) -> None:
    """Say something to everybody; said once, however often it is sent."""
    if not room.standing.row.house.chat:
        raise Forbidden("chat-off")
    seat = message.seat
    async with room.lock:
        room.standing.owned_by(visitor, seat)
        name = room.standing.row.chairs[seat].sitter
        command = f"{seat}:{message.id}"
        await room.keeper.say(room.code, seat, name, message.text, command, room.standing.now())
        await room.tell_chat()
    room.place.advanced(room.code)


async def heard(room: Room, visitor: Visitor, since: int) -> list[Saying]:
    """The latest lines of chat that this visitor wants to hear; Forbidden to whoever may not look on."""
    latest = await room.sayings(since)
    room.standing.watched_by(visitor)
    return room.crowd.audible(room.standing.seats_of(visitor), latest)


async def mute(room: Room, visitor: Visitor, seat: Seat, other: Seat, on: bool) -> list[Seat]:
    """This seat hears another no more, or again; whom it does not hear from now on."""
    async with room.lock:
        room.standing.owned_by(visitor, seat)
        if other >= len(room.standing.row.chairs) or other == seat:
            raise Missing("no-seat", seat=other)
        await room.keeper.mute(room.code, seat, other, on)
        changed = room.standing.row.mutes | {(seat, other)} if on else room.standing.row.mutes - {(seat, other)}
        room.standing.row = msgspec.structs.replace(room.standing.row, mutes=changed)
        room.crowd.tell_mutes(seat)
        muted = room.crowd.muted(seat)
    room.place.advanced(room.code)
    return muted
