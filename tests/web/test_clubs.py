"""A club in the browser: opened, joined by its link, and a season from the wish to the first table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hand import be_still


def test_a_club_from_its_opening_to_the_first_table_of_a_season(visit: Visit) -> None:
    """On a phone in German and on a laptop in English; a stranger without the whole link learns nothing."""
    anna, ben = visit(device="phone", lang="de"), visit()
    ben.expected = ["403"]
    page = anna.go("/")
    page.get_by_role("link", name="Clubs").click()
    page.locator("input[name=club]").fill("Die Kater")
    page.locator("input[name=member]").fill("Anna")
    anna.examine()
    page.get_by_role("button", name="Club gründen").click()
    link = page.locator(".invite code")
    expect(link).to_contain_text("/club/")
    expect(page.locator("h1")).to_have_text("Die Kater")
    path = "/club/" + link.inner_text().partition("/club/")[2]

    other = ben.go(path.partition("#")[0])
    expect(other.get_by_role("alert")).to_contain_text("members of the club")
    other.goto("about:blank")
    other = ben.go(path + "x")
    expect(other.get_by_role("alert")).to_contain_text("no longer works")
    expect(other.locator("input[name=member]")).to_have_count(0)
    other.goto("about:blank")
    other = ben.go(path)
    expect(other.locator("h2")).to_have_text("Anna invites you to the club Die Kater")
    expect(other.locator(".club-form > p")).to_contain_text("Katzentisch is board and card games")
    other.locator("input[name=member]").fill("Ben")
    ben.examine()
    other.get_by_role("button", name="Join").click()
    expect(other.locator(".member-list li")).to_have_text(["Annahost", "Ben"])
    assert "#" not in other.url
    ben.examine()

    page.locator(".club-hosts > summary").click()
    page.locator("input[name=season]").fill("Frühling")
    page.locator(".new-season select[name=game]").select_option("5211")
    page.locator("input[name=duplicate]").check()
    anna.examine()
    page.get_by_role("button", name="Saison ansetzen").click()
    page.get_by_role("button", name="Anmelden", exact=True).click()
    expect(page.get_by_role("button", name="Abmelden")).to_be_visible()

    other.reload()
    other.locator(".seasons a").click()
    other.get_by_role("button", name="Enter").click()
    expect(other.locator(".entry p")).to_have_text("Anna, Ben")
    page.get_by_role("button", name="Starten").click()
    expect(page.locator(".boards li.yours")).to_have_count(1)
    expect(page.locator(".figures tbody tr")).to_have_count(2)
    be_still(page)
    assert page.locator(".figures").evaluate("node => node.scrollWidth <= node.clientWidth"), "figures to be panned"
    anna.examine()
    page.get_by_role("link", name="Spielen").press("Enter")
    expect(page.locator(".table[data-state=yours]")).to_be_visible()
