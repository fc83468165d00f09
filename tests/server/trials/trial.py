"""What trials share: a world in which servers die within transactions, and waiting until all is well."""

from __future__ import annotations

import itertools
import random
import threading
import time
from collections.abc import Callable
from typing import cast

from sqlalchemy import func, select

from katzentisch.server.auth import COOKIE, CookieSigner
from katzentisch.server.store import Store
from katzentisch.server.store.persons import OWNED_COLUMNS
from katzentisch.table.identifiers import new_guest_id

from ..actor import Actor
from ..faults import DEEDS, LONG, Hasty, World
from ..service import STUBBORN, Client

PACE = 1.0 if LONG else 0.2
"""Seconds between two things that somebody does."""


class Peril(World):
    """Hasty servers whose clocks agree; more often than not one dies in the midst of a transaction."""

    make = Hasty
    switches = ("--call-after", "0.2", "--calls-inside")
    offset = 0.0
    setting = threading.Lock()

    def faults(self) -> list[Callable[[], None]]:
        some = [self.die, self.die, self.die, self.kill, self.pause]
        return some + ([self.kill_database] if self.database else []) + ([self.kill_bus] if self.bus else [])

    def die(self) -> None:
        victim = cast(Hasty, self.dice.choice(self.servers))
        victim.die(self.dice.choice(DEEDS), self.dice.randrange(6))
        victim.start()

    def later(self, seconds: float) -> None:
        """Let time pass, everywhere."""
        with self.setting:
            self.offset += seconds
            for server in self.servers:
                new = server.offset.with_suffix(".new")
                new.write_text(str(self.offset))
                new.replace(server.offset)

    def now(self) -> float:
        return time.time() + self.offset


class Trial(Actor):
    """Does something again and again while everything around fails."""

    def __init__(self, world: Peril, stop: threading.Event, store: Store) -> None:
        super().__init__(stop)
        self.world = world
        self.store = store
        """For what is laid out before anything fails, and looked at afterwards."""
        self.seal = CookieSigner(store.secret())
        self.own_seed = f"{world.seed} {type(self).__name__}"
        self.dice = random.Random(self.own_seed)
        self.numbers = itertools.count(1)

    def __str__(self) -> str:
        return f"{type(self).__name__} {self.acts} times"

    def guest(self) -> Client:
        """Somebody who is known here, whatever becomes of an answer."""
        client = self.world.stack.enter_context(
            Client(*(server.url for server in self.world.servers), seed=f"{self.own_seed} {next(self.numbers)}")
        )
        client.http.cookies.set(COOKIE, self.seal.sign(new_guest_id()), domain="127.0.0.1")
        return client

    def rest(self) -> None:
        self.stop.wait(self.dice.uniform(0, 2 * PACE))

    def problems(self) -> list[str]:
        """What is wrong, now that nothing fails any more."""
        raise NotImplementedError


def sits(client: Client, code: str, seat: int, name: str) -> None:
    """Sit down, perhaps for the second time since nobody heard of the first."""
    answer = client.ask("POST", f"/api/tables/{code}/seats/{seat}", {"name": name})
    assert answer.status_code in (200, 201, 409), answer.text


def begins(client: Client, code: str) -> None:
    """Begin a match, perhaps for the second time."""
    answer = client.ask("POST", f"/api/tables/{code}/start", {})
    assert answer.status_code in (200, 201, 204, 409), answer.text


def guest_of(client: Client) -> str:
    """Who somebody was before they were somebody else: their cookie says so."""
    return client.http.cookies[COOKIE].partition(".")[0]


def belongings(store: Store, guest: str) -> list[str]:
    """The columns in which something is a guest's."""
    with store.engine.begin() as connection:
        return [
            str(held.column)
            for held in OWNED_COLUMNS
            if connection.scalar(select(func.count()).where(held.column == guest))
        ]


def settled(wrong: Callable[[], list[str]], meanwhile: Callable[[], None] = lambda: None) -> list[str]:
    """What is wrong even after everybody had time to catch up: when for long nothing more has come right."""
    found = wrong()
    least, end = len(found), time.monotonic() + STUBBORN / 5
    while found and time.monotonic() < end:
        meanwhile()
        time.sleep(1)
        found = wrong()
        if len(found) < least:
            least, end = len(found), time.monotonic() + STUBBORN / 5
    return found
