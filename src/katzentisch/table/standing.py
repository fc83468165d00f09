"""How things stand at one table, as one process knows it; what all parts of a room share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Set

from katzentisch.core.game import Seat
from katzentisch.table.auth import hashed
from katzentisch.table.kept import TableRow
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Forbidden, Missing


class Standing:
    """A table and its latest match; whoever changes anything holds the lock."""

    def __init__(self, code: str, now: Callable[[], float]) -> None:
        self.code = code
        self.now = now
        self.lock = asyncio.Lock()
        self.row: TableRow
        self.number = 0
        """How many matches there were."""
        self.referee: Referee | None = None
        """None before the first match, and while a commit is under way."""

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
