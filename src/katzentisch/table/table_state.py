"""The state of one table in this process, shared by all parts of its room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import NamedTuple

from katzentisch.core.game import Seat
from katzentisch.table.identifiers import hash_token
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Forbidden, NotFound
from katzentisch.table.stored import Chair, TableRow


class Visitor(NamedTuple):
    """Who asks: a guest, and the hashes of the seat tokens they hold."""

    guest: str | None
    hashes: frozenset[str]


def identify_visitor(guest: str | None, tokens: Iterable[str] = ()) -> Visitor:
    """The guest of a cookie, who may hold tokens besides."""
    return Visitor(guest, frozenset(map(hash_token, tokens)))


class TableState:
    """A table and its latest match; every change holds the lock."""

    def __init__(self, code: str, now: Callable[[], float]) -> None:
        self.code = code
        self.now = now
        self.lock = asyncio.Lock()
        self.row: TableRow
        self.match_count = 0
        """How many matches there were."""
        self.referee: Referee | None = None
        """None before the first match, and while a commit is under way."""
        self.removed_seats: set[Seat] = set()
        """Open seats from which the host has removed somebody, as far as this process has heard."""

    def set_row(self, row: TableRow) -> None:
        """Hold the table as it is stored now."""
        self.row = row
        self.removed_seats -= {seat for seat, chair in enumerate(row.chairs) if chair.sitter}

    def current_referee(self) -> Referee:
        """The current match, or the last one; NotFound before the first."""
        if self.referee is None:
            raise NotFound("no-match")
        return self.referee

    # Computed every time: a seat may change hands while a client is connected

    def seats_of(self, visitor: Visitor) -> frozenset[Seat]:
        """The seats that belong to a visitor now."""
        guest, hashes = visitor
        return frozenset(
            seat
            for seat, chair in enumerate(self.row.chairs)
            if (guest and chair.guest == guest) or (chair.token and chair.token in hashes)
        )

    def may_manage(self, visitor: Visitor) -> bool:
        """Whether this visitor may fill seats and begin."""
        return bool(self.seats_of(visitor)) or self.is_host(visitor)

    def is_host(self, visitor: Visitor) -> bool:
        """Whether this visitor opened the table, or was made its host since."""
        return visitor.guest is not None and self.row.host == visitor.guest

    def host_seat(self) -> Seat | None:
        """Where the host sits, at the first of their seats; None if they do not sit here."""
        chairs = enumerate(self.row.chairs)
        return next((seat for seat, chair in chairs if chair.guest and chair.guest == self.row.host), None)

    def is_ready(self, chair: Chair) -> bool:
        """Whether the one who sits here has said that the next match may begin; bots are always ready."""
        return bool(chair.sitter) and (not chair.guest or chair.ready_for == self.match_count + 1)

    def has_declined(self, chair: Chair) -> bool:
        """Whether the one who sits here has said that they do not want to play the next match."""
        return bool(chair.guest) and chair.ready_for == -(self.match_count + 1)

    def may_start(self, visitor: Visitor) -> bool:
        """Whether this visitor may begin: the host, and once everybody is ready or a match was played, each player."""
        is_free = self.host_seat() is None or self.match_count > 0 or all(map(self.is_ready, self.row.chairs))
        return self.is_host(visitor) or (is_free and bool(self.seats_of(visitor)))

    def may_watch(self, visitor: Visitor) -> bool:
        """Whether this visitor has a seat or may watch."""
        return self.row.house.spectators != "none" or bool(self.seats_of(visitor))

    def require_may_watch(self, visitor: Visitor) -> None:
        """Forbidden if this visitor may not watch."""
        if not self.may_watch(visitor):
            raise self.why_private()

    def why_private(self) -> Forbidden:
        """Why only players may look at this table: it is somebody's deal of the day, or its rules say so."""
        return Forbidden("daily-private" if self.row.house.daily else "no-spectators")

    def require_seat(self, visitor: Visitor, seat: Seat) -> None:
        """Forbidden if this seat is not the visitor's."""
        if seat not in self.seats_of(visitor):
            raise Forbidden("not-your-seat", seat=seat)
