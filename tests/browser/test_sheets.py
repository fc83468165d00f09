"""Sheets for people with the box: filled in by tapping, judged by the rules, kept, shared and taken along."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit


def name(page: Page, seat: int) -> Locator:
    return page.locator(f"input[name=name-{seat}]")


def called(page: Page, *names: str) -> None:
    """Write down who plays."""
    for seat, each in enumerate(names):
        name(page, seat).fill(each)
        name(page, seat).press("Tab")


def press(page: Page, *texts: str) -> None:
    for text in texts:
        page.locator(".sheet").get_by_role("button", name=text, exact=True).click()


def totals(page: Page) -> Locator:
    return page.locator(".result-of-sheet .total td")


def column(page: Page, who: str) -> Locator:
    return page.locator(".result-of-sheet table", has=page.locator("caption", has_text=who))


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
    expect(totals(page)).to_have_text(["4", "4", "3"])
    expect(people.first).to_contain_text("group 3")
    anna.fits()
    anna.examine()
    called(page, "Anna", "Ben", "")
    expect(page.locator("input[name^=name-]")).to_have_count(3)
    expect(name(page, 2)).to_have_value("Cleo")
    called(page, "Anna", "Ben", "Clea")
    expect(column(page, "Clea")).to_have_count(1)
    page.reload()
    expect(totals(page)).to_have_text(["4", "4", "3"])
    press(page, "Share")
    page.locator(".sheet .code").wait_for()
    link = page.locator(".sheet .share input").input_value()
    with page.expect_download() as download:
        page.locator(".sheet a[download]").click()
    download.value.save_as(tmp_path / "sheet.json")
    assert json.loads((tmp_path / "sheet.json").read_text("utf-8"))["names"] == ["Anna", "Ben", "Clea"]
    ben = visit(lang="de")
    shown = ben.go(link.removeprefix(ben.url))
    expect(totals(shown)).to_have_text(["4", "4", "3"])
    expect(shown.locator(".sheet .share")).to_contain_text("geteilt")
    shown.locator(".sheet .share .main").click()
    shown.locator(".sheet a[download]").wait_for()
    assert "#" not in shown.url


def test_a_deal_of_5211(visit: Visit) -> None:
    """Cards are tapped, every step is told, and what the box has not is refused with a sentence."""
    anna = visit()
    anna.expected = ["422"]
    page = anna.go("/companion/g5211")
    called(page, "Anna", "Ben", "Cleo")
    called(page, "", "Ben")
    expect(name(page, 0)).to_have_value("Ben")
    called(page, "Anna", "Ben")
    for cards in (("Y2", "Y2", "Y3", "G1"), ("Y3", "Y4", "G2", "O6")):
        press(page, *cards)
    expect(page.locator(".sheet .steps")).to_contain_text("Disaster")
    expect(totals(page)).to_have_text(["1", "2"])
    anna.fits()
    anna.examine()
    press(page, "Next deal")
    press(page, "O6")
    expect(page.locator(".result-of-sheet .notice")).to_contain_text("orange 6")


def test_a_score_pad_of_isle_of_cats(visit: Visit) -> None:
    """Counted or tile by tile: a family, rats and rooms by tapping; lessons by a word; a cat on the boat's picture."""
    anna = visit(device="phone", lang="de")
    page = anna.go("/companion/isle_of_cats")
    called(page, "Anna", "Ben")
    expect(totals(page)).to_have_text(["-54", "-54"])
    press(page, "rot")
    expect(page.locator(".result-of-sheet tr", has_text="rot")).to_have_count(1)
    expect(totals(page)).to_have_text(["-46", "-54"])
    press(page, "Plättchen für Plättchen")
    boat = page.locator(".sheet svg.boat")
    boat.scroll_into_view_if_needed()
    frame = boat.bounding_box()
    assert frame
    boat.click(position={"x": frame["width"] * 0.5, "y": frame["height"] * 0.5})
    page.locator(".sheet svg.boat .laid").wait_for()
    expect(totals(page).first).not_to_have_text("-46")
    anna.fits()
    anna.examine()
    boat.click(position={"x": frame["width"] * 0.5, "y": frame["height"] * 0.5})
    page.locator(".sheet svg.boat .laid").wait_for(state="detached")


def test_boats_stay_with_their_people(visit: Visit) -> None:
    """An emptied name takes nobody's boat: who has one stays, who has none goes, and the others keep theirs."""
    page = visit().go("/companion/isle_of_cats")
    called(page, "Anna", "Ben", "Cleo")
    whose = page.get_by_role("group", name="Whose")
    whose.get_by_role("button", name="Cleo", exact=True).click()
    press(page, "red")
    expect(column(page, "Cleo").locator(".total td")).to_have_text("-46")
    first = page.get_by_role("group", name="Who is first")
    first.get_by_role("button", name="Cleo", exact=True).click()
    called(page, "Anna", "")
    expect(page.locator(".result-of-sheet caption")).to_have_text(["Anna", "Cleo ★"])
    expect(totals(page)).to_have_text(["-54", "-46"])
    expect(whose.get_by_role("button", name="Cleo", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(first.get_by_role("button", name="Cleo", exact=True)).to_have_attribute("aria-pressed", "true")
    called(page, "Anna", "")
    expect(name(page, 1)).to_have_value("Cleo")
    called(page, "Anna", "Cleo", "Dora")
    expect(totals(page)).to_have_text(["-54", "-46", "-54"])


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
    expect(page.locator(".companion")).not_to_contain_text("Player 1: 23 clues")
    press(page, "a correction")
    page.locator("[data-hex=C4]").click()
    page.locator(".relay").first.wait_for()
    expect(page.locator(".companion ol")).to_contain_text("puts a piece of the other kind there")
    anna.fits()
    anna.examine()
    page.reload()
    expect(page.locator("[data-hex=C4]")).to_have_attribute("aria-label", "C4, Player 1 cube")
