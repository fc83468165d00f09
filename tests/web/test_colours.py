"""Anybody who sees colours differently can play: whatever a colour tells apart, a shape tells apart as well."""

from __future__ import annotations

from base64 import b64encode

import pytest
from playwright.sync_api import Browser, Page

from katzentisch.server.assets import assets
from tests.web.conftest import Visit
from tests.web.hand import rest

DEFICIENCIES = ["protanopia", "deuteranopia", "tritanopia"]
PALETTES = ["house", "bold", "red-green", "blue-yellow"]
APART = 0.02
"""The share of a picture that must still differ once both are as grey and as bright as each other."""

SHOWN = {
    "cat_in_the_box": {
        "colours": "[0, 1, 2, 3].map((colour) => art.Symbol(colour))",
        "tokens": "[0, 1, 2, 3, 4].map((seat) => art.Token(seat))",
    },
    "g5211": {"colours": "[0, 1, 2, 3, 4].map((colour) => art.Symbol(colour))"},
    "isle_of_cats": {"families": "[0, 1, 2, 3, 4].map((colour) => tags.use(art.Sign, { colour }))"},
    "cryptid": {
        "terrain": "['forest', 'desert', 'water', 'swamp', 'mountain'].map((each) => art.featureIcon('terrain', each))",
        "players": "[0, 1, 2, 3, 4].map((seat) => art.icon(art.pieceShape(seat, 'disc')))",
    },
}
"""For each game, what comes in several colours, as its board draws it."""

MOUNT = """async ([prefix, game, made]) => {
  const tags = await import(`${prefix}web/shell/tags.js`);
  const art = await import(`${prefix}games/${game}/web/art.js`);
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = `${prefix}games/${game}/web/board.css`;
  await new Promise((done) => { style.onload = done; document.head.append(style); });
  const nodes = await (new Function("tags", "art", `return ${made}`))(tags, art);
  const place = Object.assign(document.createElement("main"), { className: "samples isle cryptid-board cb ft" });
  document.body.replaceChildren(place);
  tags.render(nodes.map((node) => tags.div({ class: "sample" }, node)), document.querySelector("main"));
  for (const each of document.querySelectorAll(".sample, .sample > svg")) {
    each.style.width = "64px"; each.style.height = "64px"; each.style.display = "block";
  }
}"""
DIFFERENCES = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const page = document.querySelector(".samples").getBoundingClientRect();
  const zoom = image.width / page.width;
  const shapes = Array.from(document.querySelectorAll(".sample"), (sample) => {
    const { x, y, width, height } = sample.getBoundingClientRect();
    const pen = new OffscreenCanvas(48, 48).getContext("2d");
    pen.drawImage(image, (x - page.x) * zoom, (y - page.y) * zoom, width * zoom, height * zoom, 0, 0, 48, 48);
    const { data } = pen.getImageData(0, 0, 48, 48);
    const grey = Array.from({ length: 48 * 48 }, (_, at) =>
      0.2126 * data[4 * at] + 0.7152 * data[4 * at + 1] + 0.0722 * data[4 * at + 2]);
    const [low, high] = [Math.min(...grey), Math.max(...grey)];
    if (low === high) throw new Error("nothing is drawn");
    return grey.map((each) => (each - low) / (high - low));
  });
  return shapes.flatMap((one, at) => shapes.slice(at + 1).map((two) =>
    one.filter((each, spot) => Math.abs(each - two[spot]) > 0.15).length / one.length));
}"""
"""Each sample without its hue, and stretched from black to white so that only its shape is left; of every two of them
the share of the picture that is light in one and dark in the other."""


@pytest.fixture(scope="module")
def browser(painting: Browser) -> Browser:
    """Here it matters what is drawn."""
    return painting


def differences(page: Page) -> list[float]:
    """How much the shapes of every two samples differ."""
    picture = b64encode(page.locator(".samples").screenshot()).decode()
    found: list[float] = page.evaluate(DIFFERENCES, picture)
    assert found, "there are no two samples"
    return found


@pytest.mark.parametrize("game", SHOWN)
def test_no_two_colours_are_told_apart_by_hue_alone(visit: Visit, game: str) -> None:
    """With each deficiency and in each palette, the samples of a game differ by shape."""
    anna = visit()
    page = anna.go()
    line = anna.context.new_cdp_session(page)
    line.send("Page.setBypassCSP", {"enabled": True})
    for made in SHOWN[game].values():
        page.reload()
        page.locator("article.game").last.wait_for()
        rest(page)
        page.evaluate(MOUNT, [assets().prefix, game, made])
        for deficiency in DEFICIENCIES:
            line.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
            for palette in PALETTES:
                page.evaluate("palette => { document.documentElement.dataset.palette = palette; }", palette)
                assert min(differences(page)) > APART, f"{game}: {made} with {deficiency}, {palette}"


def test_the_check_can_fail(visit: Visit) -> None:
    """Two discs that differ by hue alone are found out."""
    page = visit().go()
    page.evaluate(
        """() => {
          const place = Object.assign(document.createElement("main"), { className: "samples" });
          document.body.replaceChildren(place);
          place.append(...["#c00", "#080"].map((colour) => {
            const box = Object.assign(document.createElement("div"), { className: "sample" });
            Object.assign(box.style, { width: "64px", height: "64px", background: "white" });
            const disc = document.createElement("div");
            Object.assign(disc.style, { width: "40px", height: "40px", borderRadius: "50%", background: colour });
            box.append(disc);
            return box;
          }));
        }"""
    )
    (difference,) = differences(page)
    assert difference <= APART
