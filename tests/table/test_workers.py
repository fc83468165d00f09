"""Several processes at one table: PostgreSQL keeps, PostgreSQL or Redis tells, nothing is lost or doubled."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from .daemons import postgresql, redis
from .service import PATIENCE, Client, Server, pair


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as daemon:
        yield daemon.url


@pytest.mark.parametrize("kind", ["postgresql", "redis"])
def test_news_travel_from_one_server_to_the_other(kind: str, database: str, tmp_path: Path) -> None:
    """A move made at one server is pushed by the other, soon with a bus and a little later without."""
    with redis() as bus:
        switches = ["--bus", bus.url] if kind == "redis" else []
        with pair(database, tmp_path / "log", *switches) as (one, other), Client(one.url) as anna:
            code = anna.open("5211", ["", ""])
            tokens = [anna.sit(code, seat, name) for seat, name in enumerate(("Anna", "Ben"))]
            anna.post(f"/api/tables/{code}/start", {})
            address = f"{other.url.replace('http', 'ws')}/api/tables/{code}/ws"
            with connect(address, proxy=None) as line:
                line.send(json.dumps({"do": "hello", "tokens": tokens[1:]}))
                pushed(line, 0)
                present(anna, code, [False, True])
                assert delay(anna, code, line, 0) < 1.5
                if kind == "redis":
                    bus.kill()
                    assert delay(anna, code, line, 2) < 10
                    bus.start()
                    time.sleep(1.5)
                    assert delay(anna, code, line, 4) < 1.5
            present(anna, code, [False, False])


def present(anna: Client, code: str, here: list[bool]) -> None:
    """Wait until this server knows who is connected at the other."""
    end = time.monotonic() + PATIENCE
    while [seat["here"] for seat in anna.get(f"/api/tables/{code}")["seats"]] != here:
        assert time.monotonic() < end
        time.sleep(0.05)


def pushed(line: object, seq: int) -> None:
    while True:
        message = json.loads(line.recv(15))  # type: ignore[attr-defined]
        if message["say"] == "update" and message["seq"] == seq:
            return


def delay(anna: Client, code: str, line: object, seq: int) -> float:
    """How long a choice, and its being taken back, take to the other server."""
    move = anna.update(code, 0)["legal"][0]
    begun = time.monotonic()
    assert anna.order(code, "move", 0, seq, f"m{seq}", move=move).status_code == 200
    pushed(line, seq + 1)
    took = time.monotonic() - begun
    assert anna.order(code, "retract", 0, seq + 1, f"r{seq}").status_code == 200
    pushed(line, seq + 2)
    return took


def test_simultaneous_commands_for_one_line(database: str, tmp_path: Path) -> None:
    """Two processes want to write the same line: one does, the other is refused with the fresh view."""
    with pair(database, tmp_path / "log") as (one, other), Client(one.url) as anna, Client(other.url) as ben:
        code = anna.open("5211", ["", ""])
        anna.sit(code, 0, "Anna")
        ben.sit(code, 1, "Ben")
        anna.post(f"/api/tables/{code}/start", {})
        refused = 0
        for seq in range(0, 20, 2):
            moves = [anna.update(code, 0), ben.update(code, 1)]
            while moves[1]["seq"] != seq:
                moves[1] = ben.update(code, 1)
            stale = [0, 0]

            def order(client: Client, seat: int, seq: int, move: str, stale: list[int]) -> None:
                answer = client.order(code, "move", seat, seq, f"s{seq}", move=move)
                while answer.status_code == 409:
                    stale[seat] += 1
                    answer = client.order(code, "move", seat, answer.json()["update"]["seq"], f"s{seq}", move=move)
                assert answer.status_code == 200, answer.text

            both = [
                threading.Thread(target=order, args=(client, seat, seq, moves[seat]["legal"][0], stale))
                for seat, client in enumerate((anna, ben))
            ]
            for thread in both:
                thread.start()
            for thread in both:
                thread.join()
            refused += sum(stale)
            while anna.update(code, 0)["seq"] != seq + 2:
                time.sleep(0.01)
        assert refused


def test_several_workers_behind_one_port(database: str, tmp_path: Path) -> None:
    """`--workers 2` answers whichever worker a request reaches; without a shared store it is refused."""
    with Server(database, tmp_path / "log", "--workers", "2") as server, Client(server.url) as anna:
        code = anna.open("5211", ["", "heuristic"])
        anna.sit(code, 0, "Anna")
        anna.post(f"/api/tables/{code}/start", {})
        anna.http.headers["Connection"] = "close"
        end = time.monotonic() + 30
        while (update := anna.update(code, 0))["ply"] < 4:
            if 0 in update["actors"]:
                anna.order(code, "move", 0, update["seq"], f"n{update['seq']}", move=update["legal"][0])
            assert time.monotonic() < end
            time.sleep(0.02)
