"""Somebody who comes back sees the match they left before Python runs, and may go on at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.site.conftest import Visit
from tests.web import g5211

ASLEEP = """{
  const { postMessage } = Worker.prototype;
  const held = [];
  Worker.prototype.postMessage = function (message, ...rest) {
    const send = () => postMessage.call(this, message, ...rest);
    if (message?.do !== "open" || globalThis.awake) send();
    else held.push(send);
  };
  globalThis.wake = () => {
    globalThis.awake = true;
    for (const send of held) send();
  };
}"""
"""Python does not begin before somebody calls `wake`."""
WAKE_LOCKS = """{
  globalThis.wakeLocks = 0;
  const release = () => Promise.resolve(wakeLocks -= 1);
  const request = () => Promise.resolve(wakeLocks += 1).then(() => Object.assign(new EventTarget(), { release }));
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
}"""
"""Counts what keeps the screen awake."""


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("laptop", "en")])
def test_the_match_one_left(visit: Visit, device: str, lang: str) -> None:
    """It is in the list and its board is drawn from the storage; a move made before Python runs is made."""
    anna = visit(device=device, lang=lang)
    anna.go().locator(".front .main").click()
    hand = anna.holds()
    anna.is_kept()
    anna.page.close()
    anna.page = page = anna.context.new_page()
    page.add_init_script(ASLEEP + WAKE_LOCKS)
    anna.go()
    page.locator(".tables li a").click()
    anna.still_holds(hand)
    expect(page.locator("p.opening")).to_be_visible()
    page.wait_for_function("wakeLocks === 1")
    anna.examine()
    anna.fits()
    seq = page.locator(".table").get_attribute("data-seq")
    g5211.play(page)
    expect(page.locator(".table")).to_have_attribute("data-busy", "true")
    assert page.locator(".table").get_attribute("data-seq") == seq
    page.evaluate("wake()")
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(seq))
    expect(page.locator("p.opening")).to_have_count(0)
    expect(page.locator(".notice")).to_have_count(0)
    page.locator(".home").click()
    page.wait_for_function("wakeLocks === 0")
