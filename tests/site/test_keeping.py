"""What a browser keeps can be saved as a file, deleted, and brought back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from katzentisch.cli import main
from katzentisch.play.record import parse_record
from tests.site.conftest import Visit

NOTHING_LEFT = "() => !Object.keys(localStorage).some((key) => key.startsWith('katzentisch-seen'))"


def test_a_match_leaves_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    """A match that is on goes into a file, its table is deleted once somebody meant it, and the file goes on."""
    anna = visit(device="phone", lang="en")
    page = anna.go()
    page.locator(".front .main").click()
    hand = anna.holds()
    anna.wants_more()
    with page.expect_download() as download:
        page.locator("dialog .keep-file").click()
    file = tmp_path / "match.kt"
    download.value.save_as(file)
    assert parse_record(file.read_text("utf-8")).sealed
    assert main(["verify", str(file)]) == 0

    anna.go()
    page.locator(".tables .clear").click()
    anna.examine()
    page.locator("dialog.clearing .main").click()
    expect(page.locator("dialog.clearing")).to_have_count(0)
    expect(page.locator(".tables li")).to_have_count(1)
    page.locator(".tables .clear").click()
    page.locator("dialog.clearing .ways button").first.click()
    expect(page.locator(".tables")).to_have_count(0)
    page.wait_for_function(NOTHING_LEFT)

    page.locator(".open-more").click()
    page.set_input_files(".upload input[type=file]", file)
    anna.still_holds(hand)
    anna.fits()
