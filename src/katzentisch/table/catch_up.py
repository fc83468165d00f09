"""What happened at a table since somebody last looked there, as they would have been told it."""

from __future__ import annotations

from collections.abc import Iterator

from katzentisch.core.game import Seat
from katzentisch.play.match import Dealt
from katzentisch.play.record import Record
from katzentisch.table import wire
from katzentisch.table.referee import Referee
from katzentisch.table.room import Room
from katzentisch.table.stored import Entry
from katzentisch.table.table_state import Visitor

AWAY = 600.0
"""Seconds after which somebody has been away; whoever merely loads a page anew is told nothing."""
MOST = 40
"""Lines that are told one by one; what was before them is told at once."""


async def since(room: Room, visitor: Visitor) -> wire.Since:
    """What the visitor's seat would have been told, line by line; nothing to those who have several, or none."""
    if visitor.guest is None:
        return wire.Since()
    look = (await room.keeper.seen(visitor.guest, [room.code])).get(room.code)
    async with room.lock:
        await room.settled()
        seats, referee, now = room.standing.seats_of(visitor), room.standing.referee, room.standing.now()
        if look is None or referee is None or len(seats) != 1 or look.match != referee.id:
            return wire.Since()
        if look.seq >= referee.seq or now - look.at < AWAY:
            return wire.Since()
        match, head = referee.id, referee.match.record
    dealt = await room.place.clerk.dealt(match, head)
    entries = await room.keeper.entries(match)
    told = await room.place.aside(retold, match, head, dealt, entries, min(seats), look.seq)
    moves = sum(not entry.line.table for entry in entries[look.seq :])
    return wire.Since(at=look.at, moves=moves, updates=told)


def retold(
    match: str, head: Record, dealt: Dealt | None, entries: list[Entry], seat: Seat, seq: int
) -> list[wire.Update]:
    """The position after this line, and then each update as it was sent."""
    return list(_retold(match, head, dealt, entries, seat, max(seq, len(entries) - MOST)))


def _retold(
    match: str, head: Record, dealt: Dealt | None, entries: list[Entry], seat: Seat, first: int
) -> Iterator[wire.Update]:
    referee = Referee(match, bare(head), dealt=dealt)
    for entry in entries[:first]:
        referee.follow(entry.line)
    yield referee.update(seat)
    for entry in entries[first:]:
        referee.follow(entry.line)
        yield referee.update(seat, referee.seq - 1)


def bare(head: Record) -> Record:
    """The head of a record alone."""
    return Record(head.game, head.version, head.players, head.options, head.seed, head.chance)
