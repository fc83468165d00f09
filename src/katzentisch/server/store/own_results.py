"""What one person has finished, for figures to show; each verb is one statement that uses an index."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Engine, Select, and_, select, union

from katzentisch.server.store.club_store import SAME_ROUND, boards, entrants, rounds, seasons
from katzentisch.server.store.dailies import PERSON_SEAT
from katzentisch.server.store.database import autocommit
from katzentisch.server.store.history import MAX_MATCHES
from katzentisch.server.store.schema import dailies, results


class OwnResult(msgspec.Struct, frozen=True):
    """A seat at a match that is over."""

    match: str
    seat: int
    game: str
    won: float
    points: int
    left: bool
    backs: int
    brought: bool
    figures: str


COLUMNS = [results.c[name] for name in OwnResult.__struct_fields__]


class OwnResults:
    """Reads what one guest has finished."""

    def __init__(self, engine: Engine) -> None:
        self.reading = autocommit(engine)

    def of(self, guest: str) -> list[OwnResult]:
        """A guest's seats at finished matches, the latest first."""
        with self.reading.connect() as connection:
            return [OwnResult(*row) for row in connection.execute(select_own(guest).limit(MAX_MATCHES))]

    def secret(self, guest: str, today: str) -> set[str]:
        """The matches of a guest, and of others in the same rounds, whose deals others still play."""
        with self.reading.connect() as connection:
            return set(connection.scalars(select_secret(guest, today)))

    def daily_days(self, guest: str) -> list[str]:
        """The days of which a guest has finished a deal, the latest first."""
        with self.reading.connect() as connection:
            return list(connection.scalars(select_daily_days(guest)))


def select_own(guest: str) -> Select[Any]:
    newest = (results.c.over.desc(), results.c.match.desc(), results.c.seat.desc())
    return select(*COLUMNS).where(results.c.guest == guest).order_by(*newest)


def select_secret(guest: str, today: str) -> Any:
    entered = (
        select(boards.c.match)
        .join_from(entrants, seasons, seasons.c.id == entrants.c.season)
        .join(rounds, rounds.c.season == seasons.c.id)
        .join(boards, SAME_ROUND)
        .where((entrants.c.guest == guest) & ~rounds.c.done & seasons.c.duplicate)
    )
    return union(entered, select(dailies.c.match).where((dailies.c.guest == guest) & (dailies.c.day >= today)))


def select_daily_days(guest: str) -> Select[Any]:
    own = and_(results.c.match == dailies.c.match, results.c.seat == PERSON_SEAT, ~results.c.left)
    return (
        select(dailies.c.day)
        .distinct()
        .join(results, own)
        .where(dailies.c.guest == guest)
        .order_by(dailies.c.day.desc())
    )
