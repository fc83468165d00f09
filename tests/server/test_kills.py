"""Nothing is lost: servers, databases, the bus, disks and clocks fail at random moments while people play.

`make kills KILLS=1000 SEED=…` does so at length.
"""

from __future__ import annotations

import os
import random
import threading
import time
from collections import Counter, defaultdict
from pathlib import Path

import pytest
from rich.console import Console
from sqlalchemy import select

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.words import Words
from katzentisch.server.admin.store_commands import StoreCommands
from katzentisch.server.store import Store
from katzentisch.server.store.schema import results

from .actor import Actor
from .faults import World
from .history import History, Order, judged, miscounted
from .service import PATIENCE, Client

KILLS = int(os.environ.get("KATZENTISCH_KILLS", "0"))
WORLDS = {"sqlite": 4, "one server": 4, "two servers": 2, "two servers and Redis": 5}
"""How often something goes wrong in the short form; every kind of fault once where it is the worst."""
if KILLS:
    WORLDS["two workers"] = 0
HOURS = {"move_seconds": 3600}
"""A clock that runs out only where time jumps."""
LISTEN = 1.0
"""Seconds for which a player waits for news before asking again, perhaps elsewhere."""


class Player(Actor):
    """Plays random moves in one seat, rematch after rematch, and writes down what was promised."""

    def __init__(
        self, client: Client, code: str, seat: int, history: History, stop: threading.Event, seed: str
    ) -> None:
        super().__init__(stop)
        self.dice = random.Random(f"{seed} {seat}")
        self.client, self.code, self.seat, self.history = client, code, seat, history
        self.seq = -1
        self.orders = 0
        self.acknowledged = 0

    def act(self) -> None:
        update = self.client.update(self.code, self.seat, since=self.seq, wait=LISTEN)
        self.seq = update["seq"]
        if update["over"] and self.seat == 0:
            self.client.ask("POST", f"/api/tables/{self.code}/start", {})
        elif self.seat in update["actors"]:
            self.move(update["match"], self.seq, self.dice.choice(update["legal"]))
            self.seq = -1

    def move(self, match: str, seq: int, move: str) -> None:
        """An order, sent again and again until somebody says yes or no."""
        self.orders += 1
        sent = time.monotonic()
        answer = self.client.order(self.code, "move", self.seat, seq, f"n{self.orders}", move=move)
        assert answer.status_code in (200, 409), answer.text
        line = answer.json()["seq"] if answer.status_code == 200 else None
        self.history.write(Order(match, self.seat, move, sent, time.monotonic(), line))
        self.acknowledged += line is not None


class Crowd:
    """A table of each game, one of them with a clock, with as few people as can play together."""

    def __init__(self, urls: list[str], history: History, seed: str) -> None:
        self.stop = threading.Event()
        self.players: list[Player] = []
        for place, game in enumerate(sorted(catalogue())):
            clients = [
                Client(*urls, seed=f"{seed} {game} {number}") for number in range(max(2, find(game).game.players[0]))
            ]
            code = clients[0].open(game, [""] * len(clients), house=HOURS if not place else {})
            for seat, client in enumerate(clients):
                client.sit(code, seat, f"Player {seat}")
                self.players.append(Player(client, code, seat, history, self.stop, f"{seed} {game}"))
            clients[0].post(f"/api/tables/{code}/start", {})
        for player in self.players:
            player.start()

    def moves(self) -> Counter[str]:
        """How many moves were acknowledged at each table."""
        moves: Counter[str] = Counter()
        for player in self.players:
            moves[player.code] += player.acknowledged
        return moves

    def goes_on(self) -> None:
        """At every table something more is acknowledged, however often it was interrupted."""
        before = self.moves()
        end = time.monotonic() + 10 * PATIENCE
        while waiting := [code for code, moves in self.moves().items() if moves <= before[code]]:
            for player in self.players:
                player.well()
            assert time.monotonic() < end, f"no move at {waiting}"
            time.sleep(0.05)

    def go_home(self) -> None:
        """Everybody waits for a last answer and stops."""
        self.stop.set()
        for player in self.players:
            player.go_home()

    def records(self, store: str, folder: Path) -> dict[str, str]:
        """Every match of these tables as the program writes it down for the person who looks after it."""
        found = {}
        admin = StoreCommands(Store(store), Words("en"), Console(quiet=True))
        for player in self.players:
            if player.seat == 0:
                admin.export(player.code, folder)
                for number, match in enumerate(player.client.get(f"/api/tables/{player.code}/matches"), 1):
                    found[match] = (folder / f"{player.code}-{number}.kt").read_text("utf-8")
            player.client.http.close()
        admin.store.close()
        return found


def results_in(store: str, records: dict[str, str]) -> list[str]:
    """What is wrong with the results that are kept, once anybody who was interrupted has caught up."""
    reading = Store(store)
    end = time.monotonic() + 2 * PATIENCE
    while True:
        with reading.engine.begin() as connection:
            rows = connection.execute(select(results.c.match, results.c.seat, results.c.points)).all()
        by_match = defaultdict(list)
        for match, seat, points in rows:
            by_match[match].append((seat, points))
        problems = miscounted(records, by_match)
        if not problems or time.monotonic() > end:
            reading.close()
            return problems
        time.sleep(0.1)


@pytest.mark.ci
@pytest.mark.parametrize(
    "kind", [kind if kind == "sqlite" else pytest.param(kind, marks=pytest.mark.thorough) for kind in WORLDS]
)
def test_nothing_is_lost(kind: str, tmp_path: Path, seed: str) -> None:
    """Whatever was acknowledged is kept, once and as it was said; every match goes on; no mistake is logged."""
    history = History(tmp_path / "history")
    with World(kind, tmp_path, seed) as world:
        crowd = Crowd([server.url for server in world.servers], history, seed)
        crowd.goes_on()
        faults = Counter(world.fault() for _ in range(KILLS // len(WORLDS) or WORLDS[kind]))
        crowd.goes_on()
        crowd.go_home()
        orders = history.read()
        records = crowd.records(world.store, tmp_path / "records")
        problems = judged(orders, records) + results_in(world.store, records)
    assert not problems, problems
    assert sum(order.line is not None for order in orders) > len(WORLDS)
    said = world.log.read_text("utf-8")
    assert "Traceback" not in said, said
    assert '"level": "error"' not in said, said
    print(f"{kind}: {dict(faults)}, {len(orders)} orders, {sum(o.line is not None for o in orders)} kept")
