"""Several tabs, and records from elsewhere."""

from __future__ import annotations

from playwright.sync_api import FilePayload, Page, expect

from tests.site.conftest import Visit
from tests.web.visitor import golden


def said(page: Page, text: str) -> None:
    expect(page.locator("dialog.opening [role=alert]")).to_contain_text(text)


def test_a_second_tab(visit: Visit) -> None:
    """It says that the tables are open elsewhere, takes them over when asked to, and the first one says so then."""
    anna = visit()
    first = anna.go()
    first.locator(".front .main").click()
    first.locator("p.opening, .table").wait_for()
    second = anna.context.new_page()
    second.goto(anna.url + "/")
    said(second, "another tab")
    anna.examine()
    second.locator("dialog.opening .main").click()
    expect(second.locator("p.opening, .table")).to_be_visible()
    said(first, "another tab")


def test_records_come_and_go(visit: Visit) -> None:
    """A record from elsewhere is looked at, one of a newer version refused; both ways through the lobby."""
    anna = visit(lang="de")
    page = anna.go()
    old = golden("g5211", "ordinary-end.kt")
    page.set_input_files(".join input[type=file]", written(old.replace("katzentisch 1", "katzentisch 9")))
    expect(page.locator(".join .notice")).to_be_visible()
    page.set_input_files(".join input[type=file]", written(old))
    expect(page.locator(".replay[data-ply]")).to_be_visible()


def written(record: str) -> FilePayload:
    return {"name": "match.kt", "mimeType": "text/plain", "buffer": record.encode()}
