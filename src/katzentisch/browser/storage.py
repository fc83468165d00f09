"""Tables in a drawer: whatever is written is kept before anybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from katzentisch.browser.indexeddb import Drawer
from katzentisch.play.record import Record
from katzentisch.table.refusals import Away, Missing
from katzentisch.table.storage import Keeper
from katzentisch.table.stored import Chair, Conflict, Entry, Look, News, Saying, TableRow, Vote, head_of, heading
from katzentisch.table.wire import TableInfo

T = TypeVar("T")

TABLES = "tables"
"""The key under which the codes of all tables are, the oldest first."""
PAGE = 50
"""Lines of a match under one key: the last page is written anew with every line."""
REMEMBERED = 200
"""Lines of chat that are kept of a table."""


class Kept(msgspec.Struct, frozen=True):
    """A table and its matches, the first one first."""

    row: TableRow
    matches: list[str] = []


class Begun(msgspec.Struct, frozen=True):
    """The head of a match."""

    code: str
    head: str
    at: float


class Spoken(msgspec.Struct, frozen=True):
    """A line of chat, and the command that said it."""

    saying: Saying
    command: str | None


class Shelf(Keeper):
    """Keeps tables in a drawer that nobody else writes to; whoever changes something waits for the one before."""

    def __init__(self, drawer: Drawer) -> None:
        self.drawer = drawer
        self.turn = asyncio.Lock()

    async def _read(self, key: str, kind: type[T]) -> T | None:
        text = await self.drawer.read(key)
        return msgspec.json.decode(text, type=kind) if text else None

    async def _write(self, changes: Mapping[str, Any]) -> None:
        texts = {key: None if value is None else msgspec.json.encode(value).decode() for key, value in changes.items()}
        try:
            await self.drawer.write(msgspec.json.encode(texts).decode())
        except Exception as problem:
            raise Away("storage-full") from problem

    # Tables

    async def open(self, row: TableRow) -> None:
        async with self.turn:
            codes = await self._read(TABLES, list[str]) or []
            if row.code in codes:
                raise Conflict
            await self._write({TABLES: [*codes, row.code], table(row.code): Kept(row)})

    async def public(self, limit: int) -> list[str]:
        return []

    async def of(self, guest: str, limit: int) -> list[str]:
        codes = await self._read(TABLES, list[str]) or []
        return codes[::-1][:limit]

    async def seat(self, code: str, seat: int, old: Chair, new: Chair) -> None:
        async with self.turn:
            kept = await self._table(code)
            row = kept.row
            if row.chairs[seat] != old:
                raise Conflict
            chairs = [new if each == seat else chair for each, chair in enumerate(row.chairs)]
            mutes = row.mutes
            if old.guest != new.guest:
                mutes = frozenset(pair for pair in mutes if seat not in pair)
            await self._change(kept, chairs=chairs, mutes=mutes)

    async def vote(self, code: str, old: Vote | None, new: Vote | None) -> None:
        async with self.turn:
            kept = await self._table(code)
            if kept.row.vote != old:
                raise Conflict
            await self._change(kept, vote=new)

    async def belongs(self, guest: str, club: str) -> bool:
        return False

    async def _table(self, code: str) -> Kept:
        kept = await self._read(table(code), Kept)
        if kept is None:
            raise Conflict
        return kept

    async def _change(self, kept: Kept, **fields: Any) -> None:
        row = msgspec.structs.replace(kept.row, **fields)
        await self._write({table(row.code): msgspec.structs.replace(kept, row=row)})

    async def clear(self, code: str) -> None:
        """Keep nothing of a table any more; Missing if nothing was kept."""
        async with self.turn:
            kept = await self._read(table(code), Kept)
            if kept is None:
                raise Missing("table-unknown", code=code)
            codes = await self._read(TABLES, list[str]) or []
            lines = [key for match in kept.matches for key in await self.drawer.keys(page(match, ""))]
            gone = [table(code), noted(code), chat(code), *map(begun, kept.matches), *lines]
            await self._write({**dict.fromkeys(gone), TABLES: [each for each in codes if each != code]})

    # How tables stood, for lists: a note that may be missing, or a moment old

    async def note(self, info: TableInfo) -> None:
        await self._write({noted(info.code): info})

    async def noted(self, code: str) -> TableInfo | None:
        return await self._read(noted(code), TableInfo)

    # Matches

    async def begin(self, match: str, code: str, number: int, record: Record, at: float) -> None:
        async with self.turn:
            kept = await self._table(code)
            if len(kept.matches) != number - 1:
                raise Conflict
            entries = [Entry(seq, line, None, at) for seq, line in enumerate(record.lines, 1)]
            head = Begun(code, head_of(record), at)
            now = msgspec.structs.replace(kept, matches=[*kept.matches, match])
            await self._write({**pages(match, 0, entries), begun(match): head, table(code): now})

    async def append(self, match: str, entries: list[Entry]) -> None:
        async with self.turn:
            number = (entries[0].seq - 1) // PAGE
            written = await self._read(page(match, number), list[Entry]) or []
            if number * PAGE + len(written) != entries[0].seq - 1:
                raise Conflict
            await self._write(pages(match, number, [*written, *entries]))

    async def news(self, code: str, match: str | None, seq: int) -> News | None:
        kept = await self._read(table(code), Kept)
        if kept is None:
            return None
        if not kept.matches:
            return News(kept.row, None, 0, 0.0, None, [])
        latest = kept.matches[-1]
        first = await self._read(begun(latest), Begun)
        assert first is not None
        known = latest == match
        entries = await self.entries(latest, seq if known else 0)
        head = None if known else heading(first.head)
        return News(kept.row, latest, len(kept.matches), first.at, head, entries)

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        found: list[Entry] = []
        number = since // PAGE
        while part := await self._read(page(match, number), list[Entry]):
            found += part
            number += 1
        return [entry for entry in found if entry.seq > since]

    async def head(self, match: str) -> tuple[str, Record] | None:
        first = await self._read(begun(match), Begun)
        return None if first is None else (first.code, heading(first.head))

    async def held(self, match: str) -> bool:
        return False

    async def matches(self, code: str) -> list[str]:
        return (await self._table(code)).matches

    # Looks

    async def saw(self, guest: str, code: str, look: Look) -> None:
        await self._write({looked(code): look})

    async def seen(self, guest: str, codes: list[str]) -> dict[str, Look]:
        found = {code: await self._read(looked(code), Look) for code in codes}
        return {code: look for code, look in found.items() if look is not None}

    # Talk

    async def say(self, code: str, seat: int, name: str, words: str, command: str | None, at: float) -> None:
        async with self.turn:
            spoken = await self._read(chat(code), list[Spoken]) or []
            if command is not None and any(each.command == command for each in spoken):
                return
            number = spoken[-1].saying.number + 1 if spoken else 1
            spoken.append(Spoken(Saying(number, seat, name, words, at), command))
            await self._write({chat(code): spoken[-REMEMBERED:]})

    async def sayings(self, code: str, since: int, limit: int) -> list[Saying]:
        spoken = await self._read(chat(code), list[Spoken]) or []
        return [each.saying for each in spoken if each.saying.number > since][-limit:]

    async def mute(self, code: str, seat: int, other: int, on: bool) -> None:
        async with self.turn:
            kept = await self._table(code)
            pair = {(seat, other)}
            await self._change(kept, mutes=kept.row.mutes | pair if on else kept.row.mutes - pair)


def table(code: str) -> str:
    return f"table/{code}"


def noted(code: str) -> str:
    return f"info/{code}"


def looked(code: str) -> str:
    return f"look/{code}"


def begun(match: str) -> str:
    return f"match/{match}"


def page(match: str, number: int | str) -> str:
    return f"lines/{match}/{number}"


def pages(match: str, number: int, entries: list[Entry]) -> dict[str, list[Entry]]:
    """Lines on pages from this one on."""
    return {page(match, number + at // PAGE): entries[at : at + PAGE] for at in range(0, len(entries), PAGE)}


def chat(code: str) -> str:
    return f"chat/{code}"
