"""Measures a page at several window sizes: vital parts in sight and uncovered, no text cut off, no layout shifts."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.sizes import THOROUGH
from tests.web.conftest import Visit
from tests.web.hand import be_still, resize, rest
from tests.web.visitor import Driver, Visitor

ALL_SIZES = [
    (360, 640), (375, 667), (390, 844), (412, 915), (667, 375), (844, 390),
    (820, 1180), (1180, 820), (1280, 720), (1366, 768), (1920, 1080),
]  # fmt: skip
SIZES = ALL_SIZES if THOROUGH else ALL_SIZES[::2]
"""A usual run measures phones, a phone on its side, a tablet, a laptop and a large screen; a thorough run all."""
INSIDE = 0.95
"""The share of a vital element that must be inside the window."""
MAX_SHIFT = 0.05
"""The most layout shift that a whole match may add up to, as browsers count it."""
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
"""The vital elements that are outside the window or covered by something else."""
PRESENT = "() => [...new Set([...document.querySelectorAll('[data-vital]')].map((node) => node.dataset.vital))]"
DOCUMENT_SCROLLS = """() => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}"""
CUT_OFF = """() => [...document.querySelectorAll(".seat *, .dock *, .top-bar .title, .board *")].filter((node) => {
  const text = [...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
  if (!text || !node.checkVisibility() || node.closest(".unseen, svg, .word, .brief")) return false;
  // What only screen readers say is a single pixel.
  if (node.clientWidth <= 1 && node.clientHeight <= 1) return false;
  return node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline";
}).map((node) => `${node.className}: ${node.textContent}`)"""
"""Text that is wider than what holds it."""
WATCH_SHIFTS = """() => {
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


def find_faults(page: Page, moment: str, wanted: set[str]) -> list[str]:
    """Every fault of what the page shows now, at every size.

    `moment` names the situation in the messages; `wanted` are the vital parts that must be there.
    """
    faults: list[str] = []
    for width, height in SIZES:
        resize(page, width, height)
        found: list[str] = page.evaluate(VITAL) + [f"cut off: {text}" for text in page.evaluate(CUT_OFF)]
        missing = wanted - set(page.evaluate(PRESENT))
        found += [f"{name} is missing" for name in sorted(missing)]
        if page.evaluate(DOCUMENT_SCROLLS):
            found.append("the document scrolls")
        faults += [f"{width}×{height} {moment}: {fault}" for fault in found]
    return faults


def wait_for_turn(page: Page) -> None:
    """Wait until the table asks this seat, and shows so."""
    page.wait_for_selector(".table[data-state=yours][data-present=true][data-busy=false]")
    rest(page)


def play_until(anna: Visitor, driver: Driver, ready: str) -> None:
    """Play until it is this seat's turn and a JavaScript condition holds."""
    for _ in range(60):
        wait_for_turn(anna.page)
        if anna.page.evaluate(ready):
            return
        seq = anna.page.locator(".table").get_attribute("data-seq")
        driver(anna.page)
        anna.page.wait_for_selector(f".table:not([data-seq='{seq}'])")
    raise AssertionError(f"never: {ready}")


def ask_for_hint(page: Page) -> None:
    """Ask for a hint and wait until the dock shows it."""
    page.locator(".ask-hint").click()
    page.locator(".take-hint").wait_for(timeout=120_000)


def check_layout_stays(visit: Visit, game: str, players: int, driver: Driver, device: str) -> None:
    """Play a whole match and fail if its layout shifts between the first question and the result."""
    anna = visit(device=device)
    anna.meets_bots(game, players)
    wait_for_turn(anna.page)
    anna.page.evaluate(WATCH_SHIFTS)
    anna.plays(driver)
    anna.page.wait_for_selector(".result .best")
    be_still(anna.page)
    found: Any = anna.page.evaluate("[shift, shifted.slice(0, 40)]")
    assert found[0] <= MAX_SHIFT, found
