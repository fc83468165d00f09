"""The deals of the day without a server: the same in every browser, one attempt each, and nobody is ranked."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.site.conftest import Visit
from tests.site.host import Host
from tests.web import g5211
from tests.web.visitor import after, by_list

DAY, NEXT_DAY = "2026-03-01", "2026-03-02"
HANDS = {
    DAY: "Hahn (Gelb); Hahn (Grün); Grün 5; Hahn (Türkis); Türkis 2",
    NEXT_DAY: "Hahn (Gelb); Gelb 5; Hahn (Orange); Dunkelblau 2; Hahn (Türkis)",
}
"""What everybody holds first at 5211 on these days, on every static site."""
BEGIN = "button.main"


def todays_deals(page: Page) -> Locator:
    """Go from the lobby to the page of the day, and wait for its deals."""
    page.locator("main a[href*=daily]").click()
    expect(page.locator(".deal")).to_have_count(4)
    return page.locator(".deal.g5211")


def test_a_deal_of_the_day(visit: Visit, host: Host) -> None:
    """Begun, gone on with after a break without a network, played to the end, and looked at the day after."""
    anna = visit(device="phone", lang="de")
    page = anna.comes_on(DAY)
    deal = todays_deals(page)
    expect(page.locator(".days h2")).to_have_text("1. März 2026")
    expect(page.locator(f".deal {BEGIN}")).to_have_count(4)
    expect(page.locator(".deal :is(table, .nobody)")).to_have_count(0)
    anna.examine()
    anna.fits()
    anna.readable()
    deal.locator(BEGIN).click()
    assert "; ".join(anna.holds()) == HANDS[DAY]
    expect(page.locator(".table .ask-hint")).to_have_count(0)
    anna.plays(g5211.play, stop=after(2))
    left = anna.holds()
    anna.is_kept()
    host.cut()

    page = anna.comes_on(DAY)
    deal = todays_deals(page)
    expect(deal.locator(BEGIN)).to_have_count(0)
    expect(deal.locator("a.main")).to_have_text("Weiterspielen")
    deal.locator("a.main").click()
    anna.still_holds(left)
    anna.plays(by_list)
    page.locator(".result .ways a[href*=daily]").click()
    expect(deal.locator("a.button")).to_have_text("Dein Tisch")
    expect(deal.locator(BEGIN)).to_have_count(0)
    expect(page.locator(f".deal {BEGIN}")).to_have_count(3)
    expect(page.locator(".deal :is(table, .nobody)")).to_have_count(0)

    page = anna.comes_on(NEXT_DAY)
    deal = todays_deals(page)
    expect(page.locator(".days h2")).to_have_text("2. März 2026")
    deal.locator(BEGIN).click()
    assert "; ".join(anna.holds()) == HANDS[NEXT_DAY]
    page.go_back()
    expect(page.locator(".streak")).to_have_count(0)
    page.locator(".days a").first.click()
    expect(page.locator(".days h2")).to_have_text("1. März 2026")
    expect(deal.locator("a.button")).to_have_text("Dein Tisch")
    expect(page.locator(f".deal {BEGIN}")).to_have_count(0)

    page = anna.comes_on(NEXT_DAY)
    todays_deals(page).locator("a.main").click()
    anna.plays(by_list)
    page.locator(".result .ways a[href*=daily]").click()
    expect(page.locator(".streak")).to_have_text("2 Tage in Folge")
