"""All tables of this process: opened when somebody asks, let go when nobody has for a while."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic, time

from katzentisch.bots.pool import Pool
from katzentisch.core.catalogue import find
from katzentisch.core.reason import Refusal
from katzentisch.play.match import Match
from katzentisch.play.record import Record
from katzentisch.table import wire
from katzentisch.table.auth import new_code
from katzentisch.table.bots import known
from katzentisch.table.bus import Bus, backend
from katzentisch.table.meter import ROOMS
from katzentisch.table.refusals import Missing, TooMuch
from katzentisch.table.room import Room
from katzentisch.table.store import Chair, Conflict, House, Store, TableRow

IDLE = 300.0
"""Seconds after which a room without connections is let go."""
RECENT = 30.0
"""Seconds for which a room without connections is kept in step all the same."""
LOOK_ROUND = 2.0
"""Seconds between two looks at the store, for what the bus did not say."""
LISTED = 50
CROWDED = 5000
"""Rooms in one process."""

log = logging.getLogger("katzentisch.lobby")


class Lobby:
    """Opens tables, finds rooms, and keeps both in step with other processes."""

    def __init__(self, store: Store, bus_url: str, pool: Pool) -> None:
        self.store = store
        self.pool = pool
        self.alone = not bus_url
        self.bus = Bus(backend(bus_url), self.heard)
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if not self.alone:
            self.bus.start()
        self.task = asyncio.create_task(self._look_round(), name="lobby")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.bus.stop()
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()

    # Rooms

    async def room(self, code: str) -> Room:
        """The room of a table; Missing if there is no such table."""
        room = self.rooms.get(code)
        if room is not None:
            room.used = monotonic()
            return room
        async with self.opening:
            if code not in self.rooms:
                if len(self.rooms) >= CROWDED:
                    raise TooMuch("crowded")
                room = Room(code, self.store, self.pool, self.advanced)
                await room.open()
                self.rooms[code] = room
                ROOMS.set(len(self.rooms))
            return self.rooms[code]

    def advanced(self, code: str) -> None:
        """A room wrote: tell the other processes, if there can be any."""
        if not self.alone:
            self.bus.advanced(code)

    async def heard(self, code: str) -> None:
        """Another process wrote, or this one did."""
        if code in self.rooms:
            await self._refresh(self.rooms[code])

    async def _refresh(self, room: Room) -> None:
        try:
            await room.refresh()
        except Missing:
            await self.let_go(room)
        except Exception:
            log.exception("cannot refresh", extra={"table": room.code})

    async def _look_round(self) -> None:
        """Let idle rooms go, and catch up where the bus may have been silent."""
        while True:
            await asyncio.sleep(LOOK_ROUND)
            for room in list(self.rooms.values()):
                silent = 0.0 if room.connections else monotonic() - room.used
                if silent > IDLE:
                    await self.let_go(room)
                elif not self.alone and silent < RECENT:
                    await self._refresh(room)

    async def let_go(self, room: Room) -> None:
        self.rooms.pop(room.code, None)
        ROOMS.set(len(self.rooms))
        await room.close()

    # Tables

    async def open(
        self, game: str, seats: list[str], options: dict[str, str], house: House, public: bool, host: str
    ) -> Room:
        """A new table; each seat is open ("") or a bot's."""
        entry = find(game)
        resolved = entry.game.resolve(len(seats), options)
        chairs = [Chair(known(entry, seat) if seat else "") for seat in seats]
        while True:
            row = TableRow(new_code(), entry.game.id, resolved, house, host, public, time(), chairs)
            try:
                await self.store.run(self.store.open_table, row)
            except Conflict:
                continue
            return await self.room(row.code)

    async def play_on(self, record: Record, ply: int, seats: list[str], host: str) -> Room:
        """A new table that goes on from a position of a record."""
        match = Match(record).fork(ply)
        entry = find(record.game)
        sitters = [known(entry, seat) if seat else "" for seat in seats]
        if len(sitters) != match.players:
            raise Refusal("players", players=len(sitters), least=match.players, most=match.players)
        room = await self.open(record.game, seats, record.options, House(), False, host)
        head = match.record
        head.players = [sitter or f"Guest {seat + 1}" for seat, sitter in enumerate(sitters)]
        await room.begin(head)
        return room

    async def listed(self, codes: list[str]) -> list[wire.TableInfo]:
        """Tables as everybody sees them; one that cannot be loaded is left out."""
        found = []
        for code in codes:
            with suppress(Refusal):
                found.append(await (await self.room(code)).table())
        return found

    async def public(self) -> list[wire.TableInfo]:
        return await self.listed(await self.store.run(self.store.public_tables, LISTED))

    async def mine(self, guest: str) -> list[wire.TableInfo]:
        """A guest's tables, those that wait for this guest first."""
        infos = await self.listed(await self.store.run(self.store.tables_of, guest, LISTED))
        waiting = {info.code: bool(self.rooms[info.code].seats_of(guest, []) & set(info.actors)) for info in infos}
        return sorted(infos, key=lambda info: not waiting[info.code])

    # Matches

    async def match(self, match: str) -> tuple[Room, Record]:
        """The table of a match, and its record as it stands; Missing if there is none."""
        found = await self.store.run(self.store.head, match)
        if found is None:
            raise Missing("match-unknown")
        code, record = found
        record.lines = [entry.line for entry in await self.store.run(self.store.entries, match)]
        return await self.room(code), record
