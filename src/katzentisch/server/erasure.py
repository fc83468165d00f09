"""Delete a person: they leave every table, and their data is erased."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import Select

from katzentisch.core.reason import Refusal
from katzentisch.server.lobby import ServerLobby
from katzentisch.table import orders, wire
from katzentisch.table.identifiers import new_token
from katzentisch.table.room import Room
from katzentisch.table.table_state import identify_visitor


async def erase_guest(lobby: ServerLobby, guest: str, due: Select[str] | None = None) -> list[str]:
    """Forget a guest or a person, at once and for good; at which tables. Others keep what they played.

    Nobody is forgotten, and no table named, who is not among those who are due, if somebody says who is.
    """
    store = lobby.store
    if due is not None and not await store.run(store.retention.finds, due):
        return []
    for code in await store.run(store.persons.tables, guest):
        await leave_all_seats(await lobby.get_room(code), guest)
    change = await store.run(store.persons.erase, guest, due)
    await lobby.reload_everywhere(change)
    return change.codes


async def leave_all_seats(room: Room, guest: str) -> None:
    """Leave every seat of a match that is on, as somebody leaves who will not come back."""
    whose = identify_visitor(guest)
    for seat in room.state.seats_of(whose):
        with suppress(Refusal):
            seq = room.state.current_referee().seq
            await orders.execute_order(room, whose, wire.Leave(seat=seat, seq=seq, id=new_token()))
