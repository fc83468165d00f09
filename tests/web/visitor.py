"""Somebody with a real browser: what is seen, what goes wrong, and how a whole match is played through the page."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Locator, Page, Request, Response, expect

from katzentisch.core.catalogue import find
from katzentisch.play.record import parse_record
from tests.waiting import PATIENCE_SECONDS
from tests.web.hand import HAND, be_still, make, rest

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same engine without a window around the page, at four fifths of the processor time."""
CHROMIUM = next((found for name in BROWSERS if (found := shutil.which(name))), "")
QUIET = [
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    *(["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []),
]
UNPAINTED = [*QUIET, "--force-gpu-mem-available-mb=0"]
"""Pages are styled, laid out and hit as ever, but there is no memory to fill a pixel in: a picture would be blank."""
DEVICES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
SIZES = list(DEVICES)
"""The screens on which whole games are played."""
DEVICES["small phone"] = DEVICES["phone"] | {"viewport": {"width": 320, "height": 640}}
DEVICES["narrow phone"] = DEVICES["phone"] | {"viewport": {"width": 360, "height": 640}}
DEVICES["sideways phone"] = DEVICES["phone"] | {"viewport": {"width": 844, "height": 390}}
DEVICES["low laptop"] = {"viewport": {"width": 1280, "height": 650}}
DEVICES["usual laptop"] = {"viewport": {"width": 1366, "height": 768}}
DEVICES["large screen"] = {"viewport": {"width": 1920, "height": 1080}}
PATIENCE = int(1000 * PATIENCE_SECONDS)
"""Milliseconds, longer than anything takes on a machine that has much else to do."""
LOOK_MILLISECONDS = 20
expect.set_options(timeout=PATIENCE)
SLOW = os.environ.get("KATZENTISCH_SLOW") == "1"
"""Whether every page comes over a long way to a slow machine: what was not waited for is then not there."""
SLOW_LATENCY_MILLISECONDS = 400
SLOW_SCRIPT_RATE = 4
"""How many times slower scripts run."""
SLOW_DRAWING = """() => {
  const { setTimeout } = globalThis;
  globalThis.queueMicrotask = (draw) => setTimeout(draw, 60);
  globalThis.setTimeout = (act, after = 0, ...rest) => setTimeout(act, Math.max(after, 150), ...rest);
}"""
"""A page that is drawn a while after something has changed: what a test reads at once is still the old state.

What comes after a drawing, such as moving the focus, still comes after it: the library draws twice at most.
"""
GAMES = {"cat_in_the_box": 3, "g5211": 3, "isle_of_cats": 2, "cryptid": 3}
"""Each game with how many play in a test."""
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

CHOOSE = """([pace, continues]) => {
  const key = "katzentisch-settings";
  if (location.protocol.startsWith("http") && !localStorage.getItem(key)) {
    localStorage.setItem(key, JSON.stringify({ pace, continues }));
  }
}"""
"""A browser in which somebody has chosen how fast matches are told, and whether they go on after a score."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""What the browser's driver itself says, not the page."""
UNUSED_YET = re.compile(r"\.svg was preloaded using link preload but not used within a few seconds")
"""Depends on the machine's speed: `test_budget.py` asks instead whether each preloaded picture is shown."""

ASKED = """async () => {
  const asked = ".table[data-stops=true], .table[data-state=yours][data-busy=false], .table[data-state=over]";
  const { state, seq, stops } = (await hand.until(() => hand.find(asked))).dataset;
  return [stops === "true" ? "stops" : state, seq];
}"""
"""Wait until this page's seat is asked, a score waits for "continue", or the match is over, and say which it is."""
CONTINUE = """async () => {
  const { told } = hand.find(".table").dataset;
  await hand.press(".go-on");
  await hand.until(() => !hand.find(`.table[data-stops=true][data-told='${told}']`));
}"""
"""Go on after a score."""
ANSWERED = """(seq) => hand.until(() =>
  hand.find(`.table:not([data-seq='${seq}']), .table[data-stops=true]`)
).then(() => {})"""
"""Wait until a move has changed the position, or led to a score that waits."""
FIRST_OF_THE_LIST = """async ({ find, press }) => {
  if (!find("details.moves").open) await press("details.moves summary");
  await press("details.moves button[data-move]");
}"""
GOES_ON = """([seq, said]) => hand.until(() => {
  const { seq: now, state } = hand.find(".table").dataset;
  return now !== seq || state === "over" || hand.find(".coach p")?.innerText !== said;
}).then(() => {})"""
"""Wait until a lesson has something else to say, or something has happened."""
HASTE = """() => {
  const later = globalThis.setTimeout;
  globalThis.haste = 1;
  globalThis.setTimeout = (act, after = 0, ...rest) => later(act, after / haste, ...rest);
}"""
"""A browser in which pauses can be made shorter than they are meant to be."""
CUT_OFF = """() => {
  const wide = document.documentElement.clientWidth;
  const style = (node) => getComputedStyle(node);
  const pans = (node) => node && (["auto", "scroll"].includes(style(node).overflowX) || pans(node.parentElement));
  const hidden = (node) => node.clientWidth <= 1 || node.closest(".unseen, [aria-hidden=true]");
  const shown = (node) => node.checkVisibility() && !hidden(node);
  const name = (node) => `${node.tagName.toLowerCase()}.${node.className} ${node.innerText?.slice(0, 40)}`;
  const found = [];
  for (const node of document.querySelectorAll("button, a, input, select, summary")) {
    const { left, right } = node.getBoundingClientRect();
    if (shown(node) && !pans(node) && (left < -1 || right > wide + 1)) found.push(`out of sight: ${name(node)}`);
  }
  for (const node of document.querySelectorAll("main :is(button, p, h2, h3, li, label, strong, span, summary, td)")) {
    const text = [...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
    const boxed = style(node).overflowX === "visible" && style(node).display !== "inline";
    if (text && boxed && shown(node) && node.scrollWidth > node.clientWidth + 2) found.push(`spills: ${name(node)}`);
  }
  return found;
}"""

Driver = Callable[[Page], None]
"""Makes one move on the board as a person would, when it is this page's turn."""


def page_until(page: Page, find: Callable[[], object], wanted: str) -> None:
    """Let the page go on until something has arrived here."""
    for _ in range(PATIENCE // LOOK_MILLISECONDS):
        if find():
            return
        page.wait_for_timeout(LOOK_MILLISECONDS)
    raise AssertionError(f"waited in vain until {wanted}")


def golden(game: str, name: str) -> str:
    """The text of a golden record."""
    text = find(game).read("records", name)
    assert text, f"{game} has no record {name}"
    return text


class Visitor:
    """One browser context with one page; whatever it must not do is remembered and held against it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        device: str = "laptop",
        lang: str = "en",
        theme: str = "light",
        motion: str = "reduce",
        pace: str = "at-once",
        colours: str = "chosen here",
        scores: str = "go on",
        worker: str = "blocked",
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            **DEVICES[device],
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            forced_colors="active" if colours == "forced" else "none",
            service_workers="allow" if worker == "welcome" else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        # One script, because the order of several is not defined.
        begun = [f"({CHOOSE})({json.dumps([pace, scores == 'go on'])});", f"({HAND})();", f"({HASTE})();"]
        self.context.add_init_script("\n".join([f"({SLOW_DRAWING})();" if SLOW else "", *begun]))
        self.problems: list[str] = []
        self.expected: list[str] = []
        self.page = self.context.new_page()
        if SLOW:
            self._slow_down(far=worker == "blocked")
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("request", self._asked)
        self.page.on("response", self._answered)

    def _slow_down(self, far: bool) -> None:
        """Slow scripts, and a slow line unless a service worker answers: that has a line of its own."""
        browser = self.context.new_cdp_session(self.page)
        browser.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_SCRIPT_RATE})
        if far:
            latency = SLOW_LATENCY_MILLISECONDS
            line = {"offline": False, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1}
            browser.send("Network.emulateNetworkConditions", line)

    def _said(self, message: ConsoleMessage) -> None:
        if message.text != BLOCKED and not UNUSED_YET.search(message.text):
            self.problems.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.problems.append(f"went to {urlsplit(request.url).netloc}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status} for {response.url}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")
        return self.page

    def hurries(self, times: float) -> None:
        """From now on all that waits for a while waits so many times less."""
        self.page.evaluate("times => { globalThis.haste = times; }", times)

    def leave(self) -> None:
        """Close the browser; everything that went wrong is an error, unless the test expected it."""
        found = [each for each in self.problems if not any(part in each for part in self.expected)]
        self.context.close()
        assert not found, "\n".join(found)

    def examine(self) -> None:
        """No violation of the accessibility rules in what is shown now."""
        be_still(self.page)
        script = "null" if self.page.evaluate("'axe' in window") else AXE_SCRIPT
        wanted = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]}
        results = Axe(script).run(self.page, options=wanted)
        assert results.violations_count == 0, f"{self.page.url}\n{results.generate_report()}"

    def fits(self) -> None:
        """Nothing sticks out of the screen sideways."""
        be_still(self.page)
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{self.page.url} is {wide} px too wide"

    def readable(self) -> None:
        """Every control is in sight sideways, or can be panned to, and no text sticks out of what holds it."""
        be_still(self.page)
        assert not (found := self.page.evaluate(CUT_OFF)), f"{self.page.url}\n" + "\n".join(found)

    def tab_to(self, selector: str) -> None:
        """Press Tab until this is focused."""
        self.page.locator(selector).first.wait_for()
        for _ in range(200):
            if self.page.evaluate("s => document.activeElement?.matches(s)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def sits(self, game: str, way: str = "bots", players: int | None = None) -> None:
        """From the lobby to a match against bots, by clicks."""
        self.go()
        page, form = self.page, self.chooses(game, way).locator("form")
        form.locator("button[type=submit]").wait_for()
        if players is not None:
            form.locator(f"input[name=players][value='{players}']").check()
        rest(page)
        for weakest in form.locator(".cast label:first-child input[name=level]").all():
            weakest.check()
        form.locator("button[type=submit]").click()
        page.wait_for_selector(".table, .door")

    def chooses(self, game: str, way: str) -> Locator:
        """Press a way to play in the lobby, which may be behind a button; the card of the game."""
        card = self.page.locator(f"article.{game}")
        if way != "bots":
            card.locator(".more-ways").click()
        card.locator(f".way-{way}").click()
        return card

    def meets_bots(self, game: str, players: int) -> None:
        """At a table with bots of the lowest level, without the way through the lobby."""
        table = {"game": find(game).game.id, "seats": ["", *["kitten"] * (players - 1)]}
        code = self.call("POST", "tables", table)["code"]
        self.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
        self.call("POST", f"tables/{code}/start", {"fill": None})
        self.go(f"/t/{code}")
        self.page.wait_for_selector(".table[data-state]")

    def fetch(self, method: str, path: str, body: dict[str, Any] | None = None) -> APIResponse:
        """Ask the server as this visitor, without a page."""
        return self.context.request.fetch(f"{self.url}/api/{path}", method=method, data=body)

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """What the server answers this visitor; AssertionError if it refuses."""
        answer = self.fetch(method, path, body)
        assert answer.ok, f"{method} {path}: {answer.text()}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def uploads(self, game: str, record: str, ply: int | None = None) -> None:
        """Look at a golden record again, at its end or after so many moves."""
        match = self.call("POST", "records", {"record": golden(game, record)})["match"]
        self.go(f"/m/{match}/{'end' if ply is None else ply}/gallery")
        self.page.wait_for_selector(".replay[data-ply]")

    def resumes(self, game: str, record: str, ply: int, seat: int = 0, bot: str = "random") -> None:
        """Sit down at a golden record after so many moves, among bots."""
        text = golden(game, record)
        seats = ["" if each == seat else bot for each in range(len(parse_record(text).players))]
        code = self.call("POST", "records", {"record": text, "ply": ply, "seats": seats})["code"]
        self.call("POST", f"tables/{code}/seats/{seat}", {"name": "Anna"})
        self.go(f"/t/{code}")
        self.page.wait_for_selector(".table[data-state]")

    def is_taught(self, driver: Driver, most: int = 80, look: Callable[[Page], None] = lambda _: None) -> list[str]:
        """Follow a lesson to its end by doing what it says, look at each step, and tell what it said."""
        page = self.page
        said: list[str] = []
        for _ in range(most):
            page.wait_for_selector(".coach .main, .coach.over, .table[data-state=yours]")
            be_still(page)
            text = page.locator(".coach p").all_inner_texts()
            said += [each for each in text if each not in said]
            before = [page.locator(".table").get_attribute("data-seq"), *text]
            look(page)
            if page.locator(".coach.over").count():
                return said
            if page.locator(".coach .main").count():
                page.locator(".coach .main").click()
            else:
                driver(page)
            page.evaluate(GOES_ON, before)
        raise AssertionError("the lesson has no end")

    def plays(self, driver: Driver, stop: Callable[[Page], bool] | None = None, most: int = 2000) -> None:
        """Play through the page until the match is over, or until `stop` says so of what the page shows."""
        page = self.page
        for _ in range(most):
            state, seq = page.evaluate(ASKED)
            if stop:
                rest(page)
            if state == "over" or (stop and stop(page)):
                return
            if state == "stops":
                page.evaluate(CONTINUE)
                continue
            driver(page)
            page.evaluate(ANSWERED, seq)
        raise AssertionError(f"no end after {most} moves")


def after(moves: int) -> Callable[[Page], bool]:
    """Stop once so many own moves were made."""
    asked: set[str | None] = set()

    def is_enough(page: Page) -> bool:
        asked.add(page.locator(".table").get_attribute("data-seq"))
        return len(asked) > moves

    return is_enough


def by_list(page: Page) -> None:
    """Make the first move of the list of all moves: the way of a screen reader."""
    make(page, FIRST_OF_THE_LIST)


def move_by_list(page: Page) -> None:
    """Make the first move of the list, and wait until it has changed the position."""
    seq = page.locator(".table").get_attribute("data-seq")
    by_list(page)
    page.wait_for_selector(f".table:not([data-seq='{seq}'])")


def by_keyboard(page: Page) -> None:
    """Open the list of moves and make its first one, with Tab and Enter alone."""
    rest(page)
    for wanted in ("details.moves summary", "details.moves button[data-move]"):
        for _ in range(200):
            if page.evaluate("s => document.activeElement?.matches(s)", wanted):
                break
            page.keyboard.press("Tab")
        else:
            return  # The page has made a forced move by itself.
        if wanted.endswith("summary") and page.locator("details.moves").get_attribute("open") is not None:
            continue
        page.keyboard.press("Enter")
        rest(page)
