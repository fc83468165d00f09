"""Every game with nothing but a keyboard: Tab from the address bar on, Enter, and no pointer at all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.visitor import GAMES, by_keyboard

LAST = {
    "cat_in_the_box": ("ordinary_end.kt", 148),
    "g5211": ("ordinary-end.kt", 60),
    "isle_of_cats": ("two-players.kt", 320),
    "cryptid": ("seeded-normal.kt", 8),
}
"""For each game a record and a move shortly before its end."""
NOTE_FOCUS = """addEventListener("focusin", ({ target }) => {
  globalThis.resultHadFocus ||= target instanceof Element && target.matches(".result h2");
});"""
"""Notes that the result was given the focus: a Tab pressed at that very moment takes it away again."""
OWN_MOVES = 4
"""How many moves are made in a hunt here; whole hunts are thorough."""


@pytest.mark.smoke
@pytest.mark.parametrize("game", LAST)
def test_a_game_is_ended_by_keyboard(visit: Visit, game: str) -> None:
    """The last moves of a match are found with Tab and made with Enter, up to the result."""
    anna = visit()
    anna.context.add_init_script(NOTE_FOCUS)
    record, ply = LAST[game]
    anna.resumes(game, record, ply)
    made = 0

    def is_enough(_: Page) -> bool:
        return game == "cryptid" and made == OWN_MOVES

    def act(page: Page) -> None:
        nonlocal made
        made += 1
        by_keyboard(page)

    anna.plays(act, stop=is_enough)
    assert made > 0
    if game != "cryptid":
        anna.page.wait_for_function("() => globalThis.resultHadFocus")


@pytest.mark.thorough
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(visit: Visit, game: str) -> None:
    """From the lobby to the result, without a pointer."""
    anna = visit()
    anna.context.add_init_script(NOTE_FOCUS)
    page = anna.go()
    anna.tab_to(f"article.{game} .way-bots")
    page.keyboard.press("Enter")
    anna.tab_to(f"article.{game} form input[name=level]")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"article.{game} form input[name=level]").first).to_be_checked()
    anna.tab_to(f"article.{game} form button[type=submit]")
    page.keyboard.press("Enter")
    anna.plays(by_keyboard)
    page.wait_for_function("() => globalThis.resultHadFocus")
