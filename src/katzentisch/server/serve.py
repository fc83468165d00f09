"""`katzentisch serve`: from switches to a running server."""

from __future__ import annotations

import errno
import gc
import json
import logging
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from platformdirs import user_data_path
from rich.console import Console

from katzentisch.core.reason import BadOptions, Value
from katzentisch.core.words import Words
from katzentisch.server.admin.host_key import KEY_TURN_SETTING, HostKey
from katzentisch.server.app import create_app
from katzentisch.server.settings import Settings, settings_from_environment
from katzentisch.server.site_folder import check_site_folder
from katzentisch.server.store import Store
from katzentisch.server.store.database import PRIVATE_FOLDER_MODE, display_url
from katzentisch.server.uvicorn_internals import (
    RESERVED_FILES,
    UNREAD_TIMEOUT_MS,
    DirectWebSocketProtocol,
    TimeoutProtocol,
    WorkerSupervisor,
    file_limit,
    join_handoff,
)
from katzentisch.table.wire import MAX_MESSAGE_BYTES

PING_SECONDS = 20.0
DEFAULT_PORT = 5211
MAX_PORT = 65535
LOOPBACK_NAMES = ["127.0.0.1", "localhost", "::1"]
LISTEN_BACKLOG = 2048
"""Connections that may wait to be accepted, also before the server is ready."""
WORKER_SILENCE_SECONDS = 60
"""Seconds that a worker may be silent before it is restarted; a busy machine must not be the reason."""
SHUTDOWN_SECONDS = 5
"""Seconds that open connections have when the server stops."""
GC_THRESHOLDS = 2_000, 10, 100
"""When garbage is looked for: a full collection walks through every table while all of them wait, so it is rare."""
THREAD_SWITCH_SECONDS = 0.0005
"""How long a thread of the store may keep the event loop waiting; Python's usual 5 ms would delay everybody's moves."""
STANDARD_LOG_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def default_store() -> str:
    """The file among the user's own where `serve` keeps tables unless it is told otherwise."""
    return str(user_data_path("katzentisch", appauthor=False) / "tables.sqlite")


def run_server(
    settings: Settings, host: str, port: int | None, workers: int, words: Words, console: Console, browse: bool = False
) -> int:
    """Serve until stopped, and open a browser if somebody wants that and there is one."""
    if workers > 1 and not settings.bus:
        raise BadOptions("workers-need-bus")
    key = prepare_store(settings)
    if settings.site:
        check_site_folder(Path(settings.site))
    listener = bind_default_port(host) if port is None else bind_port(host, port)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{listener.getsockname()[1]}/"
    console.print(words.say("serving", {"address": address, "store": display_url(settings.store)}), soft_wrap=True)
    told: dict[str, Value] = {"address": f"{address}host#{key}", "store": display_url(settings.store)}
    console.print(words.say("host-link" if console.is_terminal else "host-link-how", told), soft_wrap=True)
    if browse and has_browser():
        webbrowser.open(address)
    TimeoutProtocol.max_connections = file_limit(wanted=True) - RESERVED_FILES
    with suppress(KeyboardInterrupt):
        if workers > 1:
            serve_with_workers(settings, workers, listener)
        else:
            uvicorn.Server(uvicorn.Config(create_long_lived_app(settings), **UVICORN_OPTIONS)).run(sockets=[listener])
    return 0


def serve_with_workers(settings: Settings, workers: int, listener: socket.socket) -> None:
    """Serve with several processes; one that dies is replaced."""
    config = uvicorn.Config(
        "katzentisch.server.serve:create_worker_app", factory=True, workers=workers, **UVICORN_OPTIONS
    )
    with TemporaryDirectory(prefix="katzentisch") as folder:
        handoff_folder = folder if hasattr(socket, "send_fds") else ""
        msgspec.structs.replace(settings, handoff_folder=handoff_folder).export_to_environment()
        WorkerSupervisor(config, sockets=[listener]).run()


def create_worker_app() -> Litestar:
    """The application in one of several processes, which hand each other connections."""
    settings = settings_from_environment()
    app = create_long_lived_app(settings)
    if settings.handoff_folder:
        join_handoff(app, settings.handoff_folder, UVICORN_OPTIONS)
    return app


def create_long_lived_app(settings: Settings) -> Litestar:
    """The application in a process that only serves: what is loaded now stays and is left out of garbage collection."""
    app = create_app(settings)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    return app


def host_names(host: str, secure: bool, given: list[str]) -> list[str]:
    """The names by which people come: those given; else, where nobody comes from elsewhere, those of this machine."""
    return given or (LOOPBACK_NAMES if host in LOOPBACK_NAMES and not secure else [])


def prepare_store(settings: Settings) -> str:
    """Make or check the store, and return the host's key; BadOptions if nothing can be kept there."""
    store = Store(settings.store)
    try:
        if settings.store == default_store():
            Path(settings.store).parent.mkdir(PRIVATE_FOLDER_MODE, parents=True, exist_ok=True)
        store.open()
        return HostKey(store.secret(), settings.host_key, store.host_settings.read(KEY_TURN_SETTING, 0)).key
    finally:
        store.close()


def has_browser() -> bool:
    """Whether somebody sits before this machine who could look at a page."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def bind_default_port(host: str) -> socket.socket:
    """A listening socket on the usual port, or on any that is free."""
    try:
        return bind_port(host, DEFAULT_PORT)
    except BadOptions as refused:
        if refused.reason.key == "listen-host":
            raise
        return bind_port(host, 0)


def bind_port(host: str, port: int) -> socket.socket:
    """A listening socket; BadOptions names the port if that cannot be used, and the host if it is not ours."""
    if not 0 <= port <= MAX_PORT:
        raise BadOptions("port-range", port=str(port), most=str(MAX_PORT))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle on
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_TIMEOUT_MS)
    try:
        listener.bind((host, port))
        listener.listen(LISTEN_BACKLOG)
    except (OSError, UnicodeError) as problem:
        listener.close()
        said = getattr(problem, "strerror", None) or str(problem)
        if isinstance(problem, socket.gaierror | UnicodeError) or problem.errno == errno.EADDRNOTAVAIL:
            raise BadOptions("listen-host", host=host, problem=said) from problem
        if problem.errno == errno.EADDRINUSE:
            raise BadOptions("port-taken", port=str(port)) from problem
        raise BadOptions("port", port=str(port), problem=said) from problem
    listener.set_inheritable(True)
    return listener


class JsonFormatter(logging.Formatter):
    """One JSON object a line: when, what, where, and whatever the caller added."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            "process": os.getpid(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD_LOG_FIELDS}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "katzentisch.server.serve.JsonFormatter"}},
    "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["out"], "level": "WARNING"},
    "loggers": {"katzentisch": {"level": "INFO"}, "uvicorn": {"level": "WARNING"}},
}
UVICORN_OPTIONS: dict[str, Any] = {
    "http": TimeoutProtocol,
    "ws": DirectWebSocketProtocol,
    "ws_max_size": 4 * MAX_MESSAGE_BYTES,
    "ws_ping_interval": PING_SECONDS,
    "ws_ping_timeout": PING_SECONDS,
    "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
    "timeout_worker_healthcheck": WORKER_SILENCE_SECONDS,
    "ws_per_message_deflate": False,  # a third of the cost of a move; and lengths would tell of hands
    "access_log": False,
    "server_header": False,
    "log_config": LOGGING,
}
"""How connections are spoken with."""
