"""The store as tables see it: every verb done beside the loop, and on disk when it is."""

from __future__ import annotations

from katzentisch.play.record import Record
from katzentisch.server.store import Store
from katzentisch.server.store.dailies import today
from katzentisch.table.storage import Keeper
from katzentisch.table.stored import Chair, Entry, Look, News, Saying, TableRow, Vote


class SqlStorage(Keeper):
    """Keeps tables in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def open(self, row: TableRow) -> None:
        await self.store.run(self.store.tables.open, row)

    async def public(self, limit: int) -> list[str]:
        return await self.store.run(self.store.tables.public, limit)

    async def of(self, guest: str, limit: int) -> list[str]:
        return await self.store.run(self.store.tables.of, guest, limit)

    async def seat(self, code: str, seat: int, old: Chair, new: Chair) -> None:
        await self.store.run(self.store.tables.seat, code, seat, old, new)

    async def vote(self, code: str, old: Vote | None, new: Vote | None) -> None:
        await self.store.run(self.store.tables.vote, code, old, new)

    async def belongs(self, guest: str, club: str) -> bool:
        return await self.store.run(self.store.clubs.member, club, guest) is not None

    async def begin(self, match: str, code: str, number: int, record: Record, at: float) -> None:
        await self.store.run(self.store.matches.begin, match, code, number, record, at)

    async def append(self, match: str, entries: list[Entry]) -> None:
        await self.store.journal.append(match, entries)

    async def news(self, code: str, match: str | None, seq: int) -> News | None:
        return await self.store.run(self.store.matches.news, code, match, seq)

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        return await self.store.run(self.store.matches.entries, match, since)

    async def head(self, match: str) -> tuple[str, Record] | None:
        return await self.store.run(self.store.matches.head, match)

    async def held(self, match: str) -> bool:
        run, store = self.store.run, self.store
        return await run(store.rounds.held, match) or await run(store.dailies.held, match, today())

    async def matches(self, code: str) -> list[str]:
        return await self.store.run(self.store.matches.of, code)

    async def saw(self, guest: str, code: str, look: Look) -> None:
        await self.store.run(self.store.last_seen.keep, guest, code, look)

    async def seen(self, guest: str, codes: list[str]) -> dict[str, Look]:
        return await self.store.run(self.store.last_seen.of, guest, codes)

    async def say(self, code: str, seat: int, name: str, words: str, command: str | None, at: float) -> None:
        await self.store.run(self.store.chat.say, code, seat, name, words, command, at)

    async def sayings(self, code: str, since: int, limit: int) -> list[Saying]:
        return await self.store.run(self.store.chat.latest, code, since, limit)

    async def mute(self, code: str, seat: int, other: int, on: bool) -> None:
        await self.store.run(self.store.chat.mute, code, seat, other, on)
