"""The site, made once, and a host for it; where the runtime cannot be fetched all this is skipped, loudly."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from katzentisch.site.folder import write_site
from katzentisch.site.runtime import Unfetched
from tests.site.guest import Guest
from tests.site.host import Host
from tests.web.conftest import browser as browser
from tests.web.conftest import chromium as chromium

FETCHED = Path(__file__).parents[2] / "build" / "fetched"

Visit = Callable[..., Guest]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made by the first process that needs it, for all of them."""
    shared = tmp_path_factory.getbasetemp()
    folder = (shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared) / "site"
    try:
        with locked(folder.with_suffix(".lock")):
            if not folder.exists():
                making = folder.with_suffix(".new")
                making.mkdir(exist_ok=True)
                write_site(making, FETCHED)
                making.rename(folder)
    except Unfetched as problem:
        pytest.skip(f"NO RUNTIME: Python for browsers cannot be fetched here ({problem.reason})")
    return folder


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """One process at a time."""
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    found = Host(site)
    yield found
    found.cut()


@pytest.fixture
def visit(host: Host, browser: Browser) -> Iterator[Visit]:
    """Somebody comes to the site: device and language are theirs to choose."""
    guests: list[Guest] = []

    def come(**wishes: str) -> Guest:
        guests.append(Guest(browser, host.url, **wishes))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave()
