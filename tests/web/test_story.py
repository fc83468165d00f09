"""One story for the whole screen: nothing is told before it is shown, and everybody can follow, skip and catch up."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import cat_in_the_box, cryptid, g5211, isle_of_cats
from tests.web.conftest import Visit
from tests.web.hand import be_still, resize, rest
from tests.web.visitor import Driver, Visitor, by_list

WATCH = """(tells) => {
  const seen = (globalThis.seen = { frames: 0, underway: 0, wrong: [] });
  const count = (selector, within = document) => within.querySelectorAll(selector).length;
  const lines = (keys, after = []) => {
    const all = [...document.querySelectorAll(".log li[data-event]")];
    const from = all.findLastIndex((line) => after.includes(line.dataset.event)) + 1;
    return all.slice(from).filter((line) => keys.includes(line.dataset.event));
  };
  const ahead = new Function("count", "lines", "find", `return (${tells})(count, lines, find)`);
  const find = (selector) => document.querySelector(selector);
  const look = () => {
    const table = find(".table[data-told]");
    if (table) {
      seen.frames += 1;
      seen.underway += table.dataset.underway === "true";
      for (const fault of ahead(count, lines, find)) seen.wrong.push(`${table.dataset.told}: ${fault}`);
      if (find(".asked.yours") && table.dataset.state !== "yours") seen.wrong.push("prompt");
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Look at every frame and remember whatever log, prompt or totals tell that the board does not show."""

TELLS: dict[str, str] = {
    "cat_in_the_box": """(count, lines, find) => {
      const faults = [];
      const told = lines(["played"], ["round"]).length;
      if (find(".cb-lab") && count(".cb-lab .cb-token:not(.neutral)") < told) faults.push(`${told} cards`);
      const won = lines(["won-trick"], ["round"]).length;
      const shown = [...document.querySelectorAll(".cb-tricks")].map((each) => parseInt(each.innerText));
      const tricks = shown.reduce((sum, each) => sum + each, 0);
      if (find(".cb-lab") && tricks < won) faults.push(`${won} tricks`);
      const players = count(".seat-row > li");
      const scored = lines(["scored", "scored-bonus", "scored-paradox"]).length;
      const latest = find(".log li:last-child")?.dataset.event ?? "";
      if (latest.startsWith("scored") && !find(".cb-score, .table[data-state=over]")) faults.push("score");
      if (find(".cb-score") && scored % players) faults.push(`${scored} lines of a score`);
      if (find(".cb-score") && find(".cb-pick.chosen, .cb-colour, .cb-bury")) faults.push("choice during a score");
      if (find(".result") && scored < players * players) faults.push("result");
      return faults;
    }""",
    "g5211": """(count, lines, find) => {
      const faults = [];
      const players = count(".seat-row > li");
      const told = lines(["revealed"], ["deal", "last-deal"]).length;
      const kept = lines(["kept"], ["deal", "last-deal"]).length;
      const over = find(".table[data-state=over]");
      const cards = count(".ft-slot.ft-open");
      if (!over && cards < told + Math.min(told, players)) faults.push(`${told} turned, ${cards} shown`);
      const counted = [...document.querySelectorAll(".ft-counter:not(.ft-roosters) .ft-number")];
      const sum = counted.reduce((all, each) => all + Number(each.innerText), 0);
      if (sum !== cards) faults.push(`${cards} cards, ${sum} counted`);
      if (!over && count(".ft-gain") < kept) faults.push("kept before it is scored");
      if (!lines(["roosters", "roosters-score"], ["deal", "last-deal"]).length && find(".ft-counter.tie")) {
        faults.push("tie before it is told");
      }
      if (find(".result") && kept < players) faults.push("result");
      return faults;
    }""",
    "cryptid": """(count, lines, find) => {
      const faults = [];
      const told = lines(["opening-cube", "answers", "lays"]).length;
      const pieces = count(".pieces .piece");
      if (pieces < told) faults.push(`${told} pieces, ${pieces} shown`);
      if (lines(["wins"]).length && !find(".habitat")) faults.push("habitat");
      if (find(".log li:last-child")?.matches("[data-event=asks]") && !find(".pawn")) faults.push("pawn");
      if (find(".result") && !(find(".habitat") && lines(["wins"]).length)) faults.push("result");
      return faults;
    }""",
    "isle_of_cats": """(count, lines, find) => {
      const faults = [];
      const of = (name, ...keys) => lines(keys).filter((line) => line.textContent.includes(name)).length;
      const by = (name) => of(name, "placed", "placed-oshax") - of(name, "removed");
      const own = find(".seat-row > li.me strong")?.textContent;
      const boat = find(".isle .sea .boat");
      if (own && boat && count(".laid", boat) < by(own)) faults.push(`${by(own)} tiles of one's own`);
      const glimpse = find(".isle .glimpse");
      const others = [...document.querySelectorAll(".seat-row > :not(.me) strong")].map((each) => each.textContent);
      for (const name of others) {
        if (!glimpse?.textContent.includes(name)) continue;
        if (count(".laid", glimpse) < by(name)) faults.push(`${by(name)} tiles of ${name}`);
      }
      if (lines(["scored"]).length && !find(".isle .sheet tr.total")) faults.push("total");
      if (find(".result") && !find(".isle .sheet")) faults.push("result");
      return faults;
    }""",
}
"""For each game what its log, prompt and totals tell that its board must show by then."""

DRIVERS: dict[str, Driver] = {
    "cat_in_the_box": cat_in_the_box.play,
    "g5211": g5211.play,
    "cryptid": cryptid.play,
    "isle_of_cats": isle_of_cats.play,
}
LATER = {
    "cat_in_the_box": ("two_players-ordinary_end.kt", 15, 0),
    "g5211": ("disaster.kt", 30, 0),
    "cryptid": ("seeded-normal.kt", 6, 1),
    "isle_of_cats": ("two-players.kt", 300, 0),
}
"""For each game a record, a ply with a round, a deal or a day before its end, and a seat."""
SLOWLY = 0.05
"""How fast a story goes on in which something that passes has to be seen or pressed."""
SWIFTLY = 20


@pytest.mark.parametrize("game", TELLS)
def test_nothing_is_told_before_it_is_shown(visit: Visit, game: str) -> None:
    """At every frame of the last part of a match the board shows all that log, prompt and totals tell."""
    anna = visit(pace="brisk", motion="on")
    anna.resumes(game, *LATER[game])
    anna.page.wait_for_selector(".table[data-told]")
    anna.page.evaluate(WATCH, TELLS[game])
    anna.hurries(6)
    anna.plays(DRIVERS[game])
    anna.page.wait_for_selector(".result")
    seen: dict[str, Any] = anna.page.evaluate("globalThis.seen")
    assert seen["wrong"] == []
    assert seen["underway"] > 20, "nothing was under way"


def to_the_tricks(anna: Visitor) -> Page:
    """A round of Cat in the Box, at one's own first card: another one lies on the table."""
    anna.resumes("cat_in_the_box", "ordinary_end.kt", 9)
    anna.page.wait_for_selector(".table[data-state=yours][data-present=true]")
    return anna.page


def plays_a_card(page: Page) -> int:
    """Make a move, and say how much was told before."""
    page.wait_for_selector(".table[data-state=yours][data-present=true][data-busy=false]")
    told = int(page.locator(".table").get_attribute("data-told") or 0)
    cat_in_the_box.play(page)
    page.wait_for_function("old => Number(document.querySelector('.table').dataset.told) > old", arg=told)
    return told


@pytest.mark.parametrize("way", ["button", "key", "board"])
def test_the_present_is_one_press_away(visit: Visit, way: str) -> None:
    """A button, a key and a click on the board lead to the present, and the story goes on from there."""
    anna = visit(pace="calm", motion="on")
    page = to_the_tricks(anna)
    for _ in range(2):
        page.wait_for_selector(".table[data-state=yours][data-present=true]")
        anna.hurries(SLOWLY)
        plays_a_card(page)
        page.wait_for_selector(".asked .skip")
        if way == "button":
            page.locator(".asked .skip").click()
        elif way == "key":
            page.keyboard.press("s")
        else:
            page.locator(".board").click(position={"x": 5, "y": 5})
        page.wait_for_selector(".table[data-present=true][data-underway=false]")
        anna.hurries(SWIFTLY)
        page.wait_for_selector(".table[data-state=yours], .table[data-present=false]")


def test_reduced_motion_still_pauses(visit: Visit) -> None:
    """Without movement there is still time to read: card after card, and the trick before it is taken."""
    anna = visit(pace="brisk", motion="reduce")
    page = to_the_tricks(anna)
    page.evaluate(
        """() => {
          globalThis.moments = [];
          const look = () => {
            const { told, underway } = document.querySelector(".table").dataset;
            const mark = `${told} ${document.querySelectorAll(".seat.wins").length}`;
            if (underway === "true" && moments.at(-1) !== mark) moments.push(mark);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    for _ in range(3):
        plays_a_card(page)
        page.wait_for_selector(".table[data-state=yours][data-present=true]")
    moments = page.evaluate("moments")
    assert len({each.split()[0] for each in moments}) >= 4, moments
    assert any(each.endswith(" 1") for each in moments), "nobody saw who won"
    assert page.evaluate("document.documentElement.dataset.motion") == "off"


def test_a_return_shows_what_happened_since(visit: Visit) -> None:
    """What was not followed is offered, told on wish, and then the match goes on."""
    anna = visit(pace="brisk")
    page = to_the_tricks(anna)
    plays_a_card(page)
    page.wait_for_selector(".table[data-state=yours][data-present=true]")
    rest(page)
    told = int(page.locator(".table").get_attribute("data-told") or 0)
    page.evaluate(
        """(told) => {
          const key = Object.keys(localStorage).find((each) => each.startsWith("katzentisch-told-"));
          localStorage.setItem(key, String(told - 3));
        }""",
        told,
    )
    page.reload()
    page.locator(".asked .since").wait_for()
    anna.hurries(SLOWLY)
    page.locator(".asked .since").click()
    page.wait_for_selector(f".table[data-present=false][data-told='{told - 2}']")
    anna.hurries(SWIFTLY)
    page.wait_for_selector(f".table[data-state=yours][data-present=true][data-told='{told}']")
    expect(page.locator(".asked .since")).to_have_count(0)
    plays_a_card(page)


FILMED = {"isle_of_cats": ("two-players.kt", 300, 0), "cryptid": ("seeded-normal.kt", 12, 1)}
"""For each game with a film a record, a ply and a seat."""


@pytest.mark.parametrize("game", FILMED)
def test_a_phone_shows_again_what_happened_since_the_last_turn(visit: Visit, game: str) -> None:
    """One tap shows what the others did, whatever the pace is; another tap ends it, and the same choice is left."""
    anna = visit(device="phone", pace="at-once")
    anna.resumes(game, *FILMED[game])
    page = anna.page
    # While a formality is made, the choice is not yet the player's.
    offered = ".table:not(:has(.isle-dock[aria-busy=true])) .asked .since"
    anna.plays(DRIVERS[game], stop=lambda page: page.locator(offered).count() > 0)
    table = page.locator(".table")
    told, seq = int(table.get_attribute("data-told") or 0), table.get_attribute("data-seq")
    anna.hurries(SLOWLY)
    asked = page.locator(".asked p").inner_text()
    page.locator(".asked .since").click()
    page.wait_for_selector(".table[data-present=false]")
    assert int(table.get_attribute("data-told") or 0) <= told
    expect(page.locator(".asked p")).not_to_have_text(asked)
    page.locator(".asked .skip").click()
    page.wait_for_selector(f".table[data-state=yours][data-present=true][data-told='{told}'][data-seq='{seq}']")
    expect(page.locator(".asked .since")).to_be_visible()
    resize(page, 1366, 768)
    expect(page.locator(".asked .since")).to_have_count(0)


def test_a_player_on_another_page_misses_nothing(visit: Visit) -> None:
    """While nobody looks the match is not told to an empty room; it is offered once somebody looks again."""
    anna = visit(pace="calm")
    anna.page.add_init_script(
        "Object.defineProperty(document, 'visibilityState', {get: () => (globalThis.elsewhere ? 'hidden' : 'visible')})"
    )
    page = to_the_tricks(anna)
    page.evaluate("elsewhere = true")
    by_list(page)
    page.wait_for_selector(".table[data-state=yours][data-present=true] .since")
    told = page.locator(".table").get_attribute("data-told")
    page.evaluate("elsewhere = false")
    anna.hurries(SLOWLY)
    page.locator(".asked .since").click()
    page.wait_for_selector(".table[data-present=false]")
    page.keyboard.press("s")
    page.wait_for_selector(f".table[data-present=true][data-told='{told}']")


FIRST_SIGHT = """() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  globalThis.firstSight = null;
  new MutationObserver((_, observer) => {
    const turned = count(".table[data-underway=true] .ft-slot.fresh .ft-card");
    if (!count(".curtain") && !turned) return;
    globalThis.firstSight = [count(".curtain"), turned, count(".ft-pick")];
    observer.disconnect();
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Note what comes first, even for less than a frame: a curtain, or cards that turn, and how many are open then."""


def test_the_curtain_waits_until_everybody_has_seen(visit: Visit) -> None:
    """Around one screen cards turn before everybody's eyes, and nobody's hand lies open meanwhile."""
    both = visit(pace="even", motion="on")
    both.sits("g5211", "screen", 2)
    page = both.page
    for _ in range(2):
        page.locator(".curtain .main").click()
        page.wait_for_selector(".table[data-state=yours]")
        both.hurries(SLOWLY)
        page.evaluate(FIRST_SIGHT)
        by_list(page)
        seen = page.wait_for_function("() => globalThis.firstSight").json_value()
    curtains, turned, open_cards = seen
    assert (curtains, open_cards) == (0, 0), seen
    assert turned
    both.hurries(SWIFTLY)
    page.wait_for_selector(".curtain")


def test_a_hint_is_of_the_moment(visit: Visit) -> None:
    """It lies over the board without pushing it, goes with the position, and never comes unasked."""
    anna = visit()
    page = to_the_tricks(anna)
    be_still(page)
    place = page.locator(".board").bounding_box()
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint strong")
    be_still(page)
    assert page.locator(".board").bounding_box() == place
    expect(page.locator(".cb-hand .advised").first).to_be_attached()
    anna.examine()
    page.locator(".hint .quiet").click()
    page.wait_for_selector(".hint", state="detached")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint strong")
    seq = page.locator(".table").get_attribute("data-seq")
    by_list(page)
    page.wait_for_selector(f".table[data-state=yours]:not([data-seq='{seq}'])")
    expect(page.locator(".hint")).to_have_count(0)


def test_a_hint_for_another_position_is_not_shown(visit: Visit) -> None:
    """Anybody who moves on before the answer comes is not told what would have been good."""
    anna = visit()
    page = to_the_tricks(anna)
    moves = page.locator("details.moves")
    moves.locator("summary").click()
    moves.locator("button[data-move]").first.wait_for()
    seq = page.locator(".table").get_attribute("data-seq")
    page.evaluate(
        """() => {
          globalThis.hints = 0;
          new MutationObserver(() => (hints += document.querySelectorAll(".hint").length))
            .observe(document.body, { childList: true, subtree: true });
          [...document.querySelectorAll(".top-bar button")].find((each) => each.innerText === "Hint").click();
          document.querySelector("details.moves button[data-move]").click();
        }"""
    )
    page.wait_for_selector(f".table:not([data-seq='{seq}'])")
    for _ in range(2):
        plays_a_card(page)
    assert page.evaluate("hints") == 0
