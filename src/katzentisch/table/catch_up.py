"""What happened at a table while somebody was away, as their seat saw it."""

from __future__ import annotations

from collections.abc import Iterator

from katzentisch.core.game import Seat
from katzentisch.play.match import Dealt
from katzentisch.play.record import Record
from katzentisch.table import wire
from katzentisch.table.referee import Referee
from katzentisch.table.room import Room
from katzentisch.table.stored import MatchEntry
from katzentisch.table.table_state import Visitor

AWAY_AFTER_SECONDS = 600.0
"""Seconds after which somebody counts as having been away; a page reload does not."""
MAX_UPDATES = 40
"""Updates that are sent one by one; earlier ones are sent as one position."""


async def catch_up(room: Room, visitor: Visitor) -> wire.CatchUp:
    """The updates of the visitor's seat since they last looked; none for a visitor with several seats or no seat."""
    if visitor.guest is None:
        return wire.CatchUp()
    look = (await room.storage.load_last_seen(visitor.guest, [room.code])).get(room.code)
    async with room.lock:
        await room.ensure_current()
        seats, referee, now = room.state.seats_of(visitor), room.state.referee, room.state.now()
        if look is None or referee is None or len(seats) != 1 or look.match != referee.id:
            return wire.CatchUp()
        if look.seq >= referee.seq or now - look.at < AWAY_AFTER_SECONDS:
            return wire.CatchUp()
        match, head = referee.id, referee.match.record
    dealt = await room.runtime.jobs.deal_match(match, head)
    entries = await room.storage.load_entries(match)
    told = await room.runtime.offload(updates_since, match, head, dealt, entries, min(seats), look.seq)
    moves = sum(not entry.line.table for entry in entries[look.seq :])
    return wire.CatchUp(at=look.at, moves=moves, updates=told)


def updates_since(
    match: str, head: Record, dealt: Dealt | None, entries: list[MatchEntry], seat: Seat, seq: int
) -> list[wire.Update]:
    """The position after this line, then each update as it was sent."""
    return list(_iterate_updates(match, head, dealt, entries, seat, max(seq, len(entries) - MAX_UPDATES)))


def _iterate_updates(
    match: str, head: Record, dealt: Dealt | None, entries: list[MatchEntry], seat: Seat, first: int
) -> Iterator[wire.Update]:
    referee = Referee(match, without_lines(head), dealt=dealt)
    for entry in entries[:first]:
        referee.follow(entry.line)
    yield referee.update(seat)
    for entry in entries[first:]:
        referee.follow(entry.line)
        yield referee.update(seat, referee.seq - 1)


def without_lines(head: Record) -> Record:
    """A record's head without its lines."""
    return Record(head.game, head.version, head.players, head.options, head.seed, head.chance)
