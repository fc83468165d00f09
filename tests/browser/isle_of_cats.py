"""Playing Isle of Cats by hand: on the boat, in the fields and with the cards, never with the list of moves."""

from __future__ import annotations

from playwright.sync_api import Page


def play(page: Page) -> None:
    """Answer whatever the board asks now, as a person would who takes what comes first."""
    page.wait_for_selector(".isle[aria-busy=false]")
    isle = page.locator(".isle")
    if isle.locator(".placing").count():
        place(page)
    elif isle.locator(".picker").count():
        pick(page)
    elif isle.locator(".fields [data-move]").count():
        isle.locator(".fields [data-move]").first.click()
    elif isle.locator(".boat [data-move]").count():
        isle.locator(".boat [data-move]").first.click()
    else:
        isle.locator(".choices [data-move]").first.click()


def place(page: Page) -> None:
    """Put the tile down where it hovers; it starts at a place where it may lie."""
    page.locator(".isle .drop:not([aria-disabled=true])").click()


def pick(page: Page) -> None:
    """Pick cards from the left until it is enough, or the purse is; then say so."""
    picker = page.locator(".isle .picker")
    confirm = picker.locator(".confirm")
    cards = picker.locator("button.card:not(.on):not(.dear)")
    if picker.get_attribute("class") == "picker draft":
        while confirm.is_disabled():
            cards.first.click()
    else:
        for _ in range(4):
            if cards.count():
                cards.first.click()
    confirm.click()
