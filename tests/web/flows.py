"""The ways in and back as strips of stills, to be looked at: `make flows` (FILM=folder FLOW=name DEVICE=phone)."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from katzentisch.site.folder import write_site
from tests.server.service import Server
from tests.site.conftest import FETCHED
from tests.site.guest import Guest
from tests.site.host import Host
from tests.web import g5211
from tests.web.film import Strip
from tests.web.hand import rest
from tests.web.test_seasons import Club
from tests.web.test_waiting_room import open_seat, remove_player
from tests.web.visitor import CHROMIUM, QUIET, Visitor, after

DEVICES = ("phone", "usual laptop")
DECISION = ".table[data-state=yours][data-present=true][data-busy=false]"
DAY, NEXT_DAY = "2026-03-01", "2026-03-02"
BRISK = ["server.season_scheduler:CHECK_SECONDS=0.05"]


def main() -> None:
    if not CHROMIUM:
        sys.exit("NO BROWSER: install Chromium to film")
    wanted, device = os.environ.get("FLOW"), os.environ.get("DEVICE")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        with Server(f"{folder}/tables.db", Path(folder) / "log", constants=BRISK) as server:
            for name, film in FLOWS.items():
                for each in [device] if device else DEVICES:
                    if wanted in (None, name):
                        strip = Strip(f"{name}-{each.replace(' ', '-')}")
                        film(browser, server.url, each, strip)
                        strip.finish(name)
        browser.close()


def film_stranger(browser: Browser, url: str, device: str, strip: Strip) -> None:
    """From the address to the first decision."""
    anna = Visitor(browser, url, device)
    page = anna.go()
    page.locator("article.g5211 .pitch:not(:empty)").wait_for()
    rest(page)
    strip.still(page)
    page.locator(".play-now").click()
    page.wait_for_selector(DECISION)
    rest(page)
    strip.still(page)
    anna.leave()


def film_friends(browser: Browser, url: str, device: str, strip: Strip) -> None:
    """Three friends through the waiting room with a swap and a removal, to the result and a rematch."""
    anna, ben, clara = people = [Visitor(browser, url, device) for _ in range(3)]
    anna.sits("g5211", "friends", 3)
    anna.page.wait_for_selector(".door")
    strip.still(anna.page)
    path = anna.page.url.removeprefix(url)
    for guest, name in ((ben, "Ben"), (clara, "Clara")):
        guest.go(path)
        guest.page.locator(".sit-first input").fill(name)
        strip.still(guest.page)
        guest.page.locator(".sit-first button").click()
        guest.page.wait_for_selector(".seats .yours")
        anna.page.locator(".seats .name", has_text=name).wait_for()
    strip.still(anna.page)
    open_seat(anna.page, 1)
    strip.still(anna.page)
    anna.page.locator(".seat-menu .do-swap").click()
    ben.page.locator(".news:not(:empty)").wait_for()
    strip.still(ben.page)
    remove_player(anna.page, 2)
    clara.page.locator(".removed button").wait_for()
    strip.still(clara.page)
    clara.page.locator(".removed button").click()
    clara.page.wait_for_selector(".seats .yours")
    for guest in (ben, clara):
        guest.page.locator(".ready").click()
    anna.page.locator(".seats li.is-ready").nth(1).wait_for()
    strip.still(anna.page)
    anna.page.locator(".start-row form button").click()
    for each in people:
        each.page.wait_for_selector(".table[data-state]")
    rest(anna.page)
    strip.still(anna.page)
    while not anna.page.locator(".table[data-state=over]").count():
        for each in people:
            if each.page.locator(DECISION).count():
                g5211.play(each.page)
                each.page.locator(".table:not([data-busy=true])").wait_for()
    for each in people:
        each.page.wait_for_selector(".result .best")
    rest(anna.page)
    strip.still(anna.page)
    anna.page.locator(".result .ways button.main").click()
    for guest in (ben, clara):
        guest.page.locator(".rematch-notice").wait_for()
        strip.still(guest.page)
        guest.page.locator(".rematch-notice .main").click()
    ben.page.wait_for_selector(".door, .table[data-seq='0']")
    strip.still(ben.page)
    for each in people:
        each.leave()


def film_season(kind: str) -> Callable[[Browser, str, str, Strip], None]:
    """A season of three in a club, to the winner's page."""

    def film(browser: Browser, url: str, device: str, strip: Strip) -> None:
        visitors: list[Visitor] = []

        def visit(address: str, **wishes: str) -> Visitor:
            visitors.append(Visitor(browser, address, **wishes))
            return visitors[-1]

        club = Club(visit, url, Anna={"device": device}, Ben={"device": device}, Clara={"device": device})
        page = club.host.go(f"/club/{club.code}")
        rest(page)
        strip.still(page)
        season = club.begin(kind=kind, **({} if kind == "cup" else {"rounds": 2}))
        for _ in range(2):
            strip.still(club.looks("Anna", season).page)
            club.plays_round(season)
        strip.still(club.looks("Anna", season).page)
        club.host.page.mouse.wheel(0, 600)
        rest(club.host.page)
        strip.still(club.host.page)
        for each in visitors:
            each.leave()

    return film


def film_offline(browser: Browser, _: str, device: str, strip: Strip) -> None:
    """A site that was opened once, the day after, without a network."""
    with TemporaryDirectory() as folder:
        write_site(Path(folder), FETCHED)
        host = Host(Path(folder))
        anna = Guest(browser, host.url, device=device)
        page = anna.comes_on(DAY)
        page.locator(".front small").wait_for()
        strip.still(page)
        page.locator(".front .main").click()
        page.locator("dialog.opening, p.opening").first.wait_for()
        strip.still(page)
        anna.holds()
        strip.still(page)
        anna.plays(g5211.play, stop=after(2))
        anna.is_kept()
        host.cut()
        page = anna.comes_on(NEXT_DAY)
        page.locator(".tables li a").wait_for()
        strip.still(page)
        page.locator(".tables li a").click()
        page.wait_for_selector(".table[data-state=yours]")
        strip.still(page)
        anna.holds()
        strip.still(page)
        page.locator(".home").click()
        page.locator("main a[href*=daily]").click()
        page.locator(".deal").last.wait_for()
        strip.still(page)
        anna.leave()


FLOWS: dict[str, Callable[[Browser, str, str, Strip], None]] = {
    "stranger": film_stranger,
    "friends": film_friends,
    "cup": film_season("cup"),
    "swiss": film_season("swiss"),
    "offline": film_offline,
}


if __name__ == "__main__":
    main()
