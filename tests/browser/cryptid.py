"""Cryptid as a person plays it: pick a hex on the map, then what to do there; the notebook says where to look."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def play(page: Page) -> None:
    """Make one move on the board: answer, lay a piece, ask about a hex that the notebook leaves, or search it."""
    answer = page.locator(".answer button")
    if answer.count():
        answer.first.click()
        return
    board = page.locator(".cryptid-board")
    laid = board.locator(".hits polygon.open")
    if laid.count():
        laid.nth(laid.count() // 2).press("Enter")
        board.locator(".menu button.main").first.click()
        return
    keep_books(board)
    menu = board.locator(".menu")
    left = board.locator(".hits polygon.lighted")
    for at in range(left.count()):
        left.nth(at).press("Enter")
        asking = menu.locator("button.main[data-do^='ask']")
        if asking.count():
            asking.first.click()
            return
        searching = menu.locator("button.main[data-do^='search']")
        if searching.count():
            searching.click()
            return
        page.keyboard.press("Escape")
    raise AssertionError("the notebook leaves no hex")


def keep_books(board: Locator) -> None:
    """Let the notebook strike out clues by itself, and light up the hexes that are left."""
    sheet = board.locator("details.sheet")
    if sheet.get_attribute("open") is None:
        sheet.locator("summary").click()
    sheet.locator("input[type=checkbox]").check()
    shown = sheet.locator(".books button")
    if shown.get_attribute("aria-pressed") != "true":
        shown.click()
    board.locator(".hits polygon.lighted").first.wait_for()
