"""A club in the browser: opened, joined by its link, and a season from the wish to the first table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Visit
from tests.web.hand import be_still


def test_a_club_from_its_opening_to_the_first_table_of_a_season(visit: Visit) -> None:
    """On a phone in German and on a laptop in English; a stranger without the whole link learns nothing."""
    anna, ben = visit(device="phone", lang="de"), visit()
    ben.expected = ["403"]
    page = anna.go("/")
    page.get_by_role("banner").get_by_role("link", name="Clubs").click()
    page.locator("input[name=club]").fill("Die Kater")
    page.locator("input[name=member]").fill("Anna")
    anna.examine()
    page.get_by_role("button", name="Club gründen").click()
    link = page.locator(".invite .link-line code")
    expect(link).to_contain_text("/club/")
    expect(page.locator("h1")).to_have_text("Die Kater")
    path = "/club/" + link.inner_text().partition("/club/")[2]
    expect(page.get_by_role("button", name="Neuen Einladungslink erstellen")).to_be_visible()
    expect(page.locator(".welcome")).to_contain_text("Dein Club Die Kater ist gegründet!")
    expect(page.locator(".invite .alone")).to_contain_text("Nur dieser Computer kann diesen Link öffnen.")
    page.get_by_role("banner").get_by_role("button", name="Mehr").click()
    expect(page.locator(".lobby-menu").get_by_role("link", name="Deine Partien")).to_be_visible()
    page.keyboard.press("Escape")

    other = ben.go(path.partition("#")[0])
    expect(other.get_by_role("alert")).to_contain_text("members of the club")
    expect(other.locator("main > p:not([role])")).to_contain_text("board and card games in the browser")
    expect(other.locator("a.main")).to_have_text("See the games")
    other.goto("about:blank")
    other = ben.go(path + "x")
    expect(other.get_by_role("alert")).to_contain_text("no longer works")
    expect(other.locator("input[name=member]")).to_have_count(0)
    other.goto("about:blank")
    other = ben.go(path)
    expect(other.locator("h2")).to_have_text("Anna invites you to the club Die Kater")
    other.reload()
    expect(other.locator("h2"), "a reload keeps it").to_have_text("Anna invites you to the club Die Kater")
    expect(other.locator(".club-form > p")).to_contain_text("Katzentisch is board and card games")
    other.locator("input[name=member]").fill("Ben")
    ben.examine()
    other.get_by_role("button", name="Join").click()
    expect(other.locator(".member-list li")).to_have_text(["Annahost", "Ben"])
    assert "#" not in other.url
    expect(other.locator(".welcome")).to_contain_text("Welcome to Die Kater!")
    expect(other.locator(".changes > summary")).to_have_text("Leave the club")
    ben.examine()

    page.locator(".club-hosts > summary").click()
    page.locator("input[name=season]").fill("Frühling")
    page.locator(".new-season select[name=game]").select_option("5211")
    page.locator(".new-season details > summary").click()
    expect(page.locator("input[name=rounds]")).to_be_visible()
    page.locator("input[name=kind][value=cup]").check()
    expect(page.locator("input[name=rounds]"), "a cup takes as many as it takes").to_have_count(0)
    page.locator("input[name=kind][value=round-robin]").check()
    page.locator("input[name=duplicate]").check()
    expect(page.locator("input[name=enter]"), "hosts play too").to_be_checked()
    anna.examine()
    page.get_by_role("button", name="Liga ausschreiben").click()
    entry, start = page.locator(".entry"), page.get_by_role("button", name="Starten")
    expect(page.get_by_role("button", name="Doch nicht mitspielen")).to_be_visible()
    expect(entry).to_contain_text("Jeder spielt gegen jeden")
    expect(page.locator(".entrants")).to_have_text("Bisher dabei: Anna")
    expect(entry).to_contain_text("Zum Start fehlt noch eine Person. Es geht los, wenn du auf „Starten“ drückst.")
    expect(entry).to_contain_text("Jede Runde dauert höchstens 7 Tage.")
    expect(start).to_be_disabled()
    expect(start).to_have_accessible_description("Zum Start fehlt noch eine Person.")
    anna.examine()

    other.reload()
    season = other.locator(".seasons li")
    expect(other.locator("main section").first, "a member need not look for it").to_have_class("tables seasons")
    expect(season.locator("small")).to_have_text("Open to join: one player so far")
    ben.examine()
    season.get_by_role("button", name="Join: Frühling").click()
    expect(season.locator("small")).to_have_text("Open to join: 2 players so far · you have joined")
    expect(other.locator(".welcome"), "nobody is asked for what is done").to_have_count(0)
    season.get_by_role("button", name="Don't take part after all: Frühling").click()
    expect(season.locator("small")).to_have_text("Open to join: one player so far")
    season.get_by_role("button", name="Join: Frühling").click()
    ben.examine()
    season.get_by_role("link").click()
    expect(other.locator(".entrants")).to_have_text("Players so far: Anna, Ben")
    expect(other.locator(".entry")).to_contain_text("There are enough players to start")
    expect(other.locator(".entry")).to_contain_text(
        "It begins when a host of the club starts it. Each round lasts 7 days at most."
    )
    expect(other.get_by_role("button", name="Start")).to_have_count(0)
    page.reload()
    start.click()
    expect(page.locator(".boards li.yours")).to_have_count(1)
    expect(page.locator(".figures tbody tr")).to_have_count(2)
    be_still(page)
    assert page.locator(".figures").evaluate("node => node.scrollWidth <= node.clientWidth"), "figures to be panned"
    anna.examine()
    page.get_by_role("link", name="Spielen").press("Enter")
    expect(page.locator(".table[data-state=yours]")).to_be_visible()


CUT_OFF = """nodes => nodes.filter((node) => {
  const whole = node.cloneNode(true);
  whole.style.width = "max-content";
  document.body.append(whole);
  const cut = whole.offsetWidth > node.offsetWidth;
  whole.remove();
  return cut;
}).map((node) => node.name)"""
"""The lists of which some choice is wider than the field."""


@pytest.mark.parametrize(("device", "lang"), [("usual laptop", "en"), ("usual laptop", "de"), ("narrow phone", "de")])
def test_the_choices_of_a_season_are_not_cut_off(visit: Visit, device: str, lang: str) -> None:
    """Every field of the form is as wide as its widest choice."""
    anna = visit(device=device, lang=lang)
    code = anna.call("POST", "clubs", {"name": "Die Kater", "member": "Anna"})["code"]
    page = anna.go(f"/club/{code}")
    page.locator(".club-hosts > summary").click()
    page.locator(".new-season").wait_for()
    assert page.locator(".choices select").evaluate_all(CUT_OFF) == []
    anna.fits()


PLACES = """() => [...document.querySelectorAll(".new-season fieldset > *, .new-season .choices label")].map((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left, top + scrollY, width, height].map(Math.round);
})"""
"""Where the parts of the form for a new season are."""


@pytest.mark.parametrize(("device", "lang"), [("usual laptop", "en"), ("phone", "de")])
def test_the_form_for_a_season_stays_where_it_is(visit: Visit, device: str, lang: str) -> None:
    """Whatever is chosen, nothing in the form moves."""
    anna = visit(device=device, lang=lang)
    code = anna.call("POST", "clubs", {"name": "Die Kater", "member": "Anna"})["code"]
    page = anna.go(f"/club/{code}")
    page.locator(".club-hosts > summary").click()
    page.locator(".new-season").wait_for()
    before = page.evaluate(PLACES)
    for kind in ("swiss", "cup", "round-robin"):
        page.locator(f"input[name=kind][value={kind}]").check()
        assert page.evaluate(PLACES) == before, kind
    page.locator(".new-season details > summary").click()
    before = page.evaluate(PLACES)
    page.locator("input[name=duplicate]").check()
    assert page.evaluate(PLACES) == before, "same deals"
    page.locator(".new-season details > summary").click()
    before = page.evaluate(PLACES)
    page.locator(".new-season select[name=game]").select_option("isle_of_cats")
    expect(page.locator(".new-season select[name=size]")).to_have_value("2")
    assert page.evaluate(PLACES) == before, "another game"
    anna.examine()
    anna.fits()


def test_hosts_can_invite_again(visit: Visit) -> None:
    """A host who comes back finds a way to a new link, and is told what becomes of the old one; members do not."""
    anna, ben = visit(), visit(lang="de")
    made = anna.call("POST", "clubs", {"name": "Die Kater", "member": "Anna"})
    path = "/club/" + made["link"].partition("/club/")[2]
    page = anna.go(f"/club/{made['code']}")
    expect(page.locator(".club-renew p")).to_contain_text("the old link then stops working")
    page.get_by_role("button", name="Create a new invitation link").click()
    sure = page.get_by_role("button", name="Really? The old link stops working")
    tops = [each.bounding_box() for each in (sure, page.get_by_role("button", name="No, don't"))]
    assert len({box["y"] for box in tops if box}) == 1, "one stands beside the other"
    sure.click()
    link = page.locator(".invite .link-line code")
    expect(link).to_contain_text("/club/")
    expect(page.locator(".club-renew > [role=status]")).to_contain_text("The old one no longer works.")
    anna.examine()
    shown = link.inner_text()
    page.reload()
    expect(page.locator(".club-renew .link-line code"), "the host's browser remembers it").to_have_text(shown)
    anna.examine()
    ben.expected = ["403"]
    other = ben.go(path)
    expect(other.get_by_role("alert")).to_contain_text("gilt nicht mehr")
    other.goto("about:blank")
    ben.go("/club/" + link.inner_text().partition("/club/")[2])
    other.locator("input[name=member]").fill("Ben")
    other.get_by_role("button", name="Beitreten").click()
    expect(other.locator(".member-list li")).to_have_count(2)
    expect(other.locator(".club-renew")).to_have_count(0)
    anna.call("POST", f"clubs/{made['code']}/key", {})
    anna.expected = ["403"]
    page.reload()
    expect(page.locator(".club-renew > p"), "made on another device").to_contain_text("the old link then stops working")
    expect(link).to_have_count(0)


@pytest.mark.parametrize(("device", "lang"), [("narrow phone", "de"), ("laptop", "en")])
def test_ratings_are_told_as_on_ones_own_page(visit: Visit, device: str, lang: str) -> None:
    """The server's points, the strongest first; the same word where too few games have counted."""
    anna = visit(device=device, lang=lang)
    code = anna.call("POST", "clubs", {"name": "Die Kater", "member": "Anna"})["code"]

    def tell(route: Route) -> None:
        club = route.fetch().json()
        [mine] = club["members"]
        one = {"game": "5211", "players": 2, "rating": 0.0, "mu": 0.0, "sigma": 9.0}
        club["members"] = [
            {**mine, "ratings": [{**one, "points": 987, "played": 3, "provisional": True}]},
            {
                **mine,
                "number": 2,
                "name": "Ben",
                "you": False,
                "ratings": [{**one, "points": 1043, "played": 12, "provisional": False}],
            },
        ]
        route.fulfill(json=club)

    anna.page.route(f"**/api/clubs/{code}", tell)
    page = anna.go(f"/club/{code}")
    rows = page.locator(".members tbody tr")
    unsure = "vorläufig" if lang == "de" else "provisional"
    expect(rows).to_have_text(["Ben104312", f"Anna{unsure} 9873"])
    expect(page.locator(".members > small")).to_contain_text(unsure)
    anna.examine()
    anna.fits()


def test_nobody_is_removed_by_one_press(visit: Visit) -> None:
    """A host is asked first and can cancel, and reads how somebody who was removed comes back."""
    anna, ben = visit(device="narrow phone"), visit(device="phone")
    club = anna.call("POST", "clubs", {"name": "Toms", "member": "Anna"})
    key = club["link"].partition("#")[2]
    ben.call("POST", f"clubs/{club['code']}/members", {"name": "Ben", "key": key})
    page = anna.go(f"/club/{club['code']}")
    page.locator(".changes > summary").click()
    expect(page.locator(".changes")).to_contain_text("The old invitation link lets anybody back in.")
    page.get_by_role("button", name="Remove Ben").click()
    sure = page.get_by_role("button", name="Really remove Ben?")
    expect(sure).to_be_visible()
    anna.examine()
    anna.fits()
    page.get_by_role("button", name="No, don't").click()
    expect(sure).to_have_count(0)
    remove = page.get_by_role("button", name="Remove Ben")
    expect(remove, "the keyboard goes on from there").to_be_focused()
    expect(page.locator(".member-list li")).to_have_count(2)
    remove.click()
    sure.click()
    expect(page.locator(".member-list li")).to_have_count(1)
    ben.expected = ["403"]
    other = ben.go(f"/club/{club['code']}")
    expect(other.get_by_role("alert")).to_have_text(
        "A host has removed you from the club Toms. If you think this is a mistake, ask a host: with an "
        "invitation link you can join again."
    )
    ben.examine()
