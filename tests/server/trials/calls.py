"""Calls under kills: a turn is called once at most; what was not on its way when a process died is called later."""

from __future__ import annotations

import json
import threading
from collections import Counter

from sqlalchemy import select

from katzentisch.server.notifications.turn_notifier import LEASE_SECONDS
from katzentisch.server.store import Store
from katzentisch.server.store.schema import addresses, calls

from ..callee import Browser, Exchange
from .trial import Peril, Trial, begins, settled, sits


class Calls(Trial):
    """Opens tables at which nobody looks: one is called by push, the other by webhook."""

    def __init__(self, world: Peril, stop: threading.Event, store: Store) -> None:
        super().__init__(world, stop, store)
        self.exchange = world.stack.enter_context(Exchange())
        self.called: dict[str, Browser | None] = {}
        """Addresses by their paths; at a webhook there is no browser."""
        self.codes: dict[str, str] = {}
        self.lost: list[str] = []

    def __str__(self) -> str:
        return f"{super().__str__()}, {len(self.lost)} calls lost on the way"

    def act(self) -> None:
        anna, ben = self.guest(), self.guest()
        code, number = anna.open("5211", ["", ""]), len(self.called)
        push, hook = f"/push{number}", f"/hook{number}"
        browser = Browser(self.exchange.here.url(push))
        for client, seat, name, wish in (
            (anna, 0, "Anna", browser.wish),
            (ben, 1, "Ben", {"url": self.exchange.here.url(hook)}),
        ):
            assert client.ask("PUT", "/api/calls", wish).status_code == 200
            sits(client, code, seat, name)
        begins(anna, code)
        self.called |= {push: browser, hook: None}
        self.codes |= {push: code, hook: code}
        self.rest()

    def problems(self) -> list[str]:
        found = settled(self.uncalled, lambda: self.world.later(LEASE_SECONDS + 1))
        heard = Counter(path for path, _ in self.exchange.calls)
        found += [f"{path} was called {many} times" for path, many in heard.items() if many > 1]
        found += [f"{path} got {body!r}" for path, body in self.exchange.calls if not self.is_told(path, body)]
        return found

    def uncalled(self) -> list[str]:
        """Who has not been called, and was not lost on the way either."""
        with self.store.engine.begin() as connection:
            taken = select(addresses.c.url).join(calls, calls.c.address == addresses.c.id).where(calls.c.taken)
            gone = {f"/{url.rpartition('/')[2]}" for url in connection.scalars(taken)}
        heard = {path for path, _ in self.exchange.calls}
        self.lost = [path for path in self.called if path in gone - heard]
        return [f"nobody called {path}" for path in self.called if path not in heard | gone]

    def is_told(self, path: str, body: bytes) -> bool:
        """Whether a call is readable and about the right table."""
        browser, code = self.called[path], self.codes[path]
        said = browser.read(body) if browser else json.loads(body)
        return bool(said["tag"] == code if browser else said["text"].endswith(f"/t/{code}"))
