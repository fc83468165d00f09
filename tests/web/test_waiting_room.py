"""The waiting room: friends change seats, names and the host, say that they are ready, and nobody is stuck there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def open_seat(page: Page, seat: int) -> None:
    """Open what can be done with a seat."""
    expect(page.locator(".seat-menu[open]")).to_have_count(0)
    page.locator(".round-table .face").nth(seat).click()
    page.wait_for_selector(".seat-menu[open]")


def meet(visit: Visit, game: str, players: int) -> tuple[Visitor, Visitor]:
    """Anna on a laptop opens a table, Ben comes by its link on a German phone."""
    anna, ben = visit(), visit(device="phone", lang="de")
    anna.sits(game, "friends", players)
    anna.page.wait_for_selector(".door")
    ben.go(anna.page.url.removeprefix(anna.url))
    ben.page.locator(".sit-first input").fill("Ben")
    ben.page.locator(".sit-first button").click()
    ben.page.wait_for_selector(".seats .yours")
    anna.page.locator(".seats .name", has_text="Ben").wait_for()
    return anna, ben


def test_seats_names_and_bots(visit: Visit) -> None:
    """A guest moves, renames and gets up by taps; the host adds a bot; both pages show it, accessibly and in sight."""
    anna, ben = meet(visit, "cat_in_the_box", 4)
    expect(ben.page.locator(".seats li").nth(1)).to_contain_text("Ben")
    expect(ben.page.locator(".door").get_by_role("button", name="Hier hinsetzen")).to_have_count(0)
    open_seat(ben.page, 2)
    ben.examine()
    ben.page.locator(".seat-menu .do-swap").click()
    for each in (anna, ben):
        expect(each.page.locator(".seats li").nth(2)).to_contain_text("Ben")
    open_seat(ben.page, 2)
    ben.page.locator(".seat-menu .rename input").fill("Benno")
    ben.page.locator(".seat-menu .rename button").click()
    expect(anna.page.locator(".seats li").nth(2)).to_contain_text("Benno")
    open_seat(anna.page, 3)
    anna.page.locator(".seat-menu .bot-choice").first.click()
    expect(ben.page.locator(".seats li").nth(3).locator(".state")).to_contain_text("Bot")
    for each in (anna, ben):
        each.examine()
        each.fits()
        each.readable()
    open_seat(ben.page, 2)
    ben.page.locator(".seat-menu .do-get-up").click()
    ben.page.wait_for_selector(".sit-first button")
    expect(anna.page.locator(".seats li.free")).to_have_count(2)


def test_the_host_hands_the_table_over_and_removes_a_player(visit: Visit) -> None:
    """The host is marked; the tools of the host go with the mark; somebody who was removed can sit down again."""
    anna, ben = meet(visit, "g5211", 3)
    expect(ben.page.locator(".seats li.is-host .name")).to_have_count(1)
    expect(ben.page.locator(".start-row form button")).to_have_count(0)
    open_seat(ben.page, 0)
    expect(ben.page.locator(".seat-menu .do-remove")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    open_seat(anna.page, 1)
    anna.page.locator(".seat-menu .do-make-host").click()
    expect(ben.page.locator(".seats li.yours.is-host")).to_have_count(1)
    ben.page.locator(".start-row form button").wait_for()
    open_seat(ben.page, 0)
    ben.page.locator(".seat-menu .do-remove").click()
    anna.page.wait_for_selector(".sit-first button")


@pytest.mark.parametrize("game", ["cat_in_the_box", "g5211"])
def test_the_match_begins_when_everybody_is_ready(visit: Visit, game: str) -> None:
    """Ready marks are seen by all, and the last one begins the match; until then friends talk."""
    anna, ben = meet(visit, game, 2)
    ben.page.locator(".talk .phrases button").first.click()
    anna.page.locator(".talk .chat li", has_text="Hello").wait_for()
    ben.page.locator(".ready").click()
    expect(anna.page.locator(".seats li.is-ready")).to_have_count(1)
    anna.page.locator(".ready").click()
    for each in (anna, ben):
        each.page.wait_for_selector(".table[data-state]")
