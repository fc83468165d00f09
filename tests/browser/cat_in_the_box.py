"""Cat in the Box played on its board, by clicking or tapping like a person."""

from __future__ import annotations

from playwright.sync_api import Page


def play(page: Page) -> None:
    """Make one move on the board if it is this page's turn; a round's score is put away first."""
    page.wait_for_selector(".table[data-present=true]")
    go_on = page.locator(".cb-go-on")
    if go_on.count():
        go_on.click()
    if predictions := page.locator(".cb-predict button:enabled").all():
        predictions[len(predictions) // 2].click()
        return
    cards = page.locator(".cb-pick:enabled:not([aria-disabled]):not(.stuck)")
    if not cards.count():
        return
    card = cards.nth(cards.count() // 2)
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    bury = page.locator(".cb-bury")
    if bury.count():
        bury.click()
        return
    open_colours = page.locator(".cb-colour:enabled:not(.closed)")
    safe = page.locator(".cb-colour:enabled:not(.closed):not(.danger)")
    (safe if safe.count() else open_colours).first.click()
