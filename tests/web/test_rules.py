"""The rules open at what is going on, in short first, with tables that are tables and numbers behind the words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_eyes import MIDDLE, sits_down

NOW = {"cat_in_the_box": "CB-13", "cryptid": "CR-20"}
"""The rule about the middle of a match."""


def open_rules(page: Page) -> None:
    page.locator(".top-bar .open-more").click()
    page.locator(".more .open-rules").click()


@pytest.mark.parametrize("game", NOW)
def test_rules_open_at_what_is_going_on(visit: Visit, game: str) -> None:
    """The rule of the moment is in sight and its chapter alone unfolded; there are a summary and real tables."""
    anna = visit(device="phone", theme="dark")
    sits_down(anna, game)
    page = anna.page
    open_rules(page)
    now = page.locator(".rules li.now")
    now.wait_for()
    expect(now.locator("small")).to_have_text(NOW[game], use_inner_text=True)
    page.wait_for_function(
        """() => {
          const { top, bottom } = document.querySelector(".rules li.now").getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }"""
    )
    expect(page.locator(".rules details[open]")).to_have_count(1)
    expect(page.locator(".rules .in-short p").nth(4)).to_be_attached()
    page.locator(".rules input").fill("CB-01" if game == "cat_in_the_box" else "CR-18")
    page.locator(".rule-table tbody tr").first.wait_for()
    expect(page.locator(".rule-table thead th[scope=col]").nth(3)).to_be_attached()
    anna.examine()
    anna.fits()


@pytest.mark.parametrize("game", MIDDLE)
def test_every_chapter_has_a_picture(visit: Visit, game: str) -> None:
    """Drawn by the board itself once a chapter is opened, with a line that says what it shows; none before."""
    anna = visit(device="phone", lang="de")
    sits_down(anna, game)
    page = anna.page
    open_rules(page)
    chapters = page.locator(".rules details")
    chapters.last.wait_for()
    expect(chapters.last.locator(".illustration")).to_have_count(0)
    count = page.evaluate("""() => {
      const chapters = [...document.querySelectorAll(".rules details")];
      for (const chapter of chapters) chapter.open = true;
      return chapters.length;
    }""")
    expect(page.locator(".rules .illustration:has(svg) figcaption:not(:empty)")).to_have_count(count)
    wide = page.locator(".panel").evaluate("panel => panel.scrollWidth - panel.clientWidth")
    assert wide <= 0, f"the rules are {wide} px wider than their sheet"
    anna.examine()
    anna.fits()
    anna.readable()
