"""The porter: does what the host has decided, in every process within seconds: bans, a notice, what is forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import time

import msgspec

from katzentisch.core.reason import Refusal
from katzentisch.server import erasure
from katzentisch.server.admin.host_key import TURN, HostKey
from katzentisch.server.lobby import Lobby
from katzentisch.server.store import Store
from katzentisch.server.store.bans import Ban
from katzentisch.server.store.persons import Change
from katzentisch.server.store.retention import DAY, Doomed, Terms, absent
from katzentisch.table.refusals import Forbidden

ROUND = 3.0
"""Seconds between two looks at what was decided, at whichever process or by the command."""
NOTICE, TERMS, SWEPT = "notice", "retention", "swept"
"""Notes: what everybody is told, what is forgotten when, and when that was looked for last."""
SWEEPING = 600.0
"""Seconds in which a process has forgotten a part of it, or another one goes on."""

log = logging.getLogger("katzentisch.porter")


class Notice(msgspec.Struct, frozen=True):
    """What the host tells everybody, in one language or in both; its number is when it was said."""

    en: str = ""
    de: str = ""
    at: float = 0.0


class Decided(msgspec.Struct, frozen=True):
    """Everything that is decided at the moment."""

    bans: list[Ban]
    notice: Notice
    turn: int
    touched: list[tuple[float, str]]


class Porter:
    """Stands at the door of one process."""

    def __init__(self, lobby: Lobby, store: Store, secret: str, own: str) -> None:
        self.lobby = lobby
        self.store = store
        self.secret = secret
        self.own = own
        self.key = HostKey(secret, own, 0)
        self.notice = Notice()
        self.guests: frozenset[str] = frozenset()
        self.networks: frozenset[str] = frozenset()
        self.heard = 0.0
        """Until when changes from outside are known."""
        self.now: Callable[[], float] = time
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.heard = self.now()
        with suppress(Refusal):
            await self.look()
        self.task = asyncio.create_task(self._keep(), name="porter")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def admit(self, guest: str | None, network: str) -> None:
        """Forbidden to those whom the host does not let in."""
        if guest in self.guests or network in self.networks:
            raise Forbidden("banned")

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look()
                await self.sweep()
            except Refusal:  # a store that is away has other worries
                continue
            except Exception:
                log.exception("what was decided is not done")

    async def look(self) -> None:
        """Learn what was decided, and do it."""
        decided = await self.store.run(self._decided)
        self.key = HostKey(self.secret, self.own, decided.turn)
        self.notice = decided.notice
        self.guests = frozenset(ban.guest for ban in decided.bans if ban.guest)
        self.networks = frozenset(ban.network for ban in decided.bans if ban.network)
        for hold in self.lobby.devices.all():
            if hold.guest in self.guests or hold.network in self.networks:
                hold.ended.set()
        news = [(at, code) for at, code in decided.touched if at > self.heard]
        self.heard = max([self.heard, *(at for at, _ in news)])
        await self.lobby.reread(Change([], [code for _, code in news if code in self.lobby.rooms]))
        if news:
            await self.lobby.devices.look()

    def _decided(self) -> Decided:
        notes = self.store.notes
        return Decided(self.store.bans.all(), notes.read(NOTICE, Notice()), notes.read(TURN, 0), notes.touched())

    # What is forgotten

    async def sweep(self) -> None:
        """Once a day, in one process, forget what has had its time; if it is killed meanwhile another one goes on."""
        terms = await self.store.run(self.store.notes.read, TERMS, Terms())
        if terms == Terms():
            return
        now = self.now()
        last = msgspec.json.decode(await self.store.run(self.store.once, SWEPT, lambda: "0.0"), type=float)
        if now - last < DAY:
            return
        while await self.store.run(self.store.notes.swap, SWEPT, last, again := self.now() - DAY + SWEEPING):
            last = again
            doomed = await self.store.run(self.store.retention.due, terms, now)
            if not await self.forget(doomed, terms, now):
                await self.store.run(self.store.notes.swap, SWEPT, last, now)
                return

    async def delete(self, code: str) -> None:
        """Forget a table, for good."""
        await self.store.run(self.store.tables.delete, code)
        await self.lobby.reread(Change([], [code]))

    async def forget(self, doomed: Doomed, terms: Terms, now: float) -> bool:
        """Forget these, for good, unless something happened since they were found; whether any is gone."""
        tables = guests = 0
        for code in doomed.tables:
            if await self.store.run(self.store.retention.forget, code, terms, now):
                tables += 1
                await self.lobby.reread(Change([], [code]))
        for guest in doomed.guests:
            guests += bool(await erasure.forget(self.lobby, guest, absent(terms, now, guest)))
        if tables or guests:
            log.info("forgot", extra={"tables": tables, "guests": guests})
        return bool(tables or guests)
