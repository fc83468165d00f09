"""Cat in the Box played on its board, by pressing like a person."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.hand import make

MOVE = """async ({ all, find, press, rest, until }) => {
  await until(() => find(".table[data-present=true]"));
  await rest();
  const predictions = all(".cb-predict button:enabled").length;
  if (predictions) return press(".cb-predict button:enabled", Math.floor(predictions / 2));
  const able = ".cb-pick:enabled:not([aria-disabled]):not(.stuck)";
  const cards = all(able).length;
  if (!cards) return;
  const at = Math.floor(cards / 2);
  if (!find(".cb-bury, .cb-colour:enabled")) await press(able, at);
  if (find(".cb-bury")) return press(".cb-bury");
  const open = ".cb-colour:enabled";
  return press(find(`${open}:not(.danger)`) ? `${open}:not(.danger)` : open);
}"""


def play(page: Page) -> None:
    """Make one move on the board if it is this page's turn."""
    make(page, MOVE)
