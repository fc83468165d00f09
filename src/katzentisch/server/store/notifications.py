"""Where people are notified and what of: one process at most sends each notification, once."""

from __future__ import annotations

import hmac
from typing import Literal

import msgspec
from sqlalchemy import Engine, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from katzentisch.server.store.club_store import members
from katzentisch.server.store.identity_merge import current_guest
from katzentisch.server.store.schema import addresses, alarms, calls, events, matches, seats, silences
from katzentisch.table.pending_seats import PendingSeat
from katzentisch.table.stored import Conflict

MINUTES_PER_DAY = 24 * 60
MAX_PER_QUERY = 200
"""Notifications and tables that are read at once."""


class NotificationAddress(msgspec.Struct, frozen=True, kw_only=True):
    """Where a guest, or everybody at one table, is notified."""

    id: str
    guest: str
    code: str | None
    """The table whose players are all notified here; None: this guest, about all tables."""
    url: str
    key: str
    auth: str
    home: str
    """The address of this server as the guest knows it."""
    language: str
    quiet_from: int
    quiet_to: int
    """Minutes of the day between which nothing is sent; both the same: never quiet."""
    offset: int
    """Minutes by which the guest's day is ahead of UTC."""
    device: str = ""
    """The handle of the device, where the address is a browser."""

    @property
    def kind(self) -> Literal["push", "webhook"]:
        """How a notification gets there: browsers have a key, webhooks have none."""
        return "push" if self.key else "webhook"

    def next_allowed(self, now: float) -> float:
        """When this address may be notified: now, or at the end of its quiet hours."""
        into = (now / 60 + self.offset - self.quiet_from) % MINUTES_PER_DAY
        lasts = (self.quiet_to - self.quiet_from) % MINUTES_PER_DAY
        return now + (lasts - into) * 60 if into < lasts else now


class Notification(msgspec.Struct, frozen=True):
    """That a seat is waited for, told to one address."""

    pending: PendingSeat
    address: NotificationAddress
    tries: int = 0
    due: float = 0.0
    """When another process may send it, unless it was sent before."""


class Notifications:
    """Addresses, silenced tables and notifications; each method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # Addresses and silences

    def save_address(self, address: NotificationAddress, most: int) -> bool:
        """Add or change an address; False if the guest has that many already, Conflict if it belongs to somebody else.

        A browser that lost its cookie proves by its secret that the address is its own.
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

    def addresses_of(self, guest: str) -> list[NotificationAddress]:
        """A guest's addresses."""
        with self.engine.begin() as connection:
            rows = connection.execute(select(addresses).where(addresses.c.guest == guest).order_by(addresses.c.id))
            return [NotificationAddress(**row) for row in rows.mappings()]

    def addresses_in_club(self, club: str, without: str) -> list[NotificationAddress]:
        """Where the members of a club are notified about all that concerns them; without one of them."""
        belongs = (members.c.club == club) & (members.c.guest != without)
        wanted = addresses.c.guest.in_(select(members.c.guest).where(belongs)) & addresses.c.code.is_(None)
        with self.engine.begin() as connection:
            rows = connection.execute(select(addresses).where(wanted).order_by(addresses.c.id))
            return [NotificationAddress(**row) for row in rows.mappings()]

    def delete_address(self, address: str, guest: str) -> bool:
        """Delete a guest's address; whether there was one."""
        with self.engine.begin() as connection:
            return connection.execute(delete(addresses).filter_by(id=address, guest=guest)).rowcount == 1

    def forget_address(self, address: str) -> None:
        """Delete an address that no longer exists."""
        with self.engine.begin() as connection:
            connection.execute(delete(addresses).filter_by(id=address))

    def set_silence(self, guest: str, code: str, on: bool) -> None:
        """Stop notifying this guest about this table, or start again."""
        with self.engine.begin() as connection:
            guest = current_guest(connection, guest)
            connection.execute(delete(silences).filter_by(guest=guest, code=code))
            if on and guest:
                connection.execute(insert(silences).values(guest=guest, code=code))

    def silenced_tables(self, guest: str) -> list[str]:
        """The tables about which this guest is not notified."""
        with self.engine.begin() as connection:
            return list(connection.scalars(select(silences.c.code).where(silences.c.guest == guest)))

    # Notifications

    def claim(self, pending: PendingSeat, now: float, until: float) -> list[Notification]:
        """The notifications to send now about this seat; none if another process sends them or has sent them.

        Those that are not sent by `until`, and those in quiet hours, are due later.
        """
        silenced = exists().where((silences.c.guest == pending.guest) & (silences.c.code == pending.code))
        mine = (addresses.c.guest == pending.guest) & addresses.c.code.is_(None) & ~silenced
        try:
            with self.engine.begin() as connection:
                rows = connection.execute(select(addresses).where(mine | (addresses.c.code == pending.code))).mappings()
                found = []
                for address in (NotificationAddress(**row) for row in rows.all()):
                    allowed = address.next_allowed(now)
                    found.append(Notification(pending, address, due=allowed if allowed > now else until))
                for notification in found:
                    connection.execute(
                        insert(calls).values(
                            **row_key(notification), code=pending.code, due=notification.due, taken=False, tries=0
                        )
                    )
        except IntegrityError:
            return []
        return [notification for notification in found if notification.address.next_allowed(now) <= now]

    def find_due(self, now: float) -> list[Notification]:
        """The notifications that are due and not sent."""
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

    def lease(self, notification: Notification, until: float) -> bool:
        """Reserve a due notification until then for this process; False if another process was faster."""
        with self.engine.begin() as connection:
            free = update(calls).filter_by(**row_key(notification), taken=False, due=notification.due)
            return connection.execute(free.values(due=until)).rowcount == 1

    def mark_sent(self, notification: Notification) -> bool:
        """Mark a notification as sent, just before it is; False if another process has."""
        with self.engine.begin() as connection:
            free = update(calls).filter_by(**row_key(notification), taken=False)
            return connection.execute(free.values(taken=True)).rowcount == 1

    def retry_later(self, notification: Notification, due: float, taken: bool) -> None:
        """Send a notification that failed again later; `taken` says whether this process had marked it as sent."""
        with self.engine.begin() as connection:
            mine = update(calls).filter_by(**row_key(notification), taken=taken)
            connection.execute(mine.values(taken=False, due=due, tries=notification.tries + 1))

    def recently_changed_tables(self, since: float) -> list[str]:
        """Tables that changed since then, where somebody has an address or a deadline is stored."""
        sits = select(seats.c.code).where(seats.c.guest.in_(select(addresses.c.guest)))
        notified = select(addresses.c.code).where(addresses.c.code.is_not(None))
        wanted = matches.c.code.in_(sits.union(notified, select(alarms.c.code)))
        lately = exists().where((events.c.match == matches.c.id) & (events.c.at > since)) | (matches.c.begun > since)
        query = select(matches.c.code).where(wanted & lately).distinct()
        with self.engine.begin() as connection:
            return list(connection.scalars(query.limit(MAX_PER_QUERY)))

    def delete_before(self, before: float) -> None:
        """Delete notifications that were due before then."""
        with self.engine.begin() as connection:
            connection.execute(delete(calls).where(calls.c.due < before))


def row_key(notification: Notification) -> dict[str, str | int]:
    """The key of a notification's row."""
    pending = notification.pending
    return {"match": pending.match, "seat": pending.seat, "what": pending.what, "address": notification.address.id}
