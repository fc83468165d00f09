"""Notifies those whose turn it is and who do not look, once for each turn, vote and end of a time."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from katzentisch.play.seats import from_record
from katzentisch.server.notifications.sender import Sender
from katzentisch.server.periodic_service import PeriodicService
from katzentisch.server.store import Store
from katzentisch.table.pending_seats import PendingSeat, pending_seats
from katzentisch.table.refusals import NotFound, Unavailable
from katzentisch.table.room import Room

CHECK_SECONDS = 60.0
"""Seconds between two looks at calls that were put off."""
CATCH_UP_SECONDS = 600.0
"""Seconds before the start for which a process asks whether somebody was not called: another may have been killed."""
STORE_RETRY_SECONDS = 5.0
"""Seconds before a store is tried again that is away."""
PRESENCE_SECONDS = 1.0
"""Seconds in which other processes say who is there."""
LEASE_SECONDS = 300.0
"""Seconds in which a process that took an alarm, or holds a call, has done what it wanted, or another one does."""
MAX_DEADLINE_SECONDS = 24 * 3600.0
"""Seconds after which a table with days for a move is looked at although nothing ends there."""
KEEP_SENT_SECONDS = 30 * 24 * 3600.0
"""Seconds for which it is known who was called."""

log = logging.getLogger("katzentisch.turn_notifier")


class Rooms(Protocol):
    """Where rooms are found."""

    rooms: dict[str, Room]
    is_sole_writer: bool

    async def get_room(self, code: str) -> Room:
        """The room of a table; NotFound if the table does not exist."""
        ...


class TurnNotifier:
    """Watches each table for a while after something happened there."""

    def __init__(self, lobby: Rooms, store: Store, sender: Sender, after: float) -> None:
        self.lobby = lobby
        self.store = store
        self.sender = sender
        self.after = after
        """Seconds that somebody has to look before being called."""
        self.watches: dict[str, asyncio.Task[None]] = {}
        self.stirred: set[str] = set()
        """Where something happened since the last look."""
        self.has_caught_up = False
        self.service = PeriodicService("turn notifier", self._check, CHECK_SECONDS)

    def start(self) -> None:
        self.service.start()

    async def stop(self) -> None:
        await self.service.stop()
        for task in self.watches.values():
            task.cancel()
        await asyncio.gather(*self.watches.values(), return_exceptions=True)
        await self.sender.stop()

    def on_table_changed(self, code: str) -> None:
        """This process wrote at a table, so it watches; what a killed one wrote the next that begins looks after."""
        self.stirred.add(code)
        if code not in self.watches:
            self.watches[code] = asyncio.create_task(self._watch(code), name=f"bell {code}")

    # Watching a table

    async def _watch(self, code: str) -> None:
        """Look until everybody whom the table waits for was given time, and called."""
        since: dict[PendingSeat, float] = {}
        rung: set[PendingSeat] = set()
        try:
            while True:
                self.stirred.discard(code)
                try:
                    pause = await self._look(code, since, rung)
                except Unavailable:
                    pause = STORE_RETRY_SECONDS
                if pause is None and code not in self.stirred:
                    return
                await asyncio.sleep(pause or 0)
        except NotFound:
            pass
        except Exception:
            log.exception("nobody is called", extra={"table": code})
        finally:
            del self.watches[code]

    async def _look(self, code: str, since: dict[PendingSeat, float], rung: set[PendingSeat]) -> float | None:
        """Call those who have had their time; seconds until the next has, None if there is nobody."""
        room = await self._room(code)
        waited, now = await pending_turns(room), asyncio.get_running_loop().time()
        for wait in since.keys() - set(waited):
            del since[wait]
        for wait in waited:
            if since.setdefault(wait, now) + self.after <= now and wait not in rung:
                await self._ring(room, wait)
                rung.add(wait)
        await self._wind(room)
        left = [begun for wait, begun in since.items() if wait not in rung]
        return max(0.0, min(left) + self.after - now) if left else None

    async def _wind(self, room: Room) -> None:
        """Have a table looked at again when a time there ends, or somebody is to be reminded of it."""
        referee = room.state.referee
        if referee and referee.time_control and referee.time_control.remind_before_seconds is not None:
            now = room.state.now()
            due = (
                None
                if referee.match.over
                else min(referee.time_control.next_alarm(now) or now + MAX_DEADLINE_SECONDS, now + MAX_DEADLINE_SECONDS)
            )
            await self.store.run(self.store.deadlines.set, room.code, due)

    async def _room(self, code: str) -> Room:
        """A table's room, in which it is known who is there."""
        if code not in self.lobby.rooms:
            await self.lobby.get_room(code)
            await asyncio.sleep(0 if self.lobby.is_sole_writer else PRESENCE_SECONDS)
        return await self.lobby.get_room(code)

    async def _ring(self, room: Room, wait: PendingSeat) -> None:
        """Call somebody who does not look, unless another process does."""
        if wait.seat not in room.subscribers.presence().seats:
            now = self.sender.now()
            for call in await self.store.run(self.store.notifications.claim, wait, now, now + LEASE_SECONDS):
                self.sender.send(call, room.state.row.game, seat_name(room, wait))

    # What was put off, or missed

    async def _check(self) -> None:
        if not self.has_caught_up:
            await self._catch_up()
            self.has_caught_up = True
        await self.look_round()
        await self.answer()

    async def _catch_up(self) -> None:
        """Watch the tables at which something happened shortly before this process began."""
        now = self.sender.now()
        await self.store.run(self.store.notifications.clear, now - KEEP_SENT_SECONDS)
        for code in await self.store.run(self.store.notifications.lively, now - CATCH_UP_SECONDS):
            self.on_table_changed(code)

    async def look_round(self) -> None:
        """Make the calls whose time has come, where somebody is still waited for."""
        now = self.sender.now()
        for call in await self.store.run(self.store.notifications.due, now):
            if await self.store.run(self.store.notifications.hold, call, now + LEASE_SECONDS):
                room = await self._room(call.wait.code)
                if call.wait in await pending_turns(room) and call.wait.seat not in room.subscribers.presence().seats:
                    self.sender.send(call, room.state.row.game, seat_name(room, call.wait))
                else:
                    await self.store.run(self.store.notifications.take, call)

    async def answer(self) -> None:
        """Look at the tables whose alarms have rung: what is to happen there by itself happens once they are open."""
        now = self.sender.now()
        for code in await self.store.run(self.store.deadlines.take, now, now + LEASE_SECONDS):
            self.on_table_changed(code)


async def pending_turns(room: Room) -> list[PendingSeat]:
    """Whom a table waits for now."""
    async with room.lock:
        await room.ensure_current()
        return pending_seats(room.state)


def seat_name(room: Room, wait: PendingSeat) -> str:
    """What somebody is called at the table."""
    return from_record([chair.sitter for chair in room.state.row.chairs])[wait.seat].name
