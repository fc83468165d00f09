"""The store as tables see it: every verb done beside the loop, and on disk when it is."""

from __future__ import annotations

from katzentisch.play.record import Record
from katzentisch.server.store import Store
from katzentisch.table.daily import today
from katzentisch.table.storage import Storage
from katzentisch.table.stored import Chair, ChatLine, MatchEntry, SeenPosition, TableChanges, TableRow, Vote


class SqlStorage(Storage):
    """Keeps tables in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create_table(self, row: TableRow) -> None:
        await self.store.run(self.store.tables.open, row)

    async def public_tables(self, limit: int) -> list[str]:
        return await self.store.run(self.store.tables.public, limit)

    async def tables_of_guest(self, guest: str, limit: int) -> list[str]:
        return await self.store.run(self.store.tables.of, guest, limit)

    async def set_chair(self, code: str, seat: int, old: Chair, new: Chair) -> None:
        await self.store.run(self.store.tables.seat, code, seat, old, new)

    async def swap_chairs(self, code: str, first: tuple[int, Chair], second: tuple[int, Chair]) -> None:
        await self.store.run(self.store.tables.swap, code, first, second)

    async def set_host(self, code: str, old: str, new: str) -> None:
        await self.store.run(self.store.tables.hand_over, code, old, new)

    async def set_vote(self, code: str, old: Vote | None, new: Vote | None) -> None:
        await self.store.run(self.store.tables.vote, code, old, new)

    async def is_club_member(self, guest: str, club: str) -> bool:
        return await self.store.run(self.store.clubs.member, club, guest) is not None

    async def begin_match(self, match: str, code: str, number: int, record: Record, at: float) -> None:
        await self.store.run(self.store.matches.begin, match, code, number, record, at)

    async def append_entries(self, match: str, entries: list[MatchEntry]) -> None:
        await self.store.journal.append(match, entries)

    async def load_changes(self, code: str, match: str | None, seq: int) -> TableChanges | None:
        return await self.store.run(self.store.matches.news, code, match, seq)

    async def load_entries(self, match: str, since: int = 0) -> list[MatchEntry]:
        return await self.store.run(self.store.matches.entries, match, since)

    async def load_head(self, match: str) -> tuple[str, Record] | None:
        return await self.store.run(self.store.matches.head, match)

    async def is_deal_secret(self, match: str) -> bool:
        run, store = self.store.run, self.store
        return await run(store.rounds.held, match) or await run(store.dailies.held, match, today())

    async def load_players(self, match: str) -> dict[int, str] | None:
        return await self.store.run(self.store.results.players, match)

    async def list_matches(self, code: str) -> list[str]:
        return await self.store.run(self.store.matches.of, code)

    async def save_last_seen(self, guest: str, code: str, look: SeenPosition) -> None:
        await self.store.run(self.store.last_seen.keep, guest, code, look)

    async def load_last_seen(self, guest: str, codes: list[str]) -> dict[str, SeenPosition]:
        return await self.store.run(self.store.last_seen.of, guest, codes)

    async def add_chat_line(self, code: str, seat: int, name: str, words: str, command: str | None, at: float) -> None:
        await self.store.run(self.store.chat.say, code, seat, name, words, command, at)

    async def chat_lines(self, code: str, since: int, limit: int) -> list[ChatLine]:
        return await self.store.run(self.store.chat.latest, code, since, limit)

    async def set_mute(self, code: str, seat: int, other: int, on: bool) -> None:
        await self.store.run(self.store.chat.mute, code, seat, other, on)
