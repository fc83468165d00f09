"""How much one server carries: `python -m katzentisch.bench.load`, bounded, on loopback, with a store on disk."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

GAME = "5211"
PORT = 5212
URL = f"http://127.0.0.1:{PORT}"


def post(path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(f"{URL}/api/{path}", json.dumps(body).encode(), headers)) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def memory(process: int) -> int:
    """Kilobytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


class Load:
    """Two people at each of many tables, each moving as soon as it can."""

    def __init__(self, tables: int, seconds: float) -> None:
        self.tables = tables
        self.end = time.monotonic() + seconds
        self.sent: dict[tuple[str, int, int], float] = {}
        self.delays: list[float] = []
        self.moves = 0

    async def run(self) -> None:
        await asyncio.gather(*(self.table() for _ in range(self.tables)))

    async def table(self) -> None:
        opened = await asyncio.to_thread(post, "tables", {"game": GAME, "seats": ["", ""]})
        code = opened["code"]
        tokens = []
        for seat in (0, 1):
            key = await asyncio.to_thread(post, f"tables/{code}/seats/{seat}", {"name": f"Player {seat}"})
            tokens.append(key["token"])
        await asyncio.to_thread(post, f"tables/{code}/start", {}, tokens[0])
        await asyncio.gather(*(self.player(code, seat, token) for seat, token in enumerate(tokens)))

    async def player(self, code: str, seat: int, token: str) -> None:
        async with connect(f"{URL.replace('http', 'ws')}/api/tables/{code}/ws", proxy=None, max_queue=None) as line:
            await line.send(json.dumps({"do": "hello", "tokens": [token]}))
            while time.monotonic() < self.end:
                try:
                    message = json.loads(await asyncio.wait_for(line.recv(), 0.5))
                except TimeoutError:
                    continue
                if message["say"] == "refused":
                    message = message["update"]
                if message["say"] == "update":
                    await self.react(line, code, seat, message)

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


def main() -> int:
    """Print one line of figures."""
    parser = argparse.ArgumentParser("python -m katzentisch.bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        serve = ["serve", "--port", str(PORT), "--rate", "1000000", "--store", f"{folder}/tables.sqlite"]
        server = subprocess.Popen([sys.executable, "-m", "katzentisch", *serve], stdout=subprocess.DEVNULL)
        try:
            wait()
            before = memory(server.pid)
            load = Load(options.tables, options.seconds)
            asyncio.run(load.run())
            grown = memory(server.pid) - before
        finally:
            server.kill()
            server.wait()
    delays = sorted(load.delays)
    p50, p99 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99))
    rate, share = load.moves / options.seconds, grown / options.tables
    print(f"{options.tables} tables, {rate:.0f} moves/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms, {share:.0f} kB a table")
    return 0


def wait() -> None:
    while True:
        try:
            urlopen(f"{URL}/healthz").close()
            return
        except URLError:
            time.sleep(0.05)


if __name__ == "__main__":
    sys.exit(main())
