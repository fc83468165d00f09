"""Sheets for people with the box: filled in by tapping, judged by the rules, kept, shared and taken along."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.hand import be_still, rest


def name(page: Page, seat: int) -> Locator:
    return page.locator(f"input[name=name-{seat}]")


def called(page: Page, *names: str) -> None:
    """Write down who plays."""
    for seat, each in enumerate(names):
        name(page, seat).fill(each)
        name(page, seat).press("Tab")
        rest(page)


def press(page: Page, *texts: str) -> None:
    for text in texts:
        page.locator(".sheet").get_by_role("button", name=text, exact=True).click()
        rest(page)


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
        for trick in range(tricks):
            people.nth(seat).locator(".counter button").last.click()
            expect(people.nth(seat).locator(".counter strong")).to_have_text(str(trick + 1))
    press(page, "1 red", "2 red", "2 blue")
    page.locator(".sheet fieldset").last.get_by_role("button", name="Ben", exact=True).click()
    press(page, "5 green")
    expect(totals(page)).to_have_text(["4", "4", "3"])
    expect(people.first).to_contain_text("group of 3")
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


def test_a_tap_is_undone_and_the_first_player_is_drawn(visit: Visit) -> None:
    """On a phone: a wrong tap is taken back with one button, and the page draws who starts."""
    anna = visit(device="phone")
    page = anna.go("/companion/cat_in_the_box")
    called(page, "Anna", "Ben", "Cleo")
    tricks = page.locator(".sheet .people > div").first.locator(".counter strong")
    expect(tricks).to_have_text("0")
    page.locator(".sheet .people > div").first.locator(".counter button").last.click()
    expect(tricks).to_have_text("1")
    press(page, "Undo")
    expect(tricks).to_have_text("0")
    press(page, "Pick at random")
    expect(page.locator(".sheet fieldset.one-of").first.locator("[aria-pressed=true]")).to_have_count(1)


def test_a_sheet_is_written_together(visit: Visit) -> None:
    """What one writes the others see; both ends of a sheet can be filled at once; by the other link one only looks."""
    anna = visit().go("/companion/g5211")
    called(anna, "Anna", "Ben")
    press(anna, "Y2", "Edit together")
    links = anna.locator(".sheet .share input")
    expect(links).to_have_count(2)
    writing, looking = (links.nth(each).input_value() for each in (0, 1))
    anna.locator(".sheet .code").wait_for()
    guest = visit(device="phone")
    ben = guest.go(writing.removeprefix(guest.url))
    expect(ben.locator(".sheet .row button")).to_have_count(1)
    assert "#" not in ben.url
    ben.get_by_role("button", name="Ben 0/4").click()
    press(ben, "Y3")
    press(anna, "Y2")
    expect(anna.get_by_role("button", name="Ben 1/4")).to_be_visible()
    expect(ben.get_by_role("button", name="Anna 2/4")).to_be_visible()
    onlooker = visit()
    cleo = onlooker.go(looking.removeprefix(onlooker.url))
    expect(cleo.locator(".sheet .row button")).to_have_count(2)
    press(cleo, "G1")
    expect(cleo.locator(".sheet .row button")).to_have_count(2)
    ben.reload()
    press(ben, "G2")
    expect(cleo.get_by_role("button", name="Anna 3/4")).to_be_visible()
    guest.fits()
    guest.examine()
    press(ben, "Leave and continue with a copy")
    press(ben, "G2")
    expect(ben.get_by_role("button", name="Anna 4/4")).to_be_visible()
    called(anna, "Ann")
    expect(cleo.get_by_role("button", name="Ann 3/4")).to_be_visible()


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
    expect(totals(page)).to_have_text(["−54", "−54"])
    press(page, "rot")
    expect(page.locator(".result-of-sheet tr", has_text="rot")).to_have_count(1)
    expect(totals(page)).to_have_text(["−46", "−54"])
    press(page, "Plättchen für Plättchen")
    boat = page.locator(".sheet svg.boat")
    boat.scroll_into_view_if_needed()
    be_still(page)
    frame = boat.bounding_box()
    assert frame
    boat.click(position={"x": frame["width"] * 0.5, "y": frame["height"] * 0.5})
    page.locator(".sheet svg.boat .laid").wait_for()
    expect(totals(page).first).not_to_have_text("−46")
    anna.fits()
    anna.examine()
    boat.click(position={"x": frame["width"] * 0.5, "y": frame["height"] * 0.5})
    page.locator(".sheet svg.boat .laid").wait_for(state="detached")


def test_a_tile_is_dragged(visit: Visit) -> None:
    """From the tray onto the boat, from there to another place, and off it again."""
    page = visit().go("/companion/isle_of_cats")
    called(page, "Anna")
    boat = page.locator(".sheet svg.boat")
    expect(totals(page).first).to_have_text("−54")
    page.locator(".sheet .tools").evaluate("tools => tools.scrollIntoView({ block: 'center' })")
    tray = page.locator(".sheet .tray button").first
    laid = page.locator(".sheet svg.boat .laid")

    def drag(start: Locator, end: Locator, across: float = 0.5) -> None:
        be_still(page)
        here, there = start.bounding_box(), end.bounding_box()
        assert here
        assert there
        page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
        page.mouse.down()
        page.mouse.move(there["x"] + there["width"] * across, there["y"] + there["height"] / 2, steps=4)
        expect(page.locator(".sheet svg.boat .carried").first).to_be_visible()
        page.mouse.up()
        expect(page.locator(".sheet svg.boat .carried")).to_have_count(0)

    with page.expect_response("**/api/sheets/*"):
        drag(tray, boat)
    expect(laid).to_have_count(1)
    be_still(page)
    before, frame = laid.bounding_box(), boat.bounding_box()
    drag(laid, boat, 0.7)
    expect(laid).to_have_count(1)
    be_still(page)
    after = laid.bounding_box()
    assert before
    assert after
    assert frame
    assert after["x"] > before["x"] + frame["width"] * 0.1
    drag(laid, tray)
    expect(laid).to_have_count(0)


def test_a_sheet_without_a_net(visit: Visit) -> None:
    """Once the page is kept it opens without a net; what is written stays, and counts when the net is back."""
    anna = visit(worker="welcome")
    anna.expected = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]
    page = anna.go("/companion/g5211")
    called(page, "Anna", "Ben")
    press(page, "Y2")
    page.locator(".kept").wait_for()
    anna.context.set_offline(True)
    page.reload()
    expect(page.locator(".sheet .row button")).to_have_count(1)
    press(page, "Y2", "Y3", "G1", "Y3", "Y4", "G2", "O6")
    expect(page.locator(".result-of-sheet .notice")).to_contain_text("You are offline")
    expect(totals(page)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Ben 4/4")).to_be_visible()
    anna.context.set_offline(False)
    expect(totals(page)).to_have_text(["1", "2"])


def test_boats_stay_with_their_people(visit: Visit) -> None:
    """An emptied name takes nobody's boat: who has one stays, who has none goes, and the others keep theirs."""
    page = visit().go("/companion/isle_of_cats")
    called(page, "Anna", "Ben", "Cleo")
    whose = page.get_by_role("group", name="Whose")
    whose.get_by_role("button", name="Cleo", exact=True).click()
    press(page, "red")
    expect(column(page, "Cleo").locator(".total td")).to_have_text("−46")
    first = page.get_by_role("group", name="Who is first")
    first.get_by_role("button", name="Cleo", exact=True).click()
    called(page, "Anna", "")
    expect(page.locator(".result-of-sheet caption")).to_have_text(["Anna", "Cleo ★"])
    expect(totals(page)).to_have_text(["−54", "−46"])
    expect(whose.get_by_role("button", name="Cleo", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(first.get_by_role("button", name="Cleo", exact=True)).to_have_attribute("aria-pressed", "true")
    called(page, "Anna", "")
    expect(name(page, 1)).to_have_value("Cleo")
    called(page, "Anna", "Cleo", "Dora")
    expect(totals(page)).to_have_text(["−54", "−46", "−54"])


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
    expect(page.locator(".companion ol")).to_contain_text("for a piece of the other kind")
    anna.fits()
    anna.examine()
    page.reload()
    expect(page.locator("[data-hex=C4]")).to_have_attribute("aria-label", "C4, Player 1 cube")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    page.locator(".note-hex.shut").first.wait_for()
    rest(page)
    shut = page.locator(".note-hex.shut").count()
    press(page, "My clue")
    page.locator(".own-clue select").select_option("on_forest_or_desert")
    expect(page.locator(".note-hex.shut")).not_to_have_count(shut)
    press(page, "Hide my clue")
    expect(page.locator(".note-hex.shut")).to_have_count(shut)
    press(page, "Edit together")
    links = page.locator(".sheet .share input[readonly]")
    expect(links).to_have_count(2)
    ben = visit()
    book = ben.go(links.first.input_value().removeprefix(ben.url))
    expect(book.locator("[data-hex=C4]")).to_have_attribute("aria-label", "C4, Player 1 cube")
    book.locator("[data-hex=D5]").click()
    expect(page.locator("[data-hex=D5]")).to_have_attribute("aria-label", "D5, Player 1 cube")
    assert sent
    assert not any("on_forest_or_desert" in body for body in sent)
