"""What the site costs: bytes of two visits, seconds until a board answers, milliseconds a move for each bot, and the
longest time for which the page could not answer. `make responsiveness` prints it, with the load of this machine."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

from katzentisch.bots.request import Question
from katzentisch.bots.roster import LEVELS, thinking
from katzentisch.core.catalogue import catalogue
from katzentisch.core.chance import Chance
from katzentisch.core.game import Move
from katzentisch.core.game_package import GamePackage
from katzentisch.core.view import encode
from katzentisch.site.folder import write_site
from tests.site.conftest import FETCHED
from tests.site.guest import Guest
from tests.site.host import Host
from tests.web.visitor import CHROMIUM, QUIET

POSITIONS = 6
WATCH = """() => {
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: "longtask", buffered: true });
}"""
THINK = """async (questions) => {
  const home = document.querySelector("script[type=module]").src;
  const { downloadEngines } = await import(new URL("downloads.js", home));
  const worker = new Worker(new URL("bot_worker.js", home), { type: "module" });
  const ask = (message) => new Promise((answer) => {
    worker.onmessage = ({ data }) => answer(data);
    worker.postMessage(message);
  });
  await ask({ files: await downloadEngines(() => {}) });
  const taken = [];
  for (const question of questions) {
    const begun = performance.now();
    await ask({ question });
    taken.push(performance.now() - begun);
  }
  worker.terminate();
  return taken;
}"""


def main() -> None:
    if not CHROMIUM:
        sys.exit("NO BROWSER: install Chromium to measure pages")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder), FETCHED)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        print(json.dumps(measured(browser, Host(Path(folder)))))
        browser.close()


def measured(browser: Browser, host: Host) -> dict[str, Any]:
    guest = Guest(browser, host.url)
    page = guest.page
    page.add_init_script(f"({WATCH})()")
    first = seconds(guest)
    guest.is_kept()
    first_bytes = host.bytes()
    guest.page.close()
    guest.page = page = guest.context.new_page()
    page.add_init_script(f"({WATCH})()")
    second = seconds(guest)
    found = {
        "first_visit": {"bytes": first_bytes, "seconds": first},
        "second_visit": {"bytes": host.bytes(), "seconds": second},
        "longest_freeze_ms": round(page.evaluate("longest")),
        "ms_a_move": {entry.folder: bots(guest, entry) for entry in catalogue().values()},
        "load": round(os.getloadavg()[0], 1),
    }
    guest.leave()
    return found


def seconds(guest: Guest) -> float:
    """From the click on "Play" to a board that asks for a move."""
    page = guest.go()
    page.wait_for_selector(".front .main:enabled")
    begun = perf_counter()
    page.locator(".front .main").click()
    page.wait_for_selector(".table[data-state=yours]")
    return round(perf_counter() - begun, 1)


def bots(guest: Guest, entry: GamePackage) -> dict[str, list[int]]:
    """Median and worst answer of every level to the same positions; some think by the clock."""
    positions = asked(entry)
    found = {}
    for level in LEVELS:
        questions = [ask(entry, level, *each) for each in positions]
        taken = guest.page.evaluate(THINK, questions)[1:]
        found[level] = [round(median(taken)), round(max(taken))]
    return found


def asked(entry: GamePackage) -> list[tuple[bytes, list[Move]]]:
    """Positions of one random game, spread over it: what the seat to move sees, and its moves."""
    state = entry.game.start(entry.game.players[-1], {}, Chance("bench"))
    found = []
    while actors := state.actors():
        seat = actors[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            found.append((encode(state.view(seat)), legal))
        state.apply(seat, legal[len(found) % len(legal)])
    return found[:: max(1, len(found) // POSITIONS)]


def ask(entry: GamePackage, level: str, view: bytes, legal: list[Move]) -> str:
    return msgspec.json.encode(question(entry, level, view, legal)).decode()


def question(entry: GamePackage, level: str, view: bytes, legal: list[Move]) -> Question:
    return Question(entry.game.id, level, thinking(entry).get(level, ""), "bench", msgspec.Raw(view), legal)


if __name__ == "__main__":
    main()
