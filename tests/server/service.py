"""Real servers in processes of their own, and clients that play at them."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx

from katzentisch.bench.services import free_port
from tests.waiting import PATIENCE_SECONDS, wait_until

Json = dict[str, Any]
PATIENT_BOTS = f"bots.pool:GRACE_SECONDS={PATIENCE_SECONDS}"
SERVE = [sys.executable, "-m", "tests.server.seeded", PATIENT_BOTS, "serve", "--rate", "1000000"]
PATIENCE = PATIENCE_SECONDS
STARTING = 2 * PATIENCE_SECONDS
"""Seconds that a server may take until it answers, on a machine that has other things to do."""
STUBBORN = 600.0
"""Seconds for which a client tries again: servers are killed again and again, and slow machines start them slowly."""


class Server:
    """`katzentisch serve` on one port, to be started and killed as often as one likes."""

    def __init__(self, store: str, log: Path, *switches: str, constants: Sequence[str] = ()) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.command = [*SERVE[:3], *constants, *SERVE[3:], "--port", str(self.port), "--store", store, *switches]
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        """Begin without waiting for it."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, start_new_session=True)

    def start(self) -> Server:
        if self.process is None:
            self.launch()
        assert self.process is not None
        wait_until(self.answers, f"a server answers at {self.url}", STARTING)
        return self

    def answers(self) -> bool:
        """Whether it is up; an error if it has ended."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text("utf-8")
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/healthz", verify=False, timeout=PATIENCE).status_code == 200
        return False

    def kill(self) -> None:
        """End the server and all its children at once, without a word."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def workers(self) -> list[int]:
        """The processes behind its port, where it has several."""
        assert self.process is not None
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text("utf-8").split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def __enter__(self) -> Server:
        try:
            return self.start()
        except BaseException:
            self.kill()
            raise

    def __exit__(self, *_: object) -> None:
        self.kill()


@contextlib.contextmanager
def pair(store: str, log: Path, *switches: str, constants: Sequence[str] = ()) -> Iterator[tuple[Server, Server]]:
    """Two servers at one store, as on two hosts."""
    one, other = (Server(store, log, *switches, constants=constants) for _ in range(2))
    try:
        one.launch()
        other.launch()
        yield one.start(), other.start()
    finally:
        one.kill()
        other.kill()


class Client:
    """One person by HTTP: one cookie jar, any number of servers, never giving up on an order."""

    def __init__(self, *urls: str, seed: str = "") -> None:
        self.urls = list(urls)
        self.dice = random.Random(seed)
        """Which of the servers is asked."""
        self.http = httpx.Client(timeout=PATIENCE, verify=False)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Json | None = None, **params: Any) -> httpx.Response:
        """One request; tried again at any of the servers until one of them, and its store, answers."""
        end = time.monotonic() + STUBBORN
        while True:
            url = self.dice.choice(self.urls)
            try:
                answer = self.http.request(method, f"{url}{path}", json=body, params=params or None)
                if answer.status_code != 503 or time.monotonic() > end:
                    return answer
            except httpx.TransportError:
                if time.monotonic() > end:
                    raise
            time.sleep(0.05)

    def get(self, path: str, **params: Any) -> Any:
        answer = self.ask("GET", path, **params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Json) -> Any:
        answer = self.ask("POST", path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def open(self, game: str, seats: list[str], **more: Any) -> str:
        code: str = self.post("/api/tables", {"game": game, "seats": seats, **more})["code"]
        return code

    def sit(self, code: str, seat: int, name: str) -> str:
        token: str = self.post(f"/api/tables/{code}/seats/{seat}", {"name": name})["token"]
        return token

    def update(self, code: str, seat: int, **params: Any) -> Json:
        update: Json = self.get(f"/api/tables/{code}/update", seat=seat, **params)
        return update

    def order(self, code: str, do: str, seat: int, seq: int, command: str, **more: Any) -> httpx.Response:
        body = {"do": do, "seat": seat, "seq": seq, "id": command, **more}
        return self.ask("POST", f"/api/tables/{code}/orders", body)
