"""A hand inside the page: it presses what a person could reach there, and makes a move in one go."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.waiting import PATIENCE_SECONDS

HAND = """() => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const until = async (found, wanted = found) => {
    const late = performance.now() + PATIENCE_MILLISECONDS;
    for (;;) {
      const it = found();
      if (it) return it;
      if (performance.now() > late) throw new Error(`waited in vain for ${wanted}`);
      await frame();
    }
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const find = (selector) => document.querySelector(selector);
  const middle = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const uncovered = (node) => {
    const { clientX, clientY } = middle(node);
    const top = document.elementFromPoint(clientX, clientY);
    return top && (node.contains(top) || top.closest("label")?.control === node);
  };
  const ready = (node) => {
    if (!node?.checkVisibility() || node.disabled) return false;
    if (!uncovered(node)) node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return uncovered(node);
  };
  const reach = (selector, at) => until(() => ready(all(selector).at(at)) && all(selector).at(at), `${selector} ${at}`);
  const press = async (selector, at = 0) => {
    const node = await reach(selector, at);
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...middle(node) }));
    await frame();
    await frame();
  };
  const strike = async (selector, key, at = 0) => {
    const node = await until(() => all(selector).at(at), `${selector} ${at}`);
    node.focus();
    node.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key }));
    await frame();
    await frame();
  };
  globalThis.hand = { all, find, press, strike, until };
}""".replace("PATIENCE_MILLISECONDS", str(1000 * PATIENCE_SECONDS))
"""Whatever is pressed must be there, enabled, in sight, and under nothing else at its middle; a key needs the focus."""


def make(page: Page, move: str, told: str = "") -> None:
    """Make a move by a function of the page that is given the hand, and what it must be told."""
    page.evaluate(f"told => ({move})(hand, told)", told)
