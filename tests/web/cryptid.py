"""Cryptid as a person plays it: pick a hex on the map, then what to do there; the notebook says where to look."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.hand import make

PLAYER = """({ all, find, press, strike, until }) => {
  const own = async () => {
    await until(() => find(".clue-where"));
    if (find(".clue-where").getAttribute("aria-pressed") !== "true") await press(".clue-where");
    await until(() => find(".hits polygon.lighted"));
  };
  const books = async () => {
    const sheet = ".cryptid-board details.sheet";
    const opened = !find(sheet);
    if (opened) await press(".open-notebook");
    await until(() => find(sheet));
    if (!find(sheet).open) await press(`${sheet} summary`);
    if (!find(`${sheet} input[type=checkbox]`).checked) await press(`${sheet} input[type=checkbox]`);
    if (find(`${sheet} .books button`).getAttribute("aria-pressed") !== "true") await press(`${sheet} .books button`);
    if (opened) await press(".panel header button");
    await until(() => find(".hits polygon.lighted"));
  };
  const answer = async () => {
    const [, column, row] = find(".answer").ariaLabel.match(/\\b([A-L])([1-9])\\b/);
    await own();
    const hex = 12 * (Number(row) - 1) + "ABCDEFGHIJKL".indexOf(column);
    await press(".answer button", find(`.hits polygon.lighted[data-hex='${hex}']`) ? 0 : 1);
  };
  const lay = async () => {
    await own();
    for (const place of [".open:not(.lighted)", ".open.lighted"]) {
      const hexes = all(`.hits polygon${place}`).length;
      if (!hexes) continue;
      await strike(`.hits polygon${place}`, "Enter", Math.floor(hexes / 2));
      const due = await until(() => find(".menu .deeds button"));
      const cube = (due.dataset.do ?? "").includes("cube");
      if (cube === (place !== ".open.lighted")) return press(".menu .deeds button");
      await strike(".menu .deeds button", "Escape");
    }
    throw new Error("no hex for the piece");
  };
  const inquire = async () => {
    for (let at = 0; at < all(".hits polygon.lighted").length; at += 1) {
      await strike(".hits polygon.lighted", "Enter", at);
      await until(() => find(".menu button"));
      for (const deed of ["ask", "search"]) {
        const way = `.menu button.main[data-do^='${deed}']`;
        if (find(way)) return press(way);
      }
      await strike(".menu button", "Escape");
    }
    throw new Error("no hex is left to ask about");
  };
  const notebook = async () => {
    await press(".open-notebook");
    const lit = (await until(() => find(".cryptid-board details.sheet .books button"))).getAttribute("aria-pressed");
    if (lit === "true") await press(".cryptid-board .sheet .clue", 5);
    await press(".panel header button");
    if (lit !== "true") await books();
  };
  const ask = async () => {
    await books();
    await inquire();
  };
  return { answer, ask, books, inquire, lay, notebook };
}"""
"""A honest player: what it lays and answers is true, and it asks about the first hex that the notebook leaves."""

MOVE = """async (hand) => {
  await hand.until(() => hand.find(".table[data-present=true]"));
  await hand.rest();
  const { answer, ask, lay } = (%s)(hand);
  if (hand.find(".answer")) return answer();
  return hand.find(".hits polygon.open") ? lay() : ask();
}"""
LEARN = """async (hand) => {
  await hand.until(() => hand.find(".table[data-present=true]"));
  await hand.rest();
  const { answer, ask, books, inquire, lay, notebook } = (%s)(hand);
  if (hand.find(".clue-where.pointed-at")) return hand.press(".clue-where");
  if (hand.find(".sheet-table .pointed-at")) return hand.press(".cryptid-board .sheet .clue", 5);
  if (hand.find(".pointed-at.books")) return books();
  if (hand.find(".pointed-at.open-notebook")) return notebook();
  if (hand.find(".hits polygon.open")) return lay();
  if (hand.find(".answer")) return answer();
  return hand.find(".clue-where[aria-pressed=true]") ? inquire() : ask();
}"""


def play(page: Page) -> None:
    """Answer, lay a piece, ask about a hex that the notebook leaves, or search it if nobody is left to ask."""
    make(page, MOVE % PLAYER)


def learn(page: Page) -> None:
    """Do what the lesson points at, or make a move; its first question is about a hex of the player's own clue."""
    make(page, LEARN % PLAYER)


def keep_books(page: Page) -> None:
    """Let the notebook strike out clues by itself, and light up the hexes that are left."""
    make(page, f"async (hand) => ({PLAYER})(hand).books()")
