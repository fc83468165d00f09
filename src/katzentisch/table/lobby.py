"""All open tables: loaded when somebody asks, closed after nobody has for a while."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic, time

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.reason import BadOptions, Refusal
from katzentisch.play.seats import placeholder_name
from katzentisch.table import seating, wire
from katzentisch.table.archive import Archive
from katzentisch.table.bots import require_bot
from katzentisch.table.identifiers import new_code, new_seed
from katzentisch.table.jobs import JobRunner
from katzentisch.table.metrics import Metrics
from katzentisch.table.refusals import LimitExceeded, NotFound
from katzentisch.table.room import Room
from katzentisch.table.runtime import Runtime
from katzentisch.table.storage import Storage
from katzentisch.table.stored import Chair, Conflict, HouseRules, SeenPosition, TableRow
from katzentisch.table.table_state import identify_visitor

IDLE_ROOM_SECONDS = 300.0
"""Seconds after which a room without connections is closed."""
MAX_LISTED_TABLES = 50
MAX_ROOMS = 5000
"""Rooms that one process holds open."""


class Lobby(Runtime):
    """Opens tables and finds rooms; a subclass brings bots, background work and announcements."""

    def __init__(self, storage: Storage, jobs: JobRunner, metrics: Metrics, is_sole_writer: bool) -> None:
        self.storage = storage
        self.jobs = jobs
        self.metrics = metrics
        self.is_sole_writer = is_sole_writer
        self.now = time
        self.archive = Archive(self)
        self.max_rooms = MAX_ROOMS
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}

    # Rooms

    async def get_room(self, code: str) -> Room:
        """The room of a table; NotFound if the table does not exist."""
        room = self.rooms.get(code)
        if room is not None:
            room.last_used = monotonic()
            return room
        is_joining = code in self.opening
        try:
            return await self._open_room(code)
        except NotFound:
            if not is_joining:
                raise
        # The attempt that this caller joined may be older than the table, which the caller may just have made.
        return await self._open_room(code)

    async def _open_room(self, code: str) -> Room:
        """Open a room, or join an attempt to open it that is under way."""
        if code not in self.opening:
            self.opening[code] = asyncio.create_task(self._load_room(code))
            self.opening[code].add_done_callback(lambda _: self.opening.pop(code))
        return await asyncio.shield(self.opening[code])

    async def _load_room(self, code: str) -> Room:
        if len(self.rooms) + len(self.opening) > self.max_rooms:
            await self._close_longest_idle_room()
        room = Room(code, self)
        await room.open()
        self.rooms[code] = room
        return room

    async def _close_longest_idle_room(self) -> None:
        """Close the room that has been idle longest; LimitExceeded if people are in all of them."""
        idle = [room for room in self.rooms.values() if not room.subscribers.connections]
        if not idle:
            raise LimitExceeded("crowded")
        await self.close_room(min(idle, key=lambda room: room.last_used))

    async def close_idle_rooms(self, now: float) -> None:
        """Close idle rooms."""
        for room in list(self.rooms.values()):
            if not room.subscribers.connections and now - room.last_used > IDLE_ROOM_SECONDS:
                await self.close_room(room)

    async def close_room(self, room: Room) -> None:
        self.rooms.pop(room.code, None)
        await room.close()

    async def close(self) -> None:
        """Close all rooms."""
        for room in list(self.rooms.values()):
            await self.close_room(room)

    # Tables

    async def open_table(
        self,
        game: str,
        seats: list[str],
        options: dict[str, str],
        house: HouseRules,
        public: bool,
        host: str,
        club: str = "",
    ) -> Room:
        """A new table; each seat is open ("") or a bot's."""
        house = check_house_rules(house, club)
        entry = find(game)
        resolved = entry.game.resolve(len(seats), options)
        chairs = [Chair(require_bot(entry, seat) if seat else "") for seat in seats]
        while True:
            row = TableRow(new_code(), entry.game.id, resolved, house, host, public, time(), chairs, club=club)
            try:
                await self.storage.create_table(row)
            except Conflict:
                continue
            return await self.get_room(row.code)

    async def open_table_from_record(self, record: str, ply: int | None, seats: list[str], host: str) -> Room:
        """A new table that goes on from a position of a record, or shows one that is over.

        What chance did so far stands; what it does from there on nobody knows, however well they know the record.
        """
        brought = await self.jobs.import_record(record, ply)
        head = brought.record
        players = len(head.players)
        entry = find(head.game)
        sitters = [require_bot(entry, seat) if seat else "" for seat in seats or [""] * players]
        if len(sitters) != players:
            raise Refusal("players", players=len(sitters), least=players, most=players)
        room = await self.open_table(head.game, sitters, head.options, HouseRules(), False, host)
        if brought.chance is not None:
            names = [sitter or placeholder_name(seat) for seat, sitter in enumerate(sitters)]
            head = msgspec.structs.replace(head, players=names, seed=new_seed(), chance=brought.chance)
        await seating.begin_from_record(room, head)
        return room

    async def list_tables(self, codes: list[str], guest: str | None) -> list[wire.TableInfo]:
        """Tables as everybody sees them; one that cannot be loaded is left out."""
        found = []
        for code in codes:
            with suppress(Refusal):
                found.append(await self.table_info(code, guest))
        return found

    async def table_info(self, code: str, guest: str | None) -> wire.TableInfo:
        """A table as this guest sees it in a list."""
        return await (await self.get_room(code)).table_info(identify_visitor(guest))

    async def public_tables(self, guest: str | None) -> list[wire.TableInfo]:
        return await self.list_tables(await self.storage.public_tables(MAX_LISTED_TABLES), guest)

    async def tables_of_guest(self, guest: str) -> list[wire.TableInfo]:
        """A guest's tables, those that wait for this guest first."""
        codes = await self.storage.tables_of_guest(guest, MAX_LISTED_TABLES)
        looks = await self.storage.load_last_seen(guest, codes)
        infos = [with_last_seen(info, looks.get(info.code)) for info in await self.list_tables(codes, guest)]
        return sorted(infos, key=lambda info: not set(info.yours) & set(info.actors))


def with_last_seen(info: wire.TableInfo, look: SeenPosition | None) -> wire.TableInfo:
    """A table in the list of somebody who has looked so far."""
    known = look is not None and look.match == info.match
    return msgspec.structs.replace(info, seen=look.seq) if look and known else info


def check_house_rules(house: HouseRules, club: str) -> HouseRules:
    """What a host may allow: rated tables have no hints, and only clubs have rated tables; nobody opens quick games."""
    if house.quick or house.bots_at:
        raise BadOptions("quick-house")
    if house.duplicate or house.daily or (house.rated and not club):
        raise BadOptions("rated-club")
    return without_help(house) if house.rated else house


def without_help(house: HouseRules) -> HouseRules:
    return msgspec.structs.replace(house, hints=False, notebook=False)
