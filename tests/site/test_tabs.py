"""Several tabs, and records from elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.site.conftest import Visit
from tests.web.visitor import golden

PLAYABLE = ".table[data-state=yours]:has(.link.on)"


def said(page: Page, text: str) -> None:
    expect(page.locator("dialog.opening [role=alert]")).to_contain_text(text)


def test_a_second_tab(visit: Visit) -> None:
    """Asked for a match it says that one is open elsewhere, takes over if wanted, and the first one says so then."""
    anna = visit()
    first = anna.go()
    first.locator(".front .main").click()
    first.locator("dialog.opening, .table").wait_for()
    second = anna.context.new_page()
    second.goto(anna.url + "/")
    second.locator(".front .main").click()
    said(second, "another tab")
    anna.examine()
    second.locator("dialog.opening .main").click()
    expect(second.locator("dialog.opening, .table").first).to_be_visible()
    said(first, "another tab")


@pytest.mark.parametrize(("lang", "text"), [("en", "another tab"), ("de", "in einem anderen Tab")])
def test_the_first_tab_goes_on(visit: Visit, lang: str, text: str) -> None:
    """A tab whose match went to another one says so, speaks of no connection, and takes the match back if asked to."""
    anna = visit(device="phone", lang=lang)
    first = anna.go()
    first.locator(".front .main").click()
    hand = anna.holds()
    second = anna.context.new_page()
    second.goto(first.url)
    second.locator("dialog.opening .main").click()
    second.wait_for_selector(PLAYABLE)
    said(first, text)
    expect(first.locator(".table .notice")).to_have_count(0)
    expect(first.locator(".link")).not_to_have_class("link lost")
    anna.examine()
    first.locator("dialog.opening header button").click()
    aside = first.locator(".opening.aside")
    expect(aside).to_contain_text(text, ignore_case=True)
    anna.fits()
    anna.examine()
    aside.locator(".main").click()
    expect(aside).to_have_count(0)
    first.wait_for_selector(PLAYABLE)
    anna.still_holds(hand)


def test_records_come_and_go(visit: Visit) -> None:
    """A record from elsewhere is looked at, one of a newer version refused; both ways through the lobby."""
    anna = visit(lang="de")
    page = anna.go()
    old = golden("g5211", "ordinary-end.kt")
    page.locator(".open-more").click()
    page.set_input_files(".upload input[type=file]", written(old.replace("katzentisch 1", "katzentisch 9")))
    expect(page.locator(".ways:has(.upload) .notice")).to_be_visible()
    page.set_input_files(".upload input[type=file]", written(old))
    expect(page.locator(".replay[data-ply]")).to_be_visible()


def written(record: str) -> FilePayload:
    return {"name": "match.kt", "mimeType": "text/plain", "buffer": record.encode()}
