"""Whoever keeps tables: a database at a server, the browser's own storage in a browser."""

from __future__ import annotations

from typing import Protocol

from katzentisch.play.record import Record
from katzentisch.table.stored import Chair, Entry, Look, News, Saying, TableRow, Vote


class Keeper(Protocol):
    """Each verb does all or nothing, and has done it for good when it returns; Away if it cannot."""

    # Tables

    async def open(self, row: TableRow) -> None:
        """Keep a new table; Conflict if its code is taken."""

    async def public(self, limit: int) -> list[str]:
        """The newest tables whose hosts want them listed."""

    async def of(self, guest: str, limit: int) -> list[str]:
        """The newest tables at which a guest sits, or that this guest opened."""

    async def seat(self, code: str, seat: int, old: Chair, new: Chair) -> None:
        """Change who sits on a chair; Conflict if it is no longer as it was. Mutes go with whoever goes."""

    async def vote(self, code: str, old: Vote | None, new: Vote | None) -> None:
        """Change the proposal on the table; Conflict if it is no longer as it was."""

    async def belongs(self, guest: str, club: str) -> bool:
        """Whether a guest is a member of this club."""

    # Matches

    async def begin(self, match: str, code: str, number: int, record: Record, at: float) -> None:
        """Keep the head of a new match with whatever lines it begins with; Conflict if it has begun already."""

    async def append(self, match: str, entries: list[Entry]) -> None:
        """Add events of a match; Conflict if a place, or a command, is taken."""

    async def news(self, code: str, match: str | None, seq: int) -> News | None:
        """What somebody lacks who knows this match up to this event; None if there is no such table."""

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """The events of a match after this one."""

    async def head(self, match: str) -> tuple[str, Record] | None:
        """The table of a match, and its record without a line."""

    async def held(self, match: str) -> bool:
        """Whether what was dealt in a match stays secret although it is over: others still play it."""

    async def matches(self, code: str) -> list[str]:
        """The matches of a table, the first one first."""

    # Looks

    async def saw(self, guest: str, code: str, look: Look) -> None:
        """A guest has looked so far at a table; what is further stays."""

    async def seen(self, guest: str, codes: list[str]) -> dict[str, Look]:
        """How far a guest has looked, by table."""

    # Talk

    async def say(self, code: str, seat: int, name: str, words: str, command: str | None, at: float) -> None:
        """Keep a line of chat, once for each command."""

    async def sayings(self, code: str, since: int, limit: int) -> list[Saying]:
        """The latest lines of chat after this one."""

    async def mute(self, code: str, seat: int, other: int, on: bool) -> None:
        """This seat does not want to hear that one, or does again."""
