"""What people say to each other, and whom they do not want to hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from katzentisch.core.game import Seat
from katzentisch.table import wire
from katzentisch.table.refusals import Forbidden, Missing

if TYPE_CHECKING:
    from katzentisch.table.room import Room


async def say(room: Room, message: wire.Chat) -> None:
    """Say something to everybody; said once, however often it is sent."""
    if not room.row.house.chat:
        raise Forbidden("chat-off")
    seat = message.seat
    name = room.row.chairs[seat].sitter
    async with room.lock:
        command = f"{seat}:{message.id}"
        await room.store.run(room.store.say, room.code, seat, name, message.text, command, room.now())
        await room.crowd.tell_chat()
    room.advanced(room.code)


async def mute(room: Room, seat: Seat, other: Seat, on: bool) -> list[Seat]:
    """This seat hears another no more, or again; whom it does not hear from now on."""
    async with room.lock:
        if other >= len(room.row.chairs) or other == seat:
            raise Missing("no-seat", seat=other)
        await room.store.run(room.store.mute, room.code, seat, other, on)
        changed = room.row.mutes | {(seat, other)} if on else room.row.mutes - {(seat, other)}
        room.row = msgspec.structs.replace(room.row, mutes=changed)
        room.crowd.tell_mutes(seat)
        muted = room.crowd.muted(seat)
    room.advanced(room.code)
    return muted
