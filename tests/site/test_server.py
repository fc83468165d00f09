"""A server that lays out the house in the browser beside its tables: played in while it is away, carried both ways."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.service import Server
from tests.site.guest import Guest
from tests.waiting import PATIENCE_SECONDS
from tests.web import g5211
from tests.web.visitor import after

CONTROLLED = "() => navigator.serviceWorker.controller"


@pytest.fixture
def server(site: Path, tmp_path: Path) -> Iterator[Server]:
    with Server(str(tmp_path / "tables.db"), tmp_path / "log", "--thinkers", "1", "--site", str(site)) as running:
        yield running


def fetch(url: str) -> httpx.Response:
    """Ask for a page, however long a busy machine takes."""
    return httpx.get(url, timeout=PATIENCE_SECONDS)


def is_at(page: Page, path: str) -> None:
    page.wait_for_url(lambda url: urlsplit(url).path.startswith(path))


def test_the_server_goes_away_and_comes_back(server: Server, browser: Browser) -> None:
    """Made ready beforehand, played meanwhile, and carried to the server when it is back."""
    anna = Guest(browser, server.url, device="phone", lang="de")
    anna.expected = ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_FAILED", "WebSocket"]
    anna.sits("g5211", players=2)
    page = anna.page
    page.wait_for_function(CONTROLLED)
    anna.go()
    offer = page.locator("section.meanwhile")
    expect(offer.locator("small")).to_contain_text("MB")
    offer.locator("a").click()
    is_at(page, "/here/")
    page.locator(".front .keep").click()
    page.locator(".front .keep").wait_for(state="detached")
    page.locator(".front a").click()
    expect(page.locator("section.meanwhile")).to_be_visible()
    expect(page.locator("section.meanwhile small")).to_have_count(0)
    anna.examine()

    server.kill()
    page.reload()
    expect(page.locator(".lobby .notice")).to_be_visible()
    page.locator("p.meanwhile a").click()
    is_at(page, "/here/")
    page.locator("article.g5211 .way-bots").click()
    page.locator("article.g5211 form button[type=submit]").click()
    page.wait_for_selector(".table[data-state=yours]")
    anna.plays(g5211.play, stop=after(2))
    hand = anna.holds()

    server.start()
    anna.wants_more()
    page.locator("dialog .carry").click()
    is_at(page, "/t/")
    anna.still_holds(hand)
    anna.plays(g5211.play, stop=after(1))
    anna.leave()


def test_a_match_is_taken_along(server: Server, browser: Browser) -> None:
    """What is over at the server is looked at in the browser, and goes on there from a move of it."""
    anna = Guest(browser, server.url, device="laptop", lang="en")
    anna.uploads("g5211", "ordinary-end.kt")
    page = anna.page
    anna.wants_more()
    page.locator(".carry").click()
    is_at(page, "/here/")
    page.wait_for_selector(".replay[data-ply]")
    page.get_by_role("button", name="Back").click()
    anna.wants_more()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_selector(".table[data-state]")
    assert "?/t/" in page.url
    anna.leave()


def test_a_server_without_it_offers_nothing(tmp_path: Path, site: Path) -> None:
    """Its pages know of no such house, and there is none; a folder that holds none is refused at once."""
    with Server(str(tmp_path / "tables.db"), tmp_path / "log") as bare:
        assert "elsewhere" not in fetch(bare.url).text
        assert fetch(f"{bare.url}/here/").status_code == 404
    wrong = Server(str(tmp_path / "tables.db"), tmp_path / "wrong", "--site", str(tmp_path))
    wrong.launch()
    assert wrong.process is not None
    assert wrong.process.wait() != 0
    assert "katzentisch site" in wrong.log.read_text("utf-8")


def test_policies(server: Server) -> None:
    """Only the page and the workers of the house in the browser may run WebAssembly; neither may be framed."""
    policy = {
        path: fetch(server.url + path).headers["content-security-policy"] for path in ("/", "/here/", "/here/worker.js")
    }
    assert "wasm" not in policy["/"]
    assert policy["/here/"] == "frame-ancestors 'none'"
    assert "'wasm-unsafe-eval'" in policy["/here/worker.js"]
    assert 'content="../"' in fetch(f"{server.url}/here/").text
    assert fetch(f"{server.url}/here").headers["location"] == "/here/"
    assert fetch(f"{server.url}/here/../tables.db").status_code == 404
