"""The deals of the day through the page: begun once, played to the end, and listed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import by_list


def test_a_deal_of_the_day(visit: Visit) -> None:
    """From the lobby's line to the table of results, on a phone, in German; nobody else is asked to play it again."""
    anna = visit(device="phone", lang="de")
    page = anna.go()
    page.locator(".daily-line a").click()
    deal = page.locator(".deal.g5211")
    expect(page.locator(".deal")).to_have_count(4)
    expect(deal.locator(".nobody")).to_be_visible()
    anna.examine()
    anna.fits()
    anna.readable()
    deal.locator("button.main").click()
    page.locator(".table[data-state]").wait_for()
    anna.plays(by_list)
    anna.go("/daily")
    expect(deal.locator("tbody tr.yours td").first).to_have_text("1")
    expect(deal.locator("a.button")).to_have_text("Dein Tisch")
    expect(deal.locator("button.main")).to_have_count(0)
    anna.examine()
    page.locator(".days a").first.click()
    expect(page.locator(".deal button.main")).to_have_count(0)
    expect(deal.locator(".nobody")).to_be_visible()
