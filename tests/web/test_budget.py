"""A first visit loads little: the lobby and one game in at most 31 modules and 250 kB, a table alone in 150 kB."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession

from tests.web.conftest import Visit
from tests.web.hand import be_still
from tests.web.visitor import GAMES, page_until

MODULES = 31
"""Thirty, and the cats that stand for players: the settings page draws them too, so they are a module of their own."""
BYTES = 250_000
MOST_TABLE_BYTES = 150_000
FACE_BYTES = 60_000
LATER = ("/worker.js", "/sound.js", "/notice.js", "/lobby/tables.js")
"""What comes beside the page (the worker, the host's notice), with the first thing that is heard, or where somebody
else has a table that is open to all, such as another test.
"""

NOTE_TABLE = """() => {
  const note = () => {
    if (document.querySelector(".table[data-state], .door")) globalThis.tableShownAt ??= performance.now();
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
}"""
LOADED_BEFORE = """() => performance.getEntriesByType("resource")
  .filter(({ startTime }) => startTime <= globalThis.tableShownAt)
  .map(({ name }) => name)"""
"""What was asked for until the table was shown: on a slow machine more follows before a test can look."""


@pytest.mark.parametrize("game", GAMES)
def test_first_load_is_small(visit: Visit, game: str) -> None:
    """What crosses the wire from the first request to the first move of a game."""
    anna = visit()
    anna.page.add_init_script(f"({NOTE_TABLE})()")
    line: CDPSession = anna.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    line.send("Network.setBypassServiceWorker", {"bypass": True})
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    anna.sits(game, players=GAMES[game])
    anna.page.wait_for_selector(".table[data-state]")
    loaded = {url for url in anna.page.evaluate(LOADED_BEFORE) if url.endswith(".js") and not url.endswith(LATER)}
    assert any(url.endswith("/table.js") for url in loaded)
    assert len(loaded) <= MODULES, sorted(loaded)
    assert sum(sizes) <= BYTES, f"{sum(sizes):.0f} bytes in {len(sizes)} answers"


def test_the_lobby_shows_games_before_it_loads_them(visit: Visit) -> None:
    """What it takes to set up a table comes when the games are shown, and all that shows them is asked for at once."""
    anna = visit()
    anna.page.add_init_script(f"({NOTE_TABLE})()".replace(".table[data-state], .door", "article.game"))
    page = anna.go("/")
    page.wait_for_selector("article.game .pitch")
    loaded = page.evaluate(LOADED_BEFORE)
    assert any(url.endswith("/lobby.js") for url in loaded)
    unneeded = [url for url in loaded if ("/games/" in url and "/words/" in url) or url.endswith("/new_table.js")]
    assert not unneeded
    announced = set(page.evaluate("[...document.querySelectorAll('link[rel=modulepreload]')].map(({ href }) => href)"))
    assert not {url for url in loaded if url.endswith(".js") and not url.endswith(LATER)} - announced
    asked = [path for path in (url.partition("/api/")[2] for url in loaded) if path and path != "notice"]
    questions = "[...document.querySelectorAll('link[as=fetch][href^=\"/api/\"]')].map(({ href }) => href)"
    assert sorted(asked) == sorted(url.partition("/api/")[2] for url in page.evaluate(questions)), "each is asked once"
    pictures = "[...document.querySelectorAll('link[as=image]')].map(({ href }) => href)"
    shown = page.evaluate("[...document.images].map(({ currentSrc }) => currentSrc)")
    assert set(page.evaluate(pictures)) <= set(shown), "each preloaded picture is shown"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opens_small(visit: Visit, game: str) -> None:
    """What a browser that knows nothing loads when it opens a table by its link: compressed contents, without the
    display face, which has a limit of its own.
    """
    anna = visit()
    anna.sits(game, players=GAMES[game])
    anna.page.wait_for_selector(".table[data-state]")
    line: CDPSession = anna.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    addresses: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def count(got: dict[str, Any]) -> None:
        address = addresses.get(got["requestId"], "")
        sizes[address] = sizes.get(address, 0) + got["encodedDataLength"]

    line.on("Network.requestWillBeSent", lambda asked: addresses.update({asked["requestId"]: asked["request"]["url"]}))
    line.on("Network.dataReceived", count)
    anna.page.reload()
    anna.page.wait_for_selector(".table[data-state]")
    be_still(anna.page)
    anna.page.wait_for_load_state("networkidle")
    page_until(anna.page, lambda: any(address.endswith(".woff2") for address in sizes), "the display face is loaded")
    face = sum(size for address, size in sizes.items() if address.endswith(".woff2"))
    assert 0 < face <= FACE_BYTES
    total = sum(sizes.values()) - face
    assert total <= MOST_TABLE_BYTES, f"{total:.0f} bytes: {sizes}"
    unneeded = [address for address in sizes if "/lobby/" in address or "/waiting" in address]
    assert not unneeded, "a table does not need the lobby and the waiting room"


@pytest.mark.parametrize("bots", [["kitten", "kitten"], []], ids=["played at", "waiting"])
def test_a_table_asks_for_all_its_modules_at_once(visit: Visit, bots: list[str]) -> None:
    """The page lists them, so that none is found a round trip later."""
    anna = visit()
    anna.page.add_init_script(f"({NOTE_TABLE})()")
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", *bots, *[""] * (2 - len(bots))]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    if bots:
        anna.call("POST", f"tables/{code}/start", {"fill": None})
    page = anna.go(f"/t/{code}")
    page.wait_for_selector(".table[data-state], .door main")
    loaded = {url for url in page.evaluate(LOADED_BEFORE) if url.endswith(".js") and not url.endswith(LATER)}
    announced = set(page.evaluate("[...document.querySelectorAll('link[rel=modulepreload]')].map(({ href }) => href)"))
    assert any(url.endswith("/g5211/web/board.js") for url in loaded)
    assert not loaded - announced
    sheets = page.evaluate("[...document.styleSheets].map(({ href }) => new URL(href).pathname)")
    assert any(path.endswith("/bot_tray.css") for path in sheets) is not bool(bots)
    assert len(sheets) == len(set(sheets))
