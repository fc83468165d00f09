"""Somebody who plays without a server."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.hand import rest
from tests.web.visitor import Visitor

PATIENCE = 180_000
"""Python begins twice, in two workers, on whatever machine this is."""
HAND = ".ft-hand .ft-pick"
KEPT = "navigator.serviceWorker.ready.then(() => {})"

LIVE_ON = """(day) => {
  const { Date: Day, Worker: Thread } = globalThis;
  const later = Day.parse(`${day}T12:00Z`) - Day.now();
  globalThis.Date = class extends Day {
    constructor(...when) {
      super(...(when.length ? when : [Date.now()]));
    }
    static now = () => Day.now() + later;
  };
  globalThis.Worker = class extends Thread {
    constructor(address, wishes) {
      super(address, { ...wishes, name: `later ${later}` });
    }
  };
}"""
"""It is noon of this day, for the page and, by the names of its workers, for Python."""


class Guest(Visitor):
    """A visitor who waits as long as it takes for Python to begin."""

    def __init__(self, browser: Browser, url: str, **wishes: str) -> None:
        super().__init__(browser, url, worker="welcome", **wishes)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"globalThis.patience = {PATIENCE}")

    def comes_on(self, day: str) -> Page:
        """Close the page and open another, as on this day."""
        self.page.close()
        self.page = self.context.new_page()
        self.page.add_init_script(f"({LIVE_ON})({json.dumps(day)})")
        return self.go()

    def is_kept(self) -> None:
        """Wait until the whole site is on this device."""
        self.page.evaluate(KEPT)

    def downloads(self, path: Path) -> None:
        """Save the record of the match that is over."""
        self.page.locator(".keeping > summary").click()
        with self.page.expect_download() as download:
            self.page.locator(".keeping a[download]").click()
        download.value.save_as(path)

    def wants_more(self) -> None:
        """Open what else can be done at a table or in a replay."""
        self.page.locator(".top-bar .open-more").click()

    def holds(self) -> list[str]:
        """The cards of this seat, in a match of 5211 that waits for it."""
        self.page.wait_for_selector(".table[data-state=yours][data-present=true]")
        rest(self.page)
        return [str(card.get_attribute("aria-label")) for card in self.page.locator(HAND).all()]

    def still_holds(self, hand: list[str]) -> None:
        """Wait until this seat is asked and holds the same cards."""
        self.page.wait_for_selector(".table[data-state=yours]")
        expect(self.page.locator(HAND)).to_have_count(len(hand))
        for number, card in enumerate(hand):
            expect(self.page.locator(HAND).nth(number)).to_have_attribute("aria-label", card)
