"""Where tables are stored: a database at a server, IndexedDB in a browser."""

from __future__ import annotations

from typing import Protocol

from katzentisch.play.record import Record
from katzentisch.table.stored import Chair, ChatLine, MatchEntry, SeenPosition, TableChanges, TableRow, Vote


class Storage(Protocol):
    """Each method does all or nothing, and what it did is durable when it returns; Unavailable if it cannot."""

    # Tables

    async def create_table(self, row: TableRow) -> None:
        """Store a new table; Conflict if its code is taken."""

    async def public_tables(self, limit: int) -> list[str]:
        """The newest tables whose hosts want them listed."""

    async def tables_of_guest(self, guest: str, limit: int) -> list[str]:
        """The newest tables at which a guest sits, or that this guest opened."""

    async def set_chair(self, code: str, seat: int, old: Chair, new: Chair) -> None:
        """Change who holds a seat; Conflict if it has changed meanwhile. A person's mutes go with them."""

    async def swap_chairs(self, code: str, first: tuple[int, Chair], second: tuple[int, Chair]) -> None:
        """Let two seats change places; Conflict if one has changed meanwhile. Mutes of both end."""

    async def set_host(self, code: str, old: str, new: str) -> None:
        """Make another guest the host; Conflict if somebody else is host by now."""

    async def set_vote(self, code: str, old: Vote | None, new: Vote | None) -> None:
        """Change the proposal on the table; Conflict if it is no longer as it was."""

    async def is_club_member(self, guest: str, club: str) -> bool:
        """Whether a guest is a member of this club."""

    # Matches

    async def begin_match(self, match: str, code: str, number: int, record: Record, at: float) -> None:
        """Store the head of a new match with its first lines, if any; Conflict if it has begun already."""

    async def append_entries(self, match: str, entries: list[MatchEntry]) -> None:
        """Add events of a match; Conflict if a place, or a command, is taken."""

    async def load_changes(self, code: str, match: str | None, seq: int) -> TableChanges | None:
        """What is new since this event of this match; None if the table does not exist."""

    async def load_entries(self, match: str, since: int = 0) -> list[MatchEntry]:
        """The events of a match after this one."""

    async def load_head(self, match: str) -> tuple[str, Record] | None:
        """The table of a match, and its record without a line."""

    async def is_deal_secret(self, match: str) -> bool:
        """Whether the deal stays secret although the match is over, because others still play it."""

    async def load_players(self, match: str) -> dict[int, str] | None:
        """Who played a match, guest by seat; None while its result is not written down."""

    async def list_matches(self, code: str) -> list[str]:
        """The matches of a table, the first one first."""

    # Looks

    async def save_last_seen(self, guest: str, code: str, look: SeenPosition) -> None:
        """Store how far a guest has seen a table; it never goes back."""

    async def load_last_seen(self, guest: str, codes: list[str]) -> dict[str, SeenPosition]:
        """How far a guest has seen each table."""

    # Talk

    async def add_chat_line(self, code: str, seat: int, name: str, words: str, command: str | None, at: float) -> None:
        """Store a chat line, once for each command."""

    async def chat_lines(self, code: str, since: int, limit: int) -> list[ChatLine]:
        """The latest lines of chat after this one."""

    async def set_mute(self, code: str, seat: int, other: int, on: bool) -> None:
        """Store that one seat mutes another, or no longer."""
