"""5211 played on its board, by clicking or tapping like a person."""

from __future__ import annotations

from playwright.sync_api import Page


def play(page: Page) -> None:
    """Choose cards and confirm if it is this page's turn; the story of a scored deal is put away first."""
    page.wait_for_selector(".table[data-present=true]")
    go_on = page.locator(".ft-go-on")
    if go_on.count():
        go_on.click()
    confirm = page.locator(".ft-confirm:enabled")
    if not confirm.count():
        return
    for card in page.locator(".ft-pick:enabled").all():
        if confirm.get_attribute("aria-disabled") != "true":
            break
        if card.get_attribute("aria-pressed") != "true":
            card.click()
    confirm.click()
