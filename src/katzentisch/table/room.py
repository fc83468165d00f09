"""One open table: the only one that holds its match here, and where everything that changes it queues up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import IntEnum
from time import monotonic

from katzentisch.core.game import GALLERY, Seat
from katzentisch.core.reason import Refusal
from katzentisch.play.record import Line
from katzentisch.table import wire
from katzentisch.table.bot_turns import BotTurns
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Forbidden, NotFound
from katzentisch.table.runtime import Runtime
from katzentisch.table.stored import ChatLine, KnownVersion, MatchEntry, SeenPosition
from katzentisch.table.subscribers import NOBODY, Connection, Subscribers
from katzentisch.table.table_state import TableState, Visitor

MAX_INLINE_LINES = 50
"""Lines that are folded at once; more are folded beside the loop."""
POLLER_PRESENT_SECONDS = 30.0
"""Seconds for which somebody who asked for the position counts as watching."""
MAX_CHAT_LINES = 50
"""How many lines of chat a newcomer is told."""


class RemoteChange(IntEnum):
    """What another process is said to have written."""

    NOTHING = 0
    LINES = 1
    ANYTHING = 2


class Room:
    """A table and its latest match, in step with the storage; only what is committed is told.

    `subscribers` sends updates, `bot_turns` lets bots move and time run out. What people ask for is in the modules
    `orders`, `seating`, `chat` and `hints`. All of them share one `TableState`.
    """

    def __init__(self, code: str, runtime: Runtime) -> None:
        self.code = code
        self.runtime = runtime
        self.storage = runtime.storage
        self.remote_change = RemoteChange.NOTHING
        """Messages about this table that are not yet handled."""
        self.state = TableState(code, runtime.now)
        self.subscribers = Subscribers(self.state)
        self.bot_turns = BotTurns(self.state, runtime, self.append, self.refresh, self.is_watched)
        self.last_used = monotonic()
        """When somebody last came or went."""
        self.last_polled = -POLLER_PRESENT_SECONDS
        """When somebody last asked how things stand."""

    @property
    def lock(self) -> asyncio.Lock:
        return self.state.lock

    async def open(self) -> None:
        """Load the table; NotFound if there is none."""
        async with self.lock:
            await self.catch_up()
            self.bot_turns.start()

    async def close(self) -> None:
        """Let go of everything; what is kept is kept."""
        await self.bot_turns.stop()
        self.subscribers.disconnect_all()

    # Follow what is stored; callers hold the lock

    async def catch_up(self) -> None:
        """Fold what is kept and this room lacks."""
        self.remote_change = RemoteChange.NOTHING
        state = self.state
        referee = state.referee
        known_match, seq = (referee.id, referee.seq) if referee else (None, 0)
        news = await self.storage.load_changes(self.code, known_match, seq)
        if news is None:
            raise NotFound("table-unknown", code=self.code)
        state.set_row(news.row)
        state.match_count = news.number
        if news.match is not None and news.head is not None:
            dealt = await self.runtime.jobs.deal_match(news.match, news.head)
            referee = Referee(news.match, news.head, news.row.house, news.begun, dealt)
        if referee is not None:
            await self._fold(referee, news.entries)
            if news.entries or news.head is not None:
                self.bot_turns.on_remote_write()

    async def _fold(self, referee: Referee, entries: list[MatchEntry]) -> None:
        """Hold this match after these lines."""
        self.state.referee = None
        if len(entries) > MAX_INLINE_LINES:
            await self.runtime.offload(fold_entries, referee, entries)
        else:
            fold_entries(referee, entries)
        self.state.referee = referee

    def known_version(self) -> KnownVersion:
        """How far this room is in step."""
        state, referee = self.state, self.state.referee
        match, seq = (referee.id, referee.seq) if referee else (None, 0)
        return KnownVersion(state.row, state.match_count, match, seq, self.subscribers.chat_number)

    async def ensure_current(self) -> None:
        """Make sure that what is held is what is kept, as far as anybody has said; everybody is told what is new."""
        if self.remote_change:
            await self._refresh_locked()
        elif self.state.referee is None:
            await self.catch_up()

    async def append(self, referee: Referee, lines: list[Line], command: str | None = None) -> None:
        """Follow lines, commit them, tell everybody; nobody sees them before they are committed."""
        entries = []
        at = self.state.now()
        for line in lines:
            referee.follow(line, command, at)
            entries.append(MatchEntry(referee.seq, line, command, at))
        self.state.referee = None
        await self.storage.append_entries(referee.id, entries)
        self.state.referee = referee
        self.runtime.metrics.count_lines(len(lines))
        table = any(line.table for line in lines)
        self.runtime.announce_change(self.code, lines=not table)
        self.subscribers.publish(table=table)
        self.bot_turns.on_own_write()

    async def reload(self) -> None:
        """Forget what was not committed."""
        self.state.referee = None
        await self.catch_up()
        self.subscribers.publish(table=True)

    async def apply_remote_change(self) -> None:
        """Look at what another process is said to have written."""
        if self.remote_change is RemoteChange.ANYTHING:
            await self.refresh()
            return
        async with self.lock:
            referee, self.remote_change = self.state.referee, RemoteChange.NOTHING
            if referee is None:
                await self.catch_up()
            elif entries := await self.storage.load_entries(referee.id, referee.seq):
                await self._fold(referee, entries)
                self.bot_turns.on_remote_write()
            self.subscribers.publish()

    async def refresh(self) -> None:
        """Another process wrote, or may have: catch up and tell everybody here."""
        async with self.lock:
            await self._refresh_locked()

    async def _refresh_locked(self) -> None:
        state = self.state
        row, seated = state.row, self._occupants()
        await self.catch_up()
        await self.publish_chat()
        self.subscribers.publish(table=(row, seated) != (state.row, self._occupants()))
        for seat in {seat for seat, _ in state.row.mutes ^ row.mutes}:
            self.subscribers.publish_mutes(seat)

    def _occupants(self) -> tuple[str, set[Seat], set[Seat], list[str]] | None:
        """Who plays in the match: what its table lines change."""
        referee = self.state.referee
        return (referee.id, set(referee.away), set(referee.overdue), list(referee.sitters)) if referee else None

    async def publish_chat(self) -> None:
        """Tell everybody what was said since the last time."""
        self.subscribers.publish_chat(await self.chat_lines(self.subscribers.chat_number))

    # Visitors come, go and ask

    async def require_admission(self, visitor: Visitor) -> None:
        """Forbidden if this is the table of a club, and the visitor neither sits here nor belongs to it."""
        club, guest = self.state.row.club, visitor.guest
        if not club or self.state.may_manage(visitor):
            return
        if guest is None or not await self.storage.is_club_member(guest, club):
            raise Forbidden("club-only")

    async def join(self, connection: Connection) -> None:
        """Tell a newcomer everything, and from now on what happens."""
        await self.require_admission(connection.visitor)
        async with self.lock:
            self.state.require_may_watch(connection.visitor)
            await self.ensure_current()
            await self.publish_chat()
            self.subscribers.connections.add(connection)
            self.subscribers.publish(table=True)
            self.subscribers.send_chat(connection, await self.chat_lines(0))
        self.bot_turns.wake()

    async def resend(self, connection: Connection) -> None:
        """Tell one connection everything again."""
        async with self.lock:
            await self.ensure_current()
            self.subscribers.send_everything(connection)

    async def fresh_update(self, connection: Connection, seat: Seat) -> wire.Update:
        """What somebody may know at a seat who listens; of what happened, only what they were not told."""
        async with self.lock:
            await self.ensure_current()
            state, referee = self.state, self.state.current_referee()
            state.require_seat(connection.visitor, seat)
            since = connection.since if connection.match == referee.id else -1
            return referee.update(seat, since, state.now())

    def is_watched(self) -> bool:
        """Whether anybody watches, at any process, or did a moment ago."""
        return self.subscribers.presence() != NOBODY or monotonic() - self.last_polled < POLLER_PRESENT_SECONDS

    def needs_prompt_updates(self) -> bool:
        """Whether somebody at this process, or a bot or a clock, must know at once what others write."""
        return (
            bool(self.subscribers.connections)
            or monotonic() - self.last_polled < POLLER_PRESENT_SECONDS
            or self.bot_turns.has_work()
        )

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone; the others see an empty chair. How far those who sit here have looked is kept."""
        self.subscribers.connections.discard(connection)
        async with self.lock:
            self.subscribers.publish(table=True)
            guest = connection.visitor.guest if self.state.seats_of(connection.visitor) else None
        if guest and connection.seen:
            with suppress(Refusal):  # a store that is away has other worries
                await self.storage.save_last_seen(guest, self.code, connection.seen)

    def mark_seen(self, connection: Connection, match: str, seq: int) -> None:
        """Somebody has looked so far at the match that is on, or was on last."""
        referee = self.state.referee
        if referee and referee.id == match and seq <= referee.seq:
            connection.seen = SeenPosition(match, seq, self.state.now())

    async def get_update(self, visitor: Visitor, seat: Seat, since: int = -1, wait: float = 0.0) -> wire.Update:
        """What a visitor may know at a seat now, or after this long at most, once there is news."""
        state = self.state
        async with self.lock:
            await self.ensure_current()
            if seat == GALLERY:
                state.require_may_watch(visitor)
            else:
                state.require_seat(visitor, seat)
            self.last_polled = monotonic()
            self.bot_turns.wake()
            changed, referee = self.subscribers.changed, state.current_referee()
            if not wait or referee.seq != since:
                return referee.update(seat, since, state.now(), onlooker=not state.seats_of(visitor))
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await changed.wait()
        return await self.get_update(visitor, seat, since)

    async def chat_lines(self, since: int) -> list[ChatLine]:
        """The latest lines of chat after this one."""
        return await self.storage.chat_lines(self.code, since, MAX_CHAT_LINES)

    async def table_info(self, visitor: Visitor) -> wire.TableInfo:
        """The table as everybody sees it and what of it is the visitor's, nothing in it uncommitted."""
        async with self.lock:
            await self.ensure_current()
            return self.subscribers.table_info(*self.subscribers.rights_of(visitor))


def fold_entries(referee: Referee, entries: list[MatchEntry]) -> None:
    """Let a match follow what is kept of it."""
    for entry in entries:
        referee.follow(entry.line, entry.command, entry.at)
