"""What stands between the address and the first decision: clicks, seconds and bytes. `make visits` prints it.

Each row is one visit: to a site and to a server, for the first time and for the second. "Slow core" lets the browser's
pages and workers run for a quarter of the time: the browser's own throttling slows the page alone, and Python runs in
workers. "Slow line" is one of 400 kB a second. What the browser fetched twice in one visit is counted apart.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from playwright.sync_api import Page, Playwright, sync_playwright

from katzentisch.site.folder import write_site
from tests.server.service import Server
from tests.site.conftest import FETCHED
from tests.site.guest import Guest
from tests.site.host import Host
from tests.site.starts import processor_seconds, rest, slowed
from tests.web.visitor import CHROMIUM, QUIET, Visitor

DECISION = ".table[data-state=yours]:has(.link.on)"
LINE = {"latency": 150, "downloadThroughput": 400_000, "uploadThroughput": 400_000}
"""Milliseconds, and bytes a second."""
SPEEDS = ("usual", "slow core", "slow line")


@dataclass
class Visit:
    """One way to the first decision."""

    clicks: int
    page_seconds: float
    """Until there is something to press."""
    decision_seconds: float
    """Until a board asks for a move and takes one."""
    processor_seconds: float
    sent_bytes: int
    resent_bytes: int
    """Of files that had been sent before in the same visit."""


def main() -> None:
    if not CHROMIUM:
        sys.exit("NO BROWSER: install Chromium to measure visits")
    print(f"{'':32}{'clicks':>7}{'page s':>8}{'decision s':>12}{'cpu s':>7}{'kB':>7}{'twice kB':>10}{'load':>7}")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        site.mkdir()
        write_site(site, FETCHED)
        for speed in SPEEDS:
            for name, visit in visits_to_a_site(playwright, site, speed):
                show(f"site, {name}, {speed}", visit)
        with Server(f"{folder}/tables.db", Path(folder) / "log") as server:
            for speed in SPEEDS:
                for name, visit in visits_to_a_server(playwright, server, speed):
                    show(f"server, {name}, {speed}", visit)


def show(name: str, visit: Visit) -> None:
    cells = f"{visit.clicks:7}{visit.page_seconds:8.1f}{visit.decision_seconds:12.1f}{visit.processor_seconds:7.1f}"
    sizes = f"{visit.sent_bytes / 1000:7.0f}{visit.resent_bytes / 1000:10.0f}"
    print(f"{name:32}{cells}{sizes}{os.getloadavg()[0]:7.1f}", flush=True)


def timed(open_page: Callable[[], Page], ways: list[str], slow_core: bool) -> Visit:
    """Open the page, press one thing after the other, and wait for the decision; what was sent is counted elsewhere."""
    begun, spent = perf_counter(), processor_seconds()
    with slowed(slow_core):
        page = open_page()
        page.locator(ways[0]).wait_for()
        shown = perf_counter() - begun
        for way in ways:
            page.locator(way).click()
        page.wait_for_selector(DECISION)
    return Visit(len(ways), shown, perf_counter() - begun, processor_seconds() - spent, 0, 0)


def visits_to_a_site(playwright: Playwright, site: Path, speed: str) -> list[tuple[str, Visit]]:
    """The first visit begins a match, the second one goes on with it."""
    host = Host(site)
    host.bytes_per_second = LINE["downloadThroughput"] if speed == "slow line" else 0
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
    guest = Guest(browser, host.url)
    first = timed(guest.go, [".front .main:enabled"], speed == "slow core")
    guest.is_kept()
    guest.page.wait_for_function("() => navigator.serviceWorker.controller")
    rest(guest)
    count_bytes(first, host)
    guest.page.close()
    guest.page = guest.context.new_page()
    second = timed(guest.go, [".tables li a"], speed == "slow core")
    count_bytes(second, host)
    guest.context.close()
    browser.close()
    host.cut()
    return [("first", first), ("second", second)]


def count_bytes(visit: Visit, host: Host) -> None:
    """All that was sent since this was last asked, and what of it a second time."""
    seen: set[str] = set()
    for path, size in host.sent:
        visit.resent_bytes += size if path in seen else 0
        seen.add(path)
    visit.sent_bytes = host.bytes()


def visits_to_a_server(playwright: Playwright, server: Server, speed: str) -> list[tuple[str, Visit]]:
    """The same with a match against bots at a server."""
    found = []
    with ExitStack() as stack:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        stack.callback(browser.close)
        visitor = Visitor(browser, server.url)
        stack.callback(visitor.context.close)
        for name, ways in (
            ("first", [".play-now"]),
            ("second", [".tables li a"]),
        ):
            visitor.page.close()
            visitor.page = visitor.context.new_page()
            line = visitor.context.new_cdp_session(visitor.page)
            sizes: list[float] = []
            line.on("Network.loadingFinished", partial(add_size, sizes))
            line.send("Network.enable")
            if speed == "slow line":
                line.send("Network.emulateNetworkConditions", {"offline": False, **LINE})
            visit = timed(visitor.go, ways, speed == "slow core")
            visit.sent_bytes = int(sum(sizes))
            found.append((name, visit))
    return found


def add_size(sizes: list[float], event: dict[str, Any]) -> None:
    sizes.append(event["encodedDataLength"])


if __name__ == "__main__":
    main()
