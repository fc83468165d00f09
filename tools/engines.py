"""The engines, compiled beside their sources: `now`, or `behind` a server while it serves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import IO

from katzentisch import native
from tools.lock import BUILD, ROOT, Busy, alone

LOG = BUILD / "engines.log"
STEPS = [
    [sys.executable, "-m", "tools.environment", "compile"],
    [sys.executable, "setup.py", "-q", "build_ext", "--build-lib=src", "--build-temp=build/temp"],
]
LOOK = 0.2
"""Seconds between two looks at the server."""


def wanted() -> bool:
    """Whether there is something to compile; a line says so if it cannot be."""
    if native.fresh():
        return False
    if lacking := native.lacking():
        print(f"Not compiled: {lacking}. All games run all the same, only slower.", file=sys.stderr)
    return not lacking


def now() -> None:
    """Compile what is not fresh."""
    if not wanted():
        return
    with alone("engines"):
        if native.fresh():
            return
        print("Compiling the engines", flush=True)
        for step in STEPS:
            subprocess.run(step, cwd=ROOT, check=True)


def behind(server: int) -> None:
    """Compile what is not fresh, as long as a server lives and whenever nobody else needs the machine."""
    if not wanted():
        return
    print(
        "The engines are being compiled in the background, for the next start; until then bots think slower.",
        flush=True,
    )
    if os.fork():
        return
    os.setpgid(0, 0)  # what ends the server reaches only the server; we end by ourselves, with all our compilers
    os.nice(19)
    with suppress(Busy), alone("engines", wait=False), LOG.open("w") as log:
        if all(accompanied(step, server, log) for step in STEPS) and native.fresh():
            print("The engines are compiled; the next start uses them.", flush=True)
        else:
            print(f"The engines could not be compiled: see {LOG.relative_to(ROOT)}.", flush=True)


def accompanied(command: list[str], server: int, log: IO[str]) -> bool:
    """Whether a command succeeds; without the server this process and all it began end at once."""
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log) as step:
        while step.poll() is None:
            if not lives(server):
                os.killpg(0, signal.SIGTERM)
            time.sleep(LOOK)
    return step.returncode == 0


def lives(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


if __name__ == "__main__":
    try:
        now() if len(sys.argv) == 1 else behind(int(sys.argv[1]))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
    except KeyboardInterrupt:
        sys.exit(130)
