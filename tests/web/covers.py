"""Pictures for links to matches without a still, drawn from the covers: `python -m tests.web.covers`."""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from katzentisch.server.results.png import IMAGE_HEIGHT, IMAGE_WIDTH, check_png
from tests.web.visitor import CHROMIUM, QUIET

HOUSE = Path(__file__).parents[2] / "src" / "katzentisch"
DRAW = """async ([svg, wide, high, plain]) => {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${svg}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide, high];
  const brush = canvas.getContext("2d");
  brush.fillStyle = "#f7f2e9";
  brush.fillRect(0, 0, wide, high);
  if (plain) brush.drawImage(image, (wide - high / 2) / 2, high / 4, high / 2, high / 2);
  else brush.drawImage(image, 0, 0, wide, high);
  return canvas.toDataURL("image/png").split(",")[1];
}"""


def main() -> None:
    if not CHROMIUM:
        sys.exit("NO BROWSER: install Chromium to draw covers")
    drawings = {path: path.with_suffix(".png") for path in HOUSE.glob("games/*/web/cover.svg")}
    drawings[HOUSE / "web" / "icon.svg"] = HOUSE / "web" / "cover.png"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page()
        for source, target in drawings.items():
            plain = source.name == "icon.svg"
            drawn = page.evaluate(
                DRAW, [base64.b64encode(source.read_bytes()).decode(), IMAGE_WIDTH, IMAGE_HEIGHT, plain]
            )
            target.write_bytes(check_png(base64.b64decode(drawn)))
            print(target)
        browser.close()


if __name__ == "__main__":
    main()
