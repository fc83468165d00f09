"""What proves that somebody is who they were: passkeys, and tickets that count once and for a short time."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from katzentisch.server.store.identity_merge import current_guest
from katzentisch.server.store.schema import passkeys, persons, tickets
from katzentisch.table.identifiers import hash_token
from katzentisch.table.stored import Conflict


class Passkey(msgspec.Struct, frozen=True):
    """The public half of a key that a person's device, or their keyring, holds."""

    id: str
    """The hash of the credential's own id."""
    guest: str
    home: str
    """The host at which it was made, and at which alone it counts."""
    credential: str
    """Its id and its public key, as authenticators write them."""
    count: int
    """How often it was used, for authenticators that count."""
    device: str
    """The handle of the device that made it."""
    name: str
    made: float


class Ticket(NamedTuple):
    """A code that somebody shows: for what, and for whom it is to count now."""

    what: str
    code: str
    guest: str
    now: float


class Passkeys:
    """Passkeys and tickets; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # Passkeys

    def keep(self, passkey: Passkey, most: int) -> bool:
        """Keep a passkey; False if the person has as many as this, Conflict if it is known, or they are another."""
        try:
            with self.engine.begin() as connection:
                if current_guest(connection, passkey.guest) != passkey.guest:
                    raise Conflict
                if (connection.scalar(select(func.count()).where(passkeys.c.guest == passkey.guest)) or 0) >= most:
                    return False
                connection.execute(insert(passkeys).values(**msgspec.structs.asdict(passkey)))
                return True
        except IntegrityError:
            raise Conflict from None

    def of(self, guest: str) -> list[Passkey]:
        """A person's passkeys, the oldest first."""
        with self.engine.begin() as connection:
            rows = connection.execute(select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.made))
            return [Passkey(**row) for row in rows.mappings()]

    def find(self, passkey: str) -> Passkey | None:
        with self.engine.begin() as connection:
            row = connection.execute(select(passkeys).where(passkeys.c.id == passkey)).mappings().first()
        return None if row is None else Passkey(**row)

    def used(self, passkey: Passkey, count: int) -> bool:
        """Note how often a passkey was used; False if it has been used as often before, so that there are two of it."""
        mine = (passkeys.c.id == passkey.id) & (passkeys.c.guest == passkey.guest)
        if count or passkey.count:
            mine &= passkeys.c.count < count
        with self.engine.begin() as connection:
            return connection.execute(update(passkeys).where(mine).values(count=count)).rowcount == 1

    def drop(self, guest: str, passkey: str) -> bool:
        """Forget a person's passkey; whether it was there."""
        with self.engine.begin() as connection:
            return connection.execute(delete(passkeys).filter_by(id=passkey, guest=guest)).rowcount == 1

    # Tickets

    def issue(self, what: str, code: str, guest: str, until: float, now: float) -> None:
        """Let a code count for a guest, once and until then; those whose time is over are forgotten."""
        with self.engine.begin() as connection:
            connection.execute(delete(tickets).where(tickets.c.until < now))
            connection.execute(insert(tickets).values(id=hash_token(code), what=what, guest=guest, until=until))

    def bearer(self, what: str, code: str, now: float) -> tuple[str, str] | None:
        """The person, and their name, for whom a code would count."""
        query = select(persons.c.guest, persons.c.name).join(tickets, tickets.c.guest == persons.c.guest)
        valid = (tickets.c.id == hash_token(code)) & (tickets.c.what == what) & (tickets.c.until >= now)
        with self.engine.begin() as connection:
            row = connection.execute(query.where(valid)).first()
        return None if row is None else (row.guest, row.name)

    def take(self, what: str, code: str, guest: str, now: float) -> bool:
        """Use a code up; whether it counted for this guest until now."""
        with self.engine.begin() as connection:
            return spend_ticket(connection, Ticket(what, code, guest, now))


def spend_ticket(connection: Connection, ticket: Ticket) -> bool:
    """Use a code up within a transaction; whether it counted."""
    mine = (
        (tickets.c.id == hash_token(ticket.code)) & (tickets.c.what == ticket.what) & (tickets.c.guest == ticket.guest)
    )
    return connection.execute(delete(tickets).where(mine & (tickets.c.until >= ticket.now))).rowcount == 1
