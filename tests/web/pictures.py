"""Pictures of every game on both screens for the README, and small ones for the manifest: `make pictures`."""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from katzentisch.server.pages import SCREENSHOT_SIZES
from tests.server.service import Server
from tests.web.visitor import CHROMIUM, GAMES, QUIET, SIZES, Visitor

WEB = Path(str(files("katzentisch"))) / "web"
SHRINK = """async ([picture, width, height]) => {
  const whole = new Image();
  whole.src = picture;
  await whole.decode();
  const small = Object.assign(document.createElement("canvas"), { width, height });
  const pen = small.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(whole, 0, 0, width, height);
  return small.toDataURL("image/webp", 0.6);
}"""
FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MOVES = {"cat_in_the_box": 14, "g5211": 8, "isle_of_cats": 60, "cryptid": 4}
"""How far into a game each picture is taken, at the least."""
SCREENSHOTS = {"g5211": "narrow", "isle_of_cats": "narrow", "cat_in_the_box": "wide", "cryptid": "wide"}
"""For which screens the manifest shows a picture of each game."""
HEROES = {"isle_of_cats": ".isle .ghost"}
"""What must be in the picture; it is where the page has scrolled to."""


def main() -> None:
    if not CHROMIUM:
        sys.exit("NO BROWSER: install Chromium to take pictures")
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        with Server(f"{house}/tables.db", Path(house) / "log") as server:
            for device in SIZES:
                take(Visitor(browser, server.url, device), f"lobby-{device}")
                for game in GAMES:
                    take(Visitor(browser, server.url, device), f"{game}-{device}", game)
        shrink(browser)
        browser.close()


def shrink(browser: Browser) -> None:
    """Small copies of some pictures, which a browser shows to people who install the page."""
    page = browser.new_page()
    for game, form in SCREENSHOTS.items():
        width, height = SCREENSHOT_SIZES[form]
        device = "phone" if form == "narrow" else "laptop"
        whole = b64encode((FOLDER / f"{game}-{device}.png").read_bytes()).decode()
        small = page.evaluate(SHRINK, [f"data:image/png;base64,{whole}", width, height])
        (WEB / f"screenshot-{form}-{game}.webp").write_bytes(b64decode(small.partition(",")[2]))
    page.close()


def take(visitor: Visitor, name: str, game: str = "") -> None:
    """Play a while, then keep what is on the screen."""
    if game:
        visitor.sits(game, players=GAMES[game])
        left = iter(range(MOVES[game]))
        hero = HEROES.get(game, ".board")
        visitor.plays(
            import_module(f"tests.web.{game}").play,
            lambda page: next(left, None) is None and page.locator(hero).count() > 0,
        )
        if game not in HEROES:
            visitor.page.mouse.move(0, 0)
            visitor.page.evaluate("scrollTo(0, 0)")
    else:
        visitor.go().locator("article.game").last.wait_for()
    visitor.page.screenshot(path=FOLDER / f"{name}.png")
    visitor.leave()
    print(name)


if __name__ == "__main__":
    main()
