"""Where people are called, and what they were called for: each call is made once at most, by whichever process."""

from __future__ import annotations

import hmac

import msgspec
from sqlalchemy import Engine, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from katzentisch.server.store.identity_merge import current_guest
from katzentisch.server.store.schema import addresses, alarms, calls, events, matches, seats, silences
from katzentisch.table.pending_seats import PendingSeat
from katzentisch.table.stored import Conflict

MINUTES_PER_DAY = 24 * 60
"""Minutes."""
MAX_PER_QUERY = 200
"""Calls and tables that are looked at in one go."""


class NotificationAddress(msgspec.Struct, frozen=True, kw_only=True):
    """Where a guest, or everybody at one table, is called; with a key it is a browser, without one a webhook."""

    id: str
    guest: str
    code: str | None
    """The table whose persons are all called there; None: this guest, from all tables."""
    url: str
    key: str
    auth: str
    home: str
    """How the guest came here."""
    language: str
    quiet_from: int
    quiet_to: int
    """Minutes of the day between which nobody is called; the same twice: never quiet."""
    offset: int
    """Minutes by which the guest's day is ahead of UTC."""
    device: str = ""
    """The handle of the device that is called, if it is one."""

    def awake(self, now: float) -> float:
        """When somebody may be called here: now, or at the end of the quiet hours."""
        into = (now / 60 + self.offset - self.quiet_from) % MINUTES_PER_DAY
        lasts = (self.quiet_to - self.quiet_from) % MINUTES_PER_DAY
        return now + (lasts - into) * 60 if into < lasts else now


class Notification(msgspec.Struct, frozen=True):
    """A wait that one address is told of."""

    wait: PendingSeat
    address: NotificationAddress
    tries: int = 0
    due: float = 0.0
    """When another process may make it, as long as nobody has taken it."""


class Notifications:
    """Addresses, silences and calls; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # Addresses and silences

    def keep(self, address: NotificationAddress, most: int) -> bool:
        """Keep an address, or change it; False if the guest has as many as this, Conflict if one of them is another's.

        A browser that lost its cookie is known by its secret, and goes on as another guest.
        """
        with self.engine.begin() as connection:
            if current_guest(connection, address.guest) != address.guest:
                raise Conflict
            values = msgspec.structs.asdict(address)
            own = addresses.c.guest == address.guest
            old = connection.execute(select(addresses).where(addresses.c.id == address.id)).mappings().first()
            if old is not None:
                if old["guest"] != address.guest and not hmac.compare_digest(old["auth"], address.auth):
                    raise Conflict
                connection.execute(update(addresses).where(addresses.c.id == address.id).values(**values))
                return True
            if (connection.scalar(select(func.count()).where(own)) or 0) >= most:
                return False
            connection.execute(insert(addresses).values(**values))
            return True

    def of(self, guest: str) -> list[NotificationAddress]:
        """Where a guest wanted calls to go."""
        with self.engine.begin() as connection:
            rows = connection.execute(select(addresses).where(addresses.c.guest == guest).order_by(addresses.c.id))
            return [NotificationAddress(**row) for row in rows.mappings()]

    def drop(self, address: str, guest: str) -> bool:
        """Forget a guest's address; whether it was there."""
        with self.engine.begin() as connection:
            return connection.execute(delete(addresses).filter_by(id=address, guest=guest)).rowcount == 1

    def gone(self, address: str) -> None:
        """Forget an address at which nobody is any more."""
        with self.engine.begin() as connection:
            connection.execute(delete(addresses).filter_by(id=address))

    def silence(self, guest: str, code: str, on: bool) -> None:
        """Call this guest about this table no more, or again."""
        with self.engine.begin() as connection:
            guest = current_guest(connection, guest)
            connection.execute(delete(silences).filter_by(guest=guest, code=code))
            if on and guest:
                connection.execute(insert(silences).values(guest=guest, code=code))

    def silent(self, guest: str) -> list[str]:
        """The tables about which this guest does not want to be called."""
        with self.engine.begin() as connection:
            return list(connection.scalars(select(silences.c.code).where(silences.c.guest == guest)))

    # Calls

    def claim(self, wait: PendingSeat, now: float, until: float) -> list[Notification]:
        """The calls to make now for this wait; none if another process makes them, or made them before.

        Those that nobody has taken until then, and those that fall into quiet hours, are due later.
        """
        hushed = exists().where((silences.c.guest == wait.guest) & (silences.c.code == wait.code))
        mine = (addresses.c.guest == wait.guest) & addresses.c.code.is_(None) & ~hushed
        try:
            with self.engine.begin() as connection:
                rows = connection.execute(select(addresses).where(mine | (addresses.c.code == wait.code))).mappings()
                found = []
                for address in (NotificationAddress(**row) for row in rows.all()):
                    awake = address.awake(now)
                    found.append(Notification(wait, address, due=awake if awake > now else until))
                for call in found:
                    connection.execute(
                        insert(calls).values(**row_key(call), code=wait.code, due=call.due, taken=False, tries=0)
                    )
        except IntegrityError:
            return []
        return [call for call in found if call.address.awake(now) <= now]

    def due(self, now: float) -> list[Notification]:
        """The calls that waited until now, and that nobody has taken."""
        query = (
            select(
                calls.c.match,
                calls.c.seat,
                calls.c.what,
                calls.c.code.label("at"),
                calls.c.tries,
                calls.c.due,
                seats.c.guest.label("who"),
                addresses,
            )
            .join(addresses, addresses.c.id == calls.c.address)
            .join(seats, (seats.c.code == calls.c.code) & (seats.c.seat == calls.c.seat))
            .where(~calls.c.taken & (calls.c.due <= now))
            .limit(MAX_PER_QUERY)
        )
        with self.engine.begin() as connection:
            rows = connection.execute(query).mappings().all()
        return [
            Notification(
                PendingSeat(row["at"], row["match"], row["seat"], row["what"], row["who"]),
                NotificationAddress(**{name: row[name] for name in NotificationAddress.__struct_fields__}),
                row["tries"],
                row["due"],
            )
            for row in rows
        ]

    def hold(self, call: Notification, until: float) -> bool:
        """Make a call that is due, if nobody takes it until then another may; False if another process makes it."""
        with self.engine.begin() as connection:
            free = update(calls).filter_by(**row_key(call), taken=False, due=call.due)
            return connection.execute(free.values(due=until)).rowcount == 1

    def take(self, call: Notification) -> bool:
        """Make a call this very moment, or never; False if another process has."""
        with self.engine.begin() as connection:
            free = update(calls).filter_by(**row_key(call), taken=False)
            return connection.execute(free.values(taken=True)).rowcount == 1

    def again(self, call: Notification, due: float, taken: bool) -> None:
        """Make a call later that did not reach anybody; if it was not taken here, only as long as nobody else has."""
        with self.engine.begin() as connection:
            mine = update(calls).filter_by(**row_key(call), taken=taken)
            connection.execute(mine.values(taken=False, due=due, tries=call.tries + 1))

    def lively(self, since: float) -> list[str]:
        """Tables of people who want to be called, or with an alarm, at which something happened since then."""
        sits = select(seats.c.code).where(seats.c.guest.in_(select(addresses.c.guest)))
        called = select(addresses.c.code).where(addresses.c.code.is_not(None))
        wanted = matches.c.code.in_(sits.union(called, select(alarms.c.code)))
        lately = exists().where((events.c.match == matches.c.id) & (events.c.at > since)) | (matches.c.begun > since)
        query = select(matches.c.code).where(wanted & lately).distinct()
        with self.engine.begin() as connection:
            return list(connection.scalars(query.limit(MAX_PER_QUERY)))

    def clear(self, before: float) -> None:
        """Forget calls of long ago."""
        with self.engine.begin() as connection:
            connection.execute(delete(calls).where(calls.c.due < before))


def row_key(call: Notification) -> dict[str, str | int]:
    """Which row a call is."""
    return {"match": call.wait.match, "seat": call.wait.seat, "what": call.wait.what, "address": call.address.id}
