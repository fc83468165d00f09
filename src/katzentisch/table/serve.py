"""`katzentisch serve`: from switches to a running server."""

from __future__ import annotations

import json
import logging
import os
import socket
from typing import Any

import uvicorn
from platformdirs import user_data_path
from rich.console import Console

from katzentisch.core.reason import BadOptions
from katzentisch.core.words import Words
from katzentisch.table.app import create
from katzentisch.table.settings import Settings
from katzentisch.table.wire import MESSAGE_LIMIT

HEARTBEAT = 20.0
FAREWELL = 5
"""Seconds that open connections have when the server stops."""
ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def default_store() -> str:
    """A file among the user's own."""
    folder = user_data_path("katzentisch", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite")


def run(settings: Settings, host: str, port: int, workers: int, words: Words, console: Console) -> int:
    """Serve until stopped."""
    if workers > 1 and not settings.bus:
        raise BadOptions("workers-need-bus")
    settings.hand_on()
    listener = bound(host, port)
    address = f"http://{host}:{listener.getsockname()[1]}/"
    console.print(words.say("serving", {"address": address, "store": shown(settings.store)}), soft_wrap=True)
    common: dict[str, Any] = {
        "ws": "websockets-sansio",
        "ws_max_size": 4 * MESSAGE_LIMIT,
        "ws_ping_interval": HEARTBEAT,
        "ws_ping_timeout": HEARTBEAT,
        "timeout_graceful_shutdown": FAREWELL,
        "access_log": False,
        "server_header": False,
        "log_config": LOGGING,
    }
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        config = uvicorn.Config("katzentisch.table.app:create", factory=True, workers=workers, **common)
        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(uvicorn.Config(create(settings), **common)).run(sockets=[listener])
    return 0


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; BadOptions if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle on
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as problem:
        listener.close()
        raise BadOptions("port", port=port, problem=problem.strerror or str(problem)) from problem
    listener.set_inheritable(True)
    return listener


def shown(store: str) -> str:
    """A store's address without its password."""
    scheme, slashes, rest = store.partition("://")
    return f"{scheme}{slashes}{rest.rpartition('@')[2]}" if slashes else store


class Structured(logging.Formatter):
    """One JSON object a line: when, what, where, and whatever the caller added."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            "process": os.getpid(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in ORDINARY}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "katzentisch.table.serve.Structured"}},
    "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["out"], "level": "WARNING"},
    "loggers": {"katzentisch": {"level": "INFO"}, "uvicorn": {"level": "WARNING"}},
}
