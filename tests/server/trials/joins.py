"""Guests who become persons under kills, while a match of theirs ends: all that is theirs comes along, or nothing."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from sqlalchemy import select

from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.server.store import Store
from katzentisch.server.store.schema import results
from katzentisch.table.identifiers import new_code, new_match_id
from katzentisch.table.stored import Chair, HouseRules, TableRow

from ..faults import LONG
from ..service import Client
from .trial import Peril, Trial, belongings, guest_of, settled

MANY = 60 if LONG else 4
"""Matches that wait for their last move."""


class Prepared(NamedTuple):
    """A table at which a guest and somebody else have one move left."""

    guest: Client
    other: Client
    code: str
    match: str


class Joins(Trial):
    """Lets one guest after the other join a person, with the last move of a match."""

    def __init__(self, world: Peril, stop: threading.Event, store: Store) -> None:
        super().__init__(world, stop, store)
        self.waiting = [self.prepared() for _ in range(MANY)]
        self.joined: list[tuple[Prepared, str, bool]] = []
        """Who joined whom, and whether they did."""

    def prepared(self) -> Prepared:
        """Everything that a guest may have: a table, a chair, an address, a silence, nearly a result."""
        here = Prepared(self.guest(), self.guest(), new_code(), new_match_id())
        chairs = [Chair(f"Guest {seat}", guest_of(client)) for seat, client in enumerate(here[:2])]
        game = find("5211").game
        row = TableRow(here.code, game.id, game.resolve(2, {}), HouseRules(), guest_of(here.guest), False, 1.0, chairs)
        self.store.tables.open(row)
        played = Match.begin(game, [chair.sitter for chair in chairs])
        while not played.over:
            seat = played.actors()[0]
            played.submit(seat, self.dice.choice(played.legal(seat)))
        self.store.matches.begin(here.match, here.code, 1, played.fork(played.ply - 1).record, time.time())
        assert here.guest.ask("PUT", f"/api/tables/{here.code}/silence", {"on": True}).status_code == 204
        assert here.guest.ask("PUT", "/api/calls", {"url": f"http://127.0.0.1:9/{here.code}"}).status_code == 200
        return here

    def act(self) -> None:
        if not self.waiting:
            self.stop.wait()
            return
        here, person = self.waiting.pop(), self.guest()
        assert person.ask("PUT", "/api/me", {"name": "Anna"}).status_code == 200
        code = person.post("/api/me/link", {"name": ""})["link"].partition("#")[2]
        with ThreadPoolExecutor(2) as both:
            ending = both.submit(self.end, here)
            time.sleep(self.dice.uniform(0, 0.02))
            joining = both.submit(here.guest.ask, "POST", "/api/me/join", {"code": code})
            ending.result()
            answer = joining.result()
        assert answer.status_code in (200, 403), answer.text
        kept: bool = here.guest.get("/api/me")["kept"]
        assert kept or answer.status_code == 403
        self.joined.append((here, guest_of(person), kept))
        self.rest()

    def end(self, here: Prepared) -> None:
        """Make the last move, whoever the guest is meanwhile."""
        time.sleep(self.dice.uniform(0, 0.02))
        while True:
            for seat, client in enumerate(here[:2]):
                answer = client.ask("GET", f"/api/tables/{here.code}/update", seat=seat)
                if answer.status_code != 200:  # this very moment the chair is another's
                    continue
                update = answer.json()
                if update["over"]:
                    return
                if seat in update["actors"]:
                    client.order(here.code, "move", seat, update["seq"], "last", move=update["legal"][0])

    def problems(self) -> list[str]:
        return settled(self.unwritten) + self.torn()

    def unwritten(self) -> list[str]:
        """Matches whose end is not written down once for each seat."""
        with self.store.engine.begin() as connection:
            found = {
                here.code: list(connection.scalars(select(results.c.seat).where(results.c.match == here.match)))
                for here, *_ in self.joined
            }
        return [f"the end of {code} is written for {seats}" for code, seats in found.items() if sorted(seats) != [0, 1]]

    def torn(self) -> list[str]:
        """Guests of whom something is left although they joined, or who did not join and lack something."""
        found = []
        for here, person, joined in self.joined:
            owner, nobody = (person, guest_of(here.guest)) if joined else (guest_of(here.guest), person)
            whole = {"tables.host", "seats.guest", "addresses.guest", "silences.guest", "results.guest"}
            if missing := whole - set(belongings(self.store, owner)):
                found.append(f"{here.code}, {joined=}: {missing} are not with {owner}")
            if joined and (left := belongings(self.store, nobody)):
                found.append(f"{here.code}: {left} stayed behind")
            if not joined and (taken := whole & set(belongings(self.store, nobody))):
                found.append(f"{here.code}: {taken} were taken along by nobody")
        return found
