"""What is forgotten after so many days, if the host wants that."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Engine, Select, exists, func, select, union

from katzentisch.server.store.clubhouse import members
from katzentisch.server.store.schema import events, looks, matches, persons, results, seats, tables

DAY = 24 * 3600.0
AT_ONCE = 500
"""What is forgotten in one go."""

Days: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=36500)]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Days without a move after which something is forgotten; 0: never."""

    guests: Days = 0
    """Guests who did not keep their name; what they played with others stays, without it."""
    unfinished: Days = 0
    """Tables whose match is not over, or never began."""
    finished: Days = 0


class Doomed(msgspec.Struct, frozen=True):
    """What would be forgotten now: tables by their codes, and guests."""

    tables: list[str]
    guests: list[str]


class Retention:
    """Finds what has had its time; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def due(self, terms: Terms, now: float) -> Doomed:
        """What these terms mean today."""
        with self.engine.begin() as connection:
            codes: list[str] = []
            for days, wanted in ((terms.unfinished, ~over()), (terms.finished, over())):
                if days:
                    idle = select(tables.c.code).where(~lively(now - days * DAY) & wanted).order_by(tables.c.opened)
                    codes += connection.scalars(idle.limit(AT_ONCE))
            guests = list(connection.scalars(absent(now - terms.guests * DAY))) if terms.guests else []
        return Doomed(codes, guests)


def lively(since: float) -> ColumnElement[bool]:
    """Whether something happened at a table since then."""
    begun = exists().where((matches.c.code == tables.c.code) & (matches.c.begun >= since))
    moved = exists().where(
        (matches.c.code == tables.c.code) & (events.c.match == matches.c.id) & (events.c.at >= since)
    )
    return (tables.c.opened >= since) | begun | moved


def over() -> ColumnElement[bool]:
    """Whether the latest match of a table is known to be over."""
    others = matches.alias()
    latest = select(func.max(others.c.number)).where(others.c.code == tables.c.code).scalar_subquery()
    same = (matches.c.code == tables.c.code) & (matches.c.number == latest)
    return exists().where(same & (results.c.match == matches.c.id))


def absent(since: float) -> Select[str]:
    """Guests without a kept name or a club, at whose tables nothing happened since then, and who did not look."""
    active = select(tables.c.code).where(lively(since))
    spared = union(
        select(seats.c.guest).where(seats.c.code.in_(active)),
        select(tables.c.host).where(tables.c.code.in_(active)),
        select(looks.c.guest).where(looks.c.at >= since),
        select(persons.c.guest),
        select(members.c.guest),
    )
    known = union(select(seats.c.guest.label("guest")), select(tables.c.host)).subquery()
    return select(known.c.guest).where((known.c.guest != "") & known.c.guest.not_in(spared)).limit(AT_ONCE)
