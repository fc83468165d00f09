"""How things stand at one table, as one process knows it; what all parts of a room share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import NamedTuple

from katzentisch.core.game import Seat
from katzentisch.table.identifiers import hash_token
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Forbidden, NotFound
from katzentisch.table.stored import TableRow


class Visitor(NamedTuple):
    """Whoever asks: a guest, and what the store would keep of the tokens they hold."""

    guest: str | None
    hashes: frozenset[str]


def identify_visitor(guest: str | None, tokens: Iterable[str] = ()) -> Visitor:
    """The guest of a cookie, who may hold tokens besides."""
    return Visitor(guest, frozenset(map(hash_token, tokens)))


class TableState:
    """A table and its latest match; whoever changes anything holds the lock."""

    def __init__(self, code: str, now: Callable[[], float]) -> None:
        self.code = code
        self.now = now
        self.lock = asyncio.Lock()
        self.row: TableRow
        self.match_count = 0
        """How many matches there were."""
        self.referee: Referee | None = None
        """None before the first match, and while a commit is under way."""

    def current_referee(self) -> Referee:
        """The match that is on, or was on last; Missing before the first."""
        if self.referee is None:
            raise NotFound("no-match")
        return self.referee

    # Asked anew every time: a chair may change hands while somebody is here

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
        return bool(self.seats_of(visitor)) or (visitor.guest is not None and self.row.host == visitor.guest)

    def may_watch(self, visitor: Visitor) -> bool:
        """Whether this visitor has a seat, or may look on without one."""
        return self.row.house.spectators != "none" or bool(self.seats_of(visitor))

    def require_may_watch(self, visitor: Visitor) -> None:
        """Forbidden if this visitor may not look on."""
        if not self.may_watch(visitor):
            raise Forbidden("no-spectators")

    def require_seat(self, visitor: Visitor, seat: Seat) -> None:
        """Forbidden if this seat is not the visitor's."""
        if seat not in self.seats_of(visitor):
            raise Forbidden("not-your-seat", seat=seat)
