"""PostgreSQL and Redis for the tests: begun when their programs are installed, ended with the test."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .service import free_port

PATIENCE = 30.0


def program(name: str) -> str:
    """Where a program is, or a skip that says what is missing."""
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))[::-1]), None)
    if found is None:
        pytest.skip(f"NOT TESTED: {name} is not installed (apt-get install postgresql redis-server)")
    return found


@contextmanager
def postgresql() -> Iterator[str]:
    """A database of its own, by its URL."""
    initdb, server, control = program("initdb"), program("postgres"), program("pg_ctl")
    as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    folder = tempfile.mkdtemp(prefix="katzentisch")
    port = free_port()
    url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
    try:
        if as_user:
            shutil.chown(folder, "postgres")
        data = f"{folder}/data"
        initial = [*as_user, initdb, "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run(initial, check=True, stdout=subprocess.DEVNULL)
        command = [*as_user, server, "-D", data, "-p", str(port), "-k", folder, "-h", "127.0.0.1"]
        with open_quietly(command) as process:
            try:
                answering(url)
                yield url
            finally:
                stop = [*as_user, control, "-D", data, "-m", "immediate", "stop"]
                subprocess.run(stop, check=False, stdout=subprocess.DEVNULL, cwd="/")
                process.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def answering(url: str) -> None:
    import psycopg

    end = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(url).close()
        except psycopg.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return


class Redis:
    """A bus that can be taken away and brought back."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.program = program("redis-server")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = open_quietly([self.program, "--port", str(self.port), "--save", "", "--bind", "127.0.0.1"])

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def redis() -> Iterator[Redis]:
    daemon = Redis()
    daemon.start()
    try:
        yield daemon
    finally:
        daemon.kill()


def open_quietly(command: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
