"""5211 played on its board, by pressing like a person."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.hand import make

MOVE = """async ({ all, find, press, rest, until }) => {
  await until(() => find(".table[data-present=true]"));
  await rest();
  const able = ".ft-pick:enabled:not([aria-disabled])";
  for (let card = 0; !find(".ft-confirm") && card < all(able).length; card += 1) {
    if (all(able)[card].getAttribute("aria-pressed") !== "true") await press(able, card);
  }
  if (find(".ft-confirm:enabled")) await press(".ft-confirm:enabled");
}"""


def play(page: Page) -> None:
    """Choose cards and confirm if it is this page's turn."""
    make(page, MOVE)
