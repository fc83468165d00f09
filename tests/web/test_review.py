"""The review of a finished match words each move from the position in which it was made."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from katzentisch.bots.request import answer_question
from katzentisch.core.catalogue import find
from katzentisch.games.cat_in_the_box.view import CatView
from katzentisch.play.match import Match
from katzentisch.play.record import Line, parse_record
from katzentisch.table.bot_questions import make_question
from katzentisch.table.referee import Referee
from tests.web.conftest import Visit
from tests.web.hand import be_still, resize, rest
from tests.web.visitor import Visitor, golden

GAME, RECORD, SEAT = "cat_in_the_box", "two_players-ordinary_end.kt", 0
FIGURES = r"With it .*\d instead of −?\d.*\."
COLOURS = ("red", "blue", "yellow", "green")


def price(view: CatView, colour: str) -> str:
    """What a play costs by the rules, as the page should say it."""
    if view.led < 0:
        return "leads the trick"
    if COLOURS.index(colour) == view.led:
        return "follows suit, costs nothing"
    return "costs nothing" if view.led in view.barred[view.seat] else f"you give up {COLOURS[view.led]}"


def test_each_move_is_worded_from_its_own_position(visit: Visit) -> None:
    """Leading, following and giving up a colour are told as they were, wherever the replay stands."""
    match = Match(parse_record(golden(GAME, RECORD)))
    anna = visit()
    anna.uploads(GAME, RECORD)
    page = anna.page
    page.locator(".steps select").select_option(str(SEAT))
    page.locator(".top-bar .open-moves").click()
    page.locator(".review li").first.wait_for()
    expect(page.locator(".review progress")).to_have_count(0)
    expect(page.locator(".review .turning-point")).to_have_count(1)
    rest(page)
    checked = 0
    for each in page.locator(".review ol > li").all():
        ply = int(re.findall(r"\d+", each.locator("button").inner_text())[0]) - 1
        view = match.fork(ply).view(SEAT)
        assert isinstance(view, CatView)
        if view.phase != "tricks":
            continue
        assert re.search(FIGURES, each.inner_text()), "one comparison with the figures of both moves"
        made, best = each.locator("p strong").all_inner_texts()
        assert made.startswith(f"{match.game.spell(match.moves[ply][1])} – ")
        for said in (made, best):
            _, colour, cost = re.split(r"(?: –)? ", said.partition(". ")[0], maxsplit=2)
            assert cost == price(view, colour), f"move {ply + 1}: {said}"
            checked += 1
    assert checked > 2


CLASHES = """() => {
  const box = (node) => node.getBoundingClientRect();
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const name = (node) => `${node.className || node.tagName} ${node.innerText?.slice(0, 30)}`;
  const parts = shown(".top-bar :is(.title, .tools > button), .seat, .dock > .asked, .steps, .ft-counters, .ft-tip");
  const found = parts.flatMap((one) => {
    const { left, right, top, bottom } = box(one);
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return inside ? [] : [`out of sight: ${name(one)}`];
  });
  for (const [at, one] of parts.entries()) {
    for (const two of parts.slice(at + 1)) {
      const [a, b] = [box(one), box(two)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push(`${name(one)} on ${name(two)}`);
    }
  }
  return found;
}"""
"""The parts of a replay that lie on each other or stick out of the window."""

CONTRAST = """(selector) => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const ground = (node) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    const [r, g, b, alpha = 1] = numbers(backgroundColor);
    if (alpha === 1) return [r, g, b];
    return node.parentElement && backgroundImage === "none" ? ground(node.parentElement) : [NaN, NaN, NaN];
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((each) => each / 255).map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility()).map((node) => {
    const [one, two] = [light(numbers(getComputedStyle(node).color).slice(0, 3)), light(ground(node))];
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  });
}"""
"""The contrast of texts with the first opaque colour behind them; NaN where only a picture is behind."""

FAINT = """() => [...document.querySelectorAll(".replay .side :is(h2, li, button)")]
  .filter((node) => getComputedStyle(node).color !== getComputedStyle(node.closest(".side")).color)
  .map((node) => node.innerText)"""
"""Lines beside the board in another colour than the one that is meant for its backdrop."""
SIZES = [(390, 844), (844, 390), (1366, 768)]
ENDS = {
    "cat_in_the_box": "five_players-paradox_in_the_last_round.kt",
    "g5211": "tie-chain.kt",
    "isle_of_cats": "four-players.kt",
    "cryptid": "seeded-advanced.kt",
}
"""For each game a record with as many players as there can be."""


@pytest.mark.parametrize("game", ENDS)
def test_a_replay_fits_at_every_size(visit: Visit, game: str) -> None:
    """At its end and in the middle nothing lies on anything, and the view can be chosen; upright, sideways, laptop."""
    anna = visit(lang="de")
    anna.uploads(game, ENDS[game])
    page = anna.page
    page.locator(".outcome").wait_for()
    for view in ("-1", "0"):
        page.locator(".steps select").select_option(view)
        for step in ("Zum Ende", "Zurück"):
            page.get_by_role("button", name=step, exact=True).click()
            for width, height in SIZES:
                resize(page, width, height)
                be_still(page)
                assert page.evaluate(CLASHES) == [], f"{step} as {view} on {width}x{height}"
    page.locator(".open-more").click()
    ways = page.locator(".replay > .side > .ways :is(button, a)")
    ways.first.wait_for()
    heights = ways.evaluate_all("(buttons) => buttons.map((each) => each.offsetHeight)")
    assert max(heights) < 2 * min(page.locator(".steps button").evaluate_all("(all) => all.map((b) => b.offsetHeight)"))


@pytest.mark.parametrize("game", ENDS)
def test_the_log_of_a_replay_can_be_read(visit: Visit, game: str) -> None:
    """Beside the board its lines have the colour that is meant for the backdrop, also those that can be pressed."""
    anna = visit()
    anna.uploads(game, ENDS[game])
    anna.page.locator(".replay .side .log button").first.wait_for()
    assert anna.page.evaluate(FAINT) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_legend_of_cryptid_can_be_read(visit: Visit, theme: str) -> None:
    """Beside the map of a replay it stands on a card of its own, not on the dark backdrop."""
    anna = visit(theme=theme, device="large screen")
    anna.uploads("cryptid", ENDS["cryptid"], 6)
    anna.page.locator(".cr-side .legend summary").click()
    for text in (".legend summary", ".legend li"):
        found = anna.page.evaluate(CONTRAST, text)
        assert found, text
        assert all(each >= 4.5 for each in found), f"{text}: {found}"


def reviews(anna: Visitor) -> Page:
    """Open the finished review of a seat's moves."""
    anna.uploads(GAME, RECORD)
    page = anna.page
    page.locator(".steps select").select_option(str(SEAT))
    page.locator(".top-bar .open-moves").click()
    page.locator(".review .turning-point").wait_for()
    return page


BOARDS = {"isle_of_cats": ("two-players.kt", "0"), "cryptid": ("seeded-normal.kt", "1")}
"""For each game with a large board a record and a seat to review."""


@pytest.mark.parametrize("game", BOARDS)
def test_a_review_of_a_large_board_compares_both_moves(visit: Visit, game: str) -> None:
    """The turning point has one sentence with the figures of the better move and of the one made."""
    record, seat = BOARDS[game]
    anna = visit(device="phone")
    anna.uploads(game, record)
    page = anna.page
    page.locator(".steps select").select_option(seat)
    page.locator(".top-bar .open-moves").click()
    turning = page.locator(".review ol > li:has(.turning-point)")
    turning.wait_for()
    told = turning.locator(".comparison").inner_text()
    assert re.search(r"\d instead of −?\d.*\.$", told), told
    turning.locator("button").click()
    expect(page.locator(".dock .reviewed .comparison")).to_have_text(told)
    be_still(page)
    assert page.evaluate(CLASHES) == []


def record_of_tabbies(game: str) -> tuple[str, list[int]]:
    """A match of a person and two tabbies, who all played as tabbies do at a table; how many choices each move had."""
    choices = []
    referee = Referee("m", Match.begin(find(game).game, ["Anna", "bot:tabby", "bot:tabby"], seed="why").record)
    while actors := referee.match.actors():
        question = make_question(referee, actors[0], "bot:tabby")
        choices.append(len(question.legal))
        move = answer_question(question).move
        assert move is not None
        referee.follow(Line(actors[0], referee.match.game.spell(move)))
    return referee.match.record.write(), choices


@pytest.mark.parametrize(("game", "device", "earliest"), [("isle_of_cats", "phone", 60), ("cryptid", "laptop", 8)])
def test_a_bot_says_why_after_the_match(visit: Visit, game: str, device: str, earliest: int) -> None:
    """In a replay the bot's move that led here can be asked about, and the bot gives its own reasons; no person can."""
    text, choices = record_of_tabbies(game)
    movers = [seat for seat, _ in Match(parse_record(text)).moves]
    later = [ply for ply, number in enumerate(choices) if ply >= earliest and number > 1]
    shown = {is_bot: 1 + next(ply for ply in later if (movers[ply] > 0) == is_bot) for is_bot in (True, False)}
    anna = visit(device=device)
    stored = anna.call("POST", "records", {"record": text})["match"]
    page = anna.page
    for is_bot, ply in shown.items():
        anna.go(f"/m/{stored}/{ply}/gallery")
        page.wait_for_selector(f".replay[data-ply='{ply}']")
        expect(page.locator(".steps output")).to_contain_text(f"{ply} ")
        rest(page)
        expect(page.locator(".asked .why-bot")).to_have_count(int(is_bot))
        if is_bot:
            page.locator(".asked .why-bot").click()
            expect(page.locator(".asked .why-told p").first).to_have_text("Its reasons:")
            expect(page.locator(".asked .why-told li").first).not_to_be_empty()
            be_still(page)
            assert page.evaluate(CLASHES) == []
            anna.examine()


def test_during_a_match_bots_keep_their_reasons(visit: Visit) -> None:
    """They would give away what a bot knows: nothing offers them, and the server refuses them."""
    anna = visit(device="large screen")
    anna.meets_bots("cryptid", 3)
    expect(anna.page.locator(".log li").first).to_be_visible()
    expect(anna.page.locator(".why-bot")).to_have_count(0)
    match = anna.call("GET", f"tables/{anna.page.url.rpartition('/')[2]}/matches")[0]
    assert anna.fetch("GET", f"matches/{match}/review?ply=0").status == 403


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_texts_of_a_review_stand_out(visit: Visit, theme: str) -> None:
    """Captions, counters and marks have a contrast of at least 4.5 with what is behind them."""
    page = reviews(visit(theme=theme))
    for text in (".steps output", ".steps label > span", ".review .turning-point", ".review .comparison"):
        found = page.evaluate(CONTRAST, text)
        assert found, text
        assert all(each >= 4.5 for each in found), f"{text}: {found}"


def test_the_list_of_a_review_scrolls_beside_the_board(visit: Visit) -> None:
    """The last entry is shown with the whole board in sight, and the window stays where it is."""
    anna = visit(device="low laptop")
    page = reviews(anna)
    page.locator(".review ol > li button").last.click()
    page.wait_for_selector(".reviewed")
    be_still(page)
    assert page.evaluate("document.querySelector('.table.app').scrollTop + scrollY") == 0
    assert page.evaluate("document.querySelector('.board').getBoundingClientRect().top") > 0
    assert page.evaluate(CLASHES) == []


def test_a_reviewed_move_is_explained_at_the_board(visit: Visit) -> None:
    """On a phone the list makes way for the board, where the move is told and the next one is a press away."""
    anna = visit(device="phone")
    page = reviews(anna)
    entries = page.locator(".review ol > li")
    told = [each.locator(".comparison").inner_text() for each in entries.all()]
    numbers = [int(each.get_attribute("data-ply") or 0) for each in entries.locator("button").all()]
    entries.locator("button").first.click()
    reviewed = page.locator(".dock .reviewed")
    for ply, sentence in zip(numbers, told, strict=True):
        page.wait_for_selector(f".replay[data-ply='{ply}']")
        expect(reviewed.locator(".comparison")).to_have_text(sentence)
        expect(page.locator(".steps output")).to_contain_text(f"move {ply + 1} ")
        assert page.evaluate(CLASHES) == []
        if ply != numbers[-1]:
            reviewed.locator(".review-next").click()
    expect(reviewed.locator(".review-next")).to_be_disabled()
    reviewed.locator(".review-previous").click()
    page.wait_for_selector(f".replay[data-ply='{numbers[-2]}']")
    anna.examine()
    resize(page, 844, 390)
    be_still(page)
    assert page.evaluate(CLASHES) == []
