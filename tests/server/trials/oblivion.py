"""What is forgotten under kills: all that has had its time, and nothing for which there is a reason to stay."""

from __future__ import annotations

import threading
from contextlib import suppress

from sqlalchemy import select, update
from sqlalchemy.exc import DBAPIError

from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.server.admin.moderation import RETENTION_SETTING, SWEEP_LEASE_SECONDS
from katzentisch.server.store import Store
from katzentisch.server.store.persons import Device
from katzentisch.server.store.retention import SECONDS_PER_DAY, RetentionTerms
from katzentisch.server.store.schema import tables
from katzentisch.table.identifiers import new_code, new_guest_id, new_match_id
from katzentisch.table.stored import Chair, HouseRules, TableRow

from ..faults import LONG
from ..service import Client
from .trial import Peril, Trial, belongings, settled, sits

MANY = 60 if LONG else 25
"""Old tables that are laid out at once."""
MOST_WAITING = 1000
"""Old tables that wait to be forgotten; with so many no more are laid out, for servers forget more slowly."""
RETURNING = 40 if LONG else 4
AGES = 3650
"""Days after which something is forgotten here."""


class Oblivion(Trial):
    """Lays out old tables, of which some are still played at, and lets those come back who had been away."""

    def __init__(self, world: Peril, stop: threading.Event, store: Store) -> None:
        super().__init__(world, stop, store)
        self.doomed: set[str] = set()
        self.guests: set[str] = set()
        self.staying: set[str] = set()
        self.kept: set[str] = set()
        self.returning = [self.away() for _ in range(RETURNING)]
        self.lay()
        store.host_settings.write(RETENTION_SETTING, RetentionTerms(guests=AGES, unfinished=AGES))

    def away(self) -> tuple[Client, str]:
        """Somebody who sits alone at a table that was opened long ago."""
        client = self.guest()
        code = client.open("5211", ["", "random"])
        sits(client, code, 0, "Anna")
        with self.store.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.code == code).values(opened=1.0))
        return client, code

    def lay(self) -> None:
        """Old tables of guests; where a match was begun lately, or a name is kept, there is a reason to stay."""
        record = Match.begin(find("5211").game, ["Anna", "Ben"]).record
        for number in range(MANY):
            code, guest = new_code(), new_guest_id()
            self.store.tables.open(
                TableRow(code, "5211", {}, HouseRules(), guest, False, 1.0, [Chair("Anna", guest), Chair("Ben")])
            )
            if number % 5 == 0:
                self.store.matches.begin(new_match_id(), code, 1, record, self.world.now())
                self.staying.add(code)
                self.kept.add(guest)
                continue
            self.doomed.add(code)
            if number % 5 == 1:
                self.store.persons.keep("Anna", Device(guest, guest, "", 1.0, 1.0))
                self.kept.add(guest)
            else:
                self.guests.add(guest)

    def act(self) -> None:
        if self.returning:
            client, code = self.returning.pop()
            answer = client.ask("POST", f"/api/tables/{code}/start", {})
            (self.staying if answer.is_success else self.doomed).add(code)
        elif LONG:
            with suppress(DBAPIError):  # what was laid out by then counts
                if len(self.waiting()) < MOST_WAITING:
                    self.lay()
            self.world.later(SECONDS_PER_DAY + 1)
        self.rest()

    def problems(self) -> list[str]:
        found = settled(self.remembered, lambda: self.world.later(SECONDS_PER_DAY + SWEEP_LEASE_SECONDS))
        with self.store.engine.begin() as connection:
            there = set(connection.scalars(select(tables.c.code)))
        found += [f"table {code} was forgotten" for code in self.staying - there]
        return found + [f"{guest} was forgotten" for guest in self.kept if not belongings(self.store, guest)]

    def waiting(self) -> set[str]:
        """The tables that are to be forgotten and are still there."""
        with self.store.engine.begin() as connection:
            return self.doomed.intersection(connection.scalars(select(tables.c.code)))

    def remembered(self) -> list[str]:
        """What is still there although it has had its time."""
        found = [f"table {code} is still there" for code in self.waiting()]
        self.guests = {guest for guest in self.guests if belongings(self.store, guest)}
        return found + [f"{guest} is still known" for guest in self.guests]
