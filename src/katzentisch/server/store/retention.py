"""What is forgotten after so many days, if the host wants that: looked for, and looked at again when it goes."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from sqlalchemy import Column, ColumnElement, Engine, Select, delete, exists, false, func, or_, select, union

from katzentisch.server.store.club_store import members, removed_members
from katzentisch.server.store.schema import events, looks, matches, persons, quick_ratings, results, seats, tables

SECONDS_PER_DAY = 24 * 3600.0
MAX_PER_QUERY = 500
"""What is forgotten in one go."""

Days: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=36500)]


class RetentionTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Days without a move after which something is forgotten; 0: never."""

    guests: Days = 0
    """Guests who did not keep their name; what they played with others stays, without it."""
    unfinished: Days = 0
    """Tables whose match is not over, or never began."""
    finished: Days = 0


class Expired(msgspec.Struct, frozen=True):
    """What would be forgotten now: tables by their codes, and guests."""

    tables: list[str]
    guests: list[str]


class Retention:
    """Finds what has had its time; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def due(self, terms: RetentionTerms, now: float) -> Expired:
        """What these terms mean today."""
        with self.engine.begin() as connection:
            oldest = select(tables.c.code).where(idle(terms, now)).order_by(tables.c.opened)
            codes = list(connection.scalars(oldest.limit(MAX_PER_QUERY)))
            guests = list(connection.scalars(absent(terms, now).limit(MAX_PER_QUERY))) if terms.guests else []
        return Expired(codes, guests)

    def finds(self, who: Select[str]) -> bool:
        """Whether there is anybody like this."""
        with self.engine.begin() as connection:
            return connection.execute(who).first() is not None

    def forget(self, code: str, terms: RetentionTerms, now: float) -> bool:
        """Delete a table; False if there is a reason to keep it by now. Waits for writers."""
        with self.engine.begin() as connection:
            connection.execute(select(tables.c.code).where(tables.c.code == code).with_for_update())
            connection.execute(select(matches.c.id).where(matches.c.code == code).with_for_update())
            doomed = delete(tables).where((tables.c.code == code) & idle(terms, now))
            return connection.execute(doomed).rowcount == 1


def idle(terms: RetentionTerms, now: float) -> ColumnElement[bool]:
    """Whether a table has had its time."""
    kinds = ((terms.unfinished, ~over()), (terms.finished, over()))
    return or_(false(), *(~lively(now - days * SECONDS_PER_DAY) & kind for days, kind in kinds if days))


def lively(since: float) -> ColumnElement[bool]:
    """Whether a match was started or a move made at a table since then; that somebody left does not count."""
    begun = exists().where((matches.c.code == tables.c.code) & (matches.c.begun >= since))
    moved = exists().where(
        (matches.c.code == tables.c.code)
        & (events.c.match == matches.c.id)
        & (events.c.at >= since)
        & ~events.c.is_table
    )
    return (tables.c.opened >= since) | begun | moved


def over() -> ColumnElement[bool]:
    """Whether the latest match of a table is known to be over."""
    others = matches.alias()
    numbers = select(func.max(others.c.number)).where(others.c.code == tables.c.code)
    latest = numbers.correlate(tables).scalar_subquery()  # a DELETE would read all tables here otherwise
    same = (matches.c.code == tables.c.code) & (matches.c.number == latest)
    return exists().where(same & (results.c.match == matches.c.id))


def absent(terms: RetentionTerms, now: float, guest: str | None = None) -> Select[str]:
    """Guests without a kept name or a club, at whose tables nothing happened in their time, and who did not look.

    A rating is kept as long after the last match that counted, also if the table is forgotten sooner.

    Only one of them, if one is asked for.
    """
    since = now - terms.guests * SECONDS_PER_DAY

    def of(column: Column[str]) -> Select[str]:
        return select(column) if guest is None else select(column).where(column == guest)

    spared = union(
        of(seats.c.guest).join(tables, tables.c.code == seats.c.code).where(lively(since)),
        of(tables.c.host).where(lively(since)),
        of(looks.c.guest).where(looks.c.at >= since),
        of(quick_ratings.c.guest).where(quick_ratings.c.changed >= since),
        of(removed_members.c.guest).where(removed_members.c.removed >= since),
        of(persons.c.guest),
        of(members.c.guest),
    )
    known = union(
        of(seats.c.guest), of(tables.c.host), of(quick_ratings.c.guest), of(removed_members.c.guest)
    ).subquery()
    return select(known.c.guest).where((known.c.guest != "") & known.c.guest.not_in(spared))
