"""What can go wrong around servers that people play at, drawn by a seed."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Self

from .daemons import PostgreSQL, Redis, redis, whole_postgresql
from .service import SERVE, Server

LONG = os.environ.get("KATZENTISCH_KILLS") is not None
PEACE = 2.0 if LONG else 0.4
"""Seconds between two faults at most."""
PAUSE = 30.0 if LONG else 1.0
"""Seconds for which a process stands still at most, more often for a moment than for long."""
OUTAGE = (0.05, 1.5) if LONG else (0.05, 0.3)
"""Seconds for which something is away."""
DISK = "64m"
"""How large a disk is that gets full."""
JUMP = 7200.0
"""Seconds by which a clock is set wrong at most, into the past or the future."""
WITHIN = 5.0 if LONG else 2.0
"""Seconds for which a server that is to die within a transaction waits for one."""
DEEDS = [
    *("rounds", "places", "matches", "results", "ratings", "seats"),
    *("devices", "calls", "alarms", "settings", "tables"),
]
"""What is written in transactions in which a server may die."""


class Warped(Server):
    """A server whose clock says what a file adds to the time."""

    def __init__(self, store: str, log: Path, *switches: str) -> None:
        super().__init__(store, log, *switches)
        self.offset = log.with_name(f"{log.name}-offset-{self.port}")
        self.offset.write_text("0")
        self.command[: len(SERVE)] = [sys.executable, "-m", "tests.server.warped", str(self.offset), *SERVE[4:]]

    def pause(self, seconds: float) -> None:
        """Stand still with all children, in the midst of whatever it is."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGSTOP)
        time.sleep(seconds)
        os.killpg(self.process.pid, signal.SIGCONT)

    def fill_disk(self, seconds: float) -> None:
        """Let no file grow for a while: every write fails, as on a full disk."""
        assert self.process is not None
        _, most = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (0, most))
        time.sleep(seconds)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most, most))


class Hasty(Warped):
    """A server in a hurry, which dies in the midst of a transaction if it is told to."""

    def __init__(self, store: str, log: Path, *switches: str) -> None:
        super().__init__(store, log, *switches)
        self.doom = log.with_name(f"{log.name}-doom-{self.port}")
        at = self.command.index("tests.server.warped")
        self.command[at : at + 2] = ["tests.server.hasty", str(self.offset), str(self.doom)]

    def die(self, table: str, steps: int) -> None:
        """Let it be killed within a transaction that writes there, or after a while in the midst of whatever it is."""
        assert self.process is not None
        self.doom.write_text(f"{table} {steps}")
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(WITHIN)
        self.doom.unlink(missing_ok=True)
        self.kill()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A disk that is soon full; None where nobody may mount one."""
    place = folder / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "none", str(place)]
    if shutil.which("mount") is None or subprocess.run(mount, check=False, stderr=subprocess.DEVNULL).returncode:
        yield None
        return
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


class World:
    """Servers at one store, with whatever they need, and the faults that may befall them."""

    make: type[Warped] = Warped
    switches: tuple[str, ...] = ()

    def __init__(self, kind: str, folder: Path, seed: str) -> None:
        self.seed = seed
        self.dice = random.Random(f"{seed} {kind}")
        self.log = folder / "log"
        self.disk: Path | None = None
        self.database: PostgreSQL | None = None
        self.bus: Redis | None = None
        self.deck: list[Callable[[], None]] = []
        with ExitStack() as stack:
            self._begin(kind, folder, stack)
            self.stack = stack.pop_all()

    def _begin(self, kind: str, folder: Path, stack: ExitStack) -> None:
        if kind == "sqlite":
            self.disk = stack.enter_context(small_disk(folder))
            self.store = str((self.disk or folder) / "tables.sqlite")
        else:
            self.database = stack.enter_context(whole_postgresql())
            self.store = self.database.url
        if kind == "two servers and Redis":
            self.bus = stack.enter_context(redis())
        switches = ["--bus", self.bus.url] if self.bus else []
        self.several = kind == "two workers"
        switches += ["--workers", "2"] if self.several else []
        count = 2 if kind.startswith("two servers") else 1
        self.servers = [self.make(self.store, self.log, *switches, *self.switches) for _ in range(count)]
        for server in self.servers:
            stack.callback(server.kill)
            server.launch()
        for server in self.servers:
            server.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def fault(self) -> str:
        """Let something go wrong, and mend it; every kind comes before one comes again. What it was."""
        time.sleep(self.dice.uniform(0.02, PEACE))
        if not self.deck:
            self.deck = self.faults()
            self.dice.shuffle(self.deck)
        fault = self.deck.pop()
        fault()
        return fault.__name__

    def faults(self) -> list[Callable[[], None]]:
        """Every kind."""
        faults = [self.kill, self.pause, self.kill_worker if self.several else self.jump]
        faults += [self.kill_database] if self.database else [self.fill_disk]
        return faults + ([self.kill_bus] if self.bus else [])

    def kill(self) -> None:
        victim = self.dice.choice(self.servers)
        victim.kill()
        time.sleep(self.dice.uniform(*OUTAGE))
        victim.start()

    def kill_worker(self) -> None:
        """Let one of several processes behind a port die; anybody who looks after them begins another."""
        while not (workers := self.servers[0].workers()):
            time.sleep(0.05)
        os.kill(self.dice.choice(workers), signal.SIGKILL)

    def pause(self) -> None:
        self.dice.choice(self.servers).pause(PAUSE ** self.dice.uniform(-0.5, 1.0))

    def jump(self) -> None:
        self.dice.choice(self.servers).offset.write_text(str(self.dice.uniform(-JUMP, JUMP)))

    def fill_disk(self) -> None:
        """A disk without space; where there is none of our own, files that may not grow."""
        seconds = self.dice.uniform(*OUTAGE)
        if self.disk is None:
            self.servers[0].fill_disk(seconds)
            return
        filler = self.disk / "filler"
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        time.sleep(seconds)
        filler.unlink()

    def kill_database(self) -> None:
        assert self.database is not None
        self.database.kill()
        time.sleep(self.dice.uniform(*OUTAGE))
        self.database.start()

    def kill_bus(self) -> None:
        assert self.bus is not None
        self.bus.kill()
        time.sleep(self.dice.uniform(*OUTAGE))
        self.bus.start()
