"""Playing Isle of Cats by hand: on the boat, in the fields and with the cards, never with the list of moves."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.hand import make

ASKING = ".table:has(.isle-dock[aria-busy=false]):has(.isle :is(.placing, .picker, [data-move]))"
"""Whether the board asks for something that is not answered by itself."""


MOVE = """async ({ find, press, rest, until }, asking) => {
  await until(() => find(`${asking}, .table:not([data-state=yours])`));
  await rest();
  if (!find(asking)) return;
  if (find(".isle .placing")) return press(".isle .drop:not([aria-disabled=true])");
  if (find(".isle .picker")) {
    const cards = ".isle .picker button.card:not(.on):not(.dear)";
    const drafts = find(".isle .picker.draft");
    const more = (picked) => drafts ? find(".isle .confirm").disabled : picked < 4 && find(cards);
    for (let picked = 0; more(picked); picked += 1) await press(cards);
    return press(".isle .confirm");
  }
  for (const part of [".fields", ".boat", ".choices", ".deed"]) {
    if (find(`.isle ${part} [data-move]`)) return press(`.isle ${part} [data-move]`);
  }
}"""


def play(page: Page) -> None:
    """Answer whatever the board asks now: the first cat or place, cards from the left until it is enough."""
    make(page, MOVE, ASKING)


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
