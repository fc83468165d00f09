"""How quickly the busiest board answers on a slow phone: `make responsiveness`.

A boat with some thirty tiles, the processor slowed down four-fold; for each interaction the time until the next paint,
as the browser itself reports it (Event Timing).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from katzentisch.core.catalogue import find
from tests.browser.visitor import CHROMIUM, QUIET, Visitor
from tests.table.service import Server

SLOWER = 4
GOAL = 100.0
WATCH = """
window.__slow = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) window.__slow.push([entry.name, entry.duration]);
}).observe({type: "event", durationThreshold: 16, buffered: true});
"""


def crowded() -> tuple[str, int]:
    """A golden record, and the ply at which its boat is crowded."""
    return find("isle_of_cats").read("records", "full-boat.kt") or "", 65


def main() -> None:
    if not CHROMIUM:
        sys.exit("NO BROWSER: install Chromium to measure pages")
    record, ply = crowded()
    with TemporaryDirectory() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        with Server(f"{house}/tables.db", Path(house) / "log") as server:
            visitor = Visitor(browser, server.url, motion="full")
            page = visitor.go()
            code = page.evaluate(
                """async ([record, ply]) => {
                  const headers = {"content-type": "application/json"};
                  const post = async (path, body) =>
                    (await fetch(`/api/${path}`, {method: "POST", headers, body: JSON.stringify(body)})).json();
                  const table = await post("records", {record, ply, seats: ["", "heuristic"]});
                  await post(`tables/${table.code}/seats/0`, {name: "Anna"});
                  return table.code;
                }""",
                [record, ply],
            )
            visitor.go(f"/t/{code}")
            page.wait_for_selector(".table[data-state=yours]")
            page.evaluate(WATCH)
            visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            interact(page)
            slow = page.evaluate("window.__slow")
        browser.close()
    worst = max((each for _, each in slow), default=0.0)
    print(json.dumps({"interactions": len(slow), "worst_ms": worst, "goal_ms": GOAL, "met": worst < GOAL}))


def interact(page: Page) -> None:
    """Turn, flip and move a tile by key and pointer, and open another's boat."""
    for key in ("r", "f", "ArrowLeft", "ArrowDown", "r", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
        page.wait_for_timeout(120)
    page.locator(".isle .boat svg, .isle svg.boat").first.click(force=True)
    page.wait_for_timeout(500)


if __name__ == "__main__":
    main()
