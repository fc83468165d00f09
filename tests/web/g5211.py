"""5211 played on its board, by pressing like a person."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.hand import make

MOVE = """async ({ all, find, press, until }) => {
  await until(() => find(".table[data-present=true]"));
  if (find(".ft-go-on")) await press(".ft-go-on");
  if (!find(".ft-confirm:enabled")) return;
  const more = () => find(".ft-confirm").getAttribute("aria-disabled") === "true";
  for (let card = 0; more() && card < all(".ft-pick:enabled").length; card += 1) {
    if (all(".ft-pick:enabled")[card].getAttribute("aria-pressed") !== "true") await press(".ft-pick:enabled", card);
  }
  await press(".ft-confirm:enabled");
}"""


def play(page: Page) -> None:
    """Choose cards and confirm if it is this page's turn; the story of a scored deal is put away first."""
    make(page, MOVE)
