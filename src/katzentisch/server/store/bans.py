"""Persons and networks that the host does not let in."""

from __future__ import annotations

from secrets import token_hex

import msgspec
from sqlalchemy import Engine, delete, insert, select, update

from katzentisch.server.store.identity_merge import current_guest
from katzentisch.server.store.schema import bans, seats


class Ban(msgspec.Struct, frozen=True):
    """A guest, or everybody from a network, and what they were called when they were banned."""

    id: str
    guest: str
    network: str
    name: str
    made: float


class Bans:
    """Each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def all(self) -> list[Ban]:
        """Everybody who is banned, the latest first."""
        with self.engine.begin() as connection:
            rows = connection.execute(select(bans).order_by(bans.c.made.desc(), bans.c.id)).mappings()
            return [Ban(**row) for row in rows]

    def add(self, guest: str, network: str, name: str, at: float) -> None:
        """Ban somebody, once; links to their seats open nothing any more, so that nobody plays on with one."""
        with self.engine.begin() as connection:
            guest = current_guest(connection, guest) or guest
            if guest:
                connection.execute(update(seats).where(seats.c.guest == guest).values(token=""))
            same = (bans.c.guest == guest) & (bans.c.network == network)
            if connection.execute(select(bans.c.id).where(same)).first() is None:
                row = {"id": token_hex(4), "guest": guest, "network": network, "name": name, "made": at}
                connection.execute(insert(bans).values(**row))

    def lift(self, ban: str) -> bool:
        """Let them in again; whether they were banned."""
        with self.engine.begin() as connection:
            return connection.execute(delete(bans).where(bans.c.id == ban)).rowcount == 1
