"""What somebody can show: on their own page, as tiles and as a picture; honest where there is nothing yet."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from katzentisch.server.results.png import SIGNATURE
from tests.web.conftest import Visit

MATCH = "0123456789abcdef01234567"


def best(name: str, value: int) -> dict[str, Any]:
    return {"name": name, "value": value, "match": MATCH, "seat": 0}


def game(name: str, played: int, won: float, *highlights: dict[str, Any]) -> dict[str, Any]:
    return {"game": name, "played": played, "won": won, "highlights": highlights}


SHOWN = {
    "games": [
        {
            "game": "isle_of_cats",
            "played": 12,
            "won": 5.5,
            "highlights": [best("points", 87), best("highlight-family", 9)],
        },
        {"game": "5211", "played": 7, "won": 2.0, "highlights": [best("points", 63), best("highlight-deal", 13)]},
        {
            "game": "cat_in_the_box",
            "played": 3,
            "won": 0.0,
            "highlights": [best("points", 18), best("highlight-group", 6)],
        },
        {"game": "cryptid", "played": 1, "won": 1.0, "highlights": [best("highlight-questions", 4)]},
    ],
    "daily_streak": 4,
    "daily_longest": 11,
    "ratings": [],
}
"""What a server tells of somebody who has played a lot."""


SHARE_SHEET = """
navigator.canShare = () => true;
navigator.share = async ({ files }) => {
  globalThis.shared = files.map(({ type, size }) => ({ type, size }));
};
"""
"""A device that can share files, and what it was given."""


def tells(page: Page, shown: dict[str, Any] = SHOWN) -> None:
    """The server tells this, whatever was played."""
    answer = json.dumps(shown)
    page.route("**/api/me/highlights", lambda route: route.fulfill(body=answer, content_type="application/json"))


def test_a_newcomer_is_told_what_will_stand_there(visit: Visit) -> None:
    anna = visit(device="phone", lang="de")
    page = anna.go("/me")
    expect(page.locator(".highlights p")).to_have_text(
        "Noch nichts zu zeigen. Spiel eine Partie zu Ende, dann stehen hier deine besten Werte."
    )
    expect(page.locator(".highlights button")).to_have_count(0)
    anna.fits()


@pytest.mark.parametrize("device", ["phone", "laptop"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_figures_to_show(visit: Visit, device: str, lang: str) -> None:
    """The game played most first, each best figure with a way to its match, everything in one's own language."""
    anna = visit(device=device, lang=lang)
    tells(anna.page)
    page = anna.go("/me")
    titles = {"de": "Die Insel der Katzen", "en": "Isle of Cats"}
    figures = [titles[lang], "23", "8,5" if lang == "de" else "8.5", "4"]
    expect(page.locator(".figures strong")).to_have_text(figures)
    isle = page.locator(".shelves article").first
    expect(isle.locator("dt")).to_have_text(
        ["Bestes Ergebnis", "Größte Familie"] if lang == "de" else ["Best score", "Largest family"]
    )
    expect(isle.locator("dd a").last).to_have_attribute("href", f"/m/{MATCH}/end/0")
    hunt = page.locator(".shelves article[data-game=cryptid] dt")
    expect(hunt).to_have_count(1)
    anna.examine()
    anna.fits()
    anna.readable()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_nobody_would_show_is_left_out(visit: Visit, lang: str) -> None:
    """No "0 games won", neither as a tile nor beside a game nor on the picture."""
    anna = visit(lang=lang)
    lost = game("5211", 3, 0.0, best("points", 41), best("highlight-deal", 0))
    tells(anna.page, {"games": [lost], "daily_streak": 0, "daily_longest": 0, "ratings": []})
    page = anna.go("/me")
    expect(page.locator(".figures strong")).to_have_text(["5211", "3"])
    shelf = page.locator(".shelves article")
    expect(shelf.locator("small")).to_have_text("3-mal gespielt" if lang == "de" else "played 3 times")
    expect(shelf.locator("dd")).to_have_text(["41"])


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("laptop", "en")])
def test_ratings_from_games_with_strangers(visit: Visit, device: str, lang: str) -> None:
    """Each game with its title, how many matches counted, and whether that is enough; nothing without a rating."""
    anna = visit(device=device, lang=lang)
    tells(anna.page)
    page = anna.go("/me")
    expect(page.locator(".highlights article")).to_have_count(4)
    expect(page.locator(".ratings")).to_have_count(0)
    ratings = [
        {"game": "isle_of_cats", "points": 1043, "played": 12, "provisional": False},
        {"game": "5211", "points": 895, "played": 1, "provisional": True},
    ]
    tells(anna.page, {**SHOWN, "ratings": ratings})
    anna.go("/me")
    shown = page.locator(".ratings li")
    expect(shown.locator("strong")).to_have_text(["1043", "895"])
    german = ["Die Insel der Katzen", "5211"], ["12-mal gespielt", "einmal gespielt, vorläufig"]
    english = ["Isle of Cats", "5211"], ["played 12 times", "played once, provisional"]
    titles, counts = german if lang == "de" else english
    expect(shown.locator("span")).to_have_text(titles)
    expect(shown.locator("small")).to_have_text(counts)
    anna.examine()
    anna.fits()
    anna.readable()


CHIN = (540, 269)
"""Where on the picture the cat's coat is seen, and nothing else of it."""
SKY = (4, 4)
CARD = (540, 1150)
"""Between the columns of the favourite game's card."""
CHOOSE = """chosen => {
  const known = JSON.parse(localStorage.getItem("katzentisch-settings") ?? "{}");
  localStorage.setItem("katzentisch-settings", JSON.stringify({ ...known, ...chosen }));
}"""
PIXELS = """async (image, places) => {
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.drawImage(image, 0, 0);
  return places.map(([x, y]) => [...brush.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""
"""The colours of a picture at some places."""


@pytest.mark.parametrize(
    ("lang", "name", "cat", "coat"),
    [
        ("de", "Bernadette von der Hohenfelsbg", 0, [59, 51, 70]),
        ("en", "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMM", 3, [233, 160, 90]),
        ("en", "", 3, [233, 160, 90]),
    ],
)
def test_the_picture_shows_ones_own_cat_and_games(
    visit: Visit, lang: str, name: str, cat: int, coat: list[int]
) -> None:
    """In one size for any name: the cat that was picked, on a night sky, above cards with the games' covers."""
    anna = visit(device="phone", lang=lang)
    tells(anna.page)
    page = anna.go("/me")
    page.locator("main[aria-busy=false]").wait_for()
    page.evaluate(CHOOSE, {"cat": cat, "name": name})
    page.reload()
    page.get_by_role("button", name="Bild zum Teilen machen" if lang == "de" else "Make a picture to share").click()
    image = page.locator(".result-picture img")
    expect(image).to_have_attribute("alt", re.compile(f"^{name}: " if name else "^My highlights"))
    chin, sky, card = image.evaluate(PIXELS, [CHIN, SKY, CARD])
    assert chin == coat
    assert sky[2] > sky[0] > sky[1], "a blue night"
    assert sum(card) > 600, "a bright card"
    anna.fits()


def test_the_picture_is_saved_or_shared(visit: Visit, tmp_path: Path) -> None:
    """A PNG with the same figures and nobody's name but one's own; by the device's sheet where there is one."""
    anna = visit()
    tells(anna.page)
    anna.page.add_init_script(SHARE_SHEET)
    page = anna.go("/me")
    page.locator("input[name=name]").fill("Anna")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Make a picture to share").click()
    picture = page.locator(".result-picture")
    told = "Anna: highlights, Isle of Cats played 12 times, won 5.5, Best score: 87, Largest family: 9, 5211 played 7"
    expect(picture.locator("img")).to_have_attribute("alt", re.compile(f"^{told}"))
    with page.expect_download() as waiting:
        picture.get_by_role("link", name="Save the picture").click()
    saved = tmp_path / "picture.png"
    waiting.value.save_as(saved)
    data = saved.read_bytes()
    assert data.startswith(SIGNATURE)
    assert struct.unpack(">I", data[16:20]) == (1080,)
    picture.get_by_role("button", name="Share the picture").click()
    page.wait_for_function("() => globalThis.shared")
    [file] = page.evaluate("shared")
    assert (file["type"], file["size"]) == ("image/png", len(data))
