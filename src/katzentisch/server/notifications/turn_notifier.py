"""Notifies absent players, once for each turn, vote and deadline."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from katzentisch.play.seats import from_record
from katzentisch.server.notifications.sender import Sender
from katzentisch.server.periodic_service import PeriodicService
from katzentisch.server.store import Store
from katzentisch.server.store.notifications import Notification, NotificationAddress
from katzentisch.server.store.seasons import Season
from katzentisch.table.pending_seats import INVITATION, SEASON, PendingSeat, pending_seats
from katzentisch.table.refusals import NotFound, Unavailable
from katzentisch.table.room import Room

CHECK_SECONDS = 60.0
"""Between two checks for notifications and alarms that are due."""
CATCH_UP_SECONDS = 600.0
"""A process that starts checks tables that changed this long before: another one may have been killed."""
STORE_RETRY_SECONDS = 5.0
"""Pause before the store is tried again after it was unavailable."""
PRESENCE_SECONDS = 1.0
"""Time for other processes to report who is connected."""
LEASE_SECONDS = 300.0
"""For how long a deadline or a notification is reserved for the process that took it."""
MAX_DEADLINE_SECONDS = 24 * 3600.0
"""After this time a table with days for a move is checked although no deadline has passed."""
KEEP_SENT_SECONDS = 30 * 24 * 3600.0
"""For how long sent notifications are remembered."""

log = logging.getLogger("katzentisch.turn_notifier")


class Rooms(Protocol):
    """Where rooms are found."""

    rooms: dict[str, Room]
    is_sole_writer: bool

    async def get_room(self, code: str) -> Room:
        """The room of a table; NotFound if the table does not exist."""
        ...


class TurnNotifier:
    """Watches each table that changed until everybody it waits for has looked or was notified."""

    def __init__(self, lobby: Rooms, store: Store, sender: Sender, after: float) -> None:
        self.lobby = lobby
        self.store = store
        self.sender = sender
        self.after = after
        """Seconds that somebody has to look before a notification is sent."""
        self.watches: dict[str, asyncio.Task[None]] = {}
        self.changed_tables: set[str] = set()
        """Tables that changed since they were last checked."""
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
        """Watch a table that this process changed; one that starts later takes over from a process that was killed."""
        self.changed_tables.add(code)
        if code not in self.watches:
            self.watches[code] = asyncio.create_task(self._watch(code), name=f"turn notifier {code}")

    # Watching a table

    async def _watch(self, code: str) -> None:
        """Check until everybody the table waits for had time to look, or was notified."""
        since: dict[PendingSeat, float] = {}
        notified: set[PendingSeat] = set()
        try:
            while True:
                self.changed_tables.discard(code)
                try:
                    pause = await self._look(code, since, notified)
                except Unavailable:
                    pause = STORE_RETRY_SECONDS
                if pause is None and code not in self.changed_tables:
                    return
                await asyncio.sleep(pause or 0)
        except NotFound:
            pass
        except Exception:
            log.exception("nobody is notified", extra={"table": code})
        finally:
            del self.watches[code]

    async def _look(self, code: str, since: dict[PendingSeat, float], notified: set[PendingSeat]) -> float | None:
        """Notify those whose time to look is over; seconds until the next one's is, None if there is nobody."""
        room = await self._room(code)
        waited, now = await load_pending_seats(room), asyncio.get_running_loop().time()
        for pending in since.keys() - set(waited):
            del since[pending]
        for pending in waited:
            if since.setdefault(pending, now) + self.after <= now and pending not in notified:
                await self._notify(room, pending)
                notified.add(pending)
        await self._store_deadline(room)
        left = [begun for pending, begun in since.items() if pending not in notified]
        return max(0.0, min(left) + self.after - now) if left else None

    async def _store_deadline(self, room: Room) -> None:
        """Store when this table is to be checked again: a time ends there, or somebody is to be reminded."""
        referee = room.state.referee
        if referee and referee.time_control and referee.time_control.remind_before_seconds is not None:
            now = room.state.now()
            due = (
                None
                if referee.match.over
                else min(referee.time_control.next_alarm(now) or now + MAX_DEADLINE_SECONDS, now + MAX_DEADLINE_SECONDS)
            )
            await self.store.run(self.store.alarms.set, room.code, due)

    async def _room(self, code: str) -> Room:
        """A table's room, once it is known who is connected."""
        if code not in self.lobby.rooms:
            await self.lobby.get_room(code)
            await asyncio.sleep(0 if self.lobby.is_sole_writer else PRESENCE_SECONDS)
        return await self.lobby.get_room(code)

    async def _notify(self, room: Room, pending: PendingSeat) -> None:
        """Notify somebody who is not connected, unless another process does."""
        if pending.seat not in room.subscribers.presence().seats:
            now = self.sender.now()
            for notification in await self.store.run(self.store.notifications.claim, pending, now, now + LEASE_SECONDS):
                self.sender.send(notification, room.state.row.game, seat_name(room, pending))

    def invite(self, room: Room, guest: str, addresses: list[NotificationAddress]) -> None:
        """Tell somebody that a player wants them at a table, unless it is quiet time for them."""
        self._send_unless_quiet(PendingSeat(room.code, "", 0, INVITATION, guest), addresses, room.state.row.game)

    async def announce_season(self, season: Season, host: str) -> None:
        """Tell the other members of a club that its host has made a season, unless it is quiet time for them."""
        with suppress(Unavailable):  # the season is made all the same
            addresses = await self.store.run(self.store.notifications.addresses_in_club, season.club, host)
            self._send_unless_quiet(PendingSeat(season.id, season.club, 0, SEASON, ""), addresses, season.game)

    def _send_unless_quiet(self, pending: PendingSeat, addresses: list[NotificationAddress], game: str) -> None:
        now = self.sender.now()
        for address in addresses:
            if address.next_allowed(now) <= now:
                self.sender.send(Notification(pending, address), game, "")

    # What was postponed or missed

    async def _check(self) -> None:
        if not self.has_caught_up:
            await self._catch_up()
            self.has_caught_up = True
        await self.send_due()
        await self.watch_overdue_tables()

    async def _catch_up(self) -> None:
        """Watch the tables that changed shortly before this process started."""
        now = self.sender.now()
        await self.store.run(self.store.notifications.delete_before, now - KEEP_SENT_SECONDS)
        for code in await self.store.run(self.store.notifications.recently_changed_tables, now - CATCH_UP_SECONDS):
            self.on_table_changed(code)

    async def send_due(self) -> None:
        """Send the notifications that are due, where somebody is still waited for."""
        now = self.sender.now()
        for notification in await self.store.run(self.store.notifications.find_due, now):
            if await self.store.run(self.store.notifications.lease, notification, now + LEASE_SECONDS):
                pending = notification.pending
                room = await self._room(pending.code)
                is_absent = pending.seat not in room.subscribers.presence().seats
                if is_absent and pending in await load_pending_seats(room):
                    self.sender.send(notification, room.state.row.game, seat_name(room, pending))
                else:
                    await self.store.run(self.store.notifications.mark_sent, notification)

    async def watch_overdue_tables(self) -> None:
        """Open the tables whose deadline has passed: what happens there by itself happens once they are open."""
        now = self.sender.now()
        for code in await self.store.run(self.store.alarms.take, now, now + LEASE_SECONDS):
            self.on_table_changed(code)


async def load_pending_seats(room: Room) -> list[PendingSeat]:
    """The seats that a table waits for now."""
    async with room.lock:
        await room.ensure_current()
        return pending_seats(room.state)


def seat_name(room: Room, pending: PendingSeat) -> str:
    """What somebody is called at the table."""
    return from_record([chair.sitter for chair in room.state.row.chairs])[pending.seat].name
