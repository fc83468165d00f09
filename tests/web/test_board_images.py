"""Somebody who leaves a table finds its board, small, in the list of their tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hand import be_still
from tests.web.visitor import GAMES

COLOURS = """async (image) => {
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
  const found = new Set();
  for (let at = 0; at < data.length; at += 4) found.add([0, 1, 2].map((part) => data[at + part] >> 5).join());
  return found.size;
}"""
MIN_COLOURS = 40
"""More than the ground of any board has without what lies on it."""


@pytest.mark.parametrize("device", ["phone", "laptop"])
@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_shows_the_board_one_left(visit: Visit, game: str, device: str) -> None:
    """In this browser alone, in the place of the game's cover."""
    anna = visit(device=device)
    anna.meets_bots(game, GAMES[game])
    page = anna.page
    with page.expect_response(lambda answer: answer.url.endswith("/board_image.js")):
        page.keyboard.press("Tab")
    be_still(page)
    page.locator(".home").click()
    board = page.locator(".tables .board-seen")
    expect(board).to_have_count(1)
    assert board.evaluate(COLOURS) > MIN_COLOURS
    anna.fits()
    anna.examine()
    page.evaluate("localStorage.removeItem('katzentisch-boards')")
    page.reload()
    page.locator(".tables .cover").wait_for()
    expect(board).to_have_count(0)


def test_nobody_finds_the_board_of_players_at_one_screen(visit: Visit) -> None:
    """It may show a hand that the others must not see."""
    both = visit()
    both.sits("g5211", "screen", 2)
    page = both.page
    page.wait_for_selector(".table[data-state=covered]")
    page.keyboard.press("Tab")
    be_still(page)
    page.locator(".home").click()
    page.locator(".tables .cover").wait_for()
    be_still(page)
    assert not page.evaluate("localStorage.getItem('katzentisch-boards')")
