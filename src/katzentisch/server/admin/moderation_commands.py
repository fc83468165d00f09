"""`katzentisch admin`: server administration from the command line; running servers follow within seconds."""

from __future__ import annotations

import os
from collections.abc import Mapping
from time import time

from katzentisch.core.reason import BadOptions
from katzentisch.server.admin.host_key import HOST_KEY_VARIABLE, KEY_TURN_SETTING, HostKey
from katzentisch.server.admin.moderation import NOTICE_SETTING, Notice
from katzentisch.server.admin.store_commands import StoreCommands
from katzentisch.server.limits import network_of
from katzentisch.server.store.retention import RetentionTerms, absent
from katzentisch.table.identifiers import CODE_PATTERN
from katzentisch.table.refusals import NotFound


class ModerationCommands:
    """Bans, notices, chats and what is forgotten; a running server does what was decided within seconds."""

    def __init__(self, admin: StoreCommands) -> None:
        self.admin = admin
        self.store = admin.store
        self.say = admin.say

    def key(self, renew: bool) -> None:
        """The link to the page, perhaps with another key."""
        own, notes = os.environ.get(HOST_KEY_VARIABLE, ""), self.store.host_settings
        if renew and own:
            raise BadOptions("host-key-own")
        if renew:
            notes.write(KEY_TURN_SETTING, notes.read(KEY_TURN_SETTING, 0) + 1)
        self.say("admin-key", path=f"/host#{HostKey(self.store.secret(), own, notes.read(KEY_TURN_SETTING, 0)).key}")

    def figures(self) -> None:
        """How much is kept."""
        for what, number in {**self.store.usage_figures.counts(), "bytes": self.store.usage_figures.size()}.items():
            self.say("admin-count", what=what, number=str(number))

    def persons(self, name: str) -> None:
        """Persons who kept their name."""
        for person in self.store.usage_figures.persons(name):
            self.say("admin-person", guest=person.guest, name=person.name, tables=person.tables)

    def bans(self) -> None:
        """Who is not let in."""
        for ban in self.store.bans.all():
            self.say("admin-ban", id=ban.id, name=ban.name, whom=ban.guest or ban.network)

    def ban(self, whom: str, seat: int | None) -> None:
        """Ban the person in a seat, a person by number, or an address."""
        guest, where, name = "", "", whom
        if seat is not None:
            chair = self.admin.chair(whom, seat)
            if not chair.guest:
                raise NotFound("no-seat", seat=seat)
            guest, name = chair.guest, chair.sitter
        elif "." in whom or ":" in whom:
            where = network_of(whom)
        elif CODE_PATTERN.fullmatch(whom):
            raise BadOptions("ban-whom")
        else:
            guest = whom
        self.store.bans.add(guest, where, name, time())
        self.bans()

    def lift(self, ban: str) -> None:
        """Let somebody in again."""
        if not self.store.bans.lift(ban):
            raise NotFound("ban-unknown")
        self.say("admin-done")

    def chat(self, code: str, on: bool) -> None:
        """Close a table's chat, or open it again."""
        self.admin.table(code)
        self.store.tables.talk(code, on)
        self.store.host_settings.touch(code, time())
        self.say("admin-done")

    def notice(self, texts: Mapping[str, str]) -> None:
        """Show everybody a notice, by language; without texts remove it."""
        self.store.host_settings.write(NOTICE_SETTING, Notice(**texts, at=time()))
        self.say("admin-done")

    def sweep(self, guests: int, unfinished: int, finished: int, really: bool) -> None:
        """Say what has had its time, and forget it if that is wanted."""
        terms, now = RetentionTerms(guests, unfinished, finished), time()
        found = self.store.retention.due(terms, now)
        for code in found.tables if really else ():
            self.store.retention.forget(code, terms, now)
            self.store.host_settings.touch(code, time())
        if really:
            self.admin.bid_farewell({guest: absent(terms, now, guest) for guest in found.guests})
        counts = {"tables": len(found.tables), "guests": len(found.guests)}
        self.say("admin-has-forgotten" if really else "admin-would-forget", codes=" ".join(found.tables), **counts)
