"""Sheets for people with the box: filled in by tapping, judged by the rules, kept, shared and taken along."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page

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
    assert totals.all_inner_texts() == ["4", "4", "3"]
    assert "group 3" in people.first.inner_text()
    anna.fits()
    anna.examine()
    page.locator("input[name=name-2]").fill("")
    page.locator("input[name=name-2]").press("Tab")
    assert page.locator("input[name^=name-]").count() == 3
    page.locator("input[name=name-2]").fill("Clea")
    page.locator("input[name=name-2]").press("Tab")
    page.locator(".result-of-sheet caption", has_text="Clea").wait_for()
    page.reload()
    page.locator(".result-of-sheet .total td").first.wait_for()
    assert totals.all_inner_texts() == ["4", "4", "3"]
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
    assert shown.locator(".result-of-sheet .total td").all_inner_texts() == ["4", "4", "3"]
    assert "geteilt" in shown.locator(".sheet .share").inner_text()
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
    assert "Disaster" in page.locator(".sheet .steps").inner_text()
    assert page.locator(".result-of-sheet .total td").all_inner_texts() == ["1", "2"]
    anna.fits()
    anna.examine()
    press(page, "Next deal")
    press(page, "O6")
    page.locator(".result-of-sheet .notice").wait_for()
    assert "orange 6" in page.locator(".result-of-sheet .notice").inner_text()


def test_a_score_pad_of_isle_of_cats(visit: Visit) -> None:
    """Counted or tile by tile: a family, rats and rooms by tapping; lessons by a word; a cat on the boat's picture."""
    anna = visit(device="phone", lang="de")
    page = anna.go("/companion/isle_of_cats")
    called(page, "Anna", "Ben")
    totals = page.locator(".result-of-sheet .total td")
    page.locator(".result-of-sheet caption", has_text="Ben").wait_for()
    assert totals.all_inner_texts() == ["-54", "-54"]
    press(page, "rot")
    page.locator(".result-of-sheet tr", has_text="rot").wait_for()
    assert totals.all_inner_texts() == ["-46", "-54"]
    press(page, "Plättchen für Plättchen")
    boat = page.locator(".sheet svg.boat")
    boat.scroll_into_view_if_needed()
    frame = boat.bounding_box()
    assert frame
    boat.click(position={"x": frame["width"] * 0.5, "y": frame["height"] * 0.5})
    page.locator(".sheet svg.boat .laid").wait_for()
    page.wait_for_function("document.querySelector('.result-of-sheet .total td').innerText !== '-46'")
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
    assert "Player 1: 23 clues" not in page.locator(".companion").inner_text()
    press(page, "a correction")
    page.locator("[data-hex=C4]").click()
    page.locator(".relay").first.wait_for()
    assert "puts a piece of the other kind there" in page.locator(".companion ol").inner_text()
    anna.fits()
    anna.examine()
    page.reload()
    page.locator("[data-hex=C4]").wait_for()
    assert "Player 1 cube" in str(page.locator("[data-hex=C4]").get_attribute("aria-label"))
