"""Playing Isle of Cats by hand: on the boat, in the fields and with the cards, never with the list of moves."""

from __future__ import annotations

from playwright.sync_api import Page

ASKING = ".isle[aria-busy=false]:has(.placing, .picker, .choices, .fields [data-move], .boat [data-move])"


def play(page: Page) -> None:
    """Answer whatever the board asks now, as a person would who takes what comes first."""
    page.wait_for_selector(f"{ASKING}, .table:not([data-state=yours])")
    isle = page.locator(ASKING)
    if not isle.count():
        return
    for part, answer in ((".placing", place), (".picker", pick)):
        if isle.locator(part).count():
            return answer(page)
    for part in (".fields", ".boat", ".choices"):
        if isle.locator(f"{part} [data-move]").count():
            return isle.locator(f"{part} [data-move]").first.click()


def place(page: Page) -> None:
    """Put the tile down where it hovers; it starts at a place where it may lie."""
    page.locator(".isle .drop:not([aria-disabled=true])").click()


def pick(page: Page) -> None:
    """Pick cards from the left until it is enough, or the purse is; then say so."""
    picker = page.locator(".isle .picker")
    confirm = picker.locator(".confirm")
    cards = picker.locator("button.card:not(.on):not(.dear)")
    if "draft" in (picker.get_attribute("class") or ""):
        while confirm.is_disabled():
            cards.first.click()
    else:
        for _ in range(4):
            if cards.count():
                cards.first.click()
    confirm.click()


def point_of(page: Page, column: float, row: float) -> tuple[float, float]:
    """Where on the screen a spot of the boat's grid is."""
    found = page.locator(".isle .boat").last.evaluate(
        """(boat, [column, row]) => {
            const point = new DOMPoint(10 * column, 10 * row).matrixTransform(boat.getScreenCTM());
            return [point.x, point.y];
        }""",
        [column, row],
    )
    return found[0], found[1]
