"""The host drags bots onto seats, with the mouse and with a finger; people stay where they sit."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.conftest import Visit
from tests.web.hand import be_still
from tests.web.test_lobby import IN_SIGHT
from tests.web.test_waiting_room import meet
from tests.web.visitor import Visitor

MOVES = 6
"""How many times a pointer moves on its way."""


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where to grab something, once it is in sight and rests there."""
    be_still(page)
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def seat(number: int) -> str:
    return f".round-table .seats > li:nth-child({number + 1}) .face"


def piece(level: str) -> str:
    return f".bot-tray [data-bot={level}]"


class Mouse:
    """Drags as a hand with a mouse does."""

    def __init__(self, person: Visitor) -> None:
        self.mouse = person.page.mouse

    def grab(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y, steps=MOVES)

    def let_go(self) -> None:
        self.mouse.up()


class Finger:
    """Drags as a finger on a touch screen does."""

    def __init__(self, person: Visitor) -> None:
        self.line: CDPSession = person.context.new_cdp_session(person.page)
        self.at = (0.0, 0.0)

    def grab(self, x: float, y: float) -> None:
        self.at = (x, y)
        self.touch("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        left, top = self.at
        for step in range(1, MOVES + 1):
            self.touch("touchMove", left + (x - left) * step / MOVES, top + (y - top) * step / MOVES)
        self.at = (x, y)

    def let_go(self) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def touch(self, kind: str, x: float, y: float) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


HANDS: dict[str, type[Mouse | Finger]] = {"laptop": Mouse, "phone": Finger}


def opens(visit: Visit, device: str) -> tuple[Visitor, Mouse | Finger]:
    """A host alone at a table of four, with the tray and all seats in sight."""
    anna = visit(device=device)
    code = anna.call("POST", "tables", {"game": "cat_in_the_box", "seats": ["", "", "", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    page = anna.go(f"/t/{code}")
    page.locator(".round-table").evaluate("node => node.scrollIntoView({ block: 'center', behavior: 'instant' })")
    return anna, HANDS[device](anna)


@pytest.mark.parametrize("device", HANDS)
def test_a_bot_is_dragged_onto_a_seat(visit: Visit, device: str) -> None:
    """Seats that take it say so on the way, the one below it most; another bot replaces it; a person stays."""
    anna, hand = opens(visit, device)
    page = anna.page
    state = page.locator(".round-table .seats > li")
    expect(page.locator(".takes-bot")).to_have_count(0)
    hand.grab(*middle(page, piece("tabby")))
    hand.move(*middle(page, seat(2)))
    expect(page.locator(".takes-bot")).to_have_count(3)
    expect(page.locator(".drop-here")).to_have_count(1)
    expect(page.locator(".dragged-bot")).to_be_visible()
    hand.let_go()
    expect(state.nth(2).locator(".state")).to_have_text("bot, tabby")
    expect(page.locator(".takes-bot, .dragged-bot")).to_have_count(0)
    expect(page.locator(".seats > .free")).to_have_count(2)

    hand.grab(*middle(page, piece("tiger")))
    hand.move(*middle(page, seat(2)))
    expect(page.locator(".drop-here")).to_have_count(1)
    hand.let_go()
    expect(state.nth(2).locator(".state")).to_have_text("bot, tiger")

    hand.grab(*middle(page, piece("kitten")))
    hand.move(*middle(page, seat(0)))
    expect(page.locator(".takes-bot")).to_have_count(3)
    expect(page.locator(".drop-here")).to_have_count(0)
    hand.let_go()
    expect(page.locator(".takes-bot")).to_have_count(0)
    expect(state.nth(0)).to_contain_text("Anna")
    expect(page.locator(".seats > .free")).to_have_count(2)
    anna.fits()
    anna.readable()


def test_a_drag_can_be_called_off(visit: Visit) -> None:
    """By Escape, or by letting go beside the seats; a tap needs no drag; the keyboard has a seat's menu."""
    anna, hand = opens(visit, "laptop")
    page = anna.page
    hand.grab(*middle(page, piece("lynx")))
    hand.move(*middle(page, seat(1)))
    expect(page.locator(".drop-here")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".dragged-bot")).to_have_count(0)
    hand.let_go()
    hand.grab(*middle(page, piece("lynx")))
    hand.move(2, 2)
    expect(page.locator(".dragged-bot")).to_be_visible()
    hand.let_go()
    expect(page.locator(".dragged-bot")).to_have_count(0)
    expect(page.locator(".seats > .free")).to_have_count(3)
    page.locator(piece("lynx")).click()
    expect(page.locator(".seats .state")).to_have_text(["bot, lynx"])
    anna.tab_to(seat(3))
    page.keyboard.press("Enter")
    anna.tab_to(".seat-menu .bot-choice")
    page.keyboard.press("Enter")
    expect(page.locator(".seats .state")).to_have_count(2)
    anna.examine()


def test_only_the_host_has_the_tray(visit: Visit) -> None:
    anna, ben = meet(visit, "g5211", 3)
    expect(anna.page.locator(".bot-tray")).to_be_visible()
    expect(ben.page.locator(".bot-tray")).to_have_count(0)


@pytest.mark.parametrize("device", ["phone", "usual laptop"])
def test_the_tray_is_in_sight_once_a_friend_has_come(visit: Visit, device: str) -> None:
    """The chat does not push it below a laptop's window; on a phone the start does not lie over what has the focus."""
    anna, ben = visit(device=device, lang="de"), visit()
    code = anna.call("POST", "tables", {"game": "cat_in_the_box", "seats": ["", "", "", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
    page = anna.go(f"/t/{code}")
    page.locator(".talk").wait_for()
    be_still(page)
    for each in page.locator(".bot-tray .bot-choice").all():
        if device == "phone":
            each.focus()
            be_still(page)
        assert each.evaluate(IN_SIGHT), each.inner_text()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_start_covers_no_bot_of_a_host_at_a_table_of_four(visit: Visit, lang: str) -> None:
    """On a phone the seats and the tray are in sight together, without scrolling."""
    anna = visit(device="phone", lang=lang)
    code = anna.call("POST", "tables", {"game": "cat_in_the_box", "seats": ["", "", "", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    page = anna.go(f"/t/{code}")
    page.locator(".bot-tray .bot-choice").last.wait_for()
    page.locator(".invite .alone").wait_for()
    be_still(page)
    for each in page.locator(".round-table .face, .bot-tray .bot-choice").all():
        assert each.evaluate(IN_SIGHT), each.inner_text()
    anna.fits()
    anna.readable()
