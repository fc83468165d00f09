"""Several processes at one table: PostgreSQL keeps, PostgreSQL or Redis tells, nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from unittest.mock import patch

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from katzentisch.server.worker_handoff import WorkerHandoff
from tests.waiting import until, wait_until

from .daemons import postgresql, redis
from .service import PATIENCE, Client, Server, pair


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as daemon:
        yield daemon.url


@pytest.mark.parametrize("kind", ["postgresql", "redis"])
def test_news_travel_from_one_server_to_the_other(kind: str, database: str, tmp_path: Path) -> None:
    """A move made at one server is pushed by the other: by a bus, and while it is away by looking at the store.

    While the bus is there these servers never look by themselves, so whatever arrives then came by the bus.
    """
    with redis() as bus:
        switches = ["--bus", bus.url] if kind == "redis" else []
        with (
            pair(database, tmp_path / "log", *switches, constants=["server.lobby:FULL_CHECK_SECONDS=1e9"]) as (
                one,
                other,
            ),
            Client(one.url) as anna,
        ):
            code = anna.open("5211", ["", ""])
            tokens = [anna.sit(code, seat, name) for seat, name in enumerate(("Anna", "Ben"))]
            anna.post(f"/api/tables/{code}/start", {})
            address = f"{other.url.replace('http', 'ws')}/api/tables/{code}/ws"
            with connect(address, proxy=None) as line:
                line.send(json.dumps({"do": "hello", "tokens": tokens[1:]}))
                pushed(line, 0)
                present(anna, code, [False, True])
                choose_and_retract(anna, code, line, 0)
                if kind == "redis":
                    bus.kill()
                    choose_and_retract(anna, code, line, 2)
                    bus.start()
                    with connect(address, proxy=None) as mine:
                        mine.send(json.dumps({"do": "hello", "tokens": tokens[:1]}))
                        present(anna, code, [True, True])  # only the bus carries who is where
                        choose_and_retract(anna, code, line, 4)
            present(anna, code, [False, False])


def present(anna: Client, code: str, here: list[bool]) -> None:
    """Wait until this server knows who is connected at the other."""
    wait_until(
        lambda: [seat["here"] for seat in anna.get(f"/api/tables/{code}")["seats"]] == here, f"people are there: {here}"
    )


def pushed(line: ClientConnection, seq: int) -> None:
    """Wait until this line of the record arrives."""
    while True:
        message = json.loads(line.recv(PATIENCE))
        if message["say"] == "update" and message["seq"] == seq:
            return


def choose_and_retract(anna: Client, code: str, line: ClientConnection, seq: int) -> None:
    """A choice, and its being taken back, arrive at the other server."""
    move = anna.update(code, 0)["legal"][0]
    assert anna.order(code, "move", 0, seq, f"m{seq}", move=move).status_code == 200
    pushed(line, seq + 1)
    assert anna.order(code, "retract", 0, seq + 1, f"r{seq}").status_code == 200
    pushed(line, seq + 2)


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
            arrive(ben, code, 1, seq)
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
            arrive(anna, code, 0, seq + 2)
        assert refused


def arrive(person: Client, code: str, seat: int, seq: int) -> None:
    """Wait until somebody's server knows so many lines."""
    wait_until(lambda: person.update(code, seat)["seq"] == seq, f"line {seq} is known")


def test_several_workers_behind_one_port(database: str, tmp_path: Path) -> None:
    """Any of them answers; everybody at a table meets in one, and if that one is killed, in another."""
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.dict(os.environ, TMPDIR=folder),
        Server(database, tmp_path / "log", "--workers", "2") as server,
        Client(server.url) as anna,
        ExitStack() as stack,
    ):
        wait_until(lambda: len(list(Path(folder).glob("*/*"))) == 2, "both workers are there")
        play_by_request(anna)
        code = anna.open("5211", ["", ""])
        tokens = [anna.sit(code, seat, name) for seat, name in enumerate(("Anna", "Ben"))]
        anna.post(f"/api/tables/{code}/start", {})
        lines = [joined(stack, server, code, tokens) for _ in range(6)]
        os.kill(server.workers()[0], signal.SIGKILL)
        held = [line for line in lines if alive(line)]
        assert held in (lines, [])
        again = [joined(stack, server, code, tokens) for _ in range(2)]
        move = anna.update(code, 0)["legal"][0]
        assert anna.order(code, "move", 0, 0, "m", move=move).status_code == 200
        for line in held + again:
            pushed(line, 1)


def play_by_request(anna: Client) -> None:
    """A few moves against a bot, each request at whichever worker."""
    code = anna.open("5211", ["", "heuristic"])
    anna.sit(code, 0, "Anna")
    anna.post(f"/api/tables/{code}/start", {})
    anna.http.headers["Connection"] = "close"

    def played() -> bool:
        update = anna.update(code, 0)
        if update["ply"] < 4 and 0 in update["actors"]:
            anna.order(code, "move", 0, update["seq"], f"n{update['seq']}", move=update["legal"][0])
        return bool(update["ply"] >= 4)

    wait_until(played, "a few moves were made")


def joined(stack: ExitStack, server: Server, code: str, tokens: list[str]) -> ClientConnection:
    """A connection that has seen the table, however often it takes."""

    def seen() -> ClientConnection | None:
        with suppress(OSError, WebSocketException):
            address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/ws"
            line = stack.enter_context(connect(address, proxy=None))
            line.send(json.dumps({"do": "hello", "tokens": tokens}))
            pushed(line, 0)
            return line
        return None

    found = wait_until(seen, "a worker answers")
    assert found is not None
    return found


def alive(line: ClientConnection) -> bool:
    """Whether somebody answers."""
    try:
        line.send('{"do":"ping"}')
        while json.loads(line.recv(PATIENCE))["say"] != "pong":
            pass
    except ConnectionClosed:
        return False
    return True


def test_a_connection_is_handed_over_where_somebody_takes_it() -> None:
    """All agree where a table's people meet; anybody who is dead is passed over, and nobody is lost."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(handed_over(folder))


async def handed_over(folder: str) -> None:
    taken: set[bytes] = set()

    class Guest(asyncio.Protocol):
        def __init__(self, read_before: bytes) -> None:
            self.read_before = read_before

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            taken.add(self.read_before)
            transport.close()

    async def offered(giver: WorkerHandoff, request: bytes) -> bool:
        handed = giver.offer(request, here.fileno())
        if handed:
            await until(lambda: request in taken, "the other takes it")
        return handed

    one, other = WorkerHandoff(folder, Guest), WorkerHandoff(folder, Guest)
    here, there = socket.socketpair()
    requests = [b"GET /api/tables/%02dcode/ws HTTP/1.1" % number for number in range(20)]
    with here, there:
        one.open()
        other.open()
        kept = [request for request in requests if not await offered(one, request)]
        assert 0 < len(kept) < len(requests)
        assert [request for request in requests if await offered(other, request)] == kept
        assert not await offered(one, b"GET / HTTP/1.1")
        foreign = next(request for request in requests if request not in kept)
        with pytest.raises(BlockingIOError):
            [one.offer(foreign, here.fileno()) for _ in range(10_000)]
        asyncio.get_running_loop().remove_reader(other.mailbox)
        other.mailbox.close()
        assert other.place.exists()
        assert not await offered(one, foreign)
        assert not other.place.exists()
        one.close()
