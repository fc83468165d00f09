"""Whole evenings with the box: each companion from the first name to the result, on a narrow phone in one hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from katzentisch.cli import main
from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.words import Words
from katzentisch.games.g5211.box.cards import CARDS, COPIES
from tests.sizes import thorough
from tests.web.conftest import Visit
from tests.web.hand import be_still, rest
from tests.web.visitor import Visitor

LANGUAGES = ["en", thorough("de", name="de")]
PNG = b"\x89PNG"
SMALL_KEYS = """() =>
  [...document.querySelectorAll("main :is(button, a.button, label.button, select, input[type=text])")]
  .filter((key) => key.checkVisibility())
  .map((key) => [key.innerText || key.ariaLabel || key.name, key.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.9 || height < 43.9)
  .map(([name, { width, height }]) => `${name}: ${width} × ${height}`)"""
"""Keys that are smaller than a thumb needs."""
UNDER_THE_KEYS = """() => {
  const bar = document.querySelector(".thumb-keys")?.getBoundingClientRect();
  return bar ? bar.bottom <= innerHeight + 1 && bar.top >= innerHeight / 2 : true;
}"""
"""Whether the keys for the thumb are in the lower half of the screen."""


class Table:
    """One phone at a table, and the words of its game."""

    def __init__(self, visitor: Visitor, game: str, lang: str) -> None:
        self.visitor = visitor
        self.game = game
        self.words = Words(lang, find(game))
        self.page = visitor.go(f"/companion/{game}")
        self.page.locator(".sheet").first.wait_for()

    def say(self, key: str, **data: Any) -> str:
        """A sentence of the game."""
        return self.words.say(key, data)

    def press(self, *names: str, within: str = "main") -> None:
        for name in names:
            self.page.locator(within).get_by_role("button", name=name, exact=True).first.click()
            rest(self.page)

    def go_on(self) -> None:
        """Press the large key at the bottom edge."""
        self.page.locator(".thumb-keys .main").first.click()
        rest(self.page)

    def undo(self) -> None:
        self.page.locator(".thumb-keys button").first.click()
        rest(self.page)

    def call(self, *names: str) -> None:
        for seat, name in enumerate(names):
            field = self.page.locator(f"input[name=name-{seat}]")
            field.fill(name)
            field.press("Tab")
            rest(self.page)

    def count(self, at: int, value: int) -> None:
        """Type a number into a counter."""
        field = self.page.locator(".sheet .counter input").nth(at)
        field.fill(str(value))
        field.press("Tab")
        rest(self.page)

    def totals(self) -> Locator:
        return self.page.locator(".result-of-sheet .total td")

    def look(self) -> None:
        """Nothing is cut or needs panning, and every key is large enough and where it belongs."""
        self.visitor.fits()
        self.visitor.readable()
        assert self.page.evaluate(SMALL_KEYS) == []
        assert self.page.evaluate(UNDER_THE_KEYS)

    def examine(self) -> None:
        """No violation of the accessibility rules; at the end of the page, where the keys cover nothing."""
        self.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        self.visitor.examine()

    def save(self, selector: str, path: Path) -> bytes:
        """What a link downloads."""
        with self.page.expect_download() as download:
            self.page.locator(selector).click()
        download.value.save_as(path)
        return path.read_bytes()

    def take_along(self, folder: Path, draw: str = ".result-of-sheet > button") -> dict[str, Any]:
        """The result as a picture, and as a file."""
        self.page.locator(draw).click()
        self.page.locator(".result-picture img").wait_for()
        expect(self.page.locator(".result-picture img")).to_have_js_property("complete", True)
        assert self.page.locator(".result-picture img").evaluate("image => image.naturalWidth") > 0
        assert self.save(".result-picture a", folder / "result.png").startswith(PNG)
        self.look()
        found: dict[str, Any] = json.loads(self.save("a[download$='.json']", folder / "sheet.json"))
        return found

    def joined(self, other: Visitor) -> Page:
        """Another phone that scans the code."""
        self.page.locator(".share button").first.click()
        self.page.locator(".sheet .code").first.wait_for()
        self.look()
        link = self.page.locator(".share input[readonly]").first.input_value()
        page = other.go(link.removeprefix(other.url))
        page.locator(".sheet .thumb-keys").wait_for()
        return page


def judged(game: str, path: Path, capsys: pytest.CaptureFixture[str]) -> list[int]:
    """The totals that the command line finds in a file."""
    assert main(["companion", game, str(path), "--json"]) == 0
    return [column["total"] for column in json.loads(capsys.readouterr().out)["columns"]]


def shown(totals: list[int]) -> list[str]:
    return [str(total).replace("-", "−") for total in totals]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_evening_of_cat_in_the_box(
    visit: Visit, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Three rounds: a wrong total is told, a tap undone, a reload forgets nothing, a second phone writes the last."""
    visitor = visit(device="narrow phone", lang=lang)
    visitor.expected = ["422"]
    anna = Table(visitor, "cat_in_the_box", lang)
    page = anna.page
    anna.look()
    anna.call("Anna", "Ben", "Cleo")
    page.locator(".first-player > button").click()
    expect(page.locator(".first-player [aria-pressed=true]")).to_have_count(1)
    anna.press("Anna", within=".first-player")
    anna.look()
    anna.go_on()
    rounds = [([1, 3, 4], [1, 3, 4], -1), ([3, 1, 1], [2, 2, 3], 2), ([4, 3, 1], [4, 2, 2], -1)]
    for number, (predictions, tricks, paradox) in enumerate(rounds):
        expect(page.locator(".round-of-sheet h3").first).to_contain_text(["Anna", "Ben", "Cleo"][number])
        writer = page
        if number == 2:
            other = visit(device="narrow phone", lang=lang)
            writer = anna.joined(other)
            expect(writer.locator(".round-of-sheet h3").first).to_contain_text("Cleo")
        for seat, predicted in enumerate(predictions):
            keys = writer.locator(".predictions fieldset").nth(seat)
            keys.get_by_role("button", name=str(predicted), exact=True).click()
        if number == 0:
            anna.count(0, 8)
            anna.count(1, 8)
            expect(page.locator(".result-of-sheet .notice")).to_be_visible()
            expect(page.locator(".thumb-keys .main")).to_be_disabled()
            anna.undo()
            expect(page.locator(".counter input").nth(1)).to_have_value("0")
            expect(page.locator(".result-of-sheet .notice")).to_have_count(0)
        for seat, won in enumerate(tricks):
            field = writer.locator(".counter input").nth(seat)
            field.fill(str(won))
            field.press("Tab")
            rest(writer)
        if paradox >= 0:
            fields = writer.locator(".round-of-sheet > fieldset").first
            fields.get_by_role("button", name=["Anna", "Ben", "Cleo"][paradox], exact=True).click()
        for token in (0, 1, 7) if number < 2 else (3, 9):
            writer.locator(".research button").nth(token).click()
            rest(writer)
        if number == 1:
            page.reload()
            expect(page.locator(".counter input").nth(2)).to_have_value("3")
        expect(anna.totals()).to_have_count(3)
        expect(page.locator(".result-of-sheet tbody").first.locator("tr")).to_have_count(number + 2)
        anna.look()
        anna.examine()
        if number < 2:
            anna.go_on()
    expect(page.locator(".won")).to_be_visible()
    sheet = anna.take_along(tmp_path)
    assert len(sheet["rounds"]) == 3
    expect(anna.totals()).to_have_text(shown(judged("cat_in_the_box", tmp_path / "sheet.json", capsys)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_evening_of_5211(visit: Visit, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Five players, four deals, eighty cards by thumb: the totals are those of the command line."""
    visitor = visit(device="narrow phone", lang=lang)
    anna = Table(visitor, "g5211", lang)
    page = anna.page
    anna.call("Anna", "Ben", "Cleo", "Dora", "Maximiliane")
    anna.look()
    anna.go_on()
    deck = [card for at, card in enumerate(CARDS) for _ in range(COPIES[at % 6])]
    rng("evening").shuffle(deck)
    for deal in range(4):
        for at in range(20):
            card = anna.say(f"card-{deck[20 * deal + at]}")
            anna.press(card, within=".palette")
            if at == 5 and not deal:
                anna.look()
                expect(page.locator(".row button")).to_have_count(2)
                anna.undo()
                expect(page.locator(".row button")).to_have_count(1)
                page.reload()
                page.locator(".palette").wait_for()
                expect(page.get_by_role("button", name="Ben 1/4")).to_have_attribute("aria-pressed", "true")
                anna.press(card, within=".palette")
        page.locator("ol.steps").first.wait_for() if deal < 3 else page.locator(".won").wait_for()
        anna.look()
        if deal < 3:
            anna.go_on()
            expect(page.locator(".row button")).to_have_count(0)
    anna.examine()
    sheet = anna.take_along(tmp_path)
    assert [len(row) for row in sheet["passes"][0][3]] == [4] * 5
    expect(anna.totals()).to_have_text(shown(judged("5211", tmp_path / "sheet.json", capsys)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_evening_of_isle_of_cats(
    visit: Visit, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One boat counted, one laid tile by tile, a public lesson: nobody wins until everything is known."""
    visitor = visit(device="narrow phone", lang=lang)
    anna = Table(visitor, "isle_of_cats", lang)
    page = anna.page
    anna.call("Anna", "Ben")
    page.locator(".first-player > button").click()
    expect(page.locator(".first-player [role=status]")).not_to_be_empty()
    anna.look()
    anna.go_on()
    expect(page.locator(".missing")).to_have_count(2)
    expect(anna.totals()).to_have_count(0)
    anna.press(anna.say("colour-red"), within=".crew")
    for at, value in enumerate((8, 4, 2, 1, 3)):
        anna.count(at, value)
    page.locator(".public input").fill("144")
    page.locator(".public .cards-of-sheet button").first.click()
    page.locator(".crew .cards-of-sheet input").fill("117")
    page.locator(".crew .cards-of-sheet button").first.click()
    rest(page)
    expect(page.locator(".missing")).to_have_count(2)
    anna.count(5, 5)
    anna.count(6, 8)
    expect(page.locator(".missing")).to_have_count(1)
    expect(page.locator(".won")).to_have_count(0)
    expect(anna.totals()).to_have_text([str(30 - 4 - 10 + 3 + 5 + 8)])
    anna.look()
    page.reload()
    expect(anna.totals()).to_have_text([str(30 - 4 - 10 + 3 + 5 + 8)])
    anna.go_on()
    anna.press(anna.say("sheet-tiles"))
    boat = page.locator("svg.boat")
    boat.evaluate("boat => boat.scrollIntoView({ block: 'center' })")
    be_still(page)
    frame = boat.bounding_box()
    assert frame
    boat.click(position={"x": frame["width"] * 0.5, "y": frame["height"] * 0.5})
    page.locator("svg.boat .laid").wait_for()
    anna.count(0, 2)
    expect(page.locator(".missing")).to_have_count(0)
    expect(page.locator(".won")).to_contain_text("Anna")
    anna.look()
    anna.examine()
    anna.take_along(tmp_path)
    expect(anna.totals()).to_have_text(shown(judged("isle_of_cats", tmp_path / "sheet.json", capsys)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_evening_of_cryptid(visit: Visit, lang: str, tmp_path: Path) -> None:
    """From the names to who found the habitat; a reload covers an open clue, and what is tapped can be taken back."""
    visitor = visit(device="narrow phone", lang=lang)
    anna = Table(visitor, "cryptid", lang)
    page = anna.page
    page.locator("select[name=players]").select_option("3")
    anna.call("Anna", "Ben", "Cleo")
    anna.look()
    page.locator(".companion form button").click()
    page.locator(".set-up").wait_for()
    anna.look()
    onward = page.locator(".companion > .main")
    onward.click()
    clues = []
    for name in ("Anna", "Ben", "Cleo"):
        expect(page.locator(".curtain h2")).to_have_text(name)
        expect(page.locator(".secret")).to_have_count(0)
        onward.click()
        page.locator(".secret").wait_for()
        if name == "Ben":
            page.reload()
            expect(page.locator(".curtain h2")).to_have_text(name)
            expect(page.locator(".secret")).to_have_count(0)
            onward.click()
        clues.append(page.locator(".secret").inner_text())
        anna.look()
        onward.click()
    page.locator(".first-player > button").click()
    expect(page.locator(".first-player [role=status]")).not_to_be_empty()
    anna.look()
    anna.press(anna.say("notes-title"))
    expect(page.locator(".who")).to_contain_text("Anna, Ben, Cleo")
    for hex_name, piece in (("C4", "cube"), ("H6", "disc")):
        page.locator(f"[data-hex={hex_name}]").click()
        rest(page)
        anna.look()
        anna.press(anna.say(f"piece-{piece}"), within=".thumb-keys")
    expect(page.locator("[data-hex=H6]")).to_have_attribute("aria-label", f"H6, Anna {anna.say('piece-disc')}")
    anna.undo()
    expect(page.locator("[data-hex=H6]")).to_have_attribute("aria-label", "H6")
    anna.examine()
    page.locator(".companion > button").last.click()
    anna.press(anna.say("companion-hint"))
    page.locator(".sure .main").click()
    page.locator(".secret").wait_for()
    anna.press(anna.say("companion-reveal"))
    page.locator(".sure .main").click()
    page.locator(".habitat").wait_for()
    anna.press("Ben", within=".one-of")
    anna.look()
    found = anna.take_along(tmp_path)
    assert found["names"] == ["Anna", "Ben", "Cleo"]
    assert found["finder"] == 1
    for clue in clues:
        expect(page.locator(".companion")).to_contain_text(clue, use_inner_text=True)
