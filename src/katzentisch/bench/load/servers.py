"""Servers that are begun for a bench, and what they use."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

START_TIMEOUT_SECONDS = 60.0


@contextmanager
def running(command: list[str], url: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server that answers under this address, whatever it says."""
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    end = time.monotonic() + START_TIMEOUT_SECONDS
    try:
        while True:
            try:
                urlopen(url).close()
                break
            except HTTPError:
                break
            except URLError:
                if time.monotonic() > end or server.poll() is not None:
                    raise
                time.sleep(0.05)
        yield server
    finally:
        server.terminate()
        try:
            server.wait(START_TIMEOUT_SECONDS)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def family(process: int) -> Iterator[list[str]]:
    """What the system says of a process and of its children, from its state on; bots' processes are left out."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if process in (int(stat.parent.name), int(fields[1])):
            yield fields


def memory(process: int) -> int:
    """Kilobytes that a server holds."""
    return sum(int(fields[21]) for fields in family(process)) * os.sysconf("SC_PAGE_SIZE") // 1024


def processor(process: int) -> float:
    """Seconds of processor time that a server has taken."""
    return sum(int(fields[11]) + int(fields[12]) for fields in family(process)) / os.sysconf("SC_CLK_TCK")
