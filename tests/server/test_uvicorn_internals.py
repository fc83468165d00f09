"""What the server takes from the inside of uvicorn and h11 is still there, and as it was."""

from __future__ import annotations

import asyncio
import inspect
import os
import signal
import tomllib
from importlib.metadata import version
from pathlib import Path

import h11
import pytest
from packaging.requirements import Requirement
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from tests.waiting import wait_until

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
        (Multiprocess, {"__init__": ["self", "config", "sockets"], "keep_subprocess_alive": ["self"], "run": ["self"]}),
    ],
)
def test_the_methods_that_are_overridden_or_called(owner: type, methods: dict[str, list[str]]) -> None:
    """With the same arguments."""
    for name, arguments in methods.items():
        assert list(inspect.signature(getattr(owner, name)).parameters) == arguments, HOW_TO_UPGRADE


def test_the_attributes_that_are_read() -> None:
    """Of a protocol, of a request under way, of a server's state, of a worker."""

    async def app(scope: object, receive: object, send: object) -> None:
        """Nobody is answered here."""

    async def made() -> H11Protocol:
        return H11Protocol(Config(app, interface="asgi3", log_config=None), ServerState(), {})

    protocol = asyncio.run(made())
    for name in ("cycle", "connections", "transport", "loop", "conn"):
        assert hasattr(protocol, name), HOW_TO_UPGRADE
    assert protocol.cycle is None
    assert ServerState().connections == set()
    source = inspect.getsource(RequestResponseCycle.__init__)
    assert "self.response_complete" in source, HOW_TO_UPGRADE
    assert "self.more_body" in source, HOW_TO_UPGRADE
    assert isinstance(Process.pid, property)
    assert isinstance(Process.exitcode, property)
    assert {"CLIENT", "NEED_DATA", "Connection", "Data", "EndOfMessage", "Request", "Response"} <= set(dir(h11))


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
