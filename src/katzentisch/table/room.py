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
from katzentisch.table.bot_turns import Driver
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Forbidden, Missing
from katzentisch.table.runtime import Place
from katzentisch.table.stored import Entry, Known, Look, Saying
from katzentisch.table.subscribers import NOBODY, Connection, Crowd
from katzentisch.table.table_state import Standing, Visitor

FEW = 50
"""Lines that are folded at once; more are folded beside the loop."""
ATTENTION = 30.0
"""Seconds for which somebody who asked how things stand is believed to look on."""
SAYINGS = 50
"""How many lines of chat a newcomer is told."""


class News(IntEnum):
    """What another process is said to have written."""

    NOTHING = 0
    LINES = 1
    ANYTHING = 2


class Room:
    """A table and its latest match, in step with what is kept; whatever is told was committed.

    `crowd` tells those who listen, `driver` lets bots move and time run out; what people ask for is in the modules
    `orders`, `seating`, `talk` and `hints`. All of them share how things stand.
    """

    def __init__(self, code: str, place: Place) -> None:
        self.code = code
        self.place = place
        self.keeper = place.keeper
        self.news = News.NOTHING
        """What was heard of this table and not yet looked at."""
        self.standing = Standing(code, place.now)
        self.crowd = Crowd(self.standing)
        self.driver = Driver(self.standing, place, self.append, self.refresh, self.watched)
        self.used = monotonic()
        """When somebody last came or went."""
        self.looked = -ATTENTION
        """When somebody last asked how things stand."""

    @property
    def lock(self) -> asyncio.Lock:
        return self.standing.lock

    async def open(self) -> None:
        """Load the table; Missing if there is none."""
        async with self.lock:
            await self.catch_up()
            self.driver.start()

    async def close(self) -> None:
        """Let go of everything; what is kept is kept."""
        await self.driver.stop()
        self.crowd.send_away()

    # In step with what is kept; for whoever holds the lock

    async def catch_up(self) -> None:
        """Fold what is kept and this room lacks."""
        self.news = News.NOTHING
        standing = self.standing
        referee = standing.referee
        known_match, seq = (referee.id, referee.seq) if referee else (None, 0)
        news = await self.keeper.news(self.code, known_match, seq)
        if news is None:
            raise Missing("table-unknown", code=self.code)
        standing.row, standing.number = news.row, news.number
        if news.match is not None and news.head is not None:
            dealt = await self.place.clerk.dealt(news.match, news.head)
            referee = Referee(news.match, news.head, news.row.house, news.begun, dealt)
        if referee is not None:
            await self._fold(referee, news.entries)
            if news.entries or news.head is not None:
                self.driver.heard()

    async def _fold(self, referee: Referee, entries: list[Entry]) -> None:
        """Hold this match after these lines."""
        self.standing.referee = None
        if len(entries) > FEW:
            await self.place.aside(fold, referee, entries)
        else:
            fold(referee, entries)
        self.standing.referee = referee

    def known(self) -> Known:
        """How far this room is in step."""
        standing, referee = self.standing, self.standing.referee
        match, seq = (referee.id, referee.seq) if referee else (None, 0)
        return Known(standing.row, standing.number, match, seq, self.crowd.heard)

    async def settled(self) -> None:
        """Make sure that what is held is what is kept, as far as anybody has said; everybody is told what is new."""
        if self.news:
            await self._refreshed()
        elif self.standing.referee is None:
            await self.catch_up()

    async def append(self, referee: Referee, lines: list[Line], command: str | None = None) -> None:
        """Follow lines, commit them, tell everybody; nobody sees them before they are committed."""
        entries = []
        at = self.standing.now()
        for line in lines:
            referee.follow(line, command, at)
            entries.append(Entry(referee.seq, line, command, at))
        self.standing.referee = None
        await self.keeper.append(referee.id, entries)
        self.standing.referee = referee
        self.place.meter.lines(len(lines))
        table = any(line.table for line in lines)
        self.place.advanced(self.code, lines=not table)
        self.crowd.tell(table=table)
        self.driver.wrote()

    async def reload(self) -> None:
        """Forget what was not committed."""
        self.standing.referee = None
        await self.catch_up()
        self.crowd.tell(table=True)

    async def hear(self) -> None:
        """Look at what another process is said to have written."""
        if self.news is News.ANYTHING:
            await self.refresh()
            return
        async with self.lock:
            referee, self.news = self.standing.referee, News.NOTHING
            if referee is None:
                await self.catch_up()
            elif entries := await self.keeper.entries(referee.id, referee.seq):
                await self._fold(referee, entries)
                self.driver.heard()
            self.crowd.tell()

    async def refresh(self) -> None:
        """Another process wrote, or may have: catch up and tell everybody here."""
        async with self.lock:
            await self._refreshed()

    async def _refreshed(self) -> None:
        standing = self.standing
        row, seated = standing.row, self._seated()
        await self.catch_up()
        await self.tell_chat()
        self.crowd.tell(table=(row, seated) != (standing.row, self._seated()))
        for seat in {seat for seat, _ in standing.row.mutes ^ row.mutes}:
            self.crowd.tell_mutes(seat)

    def _seated(self) -> tuple[str, set[Seat], set[Seat], list[str]] | None:
        """Who plays in the match: what its table lines change."""
        referee = self.standing.referee
        return (referee.id, set(referee.away), set(referee.late), list(referee.sitters)) if referee else None

    async def tell_chat(self) -> None:
        """Tell everybody what was said since the last time."""
        self.crowd.tell_chat(await self.sayings(self.crowd.heard))

    # Whoever comes, goes, and asks

    async def admit(self, visitor: Visitor) -> None:
        """Forbidden if this is the table of a club, and the visitor neither sits here nor belongs to it."""
        club, guest = self.standing.row.club, visitor.guest
        if not club or self.standing.hosted_by(visitor):
            return
        if guest is None or not await self.keeper.belongs(guest, club):
            raise Forbidden("club-only")

    async def join(self, connection: Connection) -> None:
        """Tell a newcomer everything, and from now on what happens."""
        await self.admit(connection.visitor)
        async with self.lock:
            self.standing.watched_by(connection.visitor)
            await self.settled()
            await self.tell_chat()
            self.crowd.connections.add(connection)
            self.crowd.tell(table=True)
            self.crowd.tell_sayings(connection, await self.sayings(0))
        self.driver.wake()

    async def look(self, connection: Connection) -> None:
        """Tell one connection everything again."""
        async with self.lock:
            await self.settled()
            self.crowd.tell_all(connection)

    async def fresh(self, connection: Connection, seat: Seat) -> wire.Update:
        """What somebody may know at a seat who listens; of what happened, only what they were not told."""
        async with self.lock:
            await self.settled()
            standing, referee = self.standing, self.standing.current()
            standing.owned_by(connection.visitor, seat)
            since = connection.since if connection.match == referee.id else -1
            return referee.update(seat, since, standing.now())

    def watched(self) -> bool:
        """Whether anybody looks on, at whichever process, or did a moment ago."""
        return self.crowd.everywhere() != NOBODY or monotonic() - self.looked < ATTENTION

    def attended(self) -> bool:
        """Whether somebody at this process, or a bot or a clock, must know at once what others write."""
        return bool(self.crowd.connections) or monotonic() - self.looked < ATTENTION or self.driver.concerned()

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone; the others see an empty chair. How far those who sit here have looked is kept."""
        self.crowd.connections.discard(connection)
        async with self.lock:
            self.crowd.tell(table=True)
            guest = connection.visitor.guest if self.standing.seats_of(connection.visitor) else None
        if guest and connection.seen:
            with suppress(Refusal):  # a store that is away has other worries
                await self.keeper.saw(guest, self.code, connection.seen)

    def saw(self, connection: Connection, match: str, seq: int) -> None:
        """Somebody has looked so far at the match that is on, or was on last."""
        referee = self.standing.referee
        if referee and referee.id == match and seq <= referee.seq:
            connection.seen = Look(match, seq, self.standing.now())

    async def update(self, visitor: Visitor, seat: Seat, since: int = -1, wait: float = 0.0) -> wire.Update:
        """What a visitor may know at a seat now, or after this long at most, once there is news."""
        standing = self.standing
        async with self.lock:
            await self.settled()
            if seat == GALLERY:
                standing.watched_by(visitor)
            else:
                standing.owned_by(visitor, seat)
            self.looked = monotonic()
            self.driver.wake()
            changed, referee = self.crowd.changed, standing.current()
            if not wait or referee.seq != since:
                return referee.update(seat, since, standing.now(), onlooker=not standing.seats_of(visitor))
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await changed.wait()
        return await self.update(visitor, seat, since)

    async def sayings(self, since: int) -> list[Saying]:
        """The latest lines of chat after this one."""
        return await self.keeper.sayings(self.code, since, SAYINGS)

    async def table(self, visitor: Visitor) -> wire.TableInfo:
        """The table as everybody sees it and what of it is the visitor's, nothing in it uncommitted."""
        async with self.lock:
            await self.settled()
            return self.crowd.info(self.standing.seats_of(visitor), self.standing.hosted_by(visitor))


def fold(referee: Referee, entries: list[Entry]) -> None:
    """Let a match follow what is kept of it."""
    for entry in entries:
        referee.follow(entry.line, entry.command, entry.at)
