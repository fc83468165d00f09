"""Tables in the browser's storage: every change is durable before anybody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from katzentisch.browser.indexeddb import KeyValueStore
from katzentisch.play.record import Record
from katzentisch.table.refusals import NotFound, Unavailable
from katzentisch.table.storage import Storage
from katzentisch.table.stored import (
    Chair,
    ChatLine,
    Conflict,
    MatchEntry,
    SeenPosition,
    TableChanges,
    TableRow,
    Vote,
    decode_head,
    encode_head,
)
from katzentisch.table.wire import TableInfo, Update

T = TypeVar("T")

TABLE_CODES_KEY = "tables"
"""The key under which the codes of all tables are, the oldest first."""
LINES_PER_PAGE = 50
"""Lines of a match under one key; the last page is rewritten with every line."""
MAX_CHAT_LINES = 200
"""Chat lines that are stored of a table."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table and its matches, the first one first."""

    row: TableRow
    matches: list[str] = []


class StoredMatch(msgspec.Struct, frozen=True):
    """The head of a match."""

    code: str
    head: str
    at: float


class StoredChatLine(msgspec.Struct, frozen=True):
    """A line of chat, and the command that said it."""

    saying: ChatLine
    command: str | None


class BrowserStorage(Storage):
    """Stores tables under keys that nobody else writes; changes wait for each other."""

    def __init__(self, store: KeyValueStore) -> None:
        self.store = store
        self.lock = asyncio.Lock()

    async def _read(self, key: str, kind: type[T]) -> T | None:
        text = await self.store.read(key)
        return msgspec.json.decode(text, type=kind) if text else None

    async def _write(self, changes: Mapping[str, Any]) -> None:
        texts = {key: None if value is None else msgspec.json.encode(value).decode() for key, value in changes.items()}
        try:
            await self.store.write(msgspec.json.encode(texts).decode())
        except Exception as problem:
            raise Unavailable("storage-full") from problem

    # Tables

    async def create_table(self, row: TableRow) -> None:
        async with self.lock:
            codes = await self._read(TABLE_CODES_KEY, list[str]) or []
            if row.code in codes:
                raise Conflict
            await self._write({TABLE_CODES_KEY: [*codes, row.code], table_key(row.code): StoredTable(row)})

    async def public_tables(self, limit: int) -> list[str]:
        return []

    async def tables_of_guest(self, guest: str, limit: int) -> list[str]:
        codes = await self._read(TABLE_CODES_KEY, list[str]) or []
        return codes[::-1][:limit]

    async def set_chair(self, code: str, seat: int, old: Chair, new: Chair) -> None:
        async with self.lock:
            kept = await self._load_table(code)
            row = kept.row
            if row.chairs[seat] != old:
                raise Conflict
            chairs = [new if each == seat else chair for each, chair in enumerate(row.chairs)]
            mutes = row.mutes
            if old.guest != new.guest:
                mutes = frozenset(pair for pair in mutes if seat not in pair)
            await self._change_row(kept, chairs=chairs, mutes=mutes)

    async def swap_chairs(self, code: str, first: tuple[int, Chair], second: tuple[int, Chair]) -> None:
        async with self.lock:
            kept = await self._load_table(code)
            chairs, places = list(kept.row.chairs), {first[0], second[0]}
            if any(chairs[seat] != chair for seat, chair in (first, second)):
                raise Conflict
            chairs[first[0]], chairs[second[0]] = second[1], first[1]
            mutes = frozenset(pair for pair in kept.row.mutes if not places & set(pair))
            await self._change_row(kept, chairs=chairs, mutes=mutes)

    async def set_host(self, code: str, old: str, new: str) -> None:
        async with self.lock:
            kept = await self._load_table(code)
            if kept.row.host != old:
                raise Conflict
            await self._change_row(kept, host=new)

    async def set_vote(self, code: str, old: Vote | None, new: Vote | None) -> None:
        async with self.lock:
            kept = await self._load_table(code)
            if kept.row.vote != old:
                raise Conflict
            await self._change_row(kept, vote=new)

    async def is_club_member(self, guest: str, club: str) -> bool:
        return False

    async def _load_table(self, code: str) -> StoredTable:
        kept = await self._read(table_key(code), StoredTable)
        if kept is None:
            raise Conflict
        return kept

    async def _change_row(self, kept: StoredTable, **fields: Any) -> None:
        row = msgspec.structs.replace(kept.row, **fields)
        await self._write({table_key(row.code): msgspec.structs.replace(kept, row=row)})

    async def delete_table(self, code: str) -> None:
        """Delete everything of a table; NotFound if there is none."""
        async with self.lock:
            kept = await self._read(table_key(code), StoredTable)
            if kept is None:
                raise NotFound("table-unknown", code=code)
            codes = await self._read(TABLE_CODES_KEY, list[str]) or []
            lines = [key for match in kept.matches for key in await self.store.keys(page_key(match, ""))]
            own = [key(code) for key in (table_key, summary_key, boards_key, last_seen_key, chat_key)]
            gone = [*own, *map(match_key, kept.matches), *lines]
            await self._write({**dict.fromkeys(gone), TABLE_CODES_KEY: [each for each in codes if each != code]})

    # Summaries of tables for lists; one may be missing, or a moment old

    async def save_summary(self, info: TableInfo, boards: list[Update]) -> None:
        """Store how a table stands, and what its own seats see: the page shows both before Python runs."""
        await self._write({summary_key(info.code): info, boards_key(info.code): boards})

    async def load_summary(self, code: str) -> TableInfo | None:
        return await self._read(summary_key(code), TableInfo)

    # Deals of the day

    async def save_daily(self, day: str, game: str, code: str) -> None:
        """Store the table of the attempt at a day's deal."""
        await self._write({daily_key(day, game): code})

    async def load_daily(self, day: str, game: str) -> str:
        """The table of the attempt at a day's deal; empty if there is none, or none any more."""
        code = await self._read(daily_key(day, game), str) or ""
        table = await self._read(table_key(code), StoredTable)
        return code if table else ""

    # Matches

    async def begin_match(self, match: str, code: str, number: int, record: Record, at: float) -> None:
        async with self.lock:
            kept = await self._load_table(code)
            if len(kept.matches) != number - 1:
                raise Conflict
            entries = [MatchEntry(seq, line, None, at) for seq, line in enumerate(record.lines, 1)]
            head = StoredMatch(code, encode_head(record), at)
            now = msgspec.structs.replace(kept, matches=[*kept.matches, match])
            await self._write({**pages_from(match, 0, entries), match_key(match): head, table_key(code): now})

    async def append_entries(self, match: str, entries: list[MatchEntry]) -> None:
        async with self.lock:
            number = (entries[0].seq - 1) // LINES_PER_PAGE
            written = await self._read(page_key(match, number), list[MatchEntry]) or []
            if number * LINES_PER_PAGE + len(written) != entries[0].seq - 1:
                raise Conflict
            await self._write(pages_from(match, number, [*written, *entries]))

    async def load_changes(self, code: str, match: str | None, seq: int) -> TableChanges | None:
        kept = await self._read(table_key(code), StoredTable)
        if kept is None:
            return None
        if not kept.matches:
            return TableChanges(kept.row, None, 0, 0.0, None, [])
        latest = kept.matches[-1]
        first = await self._read(match_key(latest), StoredMatch)
        assert first is not None
        known = latest == match
        entries = await self.load_entries(latest, seq if known else 0)
        head = None if known else decode_head(first.head)
        return TableChanges(kept.row, latest, len(kept.matches), first.at, head, entries)

    async def load_entries(self, match: str, since: int = 0) -> list[MatchEntry]:
        found: list[MatchEntry] = []
        number = since // LINES_PER_PAGE
        while part := await self._read(page_key(match, number), list[MatchEntry]):
            found += part
            number += 1
        return [entry for entry in found if entry.seq > since]

    async def load_head(self, match: str) -> tuple[str, Record] | None:
        first = await self._read(match_key(match), StoredMatch)
        return None if first is None else (first.code, decode_head(first.head))

    async def is_deal_secret(self, match: str) -> bool:
        return False

    async def load_players(self, match: str) -> dict[int, str] | None:
        return None

    async def list_matches(self, code: str) -> list[str]:
        return (await self._load_table(code)).matches

    # Looks

    async def save_last_seen(self, guest: str, code: str, look: SeenPosition) -> None:
        await self._write({last_seen_key(code): look})

    async def load_last_seen(self, guest: str, codes: list[str]) -> dict[str, SeenPosition]:
        found = {code: await self._read(last_seen_key(code), SeenPosition) for code in codes}
        return {code: look for code, look in found.items() if look is not None}

    # Talk

    async def add_chat_line(self, code: str, seat: int, name: str, words: str, command: str | None, at: float) -> None:
        async with self.lock:
            spoken = await self._read(chat_key(code), list[StoredChatLine]) or []
            if command is not None and any(each.command == command for each in spoken):
                return
            number = spoken[-1].saying.number + 1 if spoken else 1
            spoken.append(StoredChatLine(ChatLine(number, seat, name, words, at), command))
            await self._write({chat_key(code): spoken[-MAX_CHAT_LINES:]})

    async def chat_lines(self, code: str, since: int, limit: int) -> list[ChatLine]:
        spoken = await self._read(chat_key(code), list[StoredChatLine]) or []
        return [each.saying for each in spoken if each.saying.number > since][-limit:]

    async def set_mute(self, code: str, seat: int, other: int, on: bool) -> None:
        async with self.lock:
            kept = await self._load_table(code)
            pair = {(seat, other)}
            await self._change_row(kept, mutes=kept.row.mutes | pair if on else kept.row.mutes - pair)


def table_key(code: str) -> str:
    return f"table/{code}"


def summary_key(code: str) -> str:
    return f"info/{code}"


def boards_key(code: str) -> str:
    return f"boards/{code}"


def daily_key(day: str, game: str) -> str:
    return f"daily/{day}/{game}"


def last_seen_key(code: str) -> str:
    return f"look/{code}"


def match_key(match: str) -> str:
    return f"match/{match}"


def page_key(match: str, number: int | str) -> str:
    return f"lines/{match}/{number}"


def pages_from(match: str, number: int, entries: list[MatchEntry]) -> dict[str, list[MatchEntry]]:
    """Lines on pages from this one on."""
    return {
        page_key(match, number + at // LINES_PER_PAGE): entries[at : at + LINES_PER_PAGE]
        for at in range(0, len(entries), LINES_PER_PAGE)
    }


def chat_key(code: str) -> str:
    return f"chat/{code}"
