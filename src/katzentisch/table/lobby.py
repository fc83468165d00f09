"""All tables of a place: opened when somebody asks, let go when nobody has for a while."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic, time

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.reason import BadOptions, Refusal
from katzentisch.table import seating, wire
from katzentisch.table.archive import Archive
from katzentisch.table.bots import known
from katzentisch.table.identifiers import new_code, new_seed
from katzentisch.table.job_runner import Clerk
from katzentisch.table.metrics import Meter
from katzentisch.table.refusals import TooMuch
from katzentisch.table.room import Room
from katzentisch.table.runtime import Place
from katzentisch.table.storage import Keeper
from katzentisch.table.stored import Chair, Conflict, House, Look, TableRow
from katzentisch.table.table_state import visitor

IDLE = 300.0
"""Seconds after which a room without connections is let go."""
LISTED = 50
CROWDED = 5000
"""Rooms at one place."""


class Lobby(Place):
    """Opens tables and finds rooms; what a place is like, whoever makes one of it says."""

    def __init__(self, keeper: Keeper, clerk: Clerk, meter: Meter, alone: bool) -> None:
        self.keeper = keeper
        self.clerk = clerk
        self.meter = meter
        self.alone = alone
        self.now = time
        self.archive = Archive(self)
        self.most = CROWDED
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}

    # Rooms

    async def room(self, code: str) -> Room:
        """The room of a table; Missing if there is no such table."""
        room = self.rooms.get(code)
        if room is not None:
            room.used = monotonic()
            return room
        if code not in self.opening:
            self.opening[code] = asyncio.create_task(self._open(code))
            self.opening[code].add_done_callback(lambda _: self.opening.pop(code))
        return await asyncio.shield(self.opening[code])

    async def _open(self, code: str) -> Room:
        if len(self.rooms) + len(self.opening) > self.most:
            await self._make_room()
        room = Room(code, self)
        await room.open()
        self.rooms[code] = room
        return room

    async def _make_room(self) -> None:
        """Let the longest idle room go; TooMuch if people are in all of them."""
        idle = [room for room in self.rooms.values() if not room.crowd.connections]
        if not idle:
            raise TooMuch("crowded")
        await self.let_go(min(idle, key=lambda room: room.used))

    async def look_round(self, now: float) -> None:
        """Let idle rooms go."""
        for room in list(self.rooms.values()):
            if not room.crowd.connections and now - room.used > IDLE:
                await self.let_go(room)

    async def let_go(self, room: Room) -> None:
        self.rooms.pop(room.code, None)
        await room.close()

    async def close(self) -> None:
        """Let all rooms go."""
        for room in list(self.rooms.values()):
            await self.let_go(room)

    # Tables

    async def open(
        self,
        game: str,
        seats: list[str],
        options: dict[str, str],
        house: House,
        public: bool,
        host: str,
        club: str = "",
    ) -> Room:
        """A new table; each seat is open ("") or a bot's."""
        house = agreed(house, club)
        entry = find(game)
        resolved = entry.game.resolve(len(seats), options)
        chairs = [Chair(known(entry, seat) if seat else "") for seat in seats]
        while True:
            row = TableRow(new_code(), entry.game.id, resolved, house, host, public, time(), chairs, club=club)
            try:
                await self.keeper.open(row)
            except Conflict:
                continue
            return await self.room(row.code)

    async def play_on(self, record: str, ply: int | None, seats: list[str], host: str) -> Room:
        """A new table that goes on from a position of a record, or shows one that is over.

        What chance did so far stands; what it does from there on nobody knows, however well they know the record.
        """
        brought = await self.clerk.bring(record, ply)
        head = brought.record
        players = len(head.players)
        entry = find(head.game)
        sitters = [known(entry, seat) if seat else "" for seat in seats or [""] * players]
        if len(sitters) != players:
            raise Refusal("players", players=len(sitters), least=players, most=players)
        room = await self.open(head.game, sitters, head.options, House(), False, host)
        if brought.chance is not None:
            names = [sitter or f"Guest {seat + 1}" for seat, sitter in enumerate(sitters)]
            head = msgspec.structs.replace(head, players=names, seed=new_seed(), chance=brought.chance)
        await seating.bring(room, head)
        return room

    async def listed(self, codes: list[str], guest: str | None) -> list[wire.TableInfo]:
        """Tables as everybody sees them; one that cannot be loaded is left out."""
        found = []
        for code in codes:
            with suppress(Refusal):
                found.append(await self.info(code, guest))
        return found

    async def info(self, code: str, guest: str | None) -> wire.TableInfo:
        """A table as this guest sees it in a list."""
        return await (await self.room(code)).table(visitor(guest))

    async def public(self, guest: str | None) -> list[wire.TableInfo]:
        return await self.listed(await self.keeper.public(LISTED), guest)

    async def mine(self, guest: str) -> list[wire.TableInfo]:
        """A guest's tables, those that wait for this guest first."""
        codes = await self.keeper.of(guest, LISTED)
        looks = await self.keeper.seen(guest, codes)
        infos = [seen(info, looks.get(info.code)) for info in await self.listed(codes, guest)]
        return sorted(infos, key=lambda info: not set(info.yours) & set(info.actors))


def seen(info: wire.TableInfo, look: Look | None) -> wire.TableInfo:
    """A table in the list of somebody who has looked so far."""
    known = look is not None and look.match == info.match
    return msgspec.structs.replace(info, seen=look.seq) if look and known else info


def agreed(house: House, club: str) -> House:
    """What a host may allow: where results are rated there is no help, and only a club rates them."""
    if house.duplicate or (house.rated and not club):
        raise BadOptions("rated-club")
    return without_help(house) if house.rated else house


def without_help(house: House) -> House:
    return msgspec.structs.replace(house, hints=False, notebook=False)
