"""Every screen: hand and confirmation in sight, large screens used, and what looks like a button is one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hand import be_still, resize, rest
from tests.web.test_eyes import sits_down
from tests.web.visitor import DEVICES, Visitor

IN_SIGHT = """nodes => nodes.filter((node) => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return !inside || !node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((node) => node.outerHTML.slice(0, 80))"""
"""Those of which not all is on the screen, or over which something lies."""

COLUMNS = """() => {
  const { scrollWidth, clientWidth } = document.querySelector(".sheet-table");
  return scrollWidth <= clientWidth;
}"""
"""Whether nobody has to scroll sideways in the notebook."""

HANDS = {
    "cat_in_the_box": (".cb-pick", ".cb-pick:enabled:not(.stuck)", ".cb-colour"),
    "g5211": (".ft-pick", ".ft-pick:enabled", ".ft-confirm"),
    "isle_of_cats": (".isle .tools-bar button", "", ".isle .tools-bar .drop"),
    "cryptid": (".clue-card", ".hits polygon.open", ".menu .deeds button"),
}
"""What one holds, what one picks of it, and what confirms that."""


def in_sight(anna: Visitor, selector: str) -> None:
    anna.page.locator(selector).first.wait_for()
    be_still(anna.page)
    assert anna.page.locator(selector).evaluate_all(IN_SIGHT) == [], selector


@pytest.mark.parametrize(
    ("device", "games"),
    [
        ("small phone", ["cat_in_the_box", "g5211", "isle_of_cats"]),
        ("sideways phone", ["cat_in_the_box", "g5211", "isle_of_cats", "cryptid"]),
        ("low laptop", ["cat_in_the_box", "g5211", "isle_of_cats", "cryptid"]),
        ("phone", ["cat_in_the_box", "g5211"]),
    ],
)
def test_the_hand_and_what_confirms_it(visit: Visit, device: str, games: list[str]) -> None:
    """Without scrolling: what one holds, and after a pick what confirms it."""
    anna = visit(device=device)
    for game in games:
        held, picked, confirmed = HANDS[game]
        sits_down(anna, game)
        in_sight(anna, held)
        if picked:
            choice = anna.page.locator(picked)
            choice.nth(choice.count() // 2).click()
        in_sight(anna, confirmed)
        anna.fits()


def test_a_large_screen_is_used_and_nothing_is_cut(visit: Visit) -> None:
    """The map of Cryptid is as tall as the screen and no taller; cards grow."""
    anna = visit(device="large screen")
    page = anna.page
    sits_down(anna, "cryptid")
    page.locator(".chart").wait_for()
    be_still(page)
    box = page.locator(".chart").bounding_box()
    assert box
    assert box["height"] > 700
    assert box["y"] + box["height"] <= 1080
    sits_down(anna, "g5211")
    page.locator(".ft-pick").first.wait_for()
    be_still(page)
    card = page.locator(".ft-pick").first.bounding_box()
    assert card
    assert card["width"] > 150


def test_the_log_appears_when_a_window_grows(visit: Visit) -> None:
    """A window that becomes wide enough shows the log beside the board, with all that has happened."""
    anna = visit()
    anna.meets_bots("g5211", 2)
    expect(anna.page.locator(".log li").first).to_be_visible()
    anna.page.set_viewport_size({"width": 900, "height": 800})
    expect(anna.page.locator(".log")).to_have_count(0)
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    expect(anna.page.locator(".log li").first).to_be_visible()


def test_a_notebook_for_five_has_all_its_columns(visit: Visit) -> None:
    """Beside the map or opened over it: somebody who reads the notebook sees the other four side by side."""
    anna = visit()
    anna.resumes("cryptid", "seeded-advanced.kt", 8, 1)
    page = anna.page
    columns = page.locator(".sheet-table thead .player")
    expect(columns).to_have_count(4)
    for device in ("laptop", "low laptop", "large screen", "sideways phone", "phone", "small phone"):
        resize(page, **DEVICES[device]["viewport"])
        page.wait_for_selector(".cryptid-board.wide .sheet-table, .open-notebook")
        opens = page.locator(".open-notebook").count() > 0
        if opens:
            page.locator(".open-notebook").click()
        columns.first.scroll_into_view_if_needed()
        for column in columns.all():
            expect(column).to_be_in_viewport(ratio=0.9)
        page.wait_for_function(COLUMNS)
        anna.fits()
        if opens:
            page.locator("dialog header button").click()
            page.wait_for_selector("dialog", state="detached")


def test_pieces_stay_bright_where_hexes_are_dimmed(visit: Visit) -> None:
    """What dims a hex lies under what stands there."""
    anna = visit()
    sits_down(anna, "cryptid")
    anna.page.locator(".chart .hatched").wait_for(state="attached")
    anna.page.locator(".pieces .piece").first.wait_for(state="attached")
    assert anna.page.evaluate(
        """() => {
          const [shade, piece] = [".chart .hatched", ".pieces .piece"].map((each) => document.querySelector(each));
          const under = shade.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING;
          const [hit] = document.querySelectorAll(".hits polygon.shut");
          return Boolean(under) && getComputedStyle(hit).fill.endsWith("0)");
        }"""
    )


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_lit_field_is_a_button(visit: Visit, way: str) -> None:
    """Anybody who presses a lit field of the research board plays the card there, or reads a warning first."""
    anna = visit()
    sits_down(anna, "cat_in_the_box")
    page = anna.page
    page.locator(".cb-pick:enabled:not(.stuck)").last.click()
    field = page.locator(".cb-field.glows[role=button]").first
    expect(field).to_have_attribute("aria-label", re.compile("."))
    anna.examine()
    rest(page)
    tokens = page.locator(".cb-lab .cb-token").count()
    if way == "click":
        field.click()
    else:
        field.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.cb-lab .cb-token').length > n", arg=tokens)
