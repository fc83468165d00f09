"""The page that says what Katzentisch is and whose games these are."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from katzentisch.core.catalogue import catalogue
from katzentisch.core.words import LANGUAGES, Words
from tests.web.conftest import Visit


@pytest.mark.parametrize("lang", LANGUAGES)
def test_about_credits_every_game(visit: Visit, lang: str) -> None:
    """In the lobby's menu: unofficial, designers and publishers of each game, what the licence covers."""
    anna = visit(device="phone", lang=lang)
    page = anna.go()
    page.locator(".open-more").click()
    page.locator(".lobby-menu a[href='/about']").click()
    page.wait_for_selector(".about dl")
    for entry in catalogue().values():
        words = Words(lang, entry)
        expect(page.locator(".about dl")).to_contain_text(words.say("credits"))
    expect(page.locator(".about")).to_contain_text("MIT")
    anna.fits()
    anna.examine()
