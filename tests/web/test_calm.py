"""Nothing that appears pushes the board, focus never falls to the page, and the bar on top is one row."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from tests.web.conftest import Visit
from tests.web.hand import be_still, resize, rest
from tests.web.test_eyes import MIDDLE, sits_down
from tests.web.test_friends import asks_to_go_back, sit_together
from tests.web.visitor import Visitor, golden, move_by_list

JUMP = 8
"""Pixels by which nobody minds that the board moves."""
TOP = "document.querySelector('.board-area > .board').getBoundingClientRect().top"
LIES = f"{TOP} + scrollY"
"""Where the board lies on the page, wherever that is scrolled to."""
HELD = "() => document.activeElement && document.activeElement !== document.body"
ENDS = {
    "cat_in_the_box": "two_players-ordinary_end.kt",
    "g5211": "ordinary-end.kt",
    "isle_of_cats": "fields-empty.kt",
    "cryptid": "win-by-search.kt",
}
"""A short match of each game."""
UNDO, HINT, MORE = ".undo", ".ask-hint", ".open-more"
"""Buttons of the bar on top."""
HINTS = {"g5211": "laptop", "cat_in_the_box": "phone"}
"""Where hints come soon; the frame shows them alike in every game."""
THOUGHT = 120_000
"""Milliseconds that a bot may think about a hint on a busy machine."""
SCREENS = {"laptop": (1280, 800), "phone": (390, 844)}


@contextmanager
def still(page: Page, what: str, where: str = TOP) -> Iterator[None]:
    """The board stays where it is while something appears."""
    be_still(page)
    before = page.evaluate(where)
    yield
    be_still(page)
    after = page.evaluate(where)
    assert abs(after - before) <= JUMP, f"{what} moves the board from {before} to {after}"


def strikes(page: Page, selector: str) -> None:
    """Press a button by Enter once the page has moved the focus wherever it wants to; then let it do so again."""
    rest(page)
    button = page.locator(selector).last
    button.focus()
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    rest(page)


def presses(page: Page, tool: str) -> None:
    """By keyboard, a button of the bar on top."""
    strikes(page, f".top-bar {tool}")


@pytest.mark.parametrize("game", MIDDLE)
def test_a_turn_by_keyboard_is_calm(visit: Visit, game: str) -> None:
    """Hint, window, move, new lines and undo neither push the board nor drop the focus, on two screens."""
    anna = visit()
    sits_down(anna, game)
    page = anna.page
    for device, (width, height) in SCREENS.items():
        resize(page, width, height)
        if HINTS.get(game) == device:
            takes_a_hint(page)
        presses(page, MORE)
        strikes(page, ".more .open-rules")
        page.locator(".rules details").first.wait_for()
        page.wait_for_function(HELD)
        page.keyboard.press("Escape")
        expect(page.locator(f".top-bar {MORE}")).to_be_focused()
        told = int(page.locator(".table").get_attribute("data-told") or 0)
        with still(page, "a new line", LIES):
            moves(page)
            page.wait_for_function(HELD)
            page.wait_for_selector(".table[data-state=yours][data-busy=false][data-present=true]")
            page.wait_for_function("told => document.querySelector('.table').dataset.told > told", arg=told)
        page.wait_for_function(HELD)
        takes_back(page)
        page.wait_for_function(HELD)


def takes_a_hint(page: Page) -> None:
    """It lies over the board, and goes with thanks."""
    with still(page, "a hint"):
        presses(page, HINT)
        page.locator(".hint strong").wait_for(timeout=THOUGHT)
    strikes(page, ".hint button")
    expect(page.locator(".hint")).to_have_count(0)
    page.wait_for_function(HELD)


def moves(page: Page) -> None:
    """The first move of the list, with the focus on it."""
    seq = page.locator(".table").get_attribute("data-seq")
    details = page.locator("details.moves")
    rest(page)
    if details.get_attribute("open") is None:
        details.locator("summary").click()
    details.locator("button[data-move]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f".table:not([data-seq='{seq}'])")


def takes_back(page: Page) -> None:
    """The player's own last move, by the bar on top."""
    seq = page.locator(".table").get_attribute("data-seq")
    expect(page.locator(f".top-bar {UNDO}")).to_be_enabled()
    presses(page, UNDO)
    page.wait_for_selector(f".table[data-state=yours][data-busy=false]:not([data-seq='{seq}'])")


@pytest.mark.parametrize("game", ENDS)
def test_the_end_takes_the_focus(visit: Visit, game: str) -> None:
    """After the last move a screen reader's focus is where the result is told."""
    match = Match(parse_record(golden(game, ENDS[game])))
    ply = max(at for at in range(len(match.moves)) if match.fork(at).actors())
    anna = visit(device="phone")
    anna.resumes(game, ENDS[game], ply, match.moves[ply][0])
    anna.page.wait_for_selector(".table[data-state=yours]")
    finish(anna, game, match, ply)
    expect(anna.page.locator(".result h2").first).to_be_focused()


def finish(anna: Visitor, game: str, match: Match, ply: int) -> None:
    """Make the last move of the record."""
    page = anna.page
    page.locator("details.moves summary").click()
    page.locator(f"details.moves button[data-move='{match.game.spell(match.moves[ply][1])}']").click()
    page.wait_for_selector(".table[data-state=over]")


def asks_for_the_future(friend: Visitor) -> None:
    """Ask to go back to a move that has not been made, which the server refuses."""
    page = friend.page
    page.locator(f".top-bar {MORE}").click()
    page.locator(".experts summary").click()
    page.locator(".more input[type=number]").fill("99")
    page.locator(".more .ways:has(input[type=number]) button").click()
    page.locator("dialog header button").click()
    page.wait_for_selector("dialog", state="detached")


def test_friends_do_not_push_the_board(visit: Visit) -> None:
    """A line of chat, a refusal and a vote, at a German laptop and on an English phone; no bar breaks into two rows."""
    anna, ben = sit_together(visit)
    anna.page.locator(".start-row form button").click()
    for friend in (anna, ben):
        friend.page.wait_for_selector(".table[data-state=yours]")
    anna.page.locator(".beside .phrases button").first.wait_for()
    with still(ben.page, "a line of chat on a phone"), still(anna.page, "a line of chat on a laptop"):
        anna.page.locator(".beside .phrases button").first.click()
        ben.page.locator(".top-bar .badge").wait_for()
        anna.page.locator(".beside .chat li").first.wait_for()
    for friend in (anna, ben):
        move_by_list(friend.page)
    for friend in (anna, ben):
        friend.page.wait_for_selector(".table[data-state=yours][data-present=true][data-seq='2']")
    for friend in (anna, ben):
        friend.page.evaluate("scrollTo(0, 0)")
        expect(friend.page.locator(f".top-bar {UNDO}")).to_be_disabled()
        with still(friend.page, "a refusal"):
            asks_for_the_future(friend)
            friend.page.locator(".above-board .notice").wait_for()
    with still(ben.page, "a vote on a phone"):
        asks_to_go_back(anna)
        ben.page.locator(".vote").wait_for()
    for width in (390, 360, 320):
        resize(anna.page, width, 700)
        anna.page.wait_for_function("() => document.querySelector('.top-bar').getBoundingClientRect().height < 60")
        anna.fits()
        anna.readable()
