"""Whole games of all four, played on their boards through the page alone."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.browser.conftest import Visit
from tests.browser.visitor import Driver

pytestmark = pytest.mark.xdist_group("browser")

GAMES = {"cat_in_the_box": 3, "g5211": 3, "isle_of_cats": 2, "cryptid": 3}
"""Each game with how many play."""


def driver(game: str) -> Driver:
    found: Driver = import_module(f"tests.browser.{game}").play
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("device", "lang", "theme"), [("laptop", "en", "dark"), ("phone", "de", "light")])
def test_whole_game_on_the_board(visit: Visit, game: str, device: str, lang: str, theme: str) -> None:
    """A person with this device, language and theme plays a whole game against bots, and every page passes axe."""
    anna = visit(device=device, lang=lang, theme=theme)
    anna.go()
    anna.examine()
    anna.sits(game, players=GAMES[game])
    moves = 0

    def look(_: object) -> bool:
        nonlocal moves
        if moves in (0, 3, 9):
            anna.examine()
            anna.fits()
        moves += 1
        return False

    anna.plays(driver(game), look)
    anna.page.wait_for_selector(".result")
    anna.examine()
    anna.fits()
