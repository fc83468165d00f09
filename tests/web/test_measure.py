"""What a decision needs is in sight: vital parts inside the window and uncovered, nothing cut off, nothing jumps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web import cat_in_the_box, g5211
from tests.web.conftest import Visit
from tests.web.visitor import Driver, Visitor

SIZES = [
    (360, 640), (375, 667), (390, 844), (412, 915), (667, 375), (844, 390),
    (820, 1180), (1180, 820), (1280, 720), (1366, 768), (1920, 1080),
]  # fmt: skip
INSIDE = 0.95
"""The part of a vital element that must be in the window."""
MOST_SHIFT = 0.05
"""The layout shift of a whole match, as browsers count it."""
VITAL = """() => {
  const faults = [];
  const name = (node) => node.dataset.vital;
  for (const node of document.querySelectorAll("[data-vital]")) {
    const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
    if (!width || !height) continue;
    const across = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
    const down = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    const share = across * down / (width * height);
    if (share < INSIDE) faults.push(`${name(node)} is ${Math.round(100 * share)} % in sight`);
    for (let step = 0; step < 25; step += 1) {
      const x = left + width * (step % 5 + 0.5) / 5;
      const y = top + height * (Math.floor(step / 5) + 0.5) / 5;
      const [front] = document.elementsFromPoint(x, y);
      if (front && !node.contains(front) && !front.contains(node)) {
        faults.push(`${name(node)} is covered by ${front.tagName}.${front.className.baseVal ?? front.className}`);
      }
    }
  }
  return [...new Set(faults)];
}""".replace("INSIDE", str(INSIDE))
"""What of the vital elements is out of the window, or below something else."""
PRESENT = "() => [...new Set([...document.querySelectorAll('[data-vital]')].map((node) => node.dataset.vital))]"
SCROLLS = """() => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}"""
CUT = """() => [...document.querySelectorAll(".seat *, .dock *, .top-bar .title, .board *")].filter((node) => {
  const text = [...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
  if (!text || !node.checkVisibility() || node.closest(".unseen, svg, .word, .brief")) return false;
  // What only screen readers say is a single pixel.
  if (node.clientWidth <= 1 && node.clientHeight <= 1) return false;
  return node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline";
}).map((node) => `${node.className}: ${node.textContent}`)"""
"""Text that is wider than what holds it."""
SHIFTS = """() => {
  globalThis.shift = 0;
  globalThis.shifted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shift += entry.value;
      const name = ({ node }) => node?.className ?? node?.nodeName;
      shifted.push(...entry.sources.map((source) => `${entry.value.toFixed(4)} ${name(source)}`));
    }
  }).observe({ type: "layout-shift", buffered: false });
}"""


def measure(page: Page, moment: str, wanted: set[str]) -> list[str]:
    """Every fault of what the page shows now, at every size."""
    faults: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found: list[str] = page.evaluate(VITAL) + [f"cut off: {text}" for text in page.evaluate(CUT)]
        missing = wanted - set(page.evaluate(PRESENT))
        found += [f"{name} is missing" for name in sorted(missing)]
        if page.evaluate(SCROLLS):
            found.append("the document scrolls")
        faults += [f"{width}×{height} {moment}: {fault}" for fault in found]
    return faults


def asks(page: Page) -> None:
    page.wait_for_selector(".table[data-state=yours][data-present=true][data-busy=false]")


def until(anna: Visitor, driver: Driver, ready: str) -> None:
    """Play until this seat is asked and something is so."""
    for _ in range(60):
        asks(anna.page)
        if anna.page.evaluate(ready):
            return
        seq = anna.page.locator(".table").get_attribute("data-seq")
        driver(anna.page)
        anna.page.wait_for_selector(f".table:not([data-seq='{seq}'])")
    raise AssertionError(f"never: {ready}")


def hints(page: Page) -> None:
    """Ask for a hint and wait until it stands in the dock."""
    page.locator(".ask-hint").click()
    page.locator(".take-hint").wait_for(timeout=120_000)


CAT = {"board", "seats", "hand", "prompt"}
CAT_DECISIONS: dict[str, tuple[str, set[str], str, str]] = {
    "bury": ("() => !document.querySelector('.cb-laid.empty')", CAT, ".cb-pick", "choice"),
    "predict": ("() => document.querySelector('.cb-predict')", CAT | {"choice"}, "", ""),
    "lead": (
        "() => document.querySelectorAll('.cb-laid.empty').length === 5",
        CAT | {"trick"},
        ".cb-pick:not(.stuck)",
        "choice",
    ),
    "follow": (
        "() => document.querySelectorAll('.cb-laid:not(.empty, .none)').length",
        CAT | {"trick"},
        ".cb-pick:not(.stuck)",
        "choice",
    ),
}
"""For each decision: when it is on, what it needs, what picks a card, and what that adds."""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_cat_in_the_box_is_in_sight(visit: Visit, lang: str) -> None:
    """Five players: every decision, before a choice, during it and with a hint, at eleven sizes."""
    anna = visit(lang=lang)
    anna.sits("cat_in_the_box", players=5)
    faults: list[str] = []
    for name, (ready, wanted, pick, more) in CAT_DECISIONS.items():
        until(anna, cat_in_the_box.play, ready)
        faults += measure(anna.page, name, wanted)
        if pick:
            anna.page.set_viewport_size({"width": 1280, "height": 720})
            cards = anna.page.locator(pick)
            cards.nth(cards.count() // 2).click()
            faults += measure(anna.page, f"{name}, picked", wanted | {more})
        if name == "follow":
            hints(anna.page)
            faults += measure(anna.page, f"{name}, with a hint", wanted)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_5211_is_in_sight(visit: Visit, lang: str) -> None:
    """Five players: the first choice of two cards and a later one, picked and with a hint, at eleven sizes."""
    anna = visit(lang=lang)
    anna.sits("g5211", players=5)
    faults: list[str] = []
    wanted = {"counters", "seats", "hand", "prompt"}
    for name, ready in {
        "two": "() => true",
        "one": "() => document.querySelectorAll('.seat .ft-open').length >= 10",
    }.items():
        until(anna, g5211.play, ready)
        faults += measure(anna.page, name, wanted)
        anna.page.set_viewport_size({"width": 1280, "height": 720})
        for card in range(2 if name == "two" else 1):
            anna.page.locator(".ft-pick").nth(card).click()
        faults += measure(anna.page, f"{name}, picked", wanted)
        hints(anna.page)
        faults += measure(anna.page, f"{name}, with a hint", wanted)
    assert not faults, "\n".join(faults)


MATCHES: dict[str, tuple[int, Callable[[Page], None]]] = {
    "cat_in_the_box": (3, cat_in_the_box.play),
    "g5211": (5, g5211.play),
}


@pytest.mark.parametrize("game", MATCHES)
@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_nothing_jumps_in_a_whole_match(visit: Visit, game: str, device: str) -> None:
    """From the first question to the end of the match the layout stays where it is."""
    players, driver = MATCHES[game]
    anna = visit(device=device)
    anna.sits(game, players=players)
    asks(anna.page)
    anna.page.evaluate(SHIFTS)
    anna.plays(driver)
    anna.page.wait_for_selector(".result .best")
    found: Any = anna.page.evaluate("[shift, shifted.slice(0, 20)]")
    assert found[0] <= MOST_SHIFT, found
