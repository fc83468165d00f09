"""How much a server carries: `make load`, bounded, on loopback, stores on disk, beside boardgame.io where Node is."""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from katzentisch.bench.load.players import Load
from katzentisch.bench.load.servers import memory, processor, running
from katzentisch.bench.services import Absent, free_port, postgresql, redis

PEER = Path(__file__).with_name("boardgame_io.js")
PEER_PACKAGE = "boardgame.io@0.50.2"


class Run(NamedTuple):
    """How many tables play, for how many seconds, and how long people think."""

    tables: int
    seconds: float
    pace: float


class LoadFigures(NamedTuple):
    """What one run gave."""

    delays: list[float]
    """Seconds from sending a move to the other player's view, one for each move."""
    kilobytes: int
    """By how much the server grew."""
    processor: float = 0.0
    """Seconds of processor time that it took."""


def ours(run: Run, store: str, *switches: str, servers: int = 1) -> LoadFigures:
    """Servers of ours at one store under load, each with its share of the tables."""
    with ExitStack() as stack:
        urls, processes = [], []
        for _ in range(servers):
            port = free_port()
            serve = ["serve", "--port", str(port), "--rate", "1000000", "--store", store, *switches]
            command = [sys.executable, "-m", "katzentisch", *serve]
            urls.append(f"http://127.0.0.1:{port}")
            processes.append(stack.enter_context(running(command, f"{urls[-1]}/healthz")).pid)
        return asyncio.run(carried(Load(urls, run.tables, run.pace), run.seconds, processes))


async def carried(load: Load, seconds: float, servers: list[int]) -> LoadFigures:
    """Measure from the moment at which everybody is there."""
    before = sum(map(memory, servers))
    await load.gather()
    worked = sum(map(processor, servers))
    await load.play(seconds)
    worked = sum(map(processor, servers)) - worked
    grown = sum(map(memory, servers)) - before
    load.leave()
    return LoadFigures(load.delays, grown, worked)


# The peer


def theirs(folder: str, run: Run) -> LoadFigures:
    """A boardgame.io server, which keeps matches in memory only, under the load of its own client."""
    shutil.copy(PEER, folder)
    npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, PEER_PACKAGE]
    subprocess.run(npm, check=True, stdout=subprocess.DEVNULL)
    port, script = str(free_port()), f"{folder}/{PEER.name}"
    with running(["node", script, "serve", port], f"http://127.0.0.1:{port}/") as server:
        before = memory(server.pid)
        play = ["node", script, "play", port, str(run.tables), str(run.seconds)]
        said = subprocess.run(play, check=True, capture_output=True, text=True).stdout
        grown = memory(server.pid) - before
    found = json.loads(said.splitlines()[-1])
    return LoadFigures([delay / 1000 for delay in found["delays"]], grown)


def tell(name: str, run: Run, found: LoadFigures) -> None:
    """One line of figures."""
    delays = sorted(found.delays) or [0.0]
    p50, p99 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99))
    moves = len(found.delays)
    rate, share = moves / run.seconds, found.kilobytes / run.tables
    figures = f"{rate:6.0f} moves/s  p50 {p50:6.1f} ms  p99 {p99:6.1f} ms  {share:4.0f} kB a table"
    work = f"  {1000 * found.processor / max(moves, 1):5.2f} ms of processor a move" if found.processor else ""
    print(f"{name:32} {run.tables} tables  {figures}{work}", flush=True)


STORES = ["sqlite", "postgresql", "postgresql-2", "postgresql-spread", "redis-2", "boardgame.io"]


def main() -> int:
    """Print one line for each way to serve."""
    parser = argparse.ArgumentParser("python -m katzentisch.bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds that a player thinks, on the average")
    parser.add_argument("--only", choices=STORES, help="one way to serve instead of all")
    options = parser.parse_args()
    run = Run(options.tables, options.seconds, options.pace)
    wanted = [options.only] if options.only else STORES
    with tempfile.TemporaryDirectory() as folder:
        if "sqlite" in wanted:
            tell("SQLite, 1 worker", run, ours(run, f"{folder}/tables.sqlite"))
        try:
            with_database(run, wanted)
        except Absent as absent:
            print(f"not measured: {absent}")
        if "boardgame.io" not in wanted:
            return 0
        if shutil.which("npm"):
            tell("boardgame.io, memory only", run, theirs(folder, run))
        else:
            print("not measured: boardgame.io needs Node (npm)")
    return 0


def with_database(run: Run, wanted: list[str]) -> None:
    """The ways to serve that need PostgreSQL."""
    if not {"postgresql", "postgresql-2", "postgresql-spread", "redis-2"} & set(wanted):
        return
    with postgresql() as database:
        if "postgresql" in wanted:
            tell("PostgreSQL, 1 worker", run, ours(run, database.url))
        if "postgresql-2" in wanted:
            tell("PostgreSQL, 2 workers", run, ours(run, database.url, "--workers", "2"))
        if "postgresql-spread" in wanted:
            tell("PostgreSQL, 2 servers by code", run, ours(run, database.url, servers=2))
        if "redis-2" in wanted:
            with redis() as bus:
                found = ours(run, database.url, "--workers", "2", "--bus", bus.url)
            tell("PostgreSQL and Redis, 2 workers", run, found)


if __name__ == "__main__":
    sys.exit(main())
