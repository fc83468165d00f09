"""Who sits where, and when a match begins."""

from __future__ import annotations

from collections.abc import Set
from contextlib import suppress

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.game import Seat
from katzentisch.core.reason import BadOptions
from katzentisch.play.match import Match
from katzentisch.play.record import Record, is_name
from katzentisch.play.seats import BOT
from katzentisch.table.bots import require_bot
from katzentisch.table.identifiers import hash_token, new_match_id, new_seed, new_token
from katzentisch.table.refusals import Forbidden, NotFound, Stale
from katzentisch.table.room import Room
from katzentisch.table.stored import Chair, Conflict, free_cat
from katzentisch.table.table_state import Visitor


async def take_seat(room: Room, seat: Seat, name: str, guest: str, cat: int = 0) -> str:
    """Take an open seat; the token that is its key from now on."""
    require_proper_name(name)
    async with room.lock:
        await room.catch_up()
        old = chair_at(room, seat)
        if old.sitter:
            raise Stale("seat-taken", seat=seat)
        if room.state.row.house.duplicate and room.state.match_count:
            raise Forbidden("deal-begun")
        require_free_name(room, name, seat)
        token = new_token()
        cat = free_cat(room.state.row.chairs, cat)
        await set_chair(room, seat, old, Chair(name, guest, hash_token(token), cat=cat))
        return token


async def renew_seat_token(room: Room, visitor: Visitor, seat: Seat) -> str:
    """Create a new token for the visitor's seat; the old one stops working."""
    async with room.lock:
        room.state.require_seat(visitor, seat)
        old, token = chair_at(room, seat), new_token()
        await set_chair(room, seat, old, msgspec.structs.replace(old, token=hash_token(token)))
        return token


async def assign_bot(room: Room, visitor: Visitor, seat: Seat, bot: str) -> None:
    """Put a bot on a free seat or on another bot's; with no bot, free it."""
    sitter = require_bot(find(room.state.row.game), bot) if bot else ""
    async with room.lock:
        await room.catch_up()
        require_manager(room, visitor)
        old = chair_at(room, seat)
        require_no_match(room)
        if old.sitter and not BOT.fullmatch(old.sitter):
            raise Stale("seat-taken", seat=seat)
        await set_chair(room, seat, old, Chair(sitter))


async def leave_seat(room: Room, visitor: Visitor, seat: Seat) -> Chair:
    """Free a seat, before a match or after it: one's own, or as the host anybody's; who sat there."""
    async with room.lock:
        await room.catch_up()
        if not room.state.is_host(visitor):
            room.state.require_seat(visitor, seat)
        require_no_match(room)
        left = chair_at(room, seat)
        is_removed = bool(left.guest) and seat not in room.state.seats_of(visitor)
        await set_chair(room, seat, left, Chair(), is_removed)
        return left


async def rename_player(room: Room, visitor: Visitor, seat: Seat, name: str) -> None:
    """Give the visitor's seat another name, before a match or after it."""
    require_proper_name(name)
    async with room.lock:
        await room.catch_up()
        room.state.require_seat(visitor, seat)
        require_no_match(room)
        require_free_name(room, name, seat)
        old = chair_at(room, seat)
        await set_chair(room, seat, old, msgspec.structs.replace(old, sitter=name))


async def swap_seats(room: Room, visitor: Visitor, seat: Seat, other: Seat) -> None:
    """Let two seats change places: the visitor's and one without a person, or as the host any two."""
    async with room.lock:
        await room.catch_up()
        require_no_match(room)
        first, second = (seat, chair_at(room, seat)), (other, chair_at(room, other))
        if not room.state.is_host(visitor):
            room.state.require_seat(visitor, seat)
            if second[1].guest:
                raise Stale("seat-taken", seat=other)
        if room.state.row.house.duplicate and room.state.match_count:
            raise Forbidden("deal-begun")
        try:
            await room.storage.swap_chairs(room.code, first, second)
        except Conflict:
            raise Stale("seat-taken", seat=other) from None
        finally:
            await room.catch_up()
        publish_table(room)


async def hand_over_table(room: Room, visitor: Visitor, seat: Seat) -> None:
    """Make the player on this seat the host."""
    async with room.lock:
        await room.catch_up()
        if not room.state.is_host(visitor):
            raise Forbidden("not-host")
        heir = chair_at(room, seat).guest
        if not heir:
            raise Stale("no-person", seat=seat)
        try:
            await room.storage.set_host(room.code, room.state.row.host, heir)
        except Conflict:
            raise Forbidden("not-host") from None
        finally:
            await room.catch_up()
        publish_table(room)


async def set_ready(room: Room, visitor: Visitor, seat: Seat, ready: bool, declined: bool = False) -> None:
    """Note whether the next match may begin as far as this player is concerned; it begins once everybody is ready.

    One that was declined may begin without this player.
    """
    async with room.lock:
        await room.catch_up()
        room.state.require_seat(visitor, seat)
        require_no_match(room)
        old = chair_at(room, seat)
        number = room.state.match_count + 1
        answer = number if ready else -number if declined else 0
        await set_chair(room, seat, old, msgspec.structs.replace(old, ready_for=answer))
        await room.catch_up()  # another process may have stored the last answer but this one
        begins = all(map(room.state.is_ready, room.state.row.chairs))
    if begins:
        with suppress(Stale):  # somebody else began it at the same moment
            await start_match(room, visitor, None)


async def start_match(room: Room, visitor: Visitor, fill: str | None) -> None:
    """Begin the first match, or another with the same seats, once nobody is missing; those who declined lose theirs."""
    async with room.lock:
        await room.catch_up()
        sitters = occupants_to_start(room, visitor, fill)
    row, match = room.state.row, new_match_id()
    game = find(row.game).game
    head = Record(game.id, game.version, sitters, row.options, new_seed())
    dealt = await room.runtime.jobs.deal_match(match, head)  # may take its time
    async with room.lock:
        await room.catch_up()
        sitters = occupants_to_start(room, visitor, fill)
        if len(sitters) != len(head.players):  # a quick game has more seats by now
            raise Stale("seats-open")
        for seat, old in enumerate(room.state.row.chairs):
            if old.sitter != sitters[seat]:
                await set_chair(room, seat, old, Chair(sitters[seat]))
        await begin_match(room, match, Match(msgspec.structs.replace(head, players=sitters), dealt=dealt).record)


async def begin_from_record(room: Room, record: Record) -> None:
    """Begin with a record that was played elsewhere."""
    async with room.lock:
        await begin_match(room, new_match_id(), record)


def require_proper_name(name: str) -> None:
    """BadOptions if a person cannot be called like this."""
    if not is_name(name) or BOT.fullmatch(name) or name.startswith("bot:"):
        raise BadOptions("name-bad")


# Callers hold the lock


def chair_at(room: Room, seat: Seat) -> Chair:
    if not 0 <= seat < len(room.state.row.chairs):
        raise NotFound("no-seat", seat=seat)
    return room.state.row.chairs[seat]


def require_manager(room: Room, visitor: Visitor) -> None:
    """Forbidden if the visitor is neither the host nor sits there."""
    if not room.state.may_manage(visitor):
        raise Forbidden("not-host")


def require_free_name(room: Room, name: str, seat: Seat) -> None:
    """BadOptions if somebody on another seat has this name."""
    if any(chair.sitter == name for other, chair in enumerate(room.state.row.chairs) if other != seat):
        raise BadOptions("name-twice", name=name)


def require_no_match(room: Room) -> None:
    if room.state.referee is not None and not room.state.referee.match.over:
        raise Stale("match-on")


def occupants_to_start(room: Room, visitor: Visitor, fill: str | None) -> list[str]:
    """Who will play, with this bot on open seats and on those of players who declined.

    A refusal if a match cannot begin now, or not by this visitor.
    """
    require_manager(room, visitor)
    if not room.state.may_start(visitor):
        raise Forbidden("host-starts")
    require_no_match(room)
    own = room.state.seats_of(visitor)
    chairs = [
        Chair() if seat not in own and room.state.has_declined(chair) else chair
        for seat, chair in enumerate(room.state.row.chairs)
    ]
    if room.state.row.house.rated:
        require_distinct_persons(chairs)
    if room.state.row.house.duplicate and room.state.match_count:
        raise Forbidden("deal-once")
    require_answers(room, chairs, own)
    sitters = [chair.sitter for chair in chairs]
    if all(sitters):
        return sitters
    if fill is None:
        raise Stale("seats-open")
    bot = require_bot(find(room.state.row.game), fill)
    return [sitter or bot for sitter in sitters]


def require_answers(room: Room, chairs: list[Chair], own: Set[Seat]) -> None:
    """Stale while somebody else who is connected has not said whether they want to play another match."""
    here = room.subscribers.presence().seats if room.state.match_count else ()
    for seat, chair in enumerate(chairs):
        if seat in here and seat not in own and chair.guest and not room.state.is_ready(chair):
            raise Stale("not-answered", seat=seat)


def require_distinct_persons(chairs: list[Chair]) -> None:
    """Stale unless somebody sits on each chair, and nobody on two: only then a result says who is better."""
    guests = [chair.guest for chair in chairs]
    if not all(guests) or len(set(guests)) < len(guests):
        raise Stale("rated-persons")


async def set_chair(room: Room, seat: Seat, old: Chair, new: Chair, is_removed: bool = False) -> None:
    """Let somebody else sit there, and tell everybody; Stale if another process was faster."""
    try:
        await room.storage.set_chair(room.code, seat, old, new)
    except Conflict:
        await room.catch_up()
        raise Stale("seat-taken", seat=seat) from None
    chairs = [new if each == seat else chair for each, chair in enumerate(room.state.row.chairs)]
    mutes = room.state.row.mutes
    if old.guest != new.guest:
        mutes = frozenset(pair for pair in mutes if seat not in pair)
    room.state.set_row(msgspec.structs.replace(room.state.row, chairs=chairs, mutes=mutes))
    if is_removed:
        room.state.removed_seats.add(seat)
    publish_table(room, seat if is_removed else None)


def publish_table(room: Room, removed: Seat | None = None) -> None:
    """Tell everybody here and at other processes who sits where, and from which seat the host removed somebody."""
    room.subscribers.publish(table=True)
    room.runtime.announce_change(room.code, removed=removed)


async def begin_match(room: Room, match: str, record: Record) -> None:
    """Keep a new match, and tell everybody; Stale if another process was faster."""
    try:
        await room.storage.begin_match(match, room.code, room.state.match_count + 1, record, room.state.now())
    except Conflict:
        await room.reload()
        raise Stale("match-on") from None
    await room.reload()
    room.bot_turns.on_own_write()
    room.runtime.announce_change(room.code)
