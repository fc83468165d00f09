"""One open table in this process: the only place that holds a match, and where everything that changes it queues up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Set
from time import monotonic, time

from katzentisch.bots.pool import Pool
from katzentisch.core.game import Seat
from katzentisch.play.record import Line
from katzentisch.table import wire
from katzentisch.table.auth import hashed
from katzentisch.table.crowd import Crowd
from katzentisch.table.driver import Driver
from katzentisch.table.meter import LINES
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Forbidden, Missing
from katzentisch.table.store import Entry, Store, TableRow


class Room:
    """A table and its latest match, in step with the store; whatever is told was committed.

    `crowd` tells those who listen, `driver` lets bots move and time run out; what people ask for is in the modules
    `orders`, `seating`, `talk` and `hints`. Whoever changes anything holds the lock.
    """

    def __init__(
        self,
        code: str,
        store: Store,
        pool: Pool,
        advanced: Callable[[str], None],
        *,
        alone: bool = True,
        now: Callable[[], float] = time,
    ) -> None:
        self.code = code
        self.store = store
        self.advanced = advanced
        """Says that this table changed, to other processes."""
        self.now = now
        self.lock = asyncio.Lock()
        self.referee: Referee | None = None
        """None before the first match, and while a commit is under way."""
        self.row: TableRow
        self.number = 0
        self.crowd = Crowd(self)
        self.driver = Driver(self, pool, alone)
        self.used = monotonic()
        """When somebody last came or went."""

    async def open(self) -> None:
        """Load the table; Missing if there is none."""
        async with self.lock:
            await self.catch_up()
            self.driver.start()

    async def close(self) -> None:
        """Let go of everything; what is kept is in the store."""
        await self.driver.stop()
        self.crowd.send_away()

    # In step with the store; for whoever holds the lock

    async def catch_up(self) -> None:
        """Fold what the store has and this room lacks."""
        referee = self.referee
        known_match, seq = (referee.id, referee.seq) if referee else (None, 0)
        news = await self.store.run(self.store.news, self.code, known_match, seq)
        if news is None:
            raise Missing("table-unknown", code=self.code)
        self.row, self.number = news.row, news.number
        if news.match is not None and news.head is not None:
            referee = Referee(news.match, news.head, news.row.house, news.begun)
        if referee is not None:
            self.referee = None
            for entry in news.entries:
                referee.follow(entry.line, entry.command, entry.at)
            self.referee = referee
            if news.entries or news.head is not None:
                self.driver.heard()

    async def settled(self) -> None:
        """Make sure that what is held is what is kept."""
        if self.referee is None:
            await self.catch_up()

    async def append(self, referee: Referee, lines: list[Line], command: str | None = None) -> None:
        """Follow lines, commit them, tell everybody; nobody sees them before they are committed."""
        entries = []
        at = self.now()
        for line in lines:
            referee.follow(line, command, at)
            entries.append(Entry(referee.seq, line, command, at))
        self.referee = None
        await self.store.run(self.store.append, referee.id, entries)
        self.referee = referee
        LINES.inc(len(lines))
        self.advanced(self.code)
        self.crowd.tell()
        self.driver.wrote()

    async def reload(self) -> None:
        """Forget what was not committed."""
        self.referee = None
        await self.catch_up()
        self.crowd.tell(table=True)

    async def refresh(self) -> None:
        """Another process wrote, or may have: catch up and tell everybody here."""
        async with self.lock:
            row, seated = self.row, self._seated()
            await self.catch_up()
            await self.crowd.tell_chat()
            self.crowd.tell(table=(row, seated) != (self.row, self._seated()))
            for seat in {seat for seat, _ in self.row.mutes ^ row.mutes}:
                self.crowd.tell_mutes(seat)

    def _seated(self) -> tuple[str, set[Seat], set[Seat], list[str]] | None:
        """Who plays in the match: what its table lines change."""
        referee = self.referee
        return (referee.id, set(referee.away), set(referee.late), list(referee.sitters)) if referee else None

    # What may be asked at any time

    def current(self) -> Referee:
        """The match that is on, or was on last; Missing before the first."""
        if self.referee is None:
            raise Missing("no-match")
        return self.referee

    def seats_of(self, guest: str | None, tokens: list[str]) -> set[Seat]:
        """The seats that belong to a guest, or to whoever holds these tokens."""
        hashes = {hashed(token) for token in tokens}
        return {
            seat
            for seat, chair in enumerate(self.row.chairs)
            if (guest and chair.guest == guest) or (chair.token and chair.token in hashes)
        }

    def hosted_by(self, guest: str | None, seats: Set[Seat]) -> bool:
        """Whether whoever this is may fill seats and begin."""
        return bool(seats) or (guest is not None and self.row.host == guest)

    def watch(self, seats: Set[Seat]) -> None:
        """Forbidden if whoever has no seat may not look on."""
        if not seats and self.row.house.spectators == "none":
            raise Forbidden("no-spectators")

    async def is_on(self, match: str) -> bool:
        """Whether this match is going on."""
        async with self.lock:
            await self.settled()
            return self.referee is not None and self.referee.id == match and not self.referee.match.over

    async def table(self, seats: Set[Seat] = frozenset(), hosting: bool = False) -> wire.TableInfo:
        """The table as everybody sees it, nothing in it uncommitted."""
        async with self.lock:
            await self.settled()
            return self.crowd.info(seats, hosting)
