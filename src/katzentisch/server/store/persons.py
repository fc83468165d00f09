"""Persons, and the devices that speak for them: a person is a guest whom several devices agree on."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, Connection, Engine, Select, and_, delete, exists, insert, select, update

from katzentisch.server.store.anonymization import anonymize
from katzentisch.server.store.club_store import entrants, members, ratings, removed_members, seasons
from katzentisch.server.store.database import autocommit
from katzentisch.server.store.identity_merge import current_guest, lock_guests_exclusively
from katzentisch.server.store.passkeys import Ticket, spend_ticket
from katzentisch.server.store.schema import (
    addresses,
    bans,
    blocks,
    dailies,
    devices,
    invitations,
    looks,
    passkeys,
    persons,
    quick_arrivals,
    quick_ratings,
    quick_removals,
    results,
    seats,
    silences,
    tables,
    tickets,
)
from katzentisch.table.identifiers import hash_token
from katzentisch.table.stored import Conflict

SEEN_UPDATE_SECONDS = 3600.0
"""Seconds after which it is stored again that a device was seen."""


class OwnedColumn(NamedTuple):
    """A column that says whose a row is; what becomes of the row when a guest turns out to be a person, or goes."""

    column: Column[str]
    alike: tuple[Column[Any], ...] | None = None
    """Where both have a row that is the same in these columns, only the person's stays; None: both stay."""
    left: dict[str, str] | None = None
    """What stands there after an erasure; None: nothing stays."""


OWNED_COLUMNS = [
    OwnedColumn(tables.c.host, left={"host": ""}),
    OwnedColumn(seats.c.guest, left={"guest": "", "token": ""}),
    OwnedColumn(addresses.c.guest, alike=(addresses.c.url, addresses.c.code)),
    OwnedColumn(silences.c.guest, alike=(silences.c.code,)),
    OwnedColumn(looks.c.guest, alike=(looks.c.code,)),
    OwnedColumn(results.c.guest, left={"guest": ""}),
    OwnedColumn(members.c.guest, alike=(members.c.club,)),
    OwnedColumn(removed_members.c.guest, alike=(removed_members.c.club,)),
    OwnedColumn(ratings.c.guest, alike=(ratings.c.club, ratings.c.game, ratings.c.players)),
    OwnedColumn(entrants.c.guest, left={"guest": "", "name": ""}),
    OwnedColumn(bans.c.guest, alike=()),
    OwnedColumn(dailies.c.guest, alike=(dailies.c.day, dailies.c.game)),
    OwnedColumn(blocks.c.guest, alike=(blocks.c.blocked,)),
    OwnedColumn(blocks.c.blocked, alike=(blocks.c.guest,)),
    OwnedColumn(quick_removals.c.guest, alike=(quick_removals.c.code,)),
    OwnedColumn(quick_arrivals.c.guest, alike=(quick_arrivals.c.code,)),
    OwnedColumn(quick_ratings.c.guest, alike=(quick_ratings.c.game,)),
    OwnedColumn(invitations.c.guest, alike=(invitations.c.code,)),
    OwnedColumn(passkeys.c.guest),
    OwnedColumn(tickets.c.guest),
    OwnedColumn(persons.c.guest, alike=()),
]
"""Everything that hangs on a guest, but the devices themselves."""


class Device(msgspec.Struct, frozen=True):
    """One browser of a person; its id is what its cookie signs."""

    id: str
    guest: str
    name: str
    made: float
    seen: float

    @property
    def handle(self) -> str:
        return device_handle(self.id)


class IdentityChange(msgspec.Struct, frozen=True):
    """What every process has to look at again: devices by their handles, tables by their codes."""

    devices: list[str]
    codes: list[str]


def device_handle(device: str) -> str:
    """A device's name on the wire and on the bus, which opens nothing."""
    return hash_token(device)[:32]


class Persons:
    """Persons and devices; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = autocommit(engine)

    # Who somebody is

    def whose(self, device: str, now: float) -> str | None:
        """The guest for whom a device speaks: its own, as long as nobody bound it; None once it was unbound."""
        with self.reading.connect() as connection:
            row = connection.execute(select(devices.c.guest, devices.c.seen).where(devices.c.id == device)).first()
        if row is None:
            return device
        if row.guest and now - row.seen > SEEN_UPDATE_SECONDS:
            with self.engine.begin() as connection:
                connection.execute(update(devices).where(devices.c.id == device).values(seen=now))
        return row.guest or None

    def owners(self, ids: list[str]) -> dict[str, str]:
        """Those of these devices that somebody bound or unbound, with their guests."""
        with self.reading.connect() as connection:
            rows = connection.execute(select(devices.c.id, devices.c.guest).where(devices.c.id.in_(ids)))
            return {row.id: row.guest for row in rows}

    def name(self, guest: str) -> str | None:
        """The name that a person keeps here; None: a guest, who keeps none."""
        with self.reading.connect() as connection:
            return connection.scalar(select(persons.c.name).where(persons.c.guest == guest))

    def devices(self, guest: str) -> list[Device]:
        """A person's devices, the one seen last first."""
        with self.reading.connect() as connection:
            rows = connection.execute(select(devices).where(devices.c.guest == guest).order_by(devices.c.seen.desc()))
            return [Device(**row) for row in rows.mappings()]

    def handles(self, guest: str) -> list[str]:
        """The handles of all devices that speak for a guest."""
        with self.reading.connect() as connection:
            known = connection.scalars(select(devices.c.id).where(devices.c.guest == guest))
            return [device_handle(each) for each in {guest, *known}]

    def tables(self, guest: str) -> list[str]:
        """The tables at which somebody sits, or which they opened."""
        with self.reading.connect() as connection:
            return tables_of(connection, guest)

    # Becoming and staying somebody

    def keep(self, name: str | None, device: Device) -> None:
        """Keep a device's guest as a person, under this name if there is one, and the device as theirs.

        Conflict if the guest is somebody else by now.
        """
        mine = persons.c.guest == device.guest
        with self.engine.begin() as connection:
            if current_guest(connection, device.guest) != device.guest:
                raise Conflict
            if connection.scalar(select(persons.c.name).where(mine)) is None:
                connection.execute(insert(persons).values(guest=device.guest, name=name or "", made=device.made))
            elif name is not None:
                connection.execute(update(persons).where(mine).values(name=name))
            bind_device(connection, device)

    def join(self, person: str, device: Device, ticket: Ticket | None = None) -> IdentityChange | None:
        """Let a device speak for this person; what it had as a guest of its own comes along, in one transaction.

        If others speak for that guest as well, it comes alone, and everything stays with them.
        None if the ticket does not count, or the person is gone: then nothing was changed.
        """
        with self.engine.begin() as connection:
            before = device.guest
            lock_guests_exclusively(connection, before, person)
            codes: list[str] = []
            if not is_person(connection, person) or (ticket and not spend_ticket(connection, ticket)):
                return None
            entered = seasons.c.id.in_(select(entrants.c.season).where(entrants.c.guest == before))
            connection.execute(select(seasons.c.id).where(entered).with_for_update())  # whose lots may be being drawn
            theirs = select(devices.c.id).where(devices.c.guest == before)
            others = set(connection.scalars(theirs)) - {device.id}
            if before != person and not others:
                codes = tables_of(connection, before)
                for held in OWNED_COLUMNS:
                    transfer_rows(connection, held, before, person)
            bind_device(connection, msgspec.structs.replace(device, guest=person))
            return IdentityChange([device.handle], codes)

    def rename(self, guest: str, device: str, name: str) -> bool:
        """Call one of a person's devices something else; whether it is theirs."""
        mine = (devices.c.guest == guest) & (devices.c.id == device)
        with self.engine.begin() as connection:
            return connection.execute(update(devices).where(mine).values(name=name)).rowcount == 1

    # Going

    def unbind(self, guest: str, device: str, lost: bool) -> IdentityChange:
        """Let a device speak for nobody; links to seats that it may hold, and calls to it, end as well.

        If it is lost, so are the passkeys that were made with it.
        """
        with self.engine.begin() as connection:
            mine = (devices.c.guest == guest) & (devices.c.id == device)
            if connection.execute(update(devices).where(mine).values(guest="")).rowcount != 1:
                return IdentityChange([], [])
            connection.execute(update(seats).where(seats.c.guest == guest).values(token=""))
            connection.execute(delete(addresses).where(addresses.c.device == device_handle(device)))
            connection.execute(delete(tickets).where(tickets.c.guest == guest))
            if lost:
                connection.execute(delete(passkeys).where(passkeys.c.device == device_handle(device)))
            return IdentityChange([device_handle(device)], tables_of(connection, guest))

    def erase(self, guest: str, due: Select[str] | None = None) -> IdentityChange:
        """Forget a person: tables of nobody else go, names in what others played become neutral, all cookies die.

        Guests who have become another person stay, or were deleted already; so do guests who are not due.
        """
        with self.engine.begin() as connection:
            lock_guests_exclusively(connection, guest)
            if current_guest(connection, guest) != guest or (
                due is not None and connection.execute(due).first() is None
            ):
                return IdentityChange([], [])
            known = list(connection.scalars(select(devices.c.id).where(devices.c.guest == guest)))
            codes = tables_of(connection, guest)
            anonymize(connection, guest, codes)
            for held in OWNED_COLUMNS:
                if held.left is None:
                    connection.execute(delete(held.column.table).where(held.column == guest))
                else:
                    connection.execute(update(held.column.table).where(held.column == guest).values(**held.left))
            for each in {*known, guest}:
                bind_device(connection, Device(each, "", "", 0.0, 0.0))
            return IdentityChange([device_handle(each) for each in {*known, guest}], codes)


def bind_device(connection: Connection, device: Device) -> None:
    """Write down for whom a device speaks; a name that was given to it stays."""
    row = msgspec.structs.asdict(device)
    same = devices.c.id == device.id
    old = connection.execute(select(devices.c.guest, devices.c.name).where(same)).first()
    if old is None:
        connection.execute(insert(devices).values(**row))
    else:
        name = old.name if old.guest == device.guest else device.name
        connection.execute(update(devices).where(same).values(**{**row, "name": name}))


def is_person(connection: Connection, guest: str) -> bool:
    """Whether a guest is a person."""
    return connection.scalar(select(persons.c.guest).where(persons.c.guest == guest)) is not None


def tables_of(connection: Connection, guest: str) -> list[str]:
    """The tables at which somebody sits, or which they opened."""
    sits = select(seats.c.code).where(seats.c.guest == guest)
    return list(connection.scalars(select(tables.c.code).where((tables.c.host == guest) | tables.c.code.in_(sits))))


def transfer_rows(connection: Connection, held: OwnedColumn, before: str, person: str) -> None:
    """Let what was a guest's be a person's, where the person has not the same already."""
    table, column = held.column.table, held.column
    if held.alike is not None:
        theirs = table.alias()
        same = [theirs.c[each.name].is_not_distinct_from(each) for each in held.alike]
        doubled = exists().where(and_(theirs.c[column.name] == person, *same))
        connection.execute(delete(table).where((column == before) & doubled))
    connection.execute(update(table).where(column == before).values({column.name: person}))
