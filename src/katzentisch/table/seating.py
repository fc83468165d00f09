"""Who sits where, and when a match begins."""

from __future__ import annotations

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.game import Seat
from katzentisch.core.reason import BadOptions
from katzentisch.play.match import Match
from katzentisch.play.record import Record, is_name
from katzentisch.play.seats import BOT
from katzentisch.table.bots import known
from katzentisch.table.identifiers import hashed, new_match, new_seed, new_token
from katzentisch.table.refusals import Forbidden, Missing, Stale
from katzentisch.table.room import Room
from katzentisch.table.stored import Chair, Conflict
from katzentisch.table.table_state import Visitor


async def sit(room: Room, seat: Seat, name: str, guest: str) -> str:
    """Take an open seat; the token that is its key from now on."""
    proper(name)
    async with room.lock:
        await room.catch_up()
        old = chair(room, seat)
        if old.sitter:
            raise Stale("seat-taken", seat=seat)
        if any(other.sitter == name for other in room.standing.row.chairs):
            raise BadOptions("name-twice", name=name)
        token = new_token()
        await change(room, seat, old, Chair(name, guest, hashed(token)))
        return token


async def fresh_link(room: Room, visitor: Visitor, seat: Seat) -> str:
    """A new token for the own seat; the old one opens nothing any more."""
    async with room.lock:
        room.standing.owned_by(visitor, seat)
        old, token = chair(room, seat), new_token()
        await change(room, seat, old, msgspec.structs.replace(old, token=hashed(token)))
        return token


async def put(room: Room, visitor: Visitor, seat: Seat, bot: str) -> None:
    """Put a bot on a free seat or on another bot's; with no bot, free it."""
    sitter = known(find(room.standing.row.game), bot) if bot else ""
    async with room.lock:
        await room.catch_up()
        hosted(room, visitor)
        old = chair(room, seat)
        between_matches(room)
        if old.sitter and not BOT.fullmatch(old.sitter):
            raise Stale("seat-taken", seat=seat)
        await change(room, seat, old, Chair(sitter))


async def stand_up(room: Room, visitor: Visitor, seat: Seat) -> None:
    """Free the own seat, before a match or after it."""
    async with room.lock:
        await room.catch_up()
        room.standing.owned_by(visitor, seat)
        between_matches(room)
        await change(room, seat, chair(room, seat), Chair())


async def start(room: Room, visitor: Visitor, fill: str | None) -> None:
    """Begin the first match, or another with the same seats, once nobody is missing."""
    async with room.lock:
        await room.catch_up()
        sitters = ready(room, visitor, fill)
    row, match = room.standing.row, new_match()
    game = find(row.game).game
    head = Record(game.id, game.version, sitters, row.options, new_seed())
    dealt = await room.place.clerk.dealt(match, head)  # may take its time
    async with room.lock:
        await room.catch_up()
        sitters = ready(room, visitor, fill)
        for seat, old in enumerate(room.standing.row.chairs):
            if not old.sitter:
                await change(room, seat, old, Chair(sitters[seat]))
        await begin(room, match, Match(msgspec.structs.replace(head, players=sitters), dealt=dealt).record)


async def bring(room: Room, record: Record) -> None:
    """Begin with a record that was played elsewhere."""
    async with room.lock:
        await begin(room, new_match(), record)


def proper(name: str) -> None:
    """BadOptions if a person cannot be called like this."""
    if not is_name(name) or BOT.fullmatch(name) or name.startswith("bot:"):
        raise BadOptions("name-bad")


# For whoever holds the lock


def chair(room: Room, seat: Seat) -> Chair:
    if not 0 <= seat < len(room.standing.row.chairs):
        raise Missing("no-seat", seat=seat)
    return room.standing.row.chairs[seat]


def hosted(room: Room, visitor: Visitor) -> None:
    """Forbidden if the visitor is neither the host nor sits there."""
    if not room.standing.hosted_by(visitor):
        raise Forbidden("not-host")


def between_matches(room: Room) -> None:
    if room.standing.referee is not None and not room.standing.referee.match.over:
        raise Stale("match-on")


def ready(room: Room, visitor: Visitor, fill: str | None) -> list[str]:
    """Who will play, open seats filled with this bot; a refusal if a match cannot begin now, or not by this visitor."""
    hosted(room, visitor)
    between_matches(room)
    sitters = [chair.sitter for chair in room.standing.row.chairs]
    if room.standing.row.house.rated:
        among_persons(room)
    if room.standing.row.house.duplicate and room.standing.number:
        raise Forbidden("deal-once")
    if all(sitters):
        return sitters
    if fill is None:
        raise Stale("seats-open")
    bot = known(find(room.standing.row.game), fill)
    return [sitter or bot for sitter in sitters]


def among_persons(room: Room) -> None:
    """Stale unless somebody sits on each chair, and nobody on two: only then a result says who is better."""
    guests = [chair.guest for chair in room.standing.row.chairs]
    if not all(guests) or len(set(guests)) < len(guests):
        raise Stale("rated-persons")


async def change(room: Room, seat: Seat, old: Chair, new: Chair) -> None:
    """Let somebody else sit there, and tell everybody; Stale if another process was faster."""
    try:
        await room.keeper.seat(room.code, seat, old, new)
    except Conflict:
        await room.catch_up()
        raise Stale("seat-taken", seat=seat) from None
    chairs = [new if each == seat else chair for each, chair in enumerate(room.standing.row.chairs)]
    mutes = room.standing.row.mutes
    if old.guest != new.guest:
        mutes = frozenset(pair for pair in mutes if seat not in pair)
    room.standing.row = msgspec.structs.replace(room.standing.row, chairs=chairs, mutes=mutes)
    room.crowd.tell(table=True)
    room.place.advanced(room.code)


async def begin(room: Room, match: str, record: Record) -> None:
    """Keep a new match, and tell everybody; Stale if another process was faster."""
    try:
        await room.keeper.begin(match, room.code, room.standing.number + 1, record, room.standing.now())
    except Conflict:
        await room.reload()
        raise Stale("match-on") from None
    await room.reload()
    room.driver.wrote()
    room.place.advanced(room.code)
