"""Whoever keeps tables: a database at a server, the browser's own storage in a browser."""

from __future__ import annotations

from typing import Protocol

from katzentisch.play.record import Record
from katzentisch.table.stored import Chair, ChatLine, MatchEntry, SeenPosition, TableChanges, TableRow, Vote


class Storage(Protocol):
    """Each verb does all or nothing, and has done it for good when it returns; Away if it cannot."""

    # Tables

    async def create_table(self, row: TableRow) -> None:
        """Keep a new table; Conflict if its code is taken."""

    async def public_tables(self, limit: int) -> list[str]:
        """The newest tables whose hosts want them listed."""

    async def tables_of_guest(self, guest: str, limit: int) -> list[str]:
        """The newest tables at which a guest sits, or that this guest opened."""

    async def set_chair(self, code: str, seat: int, old: Chair, new: Chair) -> None:
        """Change who sits on a chair; Conflict if it is no longer as it was. Mutes go with whoever goes."""

    async def set_vote(self, code: str, old: Vote | None, new: Vote | None) -> None:
        """Change the proposal on the table; Conflict if it is no longer as it was."""

    async def is_club_member(self, guest: str, club: str) -> bool:
        """Whether a guest is a member of this club."""

    # Matches

    async def begin_match(self, match: str, code: str, number: int, record: Record, at: float) -> None:
        """Keep the head of a new match with whatever lines it begins with; Conflict if it has begun already."""

    async def append_entries(self, match: str, entries: list[MatchEntry]) -> None:
        """Add events of a match; Conflict if a place, or a command, is taken."""

    async def load_changes(self, code: str, match: str | None, seq: int) -> TableChanges | None:
        """What somebody lacks who knows this match up to this event; None if there is no such table."""

    async def load_entries(self, match: str, since: int = 0) -> list[MatchEntry]:
        """The events of a match after this one."""

    async def load_head(self, match: str) -> tuple[str, Record] | None:
        """The table of a match, and its record without a line."""

    async def is_deal_secret(self, match: str) -> bool:
        """Whether what was dealt in a match stays secret although it is over: others still play it."""

    async def load_players(self, match: str) -> dict[int, str] | None:
        """Who played a match, guest by seat; None while its result is not written down."""

    async def list_matches(self, code: str) -> list[str]:
        """The matches of a table, the first one first."""

    # Looks

    async def save_last_seen(self, guest: str, code: str, look: SeenPosition) -> None:
        """A guest has looked so far at a table; what is further stays."""

    async def load_last_seen(self, guest: str, codes: list[str]) -> dict[str, SeenPosition]:
        """How far a guest has looked, by table."""

    # Talk

    async def add_chat_line(self, code: str, seat: int, name: str, words: str, command: str | None, at: float) -> None:
        """Keep a line of chat, once for each command."""

    async def chat_lines(self, code: str, since: int, limit: int) -> list[ChatLine]:
        """The latest lines of chat after this one."""

    async def set_mute(self, code: str, seat: int, other: int, on: bool) -> None:
        """This seat does not want to hear that one, or does again."""
