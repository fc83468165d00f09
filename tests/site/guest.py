"""Somebody who plays without a server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.visitor import Visitor

PATIENCE = 180_000
"""Python begins twice, in two workers, on whatever machine this is."""
KEPT = "navigator.serviceWorker.ready.then(() => {})"


class Guest(Visitor):
    """A visitor who waits as long as it takes for Python to begin."""

    def __init__(self, browser: Browser, url: str, **wishes: str) -> None:
        super().__init__(browser, url, worker="welcome", **wishes)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"globalThis.patience = {PATIENCE}")

    def is_kept(self) -> None:
        """Wait until the whole site is on this device."""
        self.page.evaluate(KEPT)

    def downloads(self, path: Path) -> None:
        """Save the record of the match that is over."""
        self.page.locator(".fairness summary").click()
        with self.page.expect_download() as download:
            self.page.locator(".fairness a[download]").click()
        download.value.save_as(path)
