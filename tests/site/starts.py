"""How long a visitor waits at built sites, side by side: `python -m tests.site.starts FOLDER… [--rounds 3]`.

Figures are medians of seconds and, in brackets, of seconds of processor time of the whole browser: on a machine with
other things to do only those hold. Throttled, the browser's pages and workers run for a quarter of the time.
"""

from __future__ import annotations

import argparse
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from time import perf_counter, sleep

from playwright.sync_api import Playwright, sync_playwright

from tests.site.guest import Guest
from tests.site.host import Host
from tests.web.visitor import CHROMIUM, QUIET

STOPPED_SECONDS, TIMES_SLOWER = 0.03, 4
"""For how long a throttled process stands still at a time, and how many times less it runs."""
CALM_SECONDS = 8
"""For how long nothing happens when nothing more will: what is stored for the next visit is stored by then."""
PLAYABLE = ".table[data-state=yours]:has(.link.on)"

Figures = dict[str, tuple[float, float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sites", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--speeds", nargs="+", default=["quiet", "throttled"], choices=["quiet", "throttled"])
    options = parser.parse_args()
    with sync_playwright() as playwright:
        for speed in options.speeds:
            found: dict[Path, list[Figures]] = {site: [] for site in options.sites}
            for _ in range(options.rounds):
                for site in options.sites:
                    found[site].append(visits(playwright, site, speed == "throttled"))
            for site, rounds in found.items():
                print(f"{site}, {speed}, load {os.getloadavg()[0]:.1f}")
                for step in rounds[0]:
                    wall, cpu = (median(each[step][part] for each in rounds) for part in (0, 1))
                    print(f"  {step}: {wall:.1f} s [{cpu:.1f}]", flush=True)


def visits(playwright: Playwright, site: Path, throttled: bool) -> Figures:
    """A first visit and a second one, in a browser that was never here."""
    host = Host(site)
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
    guest = Guest(browser, host.url)
    found: Figures = {}
    with slowed(throttled):
        with timed(found, "first visit: the first page"):
            page = guest.go()
            page.wait_for_selector(".front .main:enabled")
        with timed(found, "first visit: from the click to a board that answers"):
            page.locator(".front .main").click()
            page.wait_for_selector(PLAYABLE)
    guest.is_kept()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    rest(guest)
    page.close()
    guest.page = page = guest.context.new_page()
    with slowed(throttled):
        with timed(found, "second visit: the match in the list"):
            guest.go()
            page.wait_for_selector(".tables li a")
        with timed(found, "second visit: from the click to its board"):
            page.locator(".tables li a").click()
            page.wait_for_selector(".table[data-state=yours]")
        with timed(found, "second visit: from its board to a board that answers"):
            page.wait_for_selector(PLAYABLE)
    guest.context.close()
    browser.close()
    host.cut()
    return found


def rest(guest: Guest) -> None:
    """Wait until nothing more happens in the background."""
    before = -1.0
    while (now := processor_seconds()) - before > CALM_SECONDS / 20:
        before = now
        guest.page.wait_for_timeout(1000 * CALM_SECONDS)


@contextmanager
def timed(found: Figures, step: str) -> Iterator[None]:
    begun, spent = perf_counter(), processor_seconds()
    yield
    found[step] = (perf_counter() - begun, processor_seconds() - spent)


def fields(pid: int) -> list[str]:
    """What the system says of a process, from its parent's number on."""
    return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[1:]


def descendants() -> list[int]:
    """Every process of the browser."""
    parents = {}
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            with suppress(OSError):
                parents[int(each.name)] = int(fields(int(each.name))[0])
    found = [os.getpid()]
    for parent in found:
        found += [pid for pid, above in parents.items() if above == parent]
    return found[1:]


def processor_seconds() -> float:
    """Processor time of the browser so far, of processes that have ended as well."""
    total = 0
    for pid in descendants():
        with suppress(OSError):
            total += sum(map(int, fields(pid)[10:14]))
    return total / os.sysconf("SC_CLK_TCK")


@contextmanager
def slowed(throttled: bool) -> Iterator[None]:
    """Let pages and workers run for a part of the time only."""
    if not throttled:
        yield
        return
    ended = threading.Event()
    throttle = threading.Thread(target=stop_and_go, args=(ended,))
    throttle.start()
    try:
        yield
    finally:
        ended.set()
        throttle.join()


def stop_and_go(ended: threading.Event) -> None:
    pages: list[int] = []
    while not ended.is_set():
        begun = perf_counter()
        send(pages, signal.SIGSTOP)
        sleep(STOPPED_SECONDS)
        found = [pid for pid in descendants() if is_page(pid)]
        send(pages, signal.SIGCONT)
        sleep((perf_counter() - begun) / (TIMES_SLOWER - 1))
        pages = found


def is_page(pid: int) -> bool:
    with suppress(OSError):
        return b"--type=renderer" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def send(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


if __name__ == "__main__":
    main()
