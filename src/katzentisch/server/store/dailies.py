"""The deals of each day: who tries which, once, and what came of it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Engine, and_, func, insert, select
from sqlalchemy.exc import IntegrityError

from katzentisch.server.store.identity_merge import current_guest
from katzentisch.server.store.schema import dailies, results
from katzentisch.table.identifiers import new_code, new_match_id

MAX_OUTCOMES = 50
"""How many of a day's results are told."""
PERSON_SEAT = 0
"""The seat of the person who plays."""


class DailyAttempt(msgspec.Struct, frozen=True):
    """The one time somebody plays a deal of a day."""

    day: str
    game: str
    guest: str
    code: str
    match: str


class DailyOutcome(msgspec.Struct, frozen=True):
    """What somebody made of a deal."""

    guest: str
    name: str
    points: int
    rank: int


class Dailies:
    """Tries and outcomes; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def claim(self, day: str, game: str, guest: str) -> DailyAttempt:
        """Somebody's try at this deal: the one they began, or a new one; whichever process asks, there is one."""
        try:
            with self.engine.begin() as connection:
                guest = current_guest(connection, guest)
                new = DailyAttempt(day, game, guest, new_code(), new_match_id())
                connection.execute(insert(dailies).values(**msgspec.structs.asdict(new)))
            return new
        except IntegrityError:
            return self.of(guest, day)[game]

    def of(self, guest: str, day: str) -> dict[str, DailyAttempt]:
        """What somebody tries or tried on this day, by game."""
        with self.engine.begin() as connection:
            rows = connection.execute(select(dailies).where((dailies.c.day == day) & (dailies.c.guest == guest)))
            return {row["game"]: DailyAttempt(**row) for row in rows.mappings()}

    def outcomes(self, day: str, game: str) -> list[DailyOutcome]:
        """The best results of a day, by points, then rank; without people who let a bot take over."""
        own = and_(results.c.match == dailies.c.match, results.c.seat == PERSON_SEAT, ~results.c.left)
        query = (
            select(dailies.c.guest, results.c.name, results.c.points, results.c.rank)
            .join(results, own)
            .where((dailies.c.day == day) & (dailies.c.game == game))
            .order_by(results.c.points.desc(), results.c.rank, results.c.over)
        )
        with self.engine.begin() as connection:
            return [DailyOutcome(*row) for row in connection.execute(query.limit(MAX_OUTCOMES))]

    def held(self, match: str, day: str) -> bool:
        """Whether what was dealt in a match stays secret: on its day others play the same."""
        query = select(func.count()).where((dailies.c.match == match) & (dailies.c.day >= day))
        with self.engine.begin() as connection:
            return bool(connection.scalar(query))
