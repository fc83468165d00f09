"""A hand inside the page: it presses what a person could reach there, and makes a move in one go."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.waiting import PATIENCE_SECONDS

HAND = """() => {
  const { clearTimeout, queueMicrotask, requestAnimationFrame, setTimeout } = globalThis;
  let drawings = 0;
  const soon = new Set();
  globalThis.queueMicrotask = (act) => {
    drawings += 1;
    queueMicrotask(() => {
      drawings -= 1;
      act();
    });
  };
  globalThis.setTimeout = (act, after = 0, ...rest) => {
    const timer = setTimeout((...told) => {
      soon.delete(timer);
      act(...told);
    }, after, ...rest);
    if (!after) soon.add(timer);
    return timer;
  };
  globalThis.clearTimeout = (timer) => {
    soon.delete(timer);
    clearTimeout(timer);
  };
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const rest = async () => {
    const late = performance.now() + PATIENCE_MILLISECONDS;
    // What is due in the next frame (effects of a drawing) has happened after it, or has become due at once.
    for (let quiet = 0; quiet < 2; quiet = drawings || soon.size ? 0 : quiet + 1) {
      if (performance.now() > late) throw new Error(`never at rest: ${drawings} drawings, ${soon.size} timers`);
      await frame();
    }
  };
  const moves = (one) => one.playState === "running" && Number.isFinite(one.effect.getComputedTiming().endTime);
  const still = async () => {
    await until(async () => {
      await rest();
      await document.fonts.ready;
      return !document.getAnimations().some(moves);
    }, "the end of all transitions");
  };
  const until = async (found, wanted = found) => {
    const late = performance.now() + PATIENCE_MILLISECONDS;
    for (;;) {
      const it = await found();
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
    await rest();
  };
  const strike = async (selector, key, at = 0) => {
    const node = await until(() => all(selector).at(at), `${selector} ${at}`);
    node.focus();
    node.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key }));
    await rest();
  };
  globalThis.hand = { all, find, press, rest, still, strike, until };
}""".replace("PATIENCE_MILLISECONDS", str(1000 * PATIENCE_SECONDS))
"""Whatever is pressed must be there, enabled, in sight, and under nothing else at its middle; a key needs the focus.

`rest` waits until the page has drawn all that has changed and has done what follows a drawing, such as moving the
focus. `still` waits until fonts are loaded and transitions have ended as well; animations without an end go on.
"""


def make(page: Page, move: str, told: str = "") -> None:
    """Make a move by a function of the page that is given the hand, and what it must be told."""
    page.evaluate(f"told => ({move})(hand, told)", told)


def rest(page: Page) -> None:
    """Wait until the page shows all that has changed in it."""
    page.evaluate("() => hand.rest()")


def be_still(page: Page) -> None:
    """Wait until nothing on the page moves any more, so that it can be measured."""
    page.evaluate("() => hand.still()")


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size, and wait until the page has settled in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("([wide, high]) => hand.until(() => innerWidth === wide && innerHeight === high)", [width, height])
    be_still(page)
