"""Large text, small screens, forced colours, palettes: everything stays in sight and can be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from tests.server.service import Server
from tests.sizes import thorough
from tests.web.hand import be_still, rest
from tests.web.visitor import Visitor, golden

MIDDLE = {
    "cat_in_the_box": ("ordinary_end.kt", 17),
    "g5211": ("long-game.kt", 30),
    "isle_of_cats": ("full-boat.kt", 65),
    "cryptid": ("seeded-normal.kt", 5),
}
"""The middle of a match of each game."""


def sits_down(anna: Visitor, game: str) -> None:
    """In the middle of a match, on the seat that is to act."""
    record, ply = MIDDLE[game]
    anna.resumes(game, record, ply, Match(parse_record(golden(game, record))).fork(ply).actors()[0])
    anna.page.wait_for_selector(".table[data-state=yours]")


@pytest.fixture
def reader(server: Server, large_text: Browser, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody who reads large text, on some device."""
    found = Visitor(large_text, server.url, device=request.param, lang="de")
    yield found
    found.leave()


@pytest.mark.parametrize("reader", [thorough("laptop", name="laptop"), "phone"], indirect=True)
def test_text_of_twice_the_size(reader: Visitor) -> None:
    """Nothing scrolls sideways, no control is cut off, no text leaves its box."""
    assert reader.go().evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    reads_everything(reader, "bots")


@pytest.mark.parametrize("lang", [thorough("en", name="en"), "de"])
def test_the_smallest_phone(server: Server, browser: Browser, lang: str) -> None:
    """320 px are enough for the lobby and every board."""
    anna = Visitor(browser, server.url, device="small phone", lang=lang)
    anna.go()
    reads_everything(anna, "friends")
    anna.leave()


def reads_everything(visitor: Visitor, way: str) -> None:
    """The lobby, every set-up unfolded, and the middle of a match of each game."""
    visitor.page.locator("article.game").last.wait_for()
    visitor.fits()
    visitor.readable()
    for game in MIDDLE:
        card = visitor.chooses(game, way)
        card.locator("form").wait_for()
        rest(visitor.page)
        for fold in card.locator("form summary").all():
            fold.click()
        visitor.fits()
        visitor.readable()
        visitor.page.keyboard.press("Escape")
        card.locator("dialog").wait_for(state="detached")
    for game in MIDDLE:
        sits_down(visitor, game)
        visitor.fits()
        visitor.readable()


LEGAL = {
    "cat_in_the_box": ".cb-pick:enabled:not(.stuck)",
    "g5211": ".ft-pick:enabled",
    "isle_of_cats": ".isle .ghost.ok",
    "cryptid": ".hits polygon.open",
}
"""What can be chosen now, as each board shows it."""


@pytest.mark.parametrize("game", MIDDLE)
def test_forced_colours_keep_what_can_be_done_visible(server: Server, painting: Browser, game: str) -> None:
    """Where the system chooses the colours, what may be chosen is still drawn."""
    anna = Visitor(painting, server.url, theme="dark", colours="forced")
    sits_down(anna, game)
    page = anna.page
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    choices = page.locator(LEGAL[game])
    choices.first.wait_for()
    for each in choices.all()[:12]:
        expect(each).to_be_visible()
    be_still(page)
    with_it = page.screenshot()
    choices.evaluate_all("all => all.forEach((each) => each.style.setProperty('visibility', 'hidden'))")
    assert page.screenshot() != with_it, "what may be chosen cannot be seen"
    assert page.locator(".asked.yours").evaluate("node => getComputedStyle(node).outlineStyle") == "solid"
    anna.leave()
