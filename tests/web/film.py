"""An evening of each game as a strip of stills, to be looked at: `make film` (FILM=folder GAME=name DEVICE=phone)."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from tests.server.service import Server
from tests.web.visitor import CHROMIUM, GAMES, QUIET, SIZES, Visitor

FOLDER = Path(os.environ.get("FILM") or Path(__file__).parents[2] / "build" / "film")
STILLS = 40
"""At most so many stills of one evening; the longer the match, the more moves lie between two."""
LONG = {"cat_in_the_box": 40, "g5211": 24, "isle_of_cats": 160, "cryptid": 14}
"""About how many moves of one's own a match has."""
STRIP = """<!doctype html><meta charset="utf-8"><title>{title}</title>
<style>body {{ margin: 0; background: #222; display: flex; flex-wrap: wrap; gap: 4px }} img {{ height: 45vh }}</style>
{stills}
"""


class Strip:
    """Stills in a folder, and a page that shows them side by side."""

    def __init__(self, name: str) -> None:
        self.folder = FOLDER / name
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.png"):
            old.unlink()
        self.names: list[str] = []

    def still(self, page: Page) -> None:
        self.names.append(f"{len(self.names):03}.png")
        page.screenshot(path=self.folder / self.names[-1])

    def finish(self, title: str) -> None:
        strip = STRIP.format(title=title, stills="\n".join(f'<img src="{name}" alt="">' for name in self.names))
        (self.folder / "index.html").write_text(strip, "utf-8")
        print(f"{title}, {len(self.names)} stills in {self.folder}", flush=True)


def main() -> None:
    if not CHROMIUM:
        sys.exit("NO BROWSER: install Chromium to film")
    wanted = os.environ.get("GAME")
    with TemporaryDirectory() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        with Server(f"{house}/tables.db", Path(house) / "log") as server:
            for number, game in enumerate([wanted] if wanted else GAMES):
                device = os.environ.get("DEVICE") or SIZES[number % len(SIZES)]
                film(Visitor(browser, server.url, device, motion="on", pace="brisk"), game, device)
        browser.close()


def film(visitor: Visitor, game: str, device: str) -> None:
    """From the lobby to the result, a still of every few moves and of what happens after each."""
    strip = Strip(f"{game}-{device}")
    still = strip.still
    page = visitor.go()
    page.locator("article.game .pitch:not(:empty)").last.wait_for()
    still(page)
    visitor.sits(game, players=GAMES[game])
    page.wait_for_selector(".table[data-told]")
    visitor.hurries(4)
    moves = 0
    every = max(1, 2 * LONG[game] // STILLS)
    play = import_module(f"tests.web.{game}").play

    def acts(page: Page) -> None:
        nonlocal moves
        moves += 1
        if moves % every == 0:
            still(page)
        play(page)
        if moves % every == 0:
            still(page)

    visitor.plays(acts)
    page.wait_for_selector(".result .best")
    still(page)
    strip.finish(f"{game}: {moves} moves")
    visitor.leave()


if __name__ == "__main__":
    main()
