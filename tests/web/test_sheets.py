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
    """Write down who plays, and go on to the sheet."""
    page.locator(".sheet .who").wait_for()
    rest(page)
    if page.locator(".sheet .who.closed").count():
        page.locator(".sheet .who button").click()
        rest(page)
    for seat, each in enumerate(names):
        name(page, seat).fill(each)
        name(page, seat).press("Tab")
        rest(page)
    page.locator(".sheet .thumb-keys .main").click()
    rest(page)


def count(page: Page, title: str, value: int) -> None:
    """Type a number into one of the counters."""
    field = page.get_by_role("group", name=title, exact=True).locator("input")
    field.fill(str(value))
    field.press("Tab")
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
    for seat, (prediction, tricks) in enumerate([(1, 1), (3, 4), (4, 3)]):
        predictions = page.locator(".sheet .predictions fieldset").nth(seat)
        predictions.get_by_role("button", name=str(prediction), exact=True).click()
        counter = page.locator(".sheet .counter").nth(seat)
        for trick in range(tricks):
            counter.get_by_role("button").last.click()
            expect(counter.locator("input")).to_have_value(str(trick + 1 if seat else trick))
        if not seat:
            counter.get_by_role("button").last.click()
    press(page, "1 red", "2 red", "2 blue")
    page.locator(".sheet fieldset").last.get_by_role("button", name="Ben", exact=True).click()
    press(page, "5 green")
    expect(totals(page)).to_have_text(["4", "4", "3"])
    expect(page.locator(".sheet fieldset").last).to_contain_text("Anna · group of 3")
    anna.fits()
    anna.examine()
    called(page, "Anna", "Ben", "")
    expect(column(page, "Cleo")).to_have_count(1)
    called(page, "Anna", "Ben", "Clea")
    expect(column(page, "Clea")).to_have_count(1)
    page.reload()
    expect(totals(page)).to_have_text(["4", "4", "3"])
    press(page, "Send a copy")
    page.locator(".sheet .code").wait_for()
    link = page.locator(".sheet .share input[readonly]").input_value()
    with page.expect_download() as download:
        page.locator(".sheet a[download]").click()
    download.value.save_as(tmp_path / "sheet.json")
    assert json.loads((tmp_path / "sheet.json").read_text("utf-8"))["names"] == ["Anna", "Ben", "Clea"]
    ben = visit(lang="de")
    shown = ben.go(link.removeprefix(ben.url))
    expect(totals(shown)).to_have_text(["4", "4", "3"])
    expect(shown.locator(".sheet .visiting")).to_contain_text("geteilt")
    shown.locator(".sheet .visiting .main").click()
    shown.locator(".sheet a[download]").wait_for()
    assert "#" not in shown.url


def test_a_tap_is_undone(visit: Visit) -> None:
    """On a phone: a wrong tap is taken back with one key at the bottom edge; the others' taps stay."""
    anna = visit(device="phone")
    page = anna.go("/companion/cat_in_the_box")
    called(page, "Anna", "Ben", "Cleo")
    tricks = [page.locator(".sheet .counter").nth(seat) for seat in (0, 1)]
    expect(tricks[0].locator("input")).to_have_value("")
    count(page, "Tricks of Anna", 1)
    expect(tricks[0].locator("input")).to_have_value("1")
    press(page, "Undo")
    expect(tricks[0].locator("input")).to_have_value("")
    count(page, "Tricks of Anna", 1)
    press(page, "Write with several phones")
    guest = visit(device="phone")
    ben = guest.go(page.locator(".sheet .share input[readonly]").first.input_value().removeprefix(guest.url))
    count(ben, "Tricks of Ben", 3)
    expect(tricks[1].locator("input")).to_have_value("3")
    count(page, "Tricks of Anna", 2)
    press(page, "Undo")
    expect(tricks[0].locator("input")).to_have_value("1")
    expect(tricks[1].locator("input")).to_have_value("3")


def test_a_sheet_is_opened_from_its_file(visit: Visit, tmp_path: Path) -> None:
    """What was saved on one device goes on elsewhere; another file is refused with a sentence."""
    page = visit().go("/companion/g5211")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[]", "utf-8")
    page.locator(".sheet input[type=file]").set_input_files(wrong)
    expect(page.locator(".sheet .share")).to_contain_text("not a sheet of this game")
    called(page, "Anna", "Ben")
    press(page, "Y2")
    with page.expect_download() as download:
        page.locator(".sheet a[download]").click()
    saved = tmp_path / "sheet.json"
    download.value.save_as(saved)
    other = visit().go("/companion/g5211")
    other.locator(".sheet input[type=file]").set_input_files(saved)
    expect(other.get_by_role("button", name="Anna 1/4")).to_be_visible()


def test_a_sheet_is_written_together(visit: Visit) -> None:
    """What one writes the others see; both ends of a sheet can be filled at once; by the other link one only looks."""
    anna = visit().go("/companion/g5211")
    called(anna, "Anna", "Ben")
    press(anna, "Y2", "Write with several phones")
    links = anna.locator(".sheet .share input[readonly]")
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
    called(page, "")
    expect(page.locator(".sheet .who")).to_contain_text("Ben, Cleo")
    press(page, "Change")
    name(page, 1).fill("Ben")
    name(page, 1).press("Tab")
    expect(page.locator(".sheet .who .notice")).to_contain_text("Ben")
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
    expect(page.locator(".result-of-sheet .missing")).to_have_count(2)
    expect(totals(page)).to_have_count(0)
    press(page, "rot")
    expect(page.locator(".result-of-sheet tr", has_text="rot")).to_have_count(1)
    expect(totals(page)).to_have_text(["8 + ?"])
    press(page, "Plättchen für Plättchen")
    expect(totals(page)).to_have_count(0)
    boat = page.locator(".sheet svg.boat")
    boat.scroll_into_view_if_needed()
    be_still(page)
    frame = boat.bounding_box()
    assert frame
    boat.click(position={"x": frame["width"] * 0.5, "y": frame["height"] * 0.5})
    page.locator(".sheet svg.boat .laid").wait_for()
    expect(totals(page)).to_have_count(1)
    anna.fits()
    anna.examine()
    boat.click(position={"x": frame["width"] * 0.5, "y": frame["height"] * 0.5})
    page.locator(".sheet svg.boat .laid").wait_for(state="detached")


def test_a_tile_is_dragged(visit: Visit) -> None:
    """From the tray onto the boat, from there to another place, and off it again."""
    page = visit().go("/companion/isle_of_cats")
    called(page, "Anna")
    boat = page.locator(".sheet svg.boat")
    expect(page.locator(".result-of-sheet .missing")).to_contain_text("Boat")
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


def test_predictions_without_a_net(visit: Visit) -> None:
    """What can be predicted, and the fields to tap, are known without asking anybody."""
    anna = visit(worker="welcome")
    anna.expected = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]
    page = anna.go("/companion/cat_in_the_box")
    page.locator(".kept").wait_for()
    anna.context.set_offline(True)
    page.reload()
    called(page, "Anna", "Ben", "Cleo")
    expect(page.locator(".predictions button")).to_have_count(9)
    page.locator(".predictions button").first.click()
    expect(page.locator(".predictions [aria-pressed=true]")).to_have_text("1")


def test_boats_stay_with_their_people(visit: Visit) -> None:
    """An emptied name takes nobody's boat: who has one stays, who has none goes, and the others keep theirs."""
    page = visit().go("/companion/isle_of_cats")
    called(page, "Anna", "Ben", "Cleo")
    whose = page.get_by_role("group", name="Whose")
    whose.get_by_role("button", name="Cleo", exact=True).click()
    press(page, "red")
    expect(column(page, "Cleo").locator(".total td")).to_have_text("8 + ?")
    press(page, "Change")
    first = page.get_by_role("group", name="Who is first")
    first.get_by_role("button", name="Cleo", exact=True).click()
    called(page, "Anna", "")
    expect(page.locator(".sheet .who")).to_contain_text("Anna, Cleo")
    expect(totals(page)).to_have_text(["8 + ?"])
    expect(whose.get_by_role("button", name="Cleo", exact=True)).to_have_attribute("aria-pressed", "true")
    press(page, "Change")
    expect(first.get_by_role("button", name="Cleo", exact=True)).to_have_attribute("aria-pressed", "true")
    called(page, "Anna", "")
    expect(page.locator(".sheet .who")).to_contain_text("Anna, Cleo")
    called(page, "Anna", "Cleo", "Dora")
    expect(page.locator(".result-of-sheet .missing")).to_have_count(3)


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
    press(page, "cube")
    page.locator(".note-hex.shut").first.wait_for()
    expect(page.locator(".companion")).not_to_contain_text("Player 1: 23 clues")
    page.locator("[data-hex=C4]").click()
    press(page, "Correct")
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
    press(page, "Write with several phones")
    links = page.locator(".sheet .share input[readonly]")
    expect(links).to_have_count(2)
    ben = visit()
    book = ben.go(links.first.input_value().removeprefix(ben.url))
    expect(book.locator("[data-hex=C4]")).to_have_attribute("aria-label", "C4, Player 1 cube")
    book.locator("[data-hex=D5]").click()
    press(book, "disc")
    expect(page.locator("[data-hex=D5]")).to_have_attribute("aria-label", "D5, Player 1 disc")
    assert sent
    assert not any("on_forest_or_desert" in body for body in sent)
