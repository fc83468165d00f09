"""Pictures for links, and icons for phones, drawn from the covers and the icon: `python -m tests.web.covers`."""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from katzentisch.server.results.png import IMAGE_HEIGHT, IMAGE_WIDTH, check_png
from tests.web.visitor import CHROMIUM, QUIET

HOUSE = Path(__file__).parents[2] / "src" / "katzentisch"
ICON_SIZES = (180, 192, 512)
"""Pixels: what iOS wants, and what other systems want."""
PAPER, WOOD = "#f7f2e9", "#7a4a2b"
DRAW = """async ([svg, wide, high, ground, size]) => {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${svg}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide, high];
  const brush = canvas.getContext("2d");
  brush.fillStyle = ground;
  brush.fillRect(0, 0, wide, high);
  if (size) brush.drawImage(image, (wide - size) / 2, (high - size) / 2, size, size);
  else brush.drawImage(image, 0, 0, wide, high);
  return canvas.toDataURL("image/png").split(",")[1];
}"""


def main() -> None:
    if not CHROMIUM:
        sys.exit("NO BROWSER: install Chromium to draw covers")
    icon = HOUSE / "web" / "icon.svg"
    shapes = [
        (path, path.with_suffix(".png"), IMAGE_WIDTH, IMAGE_HEIGHT, PAPER, 0)
        for path in HOUSE.glob("games/*/web/cover.svg")
    ]
    shapes.append((icon, icon.with_name("cover.png"), IMAGE_WIDTH, IMAGE_HEIGHT, PAPER, IMAGE_HEIGHT // 2))
    club = HOUSE / "web" / "cover-club.svg"
    shapes.append((club, club.with_suffix(".png"), IMAGE_WIDTH, IMAGE_HEIGHT, PAPER, 0))
    # To its edges, because each system cuts icons into a shape of its own.
    shapes += [(icon, icon.with_name(f"icon-{size}.png"), size, size, WOOD, size) for size in ICON_SIZES]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page()
        for source, target, *shape in shapes:
            drawn = page.evaluate(DRAW, [base64.b64encode(source.read_bytes()).decode(), *shape])
            picture = base64.b64decode(drawn)
            target.write_bytes(check_png(picture) if target.stem.startswith("cover") else picture)
            print(target)
        browser.close()


if __name__ == "__main__":
    main()
