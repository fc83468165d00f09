"""All tables of this process, in step with other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Set
from secrets import token_hex
from time import monotonic
from typing import ParamSpec, TypeVar

from katzentisch.bots.pool import Pool
from katzentisch.bots.request import Answer, Question
from katzentisch.core.game import Seat
from katzentisch.core.reason import Refusal
from katzentisch.server.bus import Bus, BusMessage, backend_for, partition_of
from katzentisch.server.job_processes import JobProcesses
from katzentisch.server.metrics import BUS_CONNECTED, LOOP_LAG, ROOMS, PrometheusMetrics
from katzentisch.server.periodic_service import PeriodicService
from katzentisch.server.persons.devices import Devices
from katzentisch.server.sql_storage import SqlStorage
from katzentisch.server.store import Store
from katzentisch.server.store.persons import IdentityChange
from katzentisch.table import lobby
from katzentisch.table.refusals import NotFound
from katzentisch.table.room import RemoteChange, Room
from katzentisch.table.subscribers import PRESENCE_EXPIRES_SECONDS, Presence

P = ParamSpec("P")
T = TypeVar("T")

CHECK_SECONDS = 2.0
"""Seconds between two looks at the store while the bus is away."""
FULL_CHECK_SECONDS = 30.0
"""Seconds between two looks while it is there, for what was lost on the way."""
MAX_TABLES_PER_MESSAGE = 100
"""Tables in one message about who is there; PostgreSQL carries 8000 bytes."""

log = logging.getLogger("katzentisch.lobby")


class ServerLobby(lobby.Lobby):
    """The tables of a server: bots think in processes, and what is kept may be written by others as well."""

    def __init__(self, store: Store, bus_url: str, pool: Pool, office: JobProcesses) -> None:
        super().__init__(SqlStorage(store), office, PrometheusMetrics(), is_sole_writer=not bus_url)
        self.store = store
        self.pool = pool
        self.devices = Devices(store)
        self.process = token_hex(8)
        self.bus = Bus(backend_for(bus_url), self.on_bus_message, self.on_bus_connected, self.on_listening)
        self.missed = True
        """Whether messages may have been missed here."""
        self.looked = 0.0
        self.refreshing: dict[str, asyncio.Task[None]] = {}
        self.announced = monotonic()
        """When the other processes were last told who is connected here."""
        self.service = PeriodicService("lobby", self._check, CHECK_SECONDS, rests_first=True, on_wake=LOOP_LAG.observe)
        self.table_listeners: list[Callable[[str], None]] = []
        """Those who are told of every table to which this process wrote."""
        ROOMS.set_function(lambda: len(self.rooms))

    async def start(self) -> None:
        if not self.is_sole_writer:
            self.bus.start()
        self.service.start()

    async def stop(self) -> None:
        await self.service.stop()
        await self.bus.stop()
        for task in list(self.refreshing.values()):
            task.cancel()
        await asyncio.gather(*self.refreshing.values(), return_exceptions=True)
        await self.close()

    # What tables need of this place

    async def ask_bot(self, question: Question, whose: str) -> Answer:
        return await self.pool.ask(question, whose, group=self.devices.network_of(whose))

    async def offload(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.to_thread(work, *args, **kwargs)

    def announce_change(self, code: str, lines: bool = False, removed: Seat | None = None) -> None:
        for listener in self.table_listeners:
            listener(code)
        self._say(BusMessage(process=self.process, advanced=code, lines=lines, removed=removed), code)

    def announce_invitations(self, code: str) -> None:
        """Tell a table's players, at all processes, that somebody was invited or has declined."""
        if room := self.rooms.get(code):
            room.subscribers.publish_invitations()
        self._say(BusMessage(process=self.process, invitations=code), code)

    async def reload_everywhere(self, change: IdentityChange) -> None:
        """Devices or chairs have changed hands: everybody looks again, here and at the other processes."""
        self._say(BusMessage(process=self.process, devices=change.devices))
        self.devices.let_go(change.devices)
        for code in change.codes:
            self.announce_change(code)
            if room := self.rooms.get(code):
                room.remote_change = RemoteChange.ANYTHING
                await self._refresh(room)

    # Other processes, if there can be any

    async def _load_room(self, code: str) -> Room:
        self.bus.listen_to({*self.bus.wanted, partition_of(code)})
        room = await super()._load_room(code)
        if partition_of(code) in self.bus.listening:
            self._say(BusMessage(process=self.process, asks=code), code)
        return room

    def _say(self, message: BusMessage, code: str | None = None) -> None:
        """Tell the processes that hold tables in the partition of this one, or all of them."""
        if not self.is_sole_writer:
            self.bus.publish(message, None if code is None else partition_of(code))

    def on_listening(self, partitions: Set[int]) -> None:
        """Messages of these partitions arrive from now on: catch up on tables that were opened before."""
        for room in self.rooms.values():
            if partition_of(room.code) in partitions:
                self._say(BusMessage(process=self.process, asks=room.code), room.code)
                room.remote_change = RemoteChange.ANYTHING
                self._refresh_soon(room)

    def on_bus_connected(self) -> None:
        """The bus is back: messages sent in between were lost in both directions."""
        self.missed = True
        self._say(BusMessage(process=self.process, missed=True))

    def on_bus_message(self, word: BusMessage) -> None:
        """Another process has news."""
        if word.process == self.process:
            return
        self.missed |= word.missed
        self.devices.let_go(word.devices)
        if room := self.rooms.get(word.advanced):
            room.remote_change = max(room.remote_change, RemoteChange.LINES if word.lines else RemoteChange.ANYTHING)
            if word.removed is not None:
                room.state.removed_seats.add(word.removed)
            if room.needs_prompt_updates() or not word.lines:
                self._refresh_soon(room)
        for code, (seats, onlookers) in word.here.items():
            if room := self.rooms.get(code):
                room.subscribers.set_remote_presence(word.process, Presence(frozenset(seats), onlookers), monotonic())
        if room := self.rooms.get(word.invitations):
            room.subscribers.publish_invitations()
        if room := self.rooms.get(word.asks):
            self.announce([room])

    def announce(self, rooms: Iterable[Room]) -> None:
        """Tell the other processes, if there can be any, who is connected here."""
        if self.is_sole_writer:
            return
        by_partition: dict[int, list[Room]] = {}
        for room in rooms:
            by_partition.setdefault(partition_of(room.code), []).append(room)
        for there in by_partition.values():
            for first in range(0, len(there), MAX_TABLES_PER_MESSAGE):
                some = there[first : first + MAX_TABLES_PER_MESSAGE]
                here = {room.code: presence_message(room.subscribers.local_presence()) for room in some}
                self._say(BusMessage(process=self.process, here=here), some[0].code)

    def _refresh_soon(self, room: Room) -> None:
        if room.code not in self.refreshing:
            self.refreshing[room.code] = asyncio.create_task(self._keep_refreshing(room))

    async def _keep_refreshing(self, room: Room) -> None:
        """Catch up once for all messages about a table that arrived meanwhile."""
        try:
            while room.remote_change:
                await self._refresh(room)
        finally:
            del self.refreshing[room.code]

    async def _refresh(self, room: Room) -> None:
        try:
            await room.apply_remote_change()
        except NotFound:
            await self.close_room(room)
        except Exception as problem:
            log.warning("cannot refresh", extra={"table": room.code, "problem": repr(problem)})

    async def _check(self) -> None:
        BUS_CONNECTED.set(self.is_sole_writer or self.bus.is_connected)
        await self.close_idle_rooms(monotonic())
        self.bus.listen_to(map(partition_of, [*self.rooms, *self.opening]))
        if monotonic() - self.announced > PRESENCE_EXPIRES_SECONDS / 3:
            self.announced = monotonic()
            self.announce(room for room in self.rooms.values() if room.subscribers.connections)

    async def close_idle_rooms(self, now: float) -> None:
        """Let idle rooms go, and catch up where the bus may have been silent."""
        await super().close_idle_rooms(now)
        for room in self.rooms.values():
            room.subscribers.expire_remote_presence(now)
        if not self.is_sole_writer and (
            self.missed or not self.bus.is_connected or now - self.looked > FULL_CHECK_SECONDS
        ):
            await self._catch_up(now)

    async def _catch_up(self, now: float) -> None:
        """Ask once for all rooms what another process wrote."""
        self.missed, self.looked = False, now
        known = [room.known_version() for room in self.rooms.values()]
        try:
            await self.devices.look()
            behind = await self.store.run(self.store.matches.behind, known)
        except Refusal:
            self.missed = True
            return
        for code in behind:
            if room := self.rooms.get(code):
                room.remote_change = RemoteChange.ANYTHING
                await self._refresh(room)


def presence_message(presence: Presence) -> tuple[list[int], int]:
    """Who is connected, as a message carries it."""
    return sorted(presence.seats), presence.onlookers
