"""People who have played together: one invites the other by a tap, who finds it in the lobby; a block ends that."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hand import be_still
from tests.web.test_waiting_room import COVERED
from tests.web.visitor import Visitor

DECLINE_IN_CARD = """() => {
  const box = (node) => node.getBoundingClientRect();
  const decline = document.querySelector(".invitations .decline");
  const [card, list] = [box(decline.closest("li")), box(decline.closest("section"))];
  const { left, right, top, bottom } = box(decline);
  const isInside = left > card.left && right < card.right && top > card.top && bottom < card.bottom;
  return isInside && card.width === list.width && parseFloat(getComputedStyle(decline).borderTopWidth) > 0;
}"""


def play_together(anna: Visitor, ben: Visitor, game: str = "5211", bots: int = 0) -> None:
    """Begin a match of two people, without their pages."""
    code = anna.call("POST", "tables", {"game": game, "seats": ["", "", *["kitten"] * bots]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
    anna.call("POST", f"tables/{code}/start", {"fill": None})


@pytest.mark.parametrize("device", ["phone", "sideways phone", "laptop"])
def test_a_friend_is_invited_by_a_tap(visit: Visit, device: str) -> None:
    """The table is opened and waits; the friend's lobby says so and leads there."""
    anna, ben = visit(device=device, lang="de"), visit(device=device)
    play_together(anna, ben)
    page = anna.go("/me")
    page.locator(".friends li").wait_for()
    anna.examine()
    anna.fits()
    anna.readable()
    page.get_by_role("button", name="Ben einladen").click()
    form = page.locator(".friends form")
    form.locator("select[name=game]").select_option("cryptid")
    form.locator("input[name=players][value='4']").check()
    be_still(page)
    anna.fits()
    anna.readable()
    anna.examine()
    form.locator("button[type=submit]").click()
    page.wait_for_selector(".door .seats .yours")
    expect(page.locator(".door .seats li.free").first).to_contain_text("Ben ist eingeladen")
    expect(page.locator(".door .seats li", has_text="eingeladen")).to_have_count(1)
    be_still(page)
    page.locator(".start-row").evaluate("node => { node.style.position = 'static'; }")
    assert page.evaluate(COVERED) == []
    code = page.url.rpartition("/")[2]
    lobby = ben.go()
    invited = lobby.locator(".tables", has_text="You are invited")
    expect(invited.locator(".title")).to_have_text("Guest invites you to play Cryptid")
    expect(invited.locator("a > :not(img)")).to_have_text(["Guest invites you to play Cryptid", "3 seats open"])
    expect(invited.locator("a")).to_have_attribute("href", f"/t/{code}")
    ben.examine()
    ben.fits()
    ben.readable()
    invited.get_by_role("button", name="Take a seat").click()
    lobby.wait_for_selector(".door .seats .yours")
    assert lobby.url.endswith(f"/t/{code}")
    expect(page.locator(".door .seats li.free")).to_have_count(2)
    expect(page.locator(".door .seats li", has_text="eingeladen")).to_have_count(0)
    ben.go()
    waiting = lobby.get_by_role("heading", name="Waiting for players", exact=True)
    expect(lobby.locator(".tables", has=waiting)).to_contain_text("Cryptid")
    expect(lobby.locator(".tables", has_text="You are invited")).to_have_count(0)


def test_an_invitation_is_declined_by_a_tap(visit: Visit) -> None:
    """It is gone from the friend's lobby, also after a reload, and both are told; the table still waits."""
    anna, ben = visit(device="phone"), visit(device="phone", lang="de")
    play_together(anna, ben)
    code = anna.call("POST", "tables", {"game": "cryptid", "seats": ["", "", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    friend = anna.call("GET", "me/friends")["friends"][0]["id"]
    anna.call("POST", f"me/friends/{friend}/invitations", {"code": code})
    table = anna.go(f"/t/{code}")
    expect(table.locator(".seats li.free").first).to_contain_text("Ben is invited")
    anna.page.evaluate("globalThis.setInterval = () => 0")  # what comes now came over the table's connection
    lobby = ben.go()
    invited = lobby.locator(".tables", has_text="Du bist eingeladen")
    decline = invited.get_by_role("button", name="Ablehnen: Cryptid")
    expect(decline).to_be_visible()
    be_still(lobby)
    ben.examine()
    ben.fits()
    ben.readable()
    assert lobby.evaluate(DECLINE_IN_CARD), "the button stands in a card that is as wide as its list"
    decline.click()
    expect(table.locator(".seats li.free").first).to_contain_text("Ben has declined")
    expect(table.locator(".seats li", has_text="is invited")).to_have_count(0)
    expect(lobby.locator(".invitations [role=status]")).to_have_text(
        "Du hast abgelehnt. Deine Freunde am Tisch sehen das."
    )
    expect(invited).to_have_count(0)
    be_still(table)
    anna.examine()
    ben.examine()
    lobby.reload()
    lobby.locator(".lobby .start").wait_for()
    expect(invited).to_have_count(0)
    assert anna.call("GET", f"tables/{code}")["match"] is None


def test_a_block_can_be_taken_back(visit: Visit) -> None:
    """It asks once more; then the person is gone from the list and stands among those who are blocked."""
    anna, ben = visit(device="phone"), visit()
    play_together(anna, ben)
    page = anna.go("/me")
    page.get_by_role("button", name="Block Ben").click()
    page.get_by_role("button", name="Never meet again?").click()
    expect(page.locator(".friends")).to_contain_text("People with whom you play on this server appear here")
    assert ben.call("GET", "me/friends")["friends"] == []
    page.locator(".friends .blocked summary").click()
    anna.examine()
    page.get_by_role("button", name="Unblock Ben").click()
    expect(page.get_by_role("button", name="Invite Ben")).to_be_visible()


def test_the_last_game_together_is_offered_first(visit: Visit) -> None:
    """With each friend another one; any other can be chosen."""
    anna, ben, cleo = visit(device="phone", lang="de"), visit(), visit()
    play_together(anna, cleo, "isle_of_cats")
    play_together(anna, ben, "cryptid", bots=1)
    page = anna.go("/me")
    for person, game in ((0, "cryptid"), (1, "isle_of_cats")):
        page.locator(".invite-friend").nth(person).click()
        expect(page.locator("select[name=game]")).to_have_value(game)
        expect(page.locator("input[name=players]:checked")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
