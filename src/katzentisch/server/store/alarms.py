"""When tables at which people have days for a move are to be looked at, although nobody is there."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from katzentisch.server.store.schema import alarms

MAX_PER_QUERY = 200
"""Alarms that are answered at once."""


class Alarms:
    """One alarm for each table. An alarm that goes off too early is set again: it may be wrong but never missing."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def set(self, code: str, due: float | None) -> None:
        """Look at this table then; None: there is nothing to look for."""
        try:
            with self.engine.begin() as connection:
                set_alarm(connection, code, due)
        except IntegrityError:  # another process sets it at this very moment, or the table is gone
            return

    def take(self, now: float, again: float) -> list[str]:
        """The tables that this process is to look at now; if it dies meanwhile, another one does so then."""
        with self.engine.begin() as connection:
            query = select(alarms).where(alarms.c.due <= now).order_by(alarms.c.due).limit(MAX_PER_QUERY)
            found = connection.execute(query).all()
            return [
                row.code
                for row in found
                if connection.execute(update(alarms).filter_by(code=row.code, due=row.due).values(due=again)).rowcount
            ]


def set_alarm(connection: Connection, code: str, due: float | None) -> None:
    """Look at a table then, and not before, within a transaction; None: never."""
    mine = alarms.c.code == code
    if due is None:
        connection.execute(delete(alarms).where(mine))
    elif not connection.execute(update(alarms).where(mine).values(due=due)).rowcount:
        connection.execute(insert(alarms).values(code=code, due=due))
