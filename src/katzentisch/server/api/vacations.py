"""One vacation for all of a player's tables."""

from __future__ import annotations

import msgspec

from katzentisch.core.game import Seat
from katzentisch.play.record import LEAVES, RETURNS, Line
from katzentisch.server.api.request_context import HttpRequest, guest_of, limit_rate, lobby_of
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Stale
from katzentisch.table.room import Room
from katzentisch.table.stored import Conflict
from katzentisch.table.table_state import identify_visitor

MAX_ATTEMPTS = 8
"""How often a table is tried again when another process was faster."""


class SetVacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to begin a vacation at all tables, or to end it."""

    on: bool


class VacationInfo(msgspec.Struct, frozen=True, kw_only=True):
    """At how many tables the caller is on vacation now, and at how many they play on for lack of vacation days."""

    away: int
    playing: int


async def set_vacation(request: HttpRequest, data: SetVacation) -> VacationInfo:
    """Begin a vacation at all of one's tables where days for it are left, or end it everywhere."""
    limit_rate(request)
    lobby, guest = lobby_of(request), guest_of(request)
    away = playing = 0
    for table in await lobby.tables_of_guest(guest) if guest else []:
        if guest and table.match and not table.over:
            is_away = await change_vacation(await lobby.get_room(table.code), guest, data.on)
            away += is_away
            playing += not is_away
    return VacationInfo(away=away, playing=playing)


async def change_vacation(room: Room, guest: str, on: bool) -> bool:
    """Begin or end a vacation at one table, and say whether the guest is on vacation there."""
    async with room.lock:
        for _ in range(MAX_ATTEMPTS):
            await room.catch_up()
            referee = room.state.referee
            if referee is None or referee.match.over:
                return False
            seats = room.state.seats_of(identify_visitor(guest))
            try:
                for seat in sorted(seats):
                    line = vacation_line(referee, seat, on, room.state.now())
                    if line:
                        await room.append(referee, [line], f"{seat}:vacation {referee.seq}")
            except Conflict:
                await room.reload()
            else:
                return bool(seats & referee.seats_on_vacation())
    raise Stale("stale")


def vacation_line(referee: Referee, seat: Seat, on: bool, now: float) -> Line | None:
    """What is written down for a seat; nothing where it has no days left, or nothing changes."""
    if not on:
        return Line(seat, RETURNS, table=True) if seat in referee.seats_on_vacation() else None
    days = referee.time_control.vacation.remains(seat, now) if referee.time_control else 0
    gone = seat in referee.away | referee.overdue
    return Line(seat, LEAVES, table=True) if days > 0 and not gone else None
