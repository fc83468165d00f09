"""Does what the host has decided, in every process within seconds: bans, a notice, what is forgotten."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from time import time

import msgspec

from katzentisch.core.reason import Refusal
from katzentisch.server import erasure
from katzentisch.server.admin.host_key import KEY_TURN_SETTING, HostKey
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.periodic_service import PeriodicService
from katzentisch.server.store import Store
from katzentisch.server.store.bans import Ban
from katzentisch.server.store.persons import IdentityChange
from katzentisch.server.store.retention import SECONDS_PER_DAY, Expired, RetentionTerms, absent
from katzentisch.table.refusals import Forbidden

CHECK_SECONDS = 3.0
"""Seconds between two looks at what was decided, at whichever process or by the command."""
NOTICE_SETTING, RETENTION_SETTING, LAST_SWEEP_SETTING = "notice", "retention", "swept"
"""Notes: what everybody is told, what is forgotten when, and when that was looked for last."""
SWEEP_LEASE_SECONDS = 600.0
"""Seconds in which a process has forgotten a part of it, or another one goes on."""

log = logging.getLogger("katzentisch.moderation")


class Notice(msgspec.Struct, frozen=True):
    """What the host tells everybody, in one language or in both; its number is when it was said."""

    en: str = ""
    de: str = ""
    at: float = 0.0


class HostDecisions(msgspec.Struct, frozen=True):
    """Everything that is decided at the moment."""

    bans: list[Ban]
    notice: Notice
    turn: int
    touched: list[tuple[float, str]]


class Moderation:
    """Applies the host's decisions in one process."""

    def __init__(self, lobby: ServerLobby, store: Store, secret: str, own: str) -> None:
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
        self.service = PeriodicService("moderation", self._check, CHECK_SECONDS, rests_first=True)

    async def start(self) -> None:
        """Learn what was decided before anybody comes in; what is decided later is looked for again and again."""
        self.heard = self.now()
        with suppress(Refusal):
            await self.look()
        self.service.start()

    async def stop(self) -> None:
        await self.service.stop()

    def admit(self, guest: str | None, network: str) -> None:
        """Forbidden to those whom the host does not let in."""
        if guest in self.guests or network in self.networks:
            raise Forbidden("banned")

    async def _check(self) -> None:
        await self.look()
        await self.sweep()

    async def look(self) -> None:
        """Learn what was decided, and do it."""
        decided = await self.store.run(self._decided)
        self.key = HostKey(self.secret, self.own, decided.turn)
        self.notice = decided.notice
        before, self.guests = self.guests, frozenset(ban.guest for ban in decided.bans if ban.guest)
        self.networks = frozenset(ban.network for ban in decided.bans if ban.network)
        for hold in self.lobby.devices.all():
            if hold.guest in self.guests or hold.network in self.networks:
                hold.ended.set()
        news = [(at, code) for at, code in decided.touched if at > self.heard]
        self.heard = max([self.heard, *(at for at, _ in news)])
        banned = self.guests - before
        changed = {code for _, code in news if code in self.lobby.rooms} | {
            room.code
            for room in self.lobby.rooms.values()
            if any(chair.guest in banned for chair in room.state.row.chairs)
        }
        await self.lobby.reload_everywhere(IdentityChange([], sorted(changed)))
        if news:
            await self.lobby.devices.look()

    def _decided(self) -> HostDecisions:
        notes = self.store.host_settings
        return HostDecisions(
            self.store.bans.all(),
            notes.read(NOTICE_SETTING, Notice()),
            notes.read(KEY_TURN_SETTING, 0),
            notes.touched(),
        )

    # What is forgotten

    async def sweep(self) -> None:
        """Once a day, in one process, forget what has had its time; if it is killed meanwhile another one goes on."""
        terms = await self.store.run(self.store.host_settings.read, RETENTION_SETTING, RetentionTerms())
        if terms == RetentionTerms():
            return
        now = self.now()
        last = msgspec.json.decode(await self.store.run(self.store.once, LAST_SWEEP_SETTING, lambda: "0.0"), type=float)
        if now - last < SECONDS_PER_DAY:
            return
        while await self.store.run(
            self.store.host_settings.swap,
            LAST_SWEEP_SETTING,
            last,
            again := self.now() - SECONDS_PER_DAY + SWEEP_LEASE_SECONDS,
        ):
            last = again
            doomed = await self.store.run(self.store.retention.due, terms, now)
            if not await self.forget(doomed, terms, now):
                await self.store.run(self.store.host_settings.swap, LAST_SWEEP_SETTING, last, now)
                return

    async def delete(self, code: str) -> None:
        """Forget a table, for good."""
        await self.store.run(self.store.tables.delete, code)
        await self.lobby.reload_everywhere(IdentityChange([], [code]))

    async def forget(self, doomed: Expired, terms: RetentionTerms, now: float) -> bool:
        """Forget these, for good, unless something happened since they were found; whether any is gone."""
        tables = guests = 0
        for code in doomed.tables:
            if await self.store.run(self.store.retention.forget, code, terms, now):
                tables += 1
                await self.lobby.reload_everywhere(IdentityChange([], [code]))
        for guest in doomed.guests:
            guests += bool(await erasure.erase_guest(self.lobby, guest, absent(terms, now, guest)))
        if tables or guests:
            log.info("forgot", extra={"tables": tables, "guests": guests})
        return bool(tables or guests)
