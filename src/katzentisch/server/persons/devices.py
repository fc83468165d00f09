"""Devices: what they are called, and those that are connected here, until they speak for somebody else."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from time import time

from katzentisch.server.store import Store
from katzentisch.server.store.persons import device_handle

MAX_NETWORKS = 100_000
"""Guests whose networks are remembered."""
BROWSERS = {
    "Edge": r"Edg|EdgA|EdgiOS",
    "Opera": r"OPR|Opera",
    "Samsung Internet": r"SamsungBrowser",
    "Firefox": r"Firefox|FxiOS",
    "Chrome": r"Chrome|CriOS|HeadlessChrome",
    "Safari": r"Safari",
}
SYSTEMS = {
    "Android": r"Android",
    "iPhone": r"iPhone",
    "iPad": r"iPad",
    "ChromeOS": r"CrOS",
    "Windows": r"Windows",
    "macOS": r"Macintosh",
    "Linux": r"Linux",
}


def describe_browser(agent: str) -> str:
    """What people call a browser that says this of itself; empty where it says nothing they would know."""
    browser = next((name for name, found in BROWSERS.items() if re.search(rf"\b({found})/", agent)), "")
    system = next((name for name, found in SYSTEMS.items() if re.search(found, agent)), "")
    return " · ".join(filter(None, (browser, system)))


class DeviceConnection:
    """One connection of a device, and for whom it was opened."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.guest: str | None = None
        self.network = ""
        self.ended = asyncio.Event()


class Devices:
    """Whose devices are, asked of the store every time; what is connected is let go when that changes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.holds: dict[str, set[DeviceConnection]] = defaultdict(set)
        self.networks: OrderedDict[str, str] = OrderedDict()
        """From which network each guest came last."""

    async def whose(self, device: str) -> str | None:
        """The guest for whom a device speaks now."""
        return await self.store.run(self.store.persons.whose, device, time())

    def note_network(self, guest: str, network: str) -> None:
        """Remember from where a guest comes: bots think for each network in turn."""
        self.networks[guest] = network
        self.networks.move_to_end(guest)
        if len(self.networks) > MAX_NETWORKS:
            self.networks.popitem(last=False)

    def network_of(self, guest: str) -> str:
        """From which network a guest came last; empty if nobody knows."""
        return self.networks.get(guest, "")

    @contextmanager
    def connected(self, device: str) -> Iterator[DeviceConnection]:
        """Hear when the device speaks for somebody else; to be begun before it is asked for whom it does."""
        hold, key = DeviceConnection(device), device_handle(device)
        self.holds[key].add(hold)
        try:
            yield hold
        finally:
            self.holds[key].discard(hold)
            if not self.holds[key]:
                del self.holds[key]

    def all(self) -> list[DeviceConnection]:
        """Everything that is connected here."""
        return [hold for held in self.holds.values() for hold in held]

    def let_go(self, handles: Iterable[str]) -> None:
        """Close the connections of these devices; those that are still known reconnect."""
        for key in handles:
            for hold in self.holds.get(key, ()):
                hold.ended.set()

    async def look(self) -> None:
        """Find out what was said when nobody listened."""
        holds = [hold for hold in self.all() if hold.guest is not None]
        owners = await self.store.run(self.store.persons.owners, [hold.device for hold in holds]) if holds else {}
        for hold in holds:
            if owners.get(hold.device, hold.device) != hold.guest:
                hold.ended.set()
