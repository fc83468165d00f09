"""Sheets for people with the box: filled in by tapping, judged by the rules, kept, shared and taken along."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit


def called(page: Page, *names: str) -> None:
    """Write down who plays."""
    for seat, name in enumerate(names):
        page.locator(f"input[name=name-{seat}]").fill(name)
        page.locator(f"input[name=name-{seat}]").press("Tab")


def press(page: Page, *texts: str) -> None:
    for text in texts:
        page.locator(".sheet").get_by_role("button", name=text, exact=True).click()


def test_a_round_of_cat_in_the_box(visit: Visit, tmp_path: Path) -> None:
    """On a phone: predictions, tricks, tokens; points appear, a reload keeps them, a link shows them elsewhere."""
    anna = visit(device="phone")
    page = anna.go("/companion/cat_in_the_box")
    called(page, "Anna", "Ben", "Cleo")
    people = page.locator(".sheet .people > div")
    for seat, (prediction, tricks) in enumerate([(1, 1), (3, 4), (4, 3)]):
        people.nth(seat).get_by_role("button", name=str(prediction), exact=True).click()
        for _ in range(tricks):
            people.nth(seat).locator(".counter button").last.click()
    press(page, "1 red", "2 red", "2 blue")
    page.locator(".sheet fieldset").last.get_by_role("button", name="Ben", exact=True).click()
    press(page, "5 green")
    page.locator(".result-of-sheet caption").first.wait_for()
    totals = page.locator(".result-of-sheet .total td")
    expect(totals).to_have_text(["4", "4", "3"], use_inner_text=True)
    expect(people.first).to_contain_text("group 3", use_inner_text=True)
    anna.fits()
    anna.examine()
    page.locator("input[name=name-2]").fill("")
    page.locator("input[name=name-2]").press("Tab")
    expect(page.locator("input[name^=name-]")).to_have_count(3)
    page.locator("input[name=name-2]").fill("Clea")
    page.locator("input[name=name-2]").press("Tab")
    page.locator(".result-of-sheet caption", has_text="Clea").wait_for()
    page.reload()
    page.locator(".result-of-sheet .total td").first.wait_for()
    expect(totals).to_have_text(["4", "4", "3"], use_inner_text=True)
    press(page, "Share")
    page.locator(".sheet .code").wait_for()
    link = page.locator(".sheet .share input").input_value()
    with page.expect_download() as download:
        page.locator(".sheet a[download]").click()
    download.value.save_as(tmp_path / "sheet.json")
    assert json.loads((tmp_path / "sheet.json").read_text("utf-8"))["names"] == ["Anna", "Ben", "Clea"]
    ben = visit(lang="de")
    shown = ben.go(link.removeprefix(ben.url))
    shown.locator(".result-of-sheet .total td").first.wait_for()
    expect(shown.locator(".result-of-sheet .total td")).to_have_text(["4", "4", "3"], use_inner_text=True)
    expect(shown.locator(".sheet .share")).to_contain_text("geteilt", use_inner_text=True)
    shown.locator(".sheet .share .main").click()
    shown.locator(".sheet a[download]").wait_for()
    assert "#" not in shown.url


def test_a_deal_of_5211(visit: Visit) -> None:
    """Cards are tapped, every step is told, and what the box has not is refused with a sentence."""
    anna = visit()
    anna.expected = ["422"]
    page = anna.go("/companion/g5211")
    called(page, "Anna", "Ben")
    for cards in (("Y2", "Y2", "Y3", "G1"), ("Y3", "Y4", "G2", "O6")):
        press(page, *cards)
    page.locator(".sheet .steps").wait_for()
    expect(page.locator(".sheet .steps")).to_contain_text("Disaster", use_inner_text=True)
    expect(page.locator(".result-of-sheet .total td")).to_have_text(["1", "2"], use_inner_text=True)
    anna.fits()
    anna.examine()
    press(page, "Next deal")
    press(page, "O6")
    page.locator(".result-of-sheet .notice").wait_for()
    expect(page.locator(".result-of-sheet .notice")).to_contain_text("orange 6", use_inner_text=True)


def test_a_score_pad_of_isle_of_cats(visit: Visit) -> None:
    """Counted or tile by tile: a family, rats and rooms by tapping; lessons by a word; a cat on the boat's picture."""
    anna = visit(device="phone", lang="de")
    page = anna.go("/companion/isle_of_cats")
    called(page, "Anna", "Ben")
    totals = page.locator(".result-of-sheet .total td")
    page.locator(".result-of-sheet caption", has_text="Ben").wait_for()
    expect(totals).to_have_text(["-54", "-54"], use_inner_text=True)
    press(page, "rot")
    page.locator(".result-of-sheet tr", has_text="rot").wait_for()
    expect(totals).to_have_text(["-46", "-54"], use_inner_text=True)
    press(page, "Plättchen für Plättchen")
    boat = page.locator(".sheet svg.boat")
    boat.scroll_into_view_if_needed()
    frame = boat.bounding_box()
    assert frame
    boat.click(position={"x": frame["width"] * 0.5, "y": frame["height"] * 0.5})
    page.locator(".sheet svg.boat .laid").wait_for()
    expect(totals.first).not_to_have_text("-46", use_inner_text=True)
    anna.fits()
    anna.examine()
    boat.click(position={"x": frame["width"] * 0.5, "y": frame["height"] * 0.5})
    page.locator(".sheet svg.boat .laid").wait_for(state="detached")


def test_notes_of_cryptid(visit: Visit) -> None:
    """Beside the clues: pieces by tapping, what is left, a contradiction, and a correction with its hexes marked."""
    anna = visit(device="phone")
    page = anna.go("/companion/cryptid")
    page.locator(".companion form button").click()
    page.locator(".companion > .main").click()
    for _ in range(4):
        page.locator(".companion > .main").click()
        page.locator(".companion > .main").click()
    page.get_by_role("button", name="Notes").click()
    page.locator("[data-hex=C4]").click()
    page.locator(".note-hex.shut").first.wait_for()
    expect(page.locator(".companion")).not_to_contain_text("Player 1: 23 clues", use_inner_text=True)
    press(page, "a correction")
    page.locator("[data-hex=C4]").click()
    page.locator(".relay").first.wait_for()
    expect(page.locator(".companion ol")).to_contain_text("puts a piece of the other kind there", use_inner_text=True)
    anna.fits()
    anna.examine()
    page.reload()
    page.locator("[data-hex=C4]").wait_for()
    expect(page.locator("[data-hex=C4]")).to_have_attribute("aria-label", re.compile("Player 1 cube"))
