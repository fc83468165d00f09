"""A real server and a real browser for every test here; without a browser they are skipped, loudly."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserType, sync_playwright

from tests.server.service import Server
from tests.web.cable import Cable
from tests.web.visitor import CHROMIUM, QUIET, UNPAINTED, Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with Server(str(folder / "tables.db"), folder / "log", "--thinkers", "1") as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> Iterator[BrowserType]:
    if not CHROMIUM:
        pytest.skip("NO BROWSER: install Chromium to test the pages (apt-get install chromium-headless-shell)")
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="package")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    """A browser that draws nothing, for a third of the processor time less: most tests never look at a picture."""
    found = chromium.launch(executable_path=CHROMIUM, args=UNPAINTED)
    yield found
    found.close()


@pytest.fixture(scope="package")
def painting(chromium: BrowserType) -> Iterator[Browser]:
    """A browser whose pictures show what people see."""
    found = chromium.launch(executable_path=CHROMIUM, args=QUIET)
    yield found
    found.close()


@pytest.fixture(scope="package")
def large_text(chromium: BrowserType) -> Iterator[Browser]:
    """A browser of somebody who set all text to twice its size."""
    found = chromium.launch(executable_path=CHROMIUM, args=[*UNPAINTED, "--blink-settings=defaultFontSize=32"])
    yield found
    found.close()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Somebody comes: device, language and theme are theirs to choose."""
    visitors: list[Visitor] = []

    def come(url: str = server.url, **wishes: str) -> Visitor:
        visitors.append(Visitor(browser, url, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    """A net to the server that can be cut."""
    made = Cable(server.port)
    yield made
    made.close()
