"""Chat at a table, and who mutes whom."""

from __future__ import annotations

import msgspec

from katzentisch.core.game import Seat
from katzentisch.table import wire
from katzentisch.table.refusals import Forbidden, NotFound
from katzentisch.table.room import Room
from katzentisch.table.stored import ChatLine
from katzentisch.table.table_state import Visitor


async def say(room: Room, visitor: Visitor, message: wire.Chat) -> None:
    """Say something to everybody, once for each command id."""
    if not room.state.row.house.chat:
        raise Forbidden("chat-off")
    seat = message.seat
    async with room.lock:
        room.state.require_seat(visitor, seat)
        name = room.state.row.chairs[seat].sitter
        command = f"{seat}:{message.id}"
        await room.storage.add_chat_line(room.code, seat, name, message.text, command, room.state.now())
        await room.publish_chat()
    room.runtime.announce_change(room.code)


async def read_chat(room: Room, visitor: Visitor, since: int) -> list[ChatLine]:
    """The latest chat lines that this visitor has not muted; Forbidden if they may not watch."""
    latest = await room.chat_lines(since)
    room.state.require_may_watch(visitor)
    return room.subscribers.audible_lines(room.state.seats_of(visitor), latest)


async def mute(room: Room, visitor: Visitor, seat: Seat, other: Seat, on: bool) -> list[Seat]:
    """Mute another seat or unmute it; the seats that are muted now."""
    async with room.lock:
        room.state.require_seat(visitor, seat)
        if other >= len(room.state.row.chairs) or other == seat:
            raise NotFound("no-seat", seat=other)
        await room.storage.set_mute(room.code, seat, other, on)
        changed = room.state.row.mutes | {(seat, other)} if on else room.state.row.mutes - {(seat, other)}
        room.state.row = msgspec.structs.replace(room.state.row, mutes=changed)
        room.subscribers.publish_mutes(seat)
        muted = room.subscribers.muted_seats(seat)
    room.runtime.announce_change(room.code)
    return muted
