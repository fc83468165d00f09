"""What the server takes from the inside of uvicorn and h11 is still there, and as it was."""

from __future__ import annotations

import asyncio
import inspect
import os
import signal
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from unittest.mock import Mock, patch

import h11
import pytest
from packaging.requirements import Requirement
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from uvicorn.supervisors.multiprocess import Multiprocess, Process
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from katzentisch.server.uvicorn_internals import DirectWebSocketProtocol, text_head, text_in_frame
from tests.waiting import until, wait_until

from .daemons import postgresql
from .service import Server

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
HOW_TO_UPGRADE = "try server/uvicorn_internals.py with this version, then widen the range in pyproject.toml"


@pytest.mark.parametrize("name", ["uvicorn", "h11"])
def test_the_range_is_closed_and_holds_what_is_installed(name: str) -> None:
    """An upgrade beyond what was tried fails here first, and says what to do."""
    project = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]
    wanted = [Requirement(each) for each in project["optional-dependencies"]["serve"]]
    [pinned] = [each for each in wanted if each.name == name]
    assert {each.operator for each in pinned.specifier} == {">=", "<"}, "the range needs both ends"
    assert version(name) in pinned.specifier, HOW_TO_UPGRADE


@pytest.mark.parametrize(
    ("owner", "methods"),
    [
        (
            H11Protocol,
            {
                "__init__": ["self", "config", "server_state", "app_state", "_loop"],
                "connection_made": ["self", "transport"],
                "data_received": ["self", "data"],
                "connection_lost": ["self", "exc"],
                "handle_websocket_upgrade": ["self", "event"],
                "shutdown": ["self"],
            },
        ),
        (
            WebSocketsSansIOProtocol,
            {
                "__init__": ["self", "config", "server_state", "app_state", "_loop"],
                "handle_connect": ["self", "event"],
                "data_received": ["self", "data"],
                "send_keepalive_ping": ["self"],
                "receive": ["self"],
            },
        ),
        (Multiprocess, {"__init__": ["self", "config", "sockets"], "keep_subprocess_alive": ["self"], "run": ["self"]}),
    ],
)
def test_the_methods_that_are_overridden_or_called(owner: type, methods: dict[str, list[str]]) -> None:
    """With the same arguments."""
    for name, arguments in methods.items():
        assert list(inspect.signature(getattr(owner, name)).parameters) == arguments, HOW_TO_UPGRADE


def test_the_attributes_that_are_read() -> None:
    """Of a protocol, of a request under way, of a server's state, of a worker."""

    async def made() -> H11Protocol:
        return H11Protocol(Config(nobody, interface="asgi3", log_config=None), ServerState(), {})

    protocol = asyncio.run(made())
    for name in ("cycle", "connections", "transport", "loop", "conn"):
        assert hasattr(protocol, name), HOW_TO_UPGRADE
    conn = ServerProtocol()
    assert conn.current_size is None, HOW_TO_UPGRADE
    assert not conn.reader.buffer, HOW_TO_UPGRADE
    assert protocol.cycle is None
    assert ServerState().connections == set()
    source = inspect.getsource(RequestResponseCycle.__init__)
    assert "self.response_complete" in source, HOW_TO_UPGRADE
    assert "self.more_body" in source, HOW_TO_UPGRADE
    assert isinstance(Process.pid, property)
    assert isinstance(Process.exitcode, property)
    assert {"CLIENT", "NEED_DATA", "Connection", "Data", "EndOfMessage", "Request", "Response"} <= set(dir(h11))


async def nobody(scope: object, receive: object, send: object) -> None:
    """An application that answers nothing."""


@asynccontextmanager
async def open_websocket() -> AsyncIterator[tuple[DirectWebSocketProtocol, Mock]]:
    """A WebSocket after its handshake, and the connection to which it writes."""
    config = Config(nobody, interface="asgi3", log_config=None, ws_ping_interval=20.0, ws_ping_timeout=20.0)
    protocol, transport = DirectWebSocketProtocol(config, ServerState(), {}), Mock()
    transport.is_closing.return_value = False
    protocol.transport, protocol.handshake_complete, protocol.conn = transport, True, ServerProtocol(state=State.OPEN)
    try:
        yield protocol, transport
    finally:
        protocol.stop_keepalive()


def test_only_the_silent_are_pinged() -> None:
    """A client that said something within the interval is pinged later."""

    async def run() -> None:
        async with open_websocket() as (protocol, transport):
            now = protocol.loop.time()
            protocol.heard_at = now - 19
            protocol.send_keepalive_ping()
            assert not transport.write.called
            assert protocol.ping_timer is not None
            protocol.heard_at = now - 21
            protocol.send_keepalive_ping()
            [[frame]] = [call.args for call in transport.write.call_args_list]
            assert frame[0] & 0x0F == Opcode.PING
            assert protocol.pong_timer is not None

    asyncio.run(run())


def test_a_text_is_written_at_once_or_not_at_all() -> None:
    """As one frame while the client reads; not while it does not, nor after either side said that it ends."""

    async def run() -> None:
        async with open_websocket() as (protocol, transport):
            assert protocol.write_text("Miau ü".encode())
            transport.write.assert_called_once_with(b"\x81\x07" + "Miau ü".encode())
            protocol.pause_writing()
            assert not protocol.write_text(b"1")
            protocol.resume_writing()
            assert protocol.write_text(b"2")
            with patch.object(transport, "is_closing", return_value=True):
                assert not protocol.write_text(b"3")
            protocol.conn.state = State.CLOSING
            assert not protocol.write_text(b"4")
            assert transport.write.call_count == 2

    asyncio.run(run())


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536, 100_000])
def test_frames_are_what_websockets_would_write(length: int) -> None:
    """However long the text is."""
    text = b"x" * length
    assert text_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def frame(text: bytes, **kind: bool) -> bytes:
    """A text as a client sends it."""
    return Frame(Opcode.TEXT, text, **kind).serialize(mask=True)


@pytest.mark.parametrize("text", ["", "x", "Miau ü", "x" * 125, "x" * 126, "x" * 65535])
def test_a_whole_text_is_read_from_its_frame(text: str) -> None:
    """However long it is, and whatever its mask."""
    assert text_in_frame(frame(text.encode())) == text


def test_everything_else_is_left_to_the_parser() -> None:
    """Parts of a text, two texts, other frames, texts without a mask, bytes that spell no text, and very long ones."""
    whole = frame(b"Miau")
    others = [
        whole[:-1],
        whole + b"\x81",
        whole + whole,
        frame(b"Mi", fin=False),
        Frame(Opcode.BINARY, b"Miau").serialize(mask=True),
        Frame(Opcode.PING, b"Miau").serialize(mask=True),
        Frame(Opcode.TEXT, b"Miau").serialize(mask=False),
        frame(b"\xff"),
        frame(b"x" * 65536),
        b"",
        whole[:2],
    ]
    assert [text_in_frame(data) for data in others] == [None] * len(others)


async def next_text(protocol: DirectWebSocketProtocol) -> str:
    """What an application hears next."""
    event = await protocol.receive()
    assert event["type"] == "websocket.receive"
    return event.get("text") or ""


def test_messages_arrive_in_order_however_they_are_cut() -> None:
    """Whole, in fragments, in pieces of a frame, two at once; whether or not the application waits for one."""
    four = frame(b"4")
    pieces = [
        frame(b"1"),
        frame(b"2") + frame(b"3"),
        four[:3],
        four[3:] + frame(b"5"),
        frame(b"6", fin=False),
        Frame(Opcode.CONT, b"7").serialize(mask=True),
        frame(b"8"),
        frame(b"9"),
    ]

    async def run(ahead: int) -> list[str]:
        """What the application hears that reads when so many pieces have come."""
        async with open_websocket() as (protocol, _):
            heard: list[str] = []

            async def listen() -> None:
                while True:
                    heard.append(await next_text(protocol))

            for piece in pieces[:ahead]:
                protocol.data_received(piece)
            listening = asyncio.create_task(listen())
            for piece in pieces[ahead:]:
                await asyncio.sleep(0)
                protocol.data_received(piece)
            await until(lambda: heard[-1:] == ["9"], "the last message")
            listening.cancel()
            return heard

    for ahead in range(len(pieces) + 1):
        assert asyncio.run(run(ahead)) == ["1", "2", "3", "4", "5", "67", "8", "9"]


def test_a_client_is_stopped_while_its_message_waits() -> None:
    """One that sends more than is read; not one whose messages are awaited."""

    async def run() -> None:
        async with open_websocket() as (protocol, transport):
            waiting = asyncio.create_task(next_text(protocol))
            await until(lambda: protocol.is_awaited, "the application")
            protocol.data_received(frame(b"1"))
            assert not transport.pause_reading.called
            protocol.data_received(frame(b"2"))
            assert transport.pause_reading.called
            assert await waiting == "1"
            assert await next_text(protocol) == "2"
            assert transport.resume_reading.called

    asyncio.run(run())


@pytest.mark.ci
def test_a_worker_that_dies_is_replaced_and_named_in_the_log(tmp_path: Path) -> None:
    """Which one, how it ended, and which one took its place."""
    log = tmp_path / "log"
    with postgresql() as database, Server(database.url, log, "--workers", "2") as server:
        wait_until(lambda: len(server.workers()) == 2, "two workers")
        killed = server.workers()[0]
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: f'"worker": {killed}' in log.read_text("utf-8"), "the worker in the log")
        [line] = [each for each in log.read_text("utf-8").splitlines() if "a worker died and was replaced" in each]
        assert f'"exit_code": {-signal.SIGKILL}' in line
