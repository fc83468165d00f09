"""Somebody who sends nonsense in every role: stranger, guest, member of a club, banned person and host."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from ipaddress import ip_network
from typing import Any
from zlib import crc32

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from katzentisch.server.admin.host_key import HOST_KEY_VARIABLE
from tests.waiting import PATIENCE_SECONDS

from .house import Json
from .nonsense import ROLES, Nonsense
from .sample_requests import SHEET

ATTACKERS = ip_network("198.18.0.0/15")
"""Where attackers come from: a network for benchmarks."""
BURST = 4
"""How many messages one hand sends before it waits until the server has read them."""
BROKEN = 1011
"""How a server ends a connection when it has made a mistake."""
SILENT = "keepalive ping timeout"
"""Why it ends one in the same way whose other end did not answer, such as an attacker of the lowest priority."""


class Attacker:
    """One person in five roles with a table, a match, a club, a season and much nonsense.

    After each answer they pause for `pause` times as long as the server took for it.
    """

    def __init__(self, url: str, seed: str, pause: float) -> None:
        self.url, self.pause = url, pause
        self.nonsense = Nonsense(seed)
        address = {"X-Forwarded-For": str(ATTACKERS[crc32(seed.encode()) % ATTACKERS.num_addresses])}
        self.people = {
            role: httpx.AsyncClient(base_url=url, timeout=PATIENCE_SECONDS, headers=address) for role in ROLES
        }
        self.answers: Counter[int] = Counter()
        self.wrong: list[str] = []
        self.code = ""

    async def come(self) -> None:
        """Log in as the host, and ban somebody who has sat down."""
        await self.ask("host", "POST", "host/session", {"key": os.environ[HOST_KEY_VARIABLE]})
        code = (await self.ask("banned", "POST", "tables", {"game": "5211", "seats": ["", ""]}))["code"]
        await self.ask("banned", "POST", f"tables/{code}/seats/0", {"name": "Kain"})
        found = await self.request("host", "GET", "/api/host/tables", params={"search": code})
        guest = next(guest for guest in found.json()[0]["guests"] if guest)
        await self.ask("host", "POST", "host/bans", {"guest": guest})

    async def settle(self) -> None:
        """Make what the nonsense is about: a match that is on, a club with a season, a sheet, an address to call."""
        opened = await self.ask("guest", "POST", "tables", {"game": "5211", "seats": ["", "random"]})
        self.code = opened["code"]
        await self.ask("guest", "POST", f"tables/{self.code}/seats/0", {"name": "Eve"})
        started = await self.ask("guest", "POST", f"tables/{self.code}/start", {})
        club = await self.ask("member", "POST", "clubs", {"name": "Eves", "member": "Eve"})
        joins = {"name": "Adam", "key": club["link"].partition("#")[2]}
        await self.ask("guest", "POST", f"clubs/{club['code']}/members", joins)
        wish = {"name": "Spring", "game": "5211", "kind": "round-robin", "size": 2}
        season = await self.ask("member", "POST", f"clubs/{club['code']}/seasons", wish)
        called = await self.ask("guest", "PUT", "calls", {"url": "https://chat.example/eve"})
        sheet = await self.ask("guest", "POST", "shared/g5211", SHEET)
        self.nonsense.blanks = {
            "table": self.code, "match": started["match"], "club": club["code"], "season": season["id"],
            "sheet": sheet["code"], "seat": "0", "number": "1", "game": "g5211", "game_id": "5211",
            "day": "2026-01-01", "ban": "0" * 8, "device": "0" * 32, "passkey": "0" * 64,
            "address": called["id"], "guest": "0" * 24, "friend": "0" * 32, "digest": "0" * 16,
            "path": "/web/style.css", "ply": "3", "eyes": "0",
        }  # fmt: skip

    async def ask(self, role: str, method: str, path: str, body: Json) -> Json:
        """Something sensible."""
        answer = await self.request(role, method, f"/api/{path}", json=body)
        assert answer.is_success, (method, path, answer.text)
        found: Json = answer.json() if answer.content else {}
        return found

    async def request(self, role: str, method: str, path: str, **content: Any) -> httpx.Response:
        """Send it, once more if the server has just closed a connection that was idle."""
        try:
            return await self.people[role].request(method, path, **content)
        except (httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError):
            return await self.people[role].request(method, path, **content)

    async def dial(self) -> ClientConnection:
        http = self.people["guest"]
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        headers = {"Cookie": cookies, "X-Forwarded-For": http.headers["X-Forwarded-For"]}
        where = f"{self.url.replace('http', 'ws')}/api/tables/{self.code}/ws"
        line = await connect(where, additional_headers=headers, proxy=None, max_queue=None)
        await line.send('{"do":"hello"}')
        return line

    async def messages(self, count: int) -> None:
        """Send messages in bursts, each with a question for a sign of life; anybody who is thrown out comes again."""
        line, sent = await self.dial(), time.monotonic()
        for number in range(count):
            try:
                await line.send(self.nonsense.message())
                if number % BURST == 0:
                    await line.send('{"do":"ping"}')
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        while b'"pong"' not in await line.recv(decode=False):
                            pass
                    await self.rest(sent)
                    sent = time.monotonic()
            except ConnectionClosed as closed:
                code, why = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")
                self.answers[code] += 1
                if code == BROKEN and why != SILENT:
                    self.wrong.append(f"message {number}: the server made a mistake")
                line = await self.dial()
        await line.close()

    async def requests(self, count: int) -> None:
        for _ in range(count):
            role, method, path, params, headers, body = self.nonsense.request()
            headers = {"Content-Type": "application/json"} | headers
            raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
            sent = time.monotonic()
            answer = await self.request(role, method, path, params=params, headers=raw, content=body)
            if role == "stranger":
                self.people[role].cookies.clear()
            self.answers[answer.status_code] += 1
            if answer.status_code >= 500:
                self.wrong.append(f"{answer.status_code} {role} {method} {path} {params} {headers} {body[:200]!r}")
            await self.rest(sent)

    async def rest(self, sent: float) -> None:
        await asyncio.sleep(self.pause * (time.monotonic() - sent))

    async def leave(self) -> None:
        for person in self.people.values():
            await person.aclose()
