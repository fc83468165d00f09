"""A first visit loads little: the lobby and one game in at most 31 modules and 250 kB."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession

from tests.web.conftest import Visit
from tests.web.visitor import GAMES

MODULES = 31
"""Thirty, and the cats that stand for players: the settings page draws them too, so they are a module of their own."""
BYTES = 250_000
LATER = ("/worker.js", "/sound.js", "/notice.js")
"""What comes beside the page (the worker, the host's notice), or with the first thing that is heard."""


@pytest.mark.parametrize("game", GAMES)
def test_first_load_is_small(visit: Visit, game: str) -> None:
    """What crosses the wire from the first request to the first move of a game."""
    anna = visit()
    modules: set[str] = set()
    anna.page.on("response", lambda answer: modules.add(answer.url) if answer.url.endswith(".js") else None)
    line: CDPSession = anna.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    line.send("Network.setBypassServiceWorker", {"bypass": True})
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    anna.sits(game, players=GAMES[game])
    anna.page.wait_for_selector(".table[data-state]")
    loaded = {url for url in modules if not url.endswith(LATER)}
    assert len(loaded) <= MODULES, sorted(loaded)
    assert sum(sizes) <= BYTES, f"{sum(sizes):.0f} bytes in {len(sizes)} answers"
