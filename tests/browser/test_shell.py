"""The house in the browser: lobby, door, frame, curtain, replay, settings."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.visitor import by_list

pytestmark = pytest.mark.xdist_group("browser")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("device", ["laptop", "phone"])
def test_whole_game_by_the_list_of_moves(visit: Visit, device: str, lang: str) -> None:
    """The list of moves alone is enough for a whole match."""
    anna = visit(device=device, lang=lang)
    anna.sits("g5211", players=2)
    anna.examine()
    anna.plays(by_list)
    anna.page.wait_for_selector(".result")
    anna.examine()
