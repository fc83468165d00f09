"""PostgreSQL and Redis for a bench or a test: begun on free ports when their programs are installed, ended with it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

START_TIMEOUT_SECONDS = 30.0


class Absent(Exception):
    """A program that is not installed."""


def program(name: str) -> str:
    """Where a program is; Absent if it is nowhere."""
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))[::-1]), None)
    if found is None:
        raise Absent(f"{name} is not installed (apt-get install postgresql redis-server)")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class PostgreSQL:
    """A database of its own, that can be taken away and brought back with all it keeps."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        self.server, self.control = program("postgres"), program("pg_ctl")
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None
        if self.as_user:
            shutil.chown(folder, "postgres")
        initial = ["-D", f"{folder}/data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run([*self.as_user, program("initdb"), *initial], check=True, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        where = ["-D", f"{self.folder}/data", "-p", str(self.port), "-k", self.folder, "-h", "127.0.0.1"]
        self.process = open_quietly([*self.as_user, self.server, *where])
        answering(self.url)

    def kill(self) -> None:
        """End it at once, as if the power had failed."""
        if self.process is not None:
            stop = [*self.as_user, self.control, "-D", f"{self.folder}/data", "-m", "immediate", "stop"]
            subprocess.run(stop, check=False, stdout=subprocess.DEVNULL, cwd="/")
            self.process.wait(START_TIMEOUT_SECONDS)
            self.process = None


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    folder = tempfile.mkdtemp(prefix="katzentisch")
    try:
        daemon = PostgreSQL(folder)
        try:
            daemon.start()
            yield daemon
        finally:
            daemon.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def answering(url: str) -> None:
    """Wait until a database answers."""
    import psycopg

    end = time.monotonic() + START_TIMEOUT_SECONDS
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
