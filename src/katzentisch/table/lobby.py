"""All tables of this process: opened when somebody asks, let go when nobody has for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from secrets import token_hex
from time import monotonic, time

import msgspec

from katzentisch.bots.pool import Pool
from katzentisch.core.catalogue import find
from katzentisch.core.reason import Refusal
from katzentisch.table import seating, wire
from katzentisch.table.archive import Archive
from katzentisch.table.auth import new_code, new_seed
from katzentisch.table.bots import known
from katzentisch.table.bus import Bus, Word, backend
from katzentisch.table.clerk import Clerk
from katzentisch.table.crowd import EXPIRY, Presence
from katzentisch.table.kept import Chair, Conflict, House, TableRow
from katzentisch.table.meter import BUS, LAG, ROOMS
from katzentisch.table.refusals import Missing, TooMuch
from katzentisch.table.room import News, Room
from katzentisch.table.standing import visitor
from katzentisch.table.store import Store

IDLE = 300.0
"""Seconds after which a room without connections is let go."""
LOOK_ROUND = 2.0
"""Seconds between two looks at the store while the bus is away."""
RARELY = 30.0
"""Seconds between two looks while it is there, for what was lost on the way."""
LISTED = 50
CROWDED = 5000
"""Rooms in one process."""
ANNOUNCED = 100
"""Tables in one word about who is there; PostgreSQL carries 8000 bytes."""

log = logging.getLogger("katzentisch.lobby")


class Lobby:
    """Opens tables, finds rooms, and keeps both in step with other processes."""

    def __init__(self, store: Store, bus_url: str, pool: Pool, clerk: Clerk, now: Callable[[], float] = time) -> None:
        self.store = store
        self.pool = pool
        self.clerk = clerk
        self.archive = Archive(store, clerk.dealt)
        self.now = now
        self.process = token_hex(8)
        self.most = CROWDED
        self.alone = not bus_url
        self.bus = Bus(backend(bus_url), self.heard, self.joined)
        self.missed = True
        """Whether something may have been said that was not heard here."""
        self.looked = 0.0
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.refreshing: dict[str, asyncio.Task[None]] = {}
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if not self.alone:
            self.bus.start()
        self.task = asyncio.create_task(self._keep_looking(), name="lobby")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.bus.stop()
        for task in list(self.refreshing.values()):
            task.cancel()
        await asyncio.gather(*self.refreshing.values(), return_exceptions=True)
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
        if code not in self.opening:
            self.opening[code] = asyncio.create_task(self._open(code))
            self.opening[code].add_done_callback(lambda _: self.opening.pop(code))
        return await asyncio.shield(self.opening[code])

    async def _open(self, code: str) -> Room:
        if len(self.rooms) + len(self.opening) > self.most:
            await self._make_room()
        room = Room(code, self.store, self.pool.ask, self.clerk.dealt, self.advanced, alone=self.alone, now=self.now)
        await room.open()
        self.rooms[code] = room
        ROOMS.set(len(self.rooms))
        self._say(Word(process=self.process, asks=code))
        return room

    async def _make_room(self) -> None:
        """Let the longest idle room go; TooMuch if people are in all of them."""
        idle = [room for room in self.rooms.values() if not room.crowd.connections]
        if not idle:
            raise TooMuch("crowded")
        await self.let_go(min(idle, key=lambda room: room.used))

    def advanced(self, code: str, lines: bool = False) -> None:
        """A room wrote, perhaps nothing but lines: tell the other processes, if there can be any."""
        self._say(Word(process=self.process, advanced=code, lines=lines))

    def _say(self, word: Word) -> None:
        if not self.alone:
            self.bus.say(word)

    def joined(self) -> None:
        """The bus is there: whatever was said meanwhile was not heard, neither here nor from here."""
        self.missed = True
        self._say(Word(process=self.process, missed=True))

    def heard(self, word: Word) -> None:
        """Another process has news."""
        if word.process == self.process:
            return
        self.missed |= word.missed
        if room := self.rooms.get(word.advanced):
            room.news = max(room.news, News.LINES if word.lines else News.ANYTHING)
            if room.code not in self.refreshing and (room.attended() or not word.lines):
                self.refreshing[room.code] = asyncio.create_task(self._keep_refreshing(room))
        for code, (seats, onlookers) in word.here.items():
            if room := self.rooms.get(code):
                room.crowd.hear_of(word.process, Presence(frozenset(seats), onlookers), monotonic())
        if room := self.rooms.get(word.asks):
            self.announce([room])

    def announce(self, rooms: Iterable[Room]) -> None:
        """Tell the other processes who is connected here."""
        there = [(room.code, room.crowd.here()) for room in rooms]
        for first in range(0, len(there), ANNOUNCED):
            some = there[first : first + ANNOUNCED]
            here = {code: (sorted(presence.seats), presence.onlookers) for code, presence in some}
            self._say(Word(process=self.process, here=here))

    async def _keep_refreshing(self, room: Room) -> None:
        """Catch up once for all that was heard of a table meanwhile."""
        try:
            while room.news:
                await self._refresh(room)
        finally:
            del self.refreshing[room.code]

    async def _refresh(self, room: Room) -> None:
        try:
            await room.hear()
        except Missing:
            await self.let_go(room)
        except Exception as problem:
            log.warning("cannot refresh", extra={"table": room.code, "problem": repr(problem)})

    async def _keep_looking(self) -> None:
        announced = monotonic()
        while True:
            due = monotonic() + LOOK_ROUND
            await asyncio.sleep(LOOK_ROUND)
            LAG.observe(max(0.0, monotonic() - due))
            BUS.set(self.alone or self.bus.there)
            await self.look_round(monotonic())
            if monotonic() - announced > EXPIRY / 3:
                announced = monotonic()
                self.announce(room for room in self.rooms.values() if room.crowd.connections)

    async def look_round(self, now: float) -> None:
        """Let idle rooms go, and catch up where the bus may have been silent."""
        for room in list(self.rooms.values()):
            if not room.crowd.connections and now - room.used > IDLE:
                await self.let_go(room)
            room.crowd.expire(now)
        if not self.alone and (self.missed or not self.bus.there or now - self.looked > RARELY):
            await self._catch_up(now)

    async def _catch_up(self, now: float) -> None:
        """Ask once for all rooms what another process wrote."""
        self.missed, self.looked = False, now
        known = [room.known() for room in self.rooms.values()]
        try:
            behind = await self.store.run(self.store.matches.behind, known)
        except Refusal:
            self.missed = True
            return
        for code in behind:
            if room := self.rooms.get(code):
                room.news = News.ANYTHING
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
                await self.store.run(self.store.tables.open, row)
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
                found.append(await (await self.room(code)).table(visitor(guest)))
        return found

    async def public(self, guest: str | None) -> list[wire.TableInfo]:
        return await self.listed(await self.store.run(self.store.tables.public, LISTED), guest)

    async def mine(self, guest: str) -> list[wire.TableInfo]:
        """A guest's tables, those that wait for this guest first."""
        infos = await self.listed(await self.store.run(self.store.tables.of, guest, LISTED), guest)
        return sorted(infos, key=lambda info: not set(info.yours) & set(info.actors))
