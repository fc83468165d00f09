"""How much a server carries: `make load`, bounded, on loopback, stores on disk, beside boardgame.io where Node is."""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from katzentisch.bench.load.players import Load
from katzentisch.bench.load.servers import memory, processor, running
from katzentisch.bench.services import Absent, free_port, postgresql, redis

PEER = Path(__file__).with_name("boardgame_io.js")
PEER_PACKAGE = "boardgame.io@0.50.2"


class Figures(NamedTuple):
    """What one run gave."""

    delays: list[float]
    """Seconds from sending a move to the other player's view, one for each move."""
    kilobytes: int
    """By how much the server grew."""
    processor: float = 0.0
    """Seconds of processor time that it took."""


def ours(tables: int, seconds: float, pace: float, store: str, *switches: str) -> Figures:
    """A server of ours with this store under load."""
    port = free_port()
    serve = ["serve", "--port", str(port), "--rate", "1000000", "--store", store, *switches]
    with running([sys.executable, "-m", "katzentisch", *serve], f"http://127.0.0.1:{port}/healthz") as server:
        return asyncio.run(carried(Load(f"http://127.0.0.1:{port}", tables, pace), seconds, server.pid))


async def carried(load: Load, seconds: float, server: int) -> Figures:
    """Measure from the moment at which everybody is there."""
    before = memory(server)
    await load.gather()
    worked = processor(server)
    await load.play(seconds)
    worked = processor(server) - worked
    grown = memory(server) - before
    load.leave()
    return Figures(load.delays, grown, worked)


# The peer


def theirs(folder: str, tables: int, seconds: float) -> Figures:
    """A boardgame.io server, which keeps matches in memory only, under the load of its own client."""
    shutil.copy(PEER, folder)
    npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, PEER_PACKAGE]
    subprocess.run(npm, check=True, stdout=subprocess.DEVNULL)
    port, script = str(free_port()), f"{folder}/{PEER.name}"
    with running(["node", script, "serve", port], f"http://127.0.0.1:{port}/") as server:
        before = memory(server.pid)
        play = ["node", script, "play", port, str(tables), str(seconds)]
        said = subprocess.run(play, check=True, capture_output=True, text=True).stdout
        grown = memory(server.pid) - before
    found = json.loads(said.splitlines()[-1])
    return Figures([delay / 1000 for delay in found["delays"]], grown)


def tell(name: str, tables: int, seconds: float, found: Figures) -> None:
    """One line of figures."""
    delays = sorted(found.delays) or [0.0]
    p50, p99 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99))
    moves = len(found.delays)
    rate, share = moves / seconds, found.kilobytes / tables
    figures = f"{rate:6.0f} moves/s  p50 {p50:6.1f} ms  p99 {p99:6.1f} ms  {share:4.0f} kB a table"
    work = f"  {1000 * found.processor / max(moves, 1):5.2f} ms of processor a move" if found.processor else ""
    print(f"{name:32} {tables} tables  {figures}{work}", flush=True)


STORES = ["sqlite", "postgresql", "postgresql-2", "redis-2", "boardgame.io"]


def main() -> int:
    """Print one line for each way to serve."""
    parser = argparse.ArgumentParser("python -m katzentisch.bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds that a player thinks, on the average")
    parser.add_argument("--only", choices=STORES, help="one way to serve instead of all")
    options = parser.parse_args()
    tables, seconds, pace = options.tables, options.seconds, options.pace
    wanted = [options.only] if options.only else STORES
    with tempfile.TemporaryDirectory() as folder:
        if "sqlite" in wanted:
            tell("SQLite, 1 worker", tables, seconds, ours(tables, seconds, pace, f"{folder}/tables.sqlite"))
        try:
            with_database(tables, seconds, pace, wanted)
        except Absent as absent:
            print(f"not measured: {absent}")
        if "boardgame.io" not in wanted:
            return 0
        if shutil.which("npm"):
            tell("boardgame.io, memory only", tables, seconds, theirs(folder, tables, seconds))
        else:
            print("not measured: boardgame.io needs Node (npm)")
    return 0


def with_database(tables: int, seconds: float, pace: float, wanted: list[str]) -> None:
    """The ways to serve that need PostgreSQL."""
    if not {"postgresql", "postgresql-2", "redis-2"} & set(wanted):
        return
    with postgresql() as database:
        for workers, name in (("1", "postgresql"), ("2", "postgresql-2")):
            if name in wanted:
                found = ours(tables, seconds, pace, database.url, "--workers", workers)
                tell(f"PostgreSQL, {workers} worker(s)", tables, seconds, found)
        if "redis-2" in wanted:
            with redis() as bus:
                found = ours(tables, seconds, pace, database.url, "--workers", "2", "--bus", bus.url)
            tell("PostgreSQL and Redis, 2 workers", tables, seconds, found)


if __name__ == "__main__":
    sys.exit(main())
