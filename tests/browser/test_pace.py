"""Play over days: how fast is said where one decides and where one waits, and days off are one press."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit

UNTIL = re.compile(r"bis \w+, \d\d:\d\d")


def test_days_for_a_move_and_days_off(visit: Visit) -> None:
    """On a phone, from the set-up to a vacation and back; the lobby says until when there is time."""
    anna, ben = visit(device="phone", lang="de"), visit()
    page = anna.go()
    card = page.locator("article.g5211")
    card.locator(".way-friends").click()
    form = card.locator("form")
    form.locator("select[name=pace]").select_option("2")
    form.locator("select[name=vacation]").select_option("3")
    anna.examine()
    anna.fits()
    anna.readable()
    form.locator("button[type=submit]").click()
    expect(page.locator(".door .pace")).to_have_text("2 Tage pro Zug · 3 Urlaubstage für jeden")
    anna.examine()
    code = page.url.rpartition("/")[2]
    ben.go()
    ben.post(f"tables/{code}/seats/1", {"name": "Ben"})
    page.locator(".door form button[type=submit]").click()
    page.locator(".table[data-state=yours]").wait_for()
    mine, own = page.locator(".players li.me"), page.locator(".players li.me .clock")
    expect(own).to_have_text(UNTIL)
    page.get_by_role("button", name="Mehr").click()
    page.get_by_role("button", name="Urlaub nehmen (noch 3 Tage)").press("Enter")
    expect(page.get_by_role("button", name="Endgültig aufstehen")).to_be_visible()
    page.keyboard.press("Escape")
    expect(mine.locator(".presence")).to_have_text("im Urlaub")
    expect(own).to_have_text(UNTIL)
    anna.examine()
    anna.readable()
    ben.go(f"/t/{code}")
    expect(ben.page.locator(".players li", has_text="on vacation").locator("button")).to_have_count(0)
    page.get_by_role("button", name="Zurück aus dem Urlaub").click()
    expect(mine.locator(".presence")).to_have_text("da")
    expect(own).to_have_text(UNTIL)
    anna.go()
    line = page.locator(f".tables a[href='/t/{code}'] small")
    expect(line).to_have_text(re.compile(r"^Du bist dran · 2 Tage pro Zug · " + UNTIL.pattern))
    anna.readable()
