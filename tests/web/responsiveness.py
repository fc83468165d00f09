"""How much work a board has from a click to the next paint: `make responsiveness`.

Every interaction is repeated at crowded tables of all four games. Chrome's trace says how long the page's main thread
worked from each input event until the frame that answers it was committed. That is processor time, so other programs
on this machine hardly change it; four times as much stands for a slow phone. `answer` is the longest task of the next
moments, mostly the drawing of what the server answered.
"""

from __future__ import annotations

import json
import os
import sys
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from tests.server.service import Server
from tests.web.isle_of_cats import point_of
from tests.web.visitor import CHROMIUM, QUIET, Visitor, golden

SLOWER = 4
GOAL_MILLISECONDS = 100.0
SETTLED_MILLISECONDS = 350
REPEATS = 4
DEVICES = ("laptop", "phone")
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
INPUT = {"pointerdown", "pointermove", "pointerup", "click", "keydown"}
PARTS = {
    "FunctionCall": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}
"""Events of a trace, and the column of the table to which each adds."""
TABLES = {
    "cat_in_the_box": ("five_players-paradox_in_the_last_round.kt", 30),
    "g5211": ("tie-chain.kt", 12),
    "isle_of_cats": ("full-boat.kt", 62),
    "cryptid": ("seeded-advanced.kt", 12),
}
"""A golden record of each game, and the ply from which it is played on at a crowded table."""


@dataclass(frozen=True)
class Answer:
    """What one interaction cost, in milliseconds of processor time."""

    until_paint: float
    parts: dict[str, float]
    longest_after: float


class Fingers:
    """Presses, keys and drags; each is marked in the trace by its name."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touches = bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))

    def press(self, name: str, target: Locator) -> None:
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box, f"{name}: nothing to press"
        self.press_at(name, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press_at(self, name: str, x: float, y: float) -> None:
        if not self.touches:
            self.page.mouse.move(x, y)
        self._mark(name)
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.down()
            self.page.mouse.up()
        self._settle()

    def key(self, name: str, key: str) -> None:
        self._mark(name)
        self.page.keyboard.press(key)
        self._settle()

    def move(self, name: str, points: list[tuple[float, float]]) -> None:
        """Move the mouse from point to point; its button stays as it is."""
        self._mark(name)
        for x, y in points:
            self.page.mouse.move(x, y)
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        self._settle()

    def _mark(self, name: str) -> None:
        self.page.wait_for_timeout(SETTLED_MILLISECONDS)
        self.page.evaluate("name => { performance.mark(`act ${name}`); }", name)

    def _settle(self) -> None:
        self.page.wait_for_timeout(SETTLED_MILLISECONDS)
        self.page.evaluate("performance.mark('settled')")


def read_trace(trace: bytes) -> list[tuple[str, Answer]]:
    """The cost of each marked interaction."""
    events = [each for each in json.loads(trace)["traceEvents"] if "tts" in each]
    marks = [each for each in events if each["name"].startswith("act ") or each["name"] == "settled"]
    marks.sort(key=lambda each: each["ts"])
    found = []
    for begin, end in zip(marks[::2], marks[1::2], strict=True):
        assert end["name"] == "settled"
        thread = [
            each
            for each in events
            if (each["pid"], each["tid"]) == (begin["pid"], begin["tid"]) and begin["ts"] < each["ts"] < end["ts"]
        ]
        thread.sort(key=lambda each: each["ts"])
        found.append((begin["name"].removeprefix("act "), cost_of(thread)))
    return found


def cost_of(thread: list[dict[str, Any]]) -> Answer:
    """The costliest way from an input event to the commit of the next frame, among what one thread did."""
    tasks = [each for each in thread if each["name"] == "RunTask" and each["ph"] == "X"]
    starts = [task["ts"] for task in tasks]
    commits = [each for each in thread if each["name"] == "Commit"]
    best: Answer | None = None
    last = 0
    for event in thread:
        if event["name"] != "EventDispatch" or event["args"]["data"]["type"] not in INPUT:
            continue
        shown = next((each for each in commits if each["ts"] > event["ts"]), None)
        if not shown:
            continue
        task = tasks[max(0, bisect_left(starts, event["ts"]) - 1)]
        ended = shown["tts"] + shown.get("tdur", 0)
        parts = dict.fromkeys(PARTS.values(), 0.0)
        for each in outermost(thread):
            if task["ts"] <= each["ts"] <= shown["ts"]:
                parts[PARTS[each["name"]]] += each.get("tdur", 0) / 1000
        cost = (ended - task["tts"]) / 1000
        last = max(last, shown["ts"])
        if not best or cost > best.until_paint:
            best = Answer(cost, parts, 0)
    if not best:
        return Answer(0, dict.fromkeys(PARTS.values(), 0.0), 0)
    after = max((task.get("tdur", 0) / 1000 for task in tasks if task["ts"] > last), default=0.0)
    return Answer(best.until_paint, best.parts, after)


def outermost(thread: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events that are counted and lie in no other one that is counted."""
    found: list[dict[str, Any]] = []
    for each in thread:
        if (
            each["name"] in PARTS
            and each["ph"] == "X"
            and (not found or each["ts"] >= found[-1]["ts"] + found[-1]["dur"])
        ):
            found.append(each)
    return found


def play_cat_in_the_box(fingers: Fingers) -> None:
    """Pick cards, think of colours, then declare one."""
    page = fingers.page
    card = page.locator(".cb-pick:enabled:not(.stuck)")
    for _ in range(REPEATS):
        fingers.press("pick a card", card.first)
        fingers.press("pick another card", card.last)
        fingers.key("think of a colour by key", "Tab")
        fingers.press("let go", card.last)
    ask_for_hint(fingers)
    fingers.press("pick a card", card.first)
    fingers.press("declare a colour", page.locator(".cb-colour:enabled").first)


def play_5211(fingers: Fingers) -> None:
    """Pick cards and put them back, then play one."""
    page = fingers.page
    card = page.locator(".ft-pick:enabled")
    for _ in range(REPEATS):
        fingers.press("pick a card", card.nth(0))
        fingers.press("pick another card", card.nth(1))
        fingers.press("put it back", card.nth(1))
        fingers.press("put the first back", card.nth(0))
    ask_for_hint(fingers)
    for at in range(2):
        if not page.locator(".ft-confirm:enabled").count():
            fingers.press("pick a card", card.nth(at))
    fingers.press("play it", page.locator(".ft-confirm:enabled"))


def play_isle_of_cats(fingers: Fingers) -> None:
    """Take a cat, drag, turn, flip and move it, look at another boat, lay it."""
    page = fingers.page
    page.wait_for_selector(".isle .fields .able")
    boats = page.locator(".seat .look")
    ask_for_hint(fingers)
    fingers.press("take a cat", page.locator(".isle .fields .able").first)
    page.wait_for_selector(".isle .holds")
    for _ in range(REPEATS):
        fingers.key("turn by key", "r")
        fingers.key("flip by key", "f")
        fingers.key("move by key", "ArrowLeft")
        fingers.press("turn by button", page.locator(".isle .tools-bar .turn"))
        fingers.press("flip by button", page.locator(".isle .tools-bar .flip"))
        if not fingers.touches:
            fingers.move("drag it", [point_of(page, column, 4) for column in (6, 8, 10, 12, 14, 12, 10)])
            fingers.press_at("click where it cannot lie", *point_of(page, 11, 4))
        fingers.press("another's boat", boats.last)
        fingers.key("back", "Escape")
    fingers.press("lay it", page.locator(".isle .tools-bar .drop"))


def play_cryptid(fingers: Fingers) -> None:
    """Open and close the menu of a hex, light up one's own clue, then ask."""
    page = fingers.page
    hexes = page.locator(".hits polygon")
    for turn in range(REPEATS):
        fingers.press("open a hex", hexes.nth(40 + turn))
        fingers.press("open another hex", hexes.nth(66 + turn))
        fingers.key("close the menu", "Escape")
        fingers.press("light up the clue", page.locator(".clue-where"))
        fingers.press("put the light out", page.locator(".clue-where"))
    ask_for_hint(fingers)
    for at in range(30, 80):
        hexes.nth(at).click()
        if page.locator(".menu button.main").count():
            break
    fingers.press("ask about a hex", page.locator(".menu button.main").first)


def ask_for_hint(fingers: Fingers) -> None:
    page = fingers.page
    fingers.press("open the menu", page.locator(".open-more"))
    fingers.key("close it", "Escape")
    fingers.press("ask for a hint", page.locator(".ask-hint"))
    page.wait_for_selector(".dock .hint")


GAMES: dict[str, Callable[[Fingers], None]] = {
    "cat_in_the_box": play_cat_in_the_box,
    "g5211": play_5211,
    "isle_of_cats": play_isle_of_cats,
    "cryptid": play_cryptid,
}


def measure_game(browser: Browser, url: str, game: str, device: str) -> dict[str, list[Answer]]:
    """What each interaction at one table costs."""
    visitor = Visitor(browser, url, device=device, motion="full")
    record, ply = TABLES[game]
    seat = Match(parse_record(golden(game, record))).fork(ply).actors()[0]
    visitor.resumes(game, record, ply, seat, bot="heuristic")
    page = visitor.page
    page.wait_for_selector(".table[data-state=yours][data-busy=false][data-present=true]")
    browser.start_tracing(page=page, categories=CATEGORIES)
    GAMES[game](Fingers(page))
    found: dict[str, list[Answer]] = {}
    for name, answer in read_trace(browser.stop_tracing()):
        found.setdefault(name, []).append(answer)
    visitor.leave()
    return found


def describe(game: str, device: str, found: dict[str, list[Answer]]) -> list[str]:
    """The rows of a table, slowed down."""
    columns = list(dict.fromkeys(PARTS.values()))
    lines = []
    for name, answers in found.items():
        costs = [SLOWER * each.until_paint for each in answers]
        parts = [SLOWER * median(each.parts[column] for each in answers) for column in columns]
        after = SLOWER * median(each.longest_after for each in answers)
        cells = [f"{each:6.0f}" for each in (median(costs), max(costs), *parts, after)]
        lines.append(f"{game:15} {device:7} {name:26} {len(costs):3} {' '.join(cells)}")
    return lines


def main() -> None:
    if not CHROMIUM:
        sys.exit("NO BROWSER: install Chromium to measure pages")
    games = sys.argv[1:] or list(GAMES)
    titles = ["median", "max", *dict.fromkeys(PARTS.values()), "answer"]
    print(f"{'':15} {'':7} {f'ms on a core {SLOWER} times slower':26}   n {' '.join(f'{each:>6}' for each in titles)}")
    worst = 0.0
    with TemporaryDirectory() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        with Server(f"{house}/tables.db", Path(house) / "log") as server:
            for game in games:
                for device in DEVICES:
                    found = measure_game(browser, server.url, game, device)
                    print("\n".join(describe(game, device, found)), flush=True)
                    worst = max(worst, *(SLOWER * median(e.until_paint for e in each) for each in found.values()))
        browser.close()
    print(
        json.dumps(
            {
                "worst_ms": round(worst),
                "goal_ms": GOAL_MILLISECONDS,
                "met": worst <= GOAL_MILLISECONDS,
                "load": round(os.getloadavg()[0], 1),
            }
        )
    )


if __name__ == "__main__":
    main()
