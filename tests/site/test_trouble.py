"""What can go wrong without a server is said in a sentence, in both languages, and nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from katzentisch.core.words import Words
from tests.site.conftest import Visit
from tests.site.host import Host

CUT = 1_500_000
"""Bytes after which every file ends: more than the engines have, less than the library."""
LACKS = {
    "unfit": "Object.defineProperty(navigator, 'locks', { value: undefined })",
    "unkept": "indexedDB.open = () => { throw new DOMException('private', 'SecurityError'); }",
}


def said(page: Page, text: str) -> None:
    expect(page.locator("dialog.opening [role=alert]")).to_contain_text(text)


@pytest.mark.parametrize(("why", "lang", "text"), [("unfit", "de", "WebAssembly"), ("unkept", "en", "free some space")])
def test_a_browser_that_lacks_something(visit: Visit, host: Host, why: str, lang: str, text: str) -> None:
    """It is said before anything large is loaded, and the lobby goes on."""
    anna = visit(lang=lang)
    anna.context.add_init_script(LACKS[why])
    page = anna.go()
    page.locator(".front .main").click()
    said(page, text)
    anna.examine()
    page.locator("dialog.opening header button").click()
    expect(page.locator(".front .notice")).to_be_visible()
    expect(page.locator(".front .main")).to_be_enabled()
    assert not [path for path, _ in host.sent if path.endswith(".pack")]


def test_a_browser_that_is_too_old(visit: Visit) -> None:
    """One that knows no import maps is told so, in both languages."""
    anna = visit()
    anna.context.add_init_script("delete HTMLScriptElement.supports")
    page = anna.page
    page.goto(anna.url + "/")
    for lang in ("en", "de"):
        expect(page.get_by_text(Words(lang).say("page-too-old"))).to_be_visible()


def test_an_interrupted_download(visit: Visit, host: Host) -> None:
    """What has come whole is kept, the rest comes when somebody tries again."""
    anna = visit()
    anna.expected = ["ERR_CONTENT_LENGTH_MISMATCH"]
    page = anna.go()
    expect(page.locator(".front small")).to_contain_text("MB")
    host.limit = CUT
    page.locator(".front .main").click()
    said(page, "interrupted")
    host.limit = None
    come = {path for path, size in host.sent if path.endswith(".pack") and size <= CUT}
    host.sent.clear()
    page.locator("dialog.opening .main").click()
    page.wait_for_selector(".table[data-state=yours]")
    again = {path for path, _ in host.sent}
    assert come
    assert not come & again
    assert [path for path in again if path.endswith("library.pack")]
