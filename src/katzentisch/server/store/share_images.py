"""Stills of finished matches, as those who shared them sent them."""

from __future__ import annotations

from sqlalchemy import Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from katzentisch.server.store.database import autocommit
from katzentisch.server.store.schema import stills


class ShareImages:
    """A picture for each match that somebody shared; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = autocommit(engine)

    def keep(self, match: str, picture: bytes, now: float, pause: float) -> bool:
        """Keep a picture of a match; False if there is one that is younger than this pause."""
        row, here = {"picture": picture, "at": now}, stills.c.match == match
        try:
            with self.engine.begin() as connection:
                if connection.execute(update(stills).where(here & (stills.c.at <= now - pause)).values(**row)).rowcount:
                    return True
                if connection.execute(select(stills.c.at).where(here)).first() is not None:
                    return False
                connection.execute(insert(stills).values(match=match, **row))
                return True
        except IntegrityError:  # somebody else was as quick
            return False

    def find(self, match: str) -> bytes | None:
        """The picture of a match, if there is one."""
        with self.reading.connect() as connection:
            return connection.scalar(select(stills.c.picture).where(stills.c.match == match))

    def made(self, match: str) -> float | None:
        """When the picture of a match was made."""
        with self.reading.connect() as connection:
            return connection.scalar(select(stills.c.at).where(stills.c.match == match))
