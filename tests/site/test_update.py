"""A newer site is fetched in the background and used at the next start, never in the middle of a visit."""

from __future__ import annotations

import re
import shutil
from base64 import b64encode
from collections import Counter
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.site.conftest import Visit
from tests.site.guest import Guest
from tests.site.host import Host

NEXT = "0123456789abcdef"
IMPORTS = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
RELEASE = "() => document.querySelector('script[type=module]').src.match(/assets.(\\w+)/)[1]"
WAITS = """() => navigator.serviceWorker.getRegistration().then(async (known) => {
  await known.update();
  await hand.until(() => known.waiting && !known.installing);
})"""


ACTIVE = """(scope) => navigator.serviceWorker.getRegistration(scope).then((known) =>
  hand.until(() => !known.waiting && !known.installing && known.active?.state === "activated").then(() => {}))"""
"""Wait until the newer worker has taken over, which happens a little after the last tab was closed."""
LARGE = "python.wasm.pack"
QUEUED = """(large) => hand.until(async () =>
  (await navigator.locks.query()).pending.some(({ name }) => name.endsWith(large))).then(() => {})"""
"""Wait until the service worker, too, wants a file that the page is still downloading."""


def test_an_update_waits(site: Path, browser: Browser, tmp_path: Path) -> None:
    """Two visits load little; a newer release waits while a tab is open, and is there when all were closed."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    host = Host(folder)
    anna = Guest(browser, host.url)
    page = anna.go()
    anna.is_kept()
    old = page.evaluate(RELEASE)
    host.bytes()
    page.reload()
    expect(page.locator("article.game")).to_have_count(4)
    assert host.bytes() <= 20_000
    renew(folder, old)
    page.evaluate(WAITS)
    page.reload()
    expect(page.locator("article.game")).to_have_count(4)
    assert page.evaluate(RELEASE) == old
    page.close()
    beside = anna.context.new_page()
    beside.goto(host.beside)
    beside.evaluate(ACTIVE, f"{host.url}/")
    beside.close()
    anna.page = anna.context.new_page()
    expect(anna.go().locator("article.game")).to_have_count(4)
    assert anna.page.evaluate(RELEASE) == NEXT
    host.cut()
    anna.page.reload()
    expect(anna.page.locator("article.game")).to_have_count(4)
    anna.leave()


def test_a_first_visit_downloads_nothing_twice(visit: Visit, host: Host) -> None:
    """On a slow line the service worker comes to the engines while the page is downloading them, and waits."""
    anna = visit()
    page = anna.go()
    host.held = LARGE
    page.locator(".front .main").click()
    page.evaluate(QUEUED, LARGE)
    host.released.set()
    page.wait_for_selector(".table[data-state=yours]")
    anna.is_kept()
    sent = Counter(path for path, _ in host.sent)
    assert any(path.endswith(LARGE) for path in sent)
    assert [path for path, times in sent.items() if times > 1] == []


def renew(folder: Path, old: str) -> None:
    """The same site as another release."""
    (folder / "assets" / old).rename(folder / "assets" / NEXT)
    for name in ("index.html", "worker.js", "manifest.webmanifest"):
        path = folder / name
        text = path.read_text("utf-8")
        again = text.replace(old, NEXT)
        for before, after in zip(IMPORTS.findall(text), IMPORTS.findall(again), strict=True):
            again = again.replace(allowed(before), allowed(after))
        path.write_text(again, "utf-8")


def allowed(script: str) -> str:
    """How a policy names a script."""
    return b64encode(sha256(script.encode()).digest()).decode()
