"""Find out who a guest is by now, in the same transaction that stores something of theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Function, func, select

from katzentisch.server.store.schema import devices, persons

GUEST_LOCK_FAMILY = 5212
"""The family of locks that are about guests, where a database has several writers."""


def current_guest(connection: Connection, guest: str) -> str:
    """Who this guest is by now."""
    return current_guests(connection, [guest])[guest]


def current_guests(connection: Connection, guests: Iterable[str]) -> dict[str, str]:
    """The person whom each of these guests has joined, or nobody if erased; all others stay who they were.

    Until the transaction is over none of them becomes somebody else.
    """
    asked = set(guests)
    lock_guests(connection, asked, func.pg_advisory_xact_lock_shared)
    kept = set(connection.scalars(select(persons.c.guest).where(persons.c.guest.in_(asked))))
    bound = select(devices.c.id, devices.c.guest).where(devices.c.id.in_(asked - kept))
    became = {row.id: row.guest for row in connection.execute(bound)}
    return {guest: became.get(guest, guest) for guest in asked}


def lock_guests_exclusively(connection: Connection, *guests: str) -> None:
    """Let everybody wait who wants to write down something of these guests, until this transaction is over."""
    lock_guests(connection, set(guests), func.pg_advisory_xact_lock)


def lock_guests(connection: Connection, guests: set[str], how: Callable[[int, int], Function[Any]]) -> None:
    """Take the locks of these guests, in the same order everywhere; SQLite has one writer at a time anyway."""
    numbers = sorted({int.from_bytes(sha256(guest.encode()).digest()[:4], signed=True) for guest in guests if guest})
    if numbers and connection.dialect.name != "sqlite":
        connection.execute(select(*(how(GUEST_LOCK_FAMILY, number) for number in numbers)))
