"""Somebody who comes back sees the match they left before Python runs, and may go on at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.site.conftest import Visit
from tests.site.guest import Guest
from tests.site.host import Host
from tests.web import g5211
from tests.web.hand import rest

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
WATCHED = """{
  const { setTimeout, Worker } = globalThis;
  globalThis.setTimeout = (act, after, ...rest) => after === 3000 ? 0 : setTimeout(act, after, ...rest);
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      globalThis.drawnFirst ??= document.querySelector(".table[data-state]") !== null;
    }
  };
}"""
"""Whether a board was drawn before the first worker began; the patience with a board that does not come never ends."""
IS_ONE_LINE = "node => node.offsetHeight < 2 * parseFloat(getComputedStyle(node).lineHeight)"


def assert_note_is_one_line(page: Page) -> None:
    """What is said while Python starts covers no more of the board than that."""
    note = page.locator("p.opening")
    expect(note).to_be_visible()
    assert note.evaluate(IS_ONE_LINE), note.text_content()


def leave_match(anna: Guest) -> tuple[str, list[str]]:
    """Begin a match and close its page for an empty one; its address and the cards of this seat."""
    anna.go().locator(".front .main").click()
    hand = anna.holds()
    address = anna.page.url
    anna.is_kept()
    anna.page.close()
    anna.page = anna.context.new_page()
    return address, hand


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("narrow phone", "en")])
def test_the_match_one_left(visit: Visit, device: str, lang: str) -> None:
    """It is in the list and its board is drawn from the storage; a move made before Python runs is made."""
    anna = visit(device=device, lang=lang)
    _, hand = leave_match(anna)
    page = anna.page
    page.add_init_script(ASLEEP + WAKE_LOCKS)
    anna.go()
    page.locator(".tables li a").click()
    anna.still_holds(hand)
    assert_note_is_one_line(page)
    expect(page.locator(".top-bar .link")).to_be_hidden()
    page.wait_for_function("() => wakeLocks === 1")
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
    page.wait_for_function("() => wakeLocks === 0")


def test_the_board_is_drawn_before_python_starts(visit: Visit) -> None:
    """Python takes the processor from what is drawn."""
    anna = visit(device="phone")
    address, hand = leave_match(anna)
    page = anna.page
    page.add_init_script(WATCHED)
    page.goto(address)
    anna.still_holds(hand)
    expect(page.locator("p.opening")).to_have_count(0)
    page.wait_for_function("() => globalThis.drawnFirst !== undefined")
    assert page.evaluate("drawnFirst")


def test_a_result_that_is_opened_afresh_tells_the_match_once(visit: Visit) -> None:
    """What was stored and what Python tells again are the same events."""
    anna = visit(device="phone")
    anna.go().locator(".front .main").click()
    anna.page.wait_for_selector(".table[data-state=yours]")
    anna.plays(g5211.play)
    chart = ".result svg text"
    anna.page.locator(chart).first.wait_for()
    drawn = anna.page.locator(chart).all_text_contents()
    anna.is_kept()
    anna.page.reload()
    anna.page.wait_for_selector(".table[data-state=over] .link.on", state="attached")
    anna.page.locator(chart).first.wait_for()
    rest(anna.page)
    assert anna.page.locator(chart).all_text_contents() == drawn


def test_a_board_stays_in_sight_while_the_engines_are_downloaded_again(visit: Visit, host: Host) -> None:
    """Browsers delete what they cached and keep the matches: nothing lies over the board then."""
    anna = visit(device="narrow phone")
    address, hand = leave_match(anna)
    page = anna.page
    devtools = anna.context.new_cdp_session(page)
    cached = {"origin": host.beside, "storageTypes": "service_workers,cache_storage"}
    devtools.send("Storage.clearDataForOrigin", cached)
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    host.held = "library.pack"
    page.goto(address)
    anna.still_holds(hand)
    expect(page.locator("p.opening")).to_contain_text("MB")
    assert_note_is_one_line(page)
    expect(page.locator("dialog")).to_have_count(0)
    host.released.set()
    page.wait_for_selector(".table:has(.link.on)")
    expect(page.locator("p.opening")).to_have_count(0)
