"""Connections that want nothing, or too much: nobody else is kept out by them."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import pytest
from websockets.exceptions import InvalidStatus

from katzentisch.server import serve, uvicorn_internals
from katzentisch.server.limits import network_of
from katzentisch.server.store.journal import PendingAppend
from katzentisch.server.uvicorn_internals import TimeoutProtocol
from tests.waiting import PATIENCE_SECONDS, until

from .house import House, house
from .test_play import played, two

REQUEST = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"


async def dialled(here: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = here.url.removeprefix("http://").partition(":")
    return await asyncio.open_connection(host, int(port))


async def ended(reader: asyncio.StreamReader) -> None:
    """Wait until the other side has hung up."""
    with suppress(ConnectionResetError):
        while await reader.read(1000):
            pass


@played
async def test_a_connection_without_a_request_is_closed(here: House) -> None:
    """Silence, half a header, half a body; a client that asked and listens stays as long as it likes."""
    anna, _, code = await two(here)
    with patch.object(uvicorn_internals, "REQUEST_DEADLINE_SECONDS", 0.3):
        line = await anna.connect(code)
        waiting = asyncio.create_task(anna.update(code, 0, since=0, wait=2))
        for said in (b"", b"GET / HTTP/1.1\r\nHost: ", REQUEST):
            reader, writer = await dialled(here)
            writer.write(said)
            async with asyncio.timeout(PATIENCE_SECONDS):
                await ended(reader)
            writer.close()
        await line.send({"do": "ping"})
        await line.until("pong")
        assert (await waiting)["seq"] == 0


@played
async def test_the_longest_silent_make_room(here: House) -> None:
    """However many connections say nothing, anybody who says something is answered."""
    with patch.object(TimeoutProtocol, "max_connections", 6):
        silent = [await dialled(here) for _ in range(20)]
        assert (await here.person().http.get("/metrics")).is_success
        assert len(TimeoutProtocol.silent) <= 6
        for _, writer in silent:
            writer.close()


@played
async def test_an_order_is_finished_although_its_sender_is_gone(here: House) -> None:
    """What is being committed is committed and told to the others, whatever becomes of the connection."""
    anna, ben, code = await two(here)
    line, other = await anna.connect(code), await ben.connect(code)
    await other.until("update")
    legal = (await anna.update(code, 0))["legal"]
    writing, may_write = threading.Event(), threading.Event()
    journal, callers = here.lobby.store.journal, set(here.room(code).subscribers.connections)
    insert = journal._insert

    def late(pages: list[PendingAppend]) -> None:
        writing.set()
        assert may_write.wait(PATIENCE_SECONDS)
        insert(pages)

    def speakers() -> int:
        return sum("WebSocketSession.speak" in repr(task) for task in asyncio.all_tasks())

    with patch.object(journal, "_insert", late):
        await line.send({"do": "move", "id": "once", "seq": 0, "seat": 0, "move": legal[0]})
        await until(writing.is_set, "the move is being committed")
        [sender] = [each for each in callers if here.room(code).state.seats_of(each.visitor) == {0}]
        sender.lost.set()
        await until(lambda: speakers() == 1, "the sender's connection ends")
        may_write.set()
        assert (await other.until("update"))["seq"] == 1
    await until(lambda: sender not in here.room(code).subscribers.connections, "the sender has left")
    assert (await anna.update(code, 0))["seq"] == 1


def test_handshakes_are_limited(tmp_path: Path) -> None:
    """Like requests, before anything else is done for them."""

    async def run() -> None:
        async with house(tmp_path / "tables.sqlite", rate=2) as here:
            anna = here.person()
            ends = await asyncio.gather(*(anna.dial("abcdefgh") for _ in range(40)), return_exceptions=True)
            assert any(isinstance(end, InvalidStatus) and end.response.status_code == 403 for end in ends)

    asyncio.run(run())


def test_limits_count_networks() -> None:
    """One household has more IPv6 addresses than anybody can count."""
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("") == ""


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="NOT TESTED: only Linux has it")
def test_a_connection_that_never_reads_is_closed() -> None:
    """The system sees to it, on every connection that is accepted."""
    with serve.bind_port("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        accepted, _ = listener.accept()
        with accepted:
            assert (
                accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == uvicorn_internals.UNREAD_TIMEOUT_MS
            )
