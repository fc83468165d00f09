"""The deals of the day through the page: begun once, played to the end, and listed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import by_list


def test_a_deal_of_the_day(visit: Visit) -> None:
    """From the lobby's line to the table of results, on a phone, in German; nobody else is asked to play it again."""
    anna = visit(device="phone", lang="de")
    page = anna.go()
    page.locator(".others a[href='/daily']").click()
    deal = page.locator(".deal.g5211")
    expect(page.locator(".deal")).to_have_count(4)
    expect(deal.locator("p").first).to_have_text("Eine ganze Partie gegen 2 mittelstarke Bots.")
    expect(deal.locator(".cover")).to_be_visible()
    expect(page.locator(".only-try"), "said once").to_have_text(
        "Du hast bei jedem Spiel einen Versuch. Er beginnt, sobald du auf „Spielen“ drückst."
    )
    anna.examine()
    anna.fits()
    anna.readable()
    deal.locator("button.main").click()
    page.locator(".table[data-state]").wait_for()
    expect(page.locator(".top-bar").get_by_title("Partie des Tages")).to_be_visible()
    expect(page.locator(".undo"), "nothing can be taken back").to_have_count(0)
    expect(page.locator(".top-bar"), "the sign names no date of its own").not_to_contain_text("📅")
    anna.plays(by_list)
    expect(page.locator(".daily-standing")).to_contain_text("Außer dir hat sie noch niemand beendet")
    anna.go("/daily")
    expect(deal.locator("tbody tr.yours td").first).to_have_text("1")
    expect(deal.locator("a.button")).to_have_text("Dein Tisch")
    expect(deal.locator("button.main")).to_have_count(0)
    anna.examine()
    page.locator(".days a").first.click()
    expect(page.locator(".only-try, .deal button.main")).to_have_count(0)
    expect(deal.locator(".nobody")).to_have_text("Niemand hat sie beendet.")
    tops = page.locator(".days a").evaluate_all("nodes => nodes.map((node) => node.getBoundingClientRect().top)")
    assert len(tops) == 2
    assert tops[0] == tops[1], "the days stand side by side"
    ben = visit(lang="en")
    ben.go("/daily").locator(".deal.g5211 button.main").click()
    ben.page.locator(".table[data-state]").wait_for()
    ben.plays(by_list)
    expect(ben.page.locator(".daily-standing")).to_contain_text(re.compile("place [12] of 2 so far"))


PRIVATE = {
    "de": ("Das ist die Partie des Tages von jemand anderem", "Die heutige Partie selbst spielen"),
    "en": ("This is another player's game of the day", "Play today's deal yourself"),
}


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("sideways phone", "en"), ("usual laptop", "en")])
def test_a_link_to_somebodys_deal_of_the_day(visit: Visit, device: str, lang: str) -> None:
    """The page says what it is and why it is private; one can play the same deal, or go to the lobby."""
    anna, ben = visit(), visit(device=device, lang=lang)
    code = anna.call("POST", "daily/g5211/try", {"name": "Anna"})["code"]
    match = anna.call("GET", f"tables/{code}")["match"]
    ben.expected += ["403"]
    said, instead = PRIVATE[lang]
    for path in (f"/t/{code}", f"/m/{match}"):
        page = ben.go(path)
        expect(page.get_by_role("alert")).to_contain_text(said)
        expect(page.locator("main a[href='/']")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name=instead)).to_be_in_viewport(ratio=1)
        ben.examine()
        ben.fits()
        ben.readable()
    page.get_by_role("link", name=instead).click()
    page.locator(".deal.g5211 button.main").click()
    page.locator(".table[data-state]").wait_for()
    assert page.url.rpartition("/")[2] != code


@pytest.mark.parametrize(
    ("device", "lang", "said"),
    [
        ("phone", "de", "Mit diesem Link können Freunde dieselbe Partie spielen:"),
        ("laptop", "en", "With this link friends can play the same deal:"),
    ],
)
def test_friends_are_invited_to_the_same_deals(visit: Visit, device: str, lang: str, said: str) -> None:
    """The page shares the deals of today; the table's menu does not promise that others can watch."""
    anna = visit(device=device, lang=lang)
    page = anna.page
    page.add_init_script("navigator.share = async (what) => { globalThis.shared = what; };")
    anna.go("/daily").locator(".daily-invite .share").click()
    page.wait_for_function("() => globalThis.shared")
    assert page.evaluate("shared.url") == f"{anna.url}/daily"
    anna.examine()
    anna.fits()
    page.locator(".days a").first.click()
    page.locator(".days a").nth(1).wait_for()
    expect(page.locator(".daily-invite"), "a day that is over cannot be played").to_have_count(0)
    code = anna.call("POST", "daily/g5211/try", {"name": "Anna"})["code"]
    anna.go(f"/t/{code}").locator(".open-more").click()
    expect(page.locator(".invite p").first).to_have_text(said)
