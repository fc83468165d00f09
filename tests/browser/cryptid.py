"""Cryptid as a person plays it: pick a hex on the map, then what to do there; the notebook says where to look."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

COLUMNS = "ABCDEFGHIJKL"


def play(page: Page) -> None:
    """Make one honest move: answer, lay a piece, ask about a hex that the notebook leaves, or search it."""
    board = page.locator(".cryptid-board")
    if board.locator(".answer").count():
        answer(board)
    elif board.locator(".hits polygon.open").count():
        lay(board)
    else:
        ask(board)


def answer(board: Locator) -> None:
    """By hand: a disc if the own clue lights the hex that is asked about, else a cube."""
    named = re.search(r"\b([A-L])([1-9])\b", board.locator(".answer").get_attribute("aria-label") or "")
    assert named
    at = 12 * (int(named[2]) - 1) + COLUMNS.index(named[1])
    show_own_clue(board)
    fits = board.locator(f".hits polygon.lighted[data-hex='{at}']").count()
    board.locator(".answer button").nth(0 if fits else 1).click()


def lay(board: Locator) -> None:
    """Lay the piece that is due: a cube in the shade of the own clue, a disc in its light."""
    show_own_clue(board)
    for place in (".open:not(.lighted)", ".open.lighted"):
        hexes = board.locator(f".hits polygon{place}")
        if not hexes.count():
            continue
        hexes.nth(hexes.count() // 2).press("Enter")
        due = board.locator(".menu .deeds button").first
        if ("cube" in (due.get_attribute("data-do") or "")) == (place != ".open.lighted"):
            due.click()
            return
        due.press("Escape")
    raise AssertionError("no hex for the piece")


def ask(board: Locator) -> None:
    """Ask about the first hex that the notebook leaves; search it if nobody is left to ask."""
    keep_books(board)
    left = board.locator(".hits polygon.lighted")
    for at in range(left.count()):
        left.nth(at).press("Enter")
        asking = board.locator(".menu button.main[data-do^='ask']")
        searching = board.locator(".menu button.main[data-do^='search']")
        if asking.count() or searching.count():
            (asking if asking.count() else searching).first.click()
            return
        board.locator(".menu button").first.press("Escape")
    raise AssertionError("the notebook leaves no hex")


def show_own_clue(board: Locator) -> None:
    """Light up the hexes on which the own clue holds."""
    where = board.locator(".clue-where")
    if where.get_attribute("aria-pressed") != "true":
        where.click()
    board.locator(".hits polygon.lighted").first.wait_for()


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
