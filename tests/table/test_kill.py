"""Nothing is lost: a server is killed at random moments while people play."""

from __future__ import annotations

import os
import random
import threading
import time
from collections import Counter
from pathlib import Path

import pytest

from katzentisch.core.catalogue import catalogue, find
from katzentisch.play.match import Match
from katzentisch.play.record import parse
from katzentisch.table.store import Store

from .service import PATIENCE, Client, Server

KILLS = int(os.environ.get("KATZENTISCH_KILLS", "3"))
GAMES = sorted(catalogue())


class Player(threading.Thread):
    """Plays random moves in one seat, rematch after rematch, and remembers what was acknowledged."""

    def __init__(self, client: Client, code: str, seat: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.client, self.code, self.seat, self.stop = client, code, seat, stop
        self.acknowledged: list[tuple[str, int, str, str]] = []
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            number = 0
            while not self.stop.is_set():
                update = self.client.update(self.code, self.seat)
                if update["over"] and self.seat == 0:
                    self.client.ask("POST", f"/api/tables/{self.code}/start", {})
                elif self.seat in update["actors"]:
                    number += 1
                    self.move(update["match"], update["seq"], f"n{number}", random.choice(update["legal"]))
                else:
                    time.sleep(0.005)
        except BaseException as problem:
            self.problem = problem

    def move(self, match: str, seq: int, command: str, move: str) -> None:
        answer = self.client.order(self.code, "move", self.seat, seq, command, move=move)
        if answer.status_code == 200:
            self.acknowledged.append((match, answer.json()["seq"], f"{self.seat}:{command}", move))
        else:
            assert answer.status_code == 409, answer.text


def crowd(urls: list[str], stop: threading.Event) -> list[Player]:
    """A table of each game, with as few people as can play together."""
    players = []
    for game in GAMES:
        clients = [Client(*urls) for _ in range(max(2, find(game).game.players[0]))]
        code = clients[0].open(game, [""] * len(clients))
        for seat, client in enumerate(clients):
            client.sit(code, seat, f"Player {seat}")
            players.append(Player(client, code, seat, stop))
        clients[0].post(f"/api/tables/{code}/start", {})
    for player in players:
        player.start()
    return players


def nothing_lost(store: Store, players: list[Player]) -> int:
    """Every acknowledged move is kept once, where it was said to be; how many there are."""
    kept: dict[str, dict[int, tuple[str | None, str]]] = {}
    acknowledged = [each for player in players for each in list(player.acknowledged)]
    for match, seq, command, move in acknowledged:
        if match not in kept:
            kept[match] = {entry.seq: (entry.command, entry.line.text) for entry in store.matches.entries(match)}
        assert kept[match][seq] == (command, move)
    for entries in kept.values():
        assert list(entries) == list(range(1, len(entries) + 1))
        assert max(Counter(command for command, _ in entries.values()).values()) == 1
    return len(acknowledged)


def every_record_verifies(store: Store, codes: set[str]) -> None:
    """Every match can be folded, and what is written can be read back."""
    for code in codes:
        for match in store.matches.of(code):
            found = store.matches.head(match)
            assert found is not None
            record = found[1]
            record.lines = [entry.line for entry in store.matches.entries(match)]
            folded = Match(record)
            assert folded.ply == len(record.lines), "players here take nothing back"
            assert Match(parse(folded.record.write())).moves == folded.moves


def every_match_goes_on(players: list[Player]) -> None:
    """At every table something more is acknowledged, however often it was interrupted."""
    before = moves_at(players)
    end = time.monotonic() + 10 * PATIENCE
    while waiting := [code for code, moves in moves_at(players).items() if moves <= before[code]]:
        for player in players:
            assert player.problem is None, player.problem
        assert time.monotonic() < end, f"no move at {waiting}"
        time.sleep(0.05)


def moves_at(players: list[Player]) -> Counter[str]:
    """How many moves were acknowledged at each table."""
    moves: Counter[str] = Counter()
    for player in players:
        moves[player.code] += len(player.acknowledged)
    return moves


def gone_home(store: Store, players: list[Player], stop: threading.Event) -> int:
    """Everybody stops; nothing is lost; how many moves were acknowledged."""
    stop.set()
    for player in players:
        player.join(PATIENCE)
        assert player.problem is None, player.problem
        player.client.http.close()
    return nothing_lost(store, players)


def kill_again_and_again(server: Server, store_url: str, kills: int) -> int:
    """Kill the server at random moments under a crowd of players; how many moves were acknowledged."""
    stop = threading.Event()
    store = Store(store_url)
    try:
        with server:
            players = crowd([server.url], stop)
            for _ in range(kills):
                time.sleep(random.uniform(0.02, 0.4))
                server.kill()
                nothing_lost(store, players)
                server.start()
            every_match_goes_on(players)
            acknowledged = gone_home(store, players, stop)
        every_record_verifies(store, {player.code for player in players})
        return acknowledged
    finally:
        store.close()


@pytest.mark.xdist_group("kill")
def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    """Whatever was acknowledged is there after SIGKILL, once, and every match goes on."""
    url = str(tmp_path / "tables.sqlite")
    assert kill_again_and_again(Server(url, tmp_path / "log"), url, KILLS) > KILLS
