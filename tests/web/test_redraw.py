"""What a click draws again: little, so that slow phones answer at once. `make responsiveness` measures the time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.hand import rest
from tests.web.test_eyes import sits_down

WATCH = """async () => {
  const { options } = await import("preact");
  const { diffed } = options;
  globalThis.drawn = [];
  options.diffed = (node) => {
    drawn.push(typeof node.type === "function" ? node.type.name : "");
    diffed?.(node);
  };
}"""
"""Note every node that is compared with what is on the page, by the name of its component."""
WHOLE = {"Frame", "Screen", "Seats", "Log"}
"""What draws the whole table, all players or all that happened."""


def press(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


def key(name: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(name)


MENU = (press(".open-more"), ".panel .panel-body > *", 220)
CLICKS: dict[str, list[tuple[Callable[[Page], None], str, int]]] = {
    "cat_in_the_box": [
        (press(".cb-pick:enabled:not(.stuck)"), ".cb-pick[aria-pressed=true]", 250),
        (press(".cb-pick[aria-pressed=true]"), ".cb-choice .cb-tip", 200),
        MENU,
    ],
    "g5211": [
        (press(".ft-pick:enabled"), ".ft-pick[aria-pressed=true]", 140),
        (press(".ft-pick[aria-pressed=true]"), ".ft-cards:not(:has([aria-pressed=true]))", 140),
        MENU,
    ],
    "isle_of_cats": [
        (key("r"), ".isle .holds .ghost", 60),
        (press(".isle .tools-bar .flip"), ".isle .holds .ghost", 60),
        (lambda page: page.locator(".seat .look").first.press("Enter"), ".boat-panel .open-boat", 500),
        (key("Escape"), ".table:not(:has(dialog))", 60),
        MENU,
    ],
    "cryptid": [
        (lambda page: page.locator(".hits polygon.open").first.press("Enter"), ".menu .deeds button", 200),
        (key("Escape"), ".cr-choice:not(:has(.menu))", 200),
        MENU,
    ],
}
"""What is done in the middle of a match, what then shows, and how many nodes may be compared for it."""


ROUNDS = 3
"""How often everything is done: news of the server, such as who is there, may be drawn at any moment, not each time."""


def count_drawn(page: Page, act: Callable[[Page], None], shown: str) -> list[str]:
    """Everything that is drawn between an act and the rest of the page after it."""
    rest(page)
    page.evaluate("() => { drawn.length = 0; }")
    act(page)
    page.wait_for_selector(shown)
    rest(page)
    drawn: list[str] = page.evaluate("drawn")
    return drawn


@pytest.mark.parametrize("game", CLICKS)
def test_a_click_draws_little(visit: Visit, game: str) -> None:
    """A choice draws neither the seats nor the log again, and few nodes of the rest."""
    anna = visit()
    sits_down(anna, game)
    page = anna.page
    page.wait_for_selector(".table[data-present=true][data-busy=false]")
    page.evaluate(WATCH)
    drawn: dict[str, list[list[str]]] = {}
    for _ in range(ROUNDS):
        for number, (act, shown, _most) in enumerate(CLICKS[game]):
            drawn.setdefault(f"{number}: {shown}", []).append(count_drawn(page, act, shown))
        page.keyboard.press("Escape")
        page.wait_for_selector(".table:not(:has(.panel))")
    for (name, rounds), (_act, _shown, most) in zip(drawn.items(), CLICKS[game], strict=True):
        assert any(not WHOLE & set(each) for each in rounds), name
        assert min(map(len, rounds)) <= most, (name, [len(each) for each in rounds])
