"""Several servers behind nginx under load: messages between them, one killed, one added.

`python -m katzentisch.bench.load.cluster`, for PostgreSQL and Redis as the bus; both and nginx must be installed.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec

from katzentisch.bench.load.line import LeanWebSocket
from katzentisch.bench.load.players import Heard, Load, LoadPlayer
from katzentisch.bench.load.servers import running
from katzentisch.bench.services import Absent, free_port, postgresql, program, redis

RECONNECT_SECONDS, RETURN_TIMEOUT_SECONDS = 0.1, 60.0
BAD_GATEWAY = 502
NGINX = """
daemon off; worker_processes 1; worker_shutdown_timeout 1s; pid {folder}/pid; error_log {folder}/error;
events {{ worker_connections 8192; }}
http {{
  access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
  map $uri $table {{ ~^/(?:api/tables|t)/(?<letters>[a-z0-9][a-z0-9]) $letters; default $remote_addr; }}
  upstream katzentisch {{ hash $table consistent; {servers} }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://katzentisch; proxy_http_version 1.1; proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
    }}
  }}
}}
"""


class MatchMessage(Heard):
    """What a player must know who comes back."""

    match: str = ""


decode = msgspec.json.Decoder(MatchMessage).decode


class ReturningWebSocket(LeanWebSocket):
    """A connection whose player comes back when it is lost."""

    player: ReturningPlayer

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.open.exception() is None:
            self.player.on_lost()


class ReturningPlayer(LoadPlayer):
    """Reconnects, and compares what it was told with what it finds."""

    match, acknowledged = "", 0
    """The last line of a match that the server said it has committed."""
    lost_moves = 0
    returned_at = 0.0
    returning: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        where = urlsplit(self.url)
        assert where.hostname
        assert where.port
        path = f"/api/tables/{self.code}/ws"

        def make() -> ReturningWebSocket:
            line = ReturningWebSocket(where.netloc, path, self.heard)
            line.player = self
            return line

        made = await asyncio.get_running_loop().create_connection(make, where.hostname, where.port)
        await made[1].open
        self.line = made[1]
        self.line.send(msgspec.json.encode({"do": "hello", "tokens": [self.token]}))

    def on_lost(self) -> None:
        if self.load.playing:
            self.returned_at = 0.0
            self.returning = asyncio.create_task(self.come_back())

    async def come_back(self) -> None:
        while self.load.playing:
            with suppress(OSError):
                await self.connect()
                return
            await asyncio.sleep(RECONNECT_SECONDS)

    async def begin_again(self) -> None:
        while self.load.playing:
            try:
                await super().begin_again()
                return
            except HTTPError as refused:
                if refused.code < BAD_GATEWAY:  # it has begun
                    return
            except OSError:
                pass
            await asyncio.sleep(RECONNECT_SECONDS)

    def heard(self, line: LeanWebSocket, data: bytes) -> None:
        message = decode(data)
        if message.say == "update":
            self.returned_at = self.returned_at or time.monotonic()
            if message.match == self.match and message.seq < self.acknowledged:
                self.lost_moves += self.acknowledged - message.seq
            self.match, self.acknowledged = message.match, message.seq
        elif message.say == "done":
            self.acknowledged = max(self.acknowledged, message.seq)
        super().heard(line, data)


def metric(url: str, name: str) -> float:
    """A number that a server tells."""
    with urlopen(f"{url}/metrics") as answer:
        found = re.search(rf"^{name} (\S+)$", answer.read().decode(), re.MULTILINE)
    return float(found[1]) if found else 0.0


async def total(urls: list[str], name: str) -> float:
    return sum([await asyncio.to_thread(metric, url, name) for url in urls])


class Count(NamedTuple):
    """What all servers of a cluster have done: lines committed, messages of the bus received."""

    lines: float
    deliveries: float


class Reconnection(NamedTuple):
    """How people came back after their server went away."""

    seconds: list[float]
    """After how long, the first one first."""
    missing: int
    lost_moves: int
    """Moves that had been acknowledged and were not there afterwards."""

    def __str__(self) -> str:
        back = self.seconds
        slowest = f"half after {back[len(back) // 2]:.1f} s, all after {back[-1]:.1f} s" if back else "nobody left"
        return f"{len(back)} came back, {slowest}; {self.missing} missing, {self.lost_moves} moves lost"


class ServerCluster:
    """Servers at one store behind nginx, and people who play there."""

    def __init__(self, stack: ExitStack, folder: str, store: str, bus: str) -> None:
        self.stack, self.folder, self.store, self.bus = stack, Path(folder), store, bus
        self.servers: dict[str, subprocess.Popen[bytes]] = {}
        self.port = free_port()
        self.nginx: subprocess.Popen[bytes] | None = None
        self.load: Load

    @property
    def urls(self) -> list[str]:
        return list(self.servers)

    def add_server(self) -> str:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        serve = ["serve", "--port", str(port), "--rate", "1000000", "--store", self.store, "--bus", self.bus]
        command = [sys.executable, "-m", "katzentisch", *serve]
        self.servers[url] = self.stack.enter_context(running(command, f"{url}/healthz"))
        return url

    def configure(self) -> None:
        """Let nginx spread tables over the servers that run."""
        servers = " ".join(f"server {urlsplit(url).netloc};" for url in self.urls)
        config = self.folder / "nginx.conf"
        config.write_text(NGINX.format(folder=self.folder, port=self.port, servers=servers), "utf-8")
        if self.nginx is None:
            command = [program("nginx"), "-c", str(config), "-p", str(self.folder)]
            self.nginx = self.stack.enter_context(running(command, f"http://127.0.0.1:{self.port}/healthz"))
        else:
            subprocess.run([program("nginx"), "-c", str(config), "-s", "reload"], check=True, capture_output=True)

    async def play(self, tables: int, pace: float) -> None:
        """Let people come and play until `leave`."""
        self.load = Load([f"http://127.0.0.1:{self.port}"], tables, pace, ReturningPlayer)
        await self.load.gather()

    def leave(self) -> None:
        self.load.playing = False
        self.load.leave()

    async def deliveries_per_move(self, moves: int) -> float:
        """How many messages of the bus reach a process for each move, over at least so many moves."""
        before = await self.count()
        while (lines := (now := await self.count()).lines - before.lines) < moves:
            await asyncio.sleep(RECONNECT_SECONDS)
        return (now.deliveries - before.deliveries) / lines

    async def kill_busiest(self) -> Reconnection:
        """End the server with the most tables at once, and wait until everybody is back."""
        killed = max(self.urls, key=lambda url: metric(url, "katzentisch_rooms"))
        share = metric(killed, "katzentisch_connections")
        begun = time.monotonic()
        self.servers.pop(killed).kill()
        return await self.everybody_back(begun, int(share))

    async def add_another(self) -> tuple[str, Reconnection]:
        """Give a further server its share of the tables, and wait until everybody is back; its address."""
        added = await asyncio.to_thread(self.add_server)
        begun = time.monotonic()
        self.configure()
        return added, await self.everybody_back(begun, 1)

    async def count(self) -> Count:
        names = "katzentisch_lines_total", "katzentisch_bus_deliveries_total"
        return Count(*[await total(self.urls, name) for name in names])

    async def everybody_back(self, begun: float, wanted: int) -> Reconnection:
        """Wait until so many have come back and nobody is missing."""
        players = [player for player in self.load.players if isinstance(player, ReturningPlayer)]
        while time.monotonic() < begun + RETURN_TIMEOUT_SECONDS:
            back = [player.returned_at for player in players if player.returned_at > begun]
            if len(back) >= wanted and all(player.returned_at for player in players):
                break
            await asyncio.sleep(RECONNECT_SECONDS)
        back = sorted(player.returned_at - begun for player in players if player.returned_at > begun)
        missing = sum(not player.returned_at for player in players)
        return Reconnection(back, missing, sum(player.lost_moves for player in players))


async def measure(cluster: ServerCluster, tables: int, moves: int, pace: float) -> None:
    """Print messages per move, then what comes of a server that is killed, and of one that is added."""
    await cluster.play(tables, pace)
    deliveries = await cluster.deliveries_per_move(moves)
    print(f"  {len(cluster.servers)} servers: {deliveries:.2f} deliveries a move")
    print(f"  one killed: {await cluster.kill_busiest()}")
    added, back = await cluster.add_another()
    print(f"  one added: {back}; it holds {metric(added, 'katzentisch_rooms'):.0f} tables", flush=True)
    cluster.leave()


def main() -> int:
    parser = argparse.ArgumentParser("python -m katzentisch.bench.load.cluster", description=__doc__)
    parser.add_argument("--servers", type=int, default=4)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds that a player thinks, on the average")
    options = parser.parse_args()
    try:
        for name in ("PostgreSQL", "Redis"):
            with (
                tempfile.TemporaryDirectory() as folder,
                postgresql() as database,
                redis() as bus,
                ExitStack() as stack,
            ):
                print(f"{name} as the bus", flush=True)
                url = database.url if name == "PostgreSQL" else bus.url
                cluster = ServerCluster(stack, folder, database.url, url)
                for _ in range(options.servers):
                    cluster.add_server()
                cluster.configure()
                asyncio.run(measure(cluster, options.tables, options.moves, options.pace))
    except Absent as absent:
        print(f"not measured: {absent}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
