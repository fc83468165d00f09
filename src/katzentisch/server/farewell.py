"""Somebody goes for good: gets up everywhere and is forgotten, whoever wished it."""

from __future__ import annotations

from contextlib import suppress

from katzentisch.core.reason import Refusal
from katzentisch.server.lobby import Lobby
from katzentisch.table import orders, wire
from katzentisch.table.keys import new_token
from katzentisch.table.room import Room
from katzentisch.table.standing import visitor


async def forget(lobby: Lobby, guest: str) -> list[str]:
    """Forget a guest or a person, at once and for good; at which tables. Others keep what they played."""
    for code in await lobby.store.run(lobby.store.persons.tables, guest):
        await get_up(await lobby.room(code), guest)
    change = await lobby.store.run(lobby.store.persons.erase, guest)
    await lobby.reread(change)
    return change.codes


async def get_up(room: Room, guest: str) -> None:
    """Leave every seat of a match that is on, as somebody leaves who will not come back."""
    whose = visitor(guest)
    for seat in room.standing.seats_of(whose):
        with suppress(Refusal):
            seq = room.standing.current().seq
            await orders.carry_out(room, whose, wire.Leave(seat=seat, seq=seq, id=new_token()))
