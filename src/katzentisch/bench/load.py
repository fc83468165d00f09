"""How much a server carries: `make load`, bounded, on loopback, stores on disk, beside boardgame.io where Node is."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from katzentisch.bench.services import Absent, free_port, postgresql, redis

GAME = "5211"
PEER = Path(__file__).with_name("boardgame_io.js")
PEER_PACKAGE = "boardgame.io@0.50.2"
PATIENCE = 60.0


class Figures(NamedTuple):
    """What one run gave."""

    moves: int
    delays: list[float]
    """Seconds from sending a move to the other player's view."""
    kilobytes: int
    """By how much the server grew."""


# Our own


class Load:
    """Two people at each of many tables, each moving as soon as it can."""

    def __init__(self, url: str, tables: int, seconds: float) -> None:
        self.url = url
        self.tables = tables
        self.seconds = seconds
        self.end = 0.0
        self.sent: dict[tuple[str, int, int], float] = {}
        self.delays: list[float] = []
        self.moves = 0

    async def run(self) -> None:
        seated = [await asyncio.to_thread(self.table) for _ in range(self.tables)]
        self.end = time.monotonic() + self.seconds
        await asyncio.gather(
            *(self.player(code, seat, token) for code, tokens in seated for seat, token in enumerate(tokens))
        )

    def table(self) -> tuple[str, list[str]]:
        """A table with two people, and a match that has begun."""
        code = self.post("tables", {"game": GAME, "seats": ["", ""]})["code"]
        tokens = [self.post(f"tables/{code}/seats/{seat}", {"name": f"Player {seat}"})["token"] for seat in (0, 1)]
        self.post(f"tables/{code}/start", {}, tokens[0])
        return code, tokens

    def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        with urlopen(Request(f"{self.url}/api/{path}", json.dumps(body).encode(), headers)) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    async def player(self, code: str, seat: int, token: str) -> None:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{code}/ws"
        async with connect(address, proxy=None, max_queue=None, open_timeout=PATIENCE) as line:
            await line.send(json.dumps({"do": "hello", "tokens": [token]}))
            while time.monotonic() < self.end:
                try:
                    async with asyncio.timeout(0.5):
                        message = json.loads(await line.recv())
                except TimeoutError:
                    continue
                update = message["update"] if message["say"] == "refused" else message
                if update["say"] == "update":
                    await self.react(line, code, seat, update)

    async def react(self, line: ClientConnection, code: str, seat: int, update: dict[str, Any]) -> None:
        begun = self.sent.pop((code, update["seq"] - 1, 1 - seat), None)
        if begun is not None:
            self.delays.append(time.monotonic() - begun)
            self.moves += 1
        if seat in update["actors"]:
            seq = update["seq"]
            self.sent[code, seq, seat] = time.monotonic()
            order = {"do": "move", "seat": seat, "seq": seq, "id": f"m{seq}", "move": random.choice(update["legal"])}
            await line.send(json.dumps(order))


def ours(tables: int, seconds: float, store: str, *switches: str) -> Figures:
    """A server of ours with this store under load."""
    port = free_port()
    serve = ["serve", "--port", str(port), "--rate", "1000000", "--store", store, *switches]
    with running([sys.executable, "-m", "katzentisch", *serve], f"http://127.0.0.1:{port}/healthz") as server:
        before = memory(server.pid)
        load = Load(f"http://127.0.0.1:{port}", tables, seconds)
        asyncio.run(load.run())
        return Figures(load.moves, load.delays, memory(server.pid) - before)


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
    return Figures(found["moves"], [delay / 1000 for delay in found["delays"]], grown)


# Processes


@contextmanager
def running(command: list[str], url: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server that answers under this address, whatever it says."""
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE
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
            server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def memory(process: int) -> int:
    """Kilobytes that a process and its children hold, bots' processes left out."""
    total = 0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            fields = dict(line.split(":", 1) for line in status.read_text("utf-8").splitlines() if ":" in line)
        except OSError:
            continue
        if process in (int(fields["Pid"]), int(fields["PPid"])):
            total += int(fields.get("VmRSS", "0").split()[0])
    return total


def tell(name: str, tables: int, seconds: float, found: Figures) -> None:
    """One line of figures."""
    delays = sorted(found.delays) or [0.0]
    p50, p99 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99))
    rate, share = found.moves / seconds, found.kilobytes / tables
    figures = f"{rate:6.0f} moves/s  p50 {p50:6.1f} ms  p99 {p99:6.1f} ms  {share:4.0f} kB a table"
    print(f"{name:32} {tables} tables  {figures}", flush=True)


def main() -> int:
    """Print one line for each way to serve."""
    parser = argparse.ArgumentParser("python -m katzentisch.bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    tables, seconds = options.tables, options.seconds
    with tempfile.TemporaryDirectory() as folder:
        tell("SQLite, 1 worker", tables, seconds, ours(tables, seconds, f"{folder}/tables.sqlite"))
        try:
            with postgresql() as database:
                for workers in ("1", "2"):
                    found = ours(tables, seconds, database.url, "--workers", workers)
                    tell(f"PostgreSQL, {workers} worker(s)", tables, seconds, found)
                with redis() as bus:
                    found = ours(tables, seconds, database.url, "--workers", "2", "--bus", bus.url)
                tell("PostgreSQL and Redis, 2 workers", tables, seconds, found)
        except Absent as absent:
            print(f"not measured: {absent}")
        if shutil.which("npm"):
            tell("boardgame.io, memory only", tables, seconds, theirs(folder, tables, seconds))
        else:
            print("not measured: boardgame.io needs Node (npm)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
