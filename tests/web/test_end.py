"""The end of a match: it comes to where the eyes are, says how it went, and can be checked, shared and played again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hand import resize, rest
from tests.web.visitor import Visitor, golden

LAST = {
    "cat_in_the_box": ("ordinary_end.kt", 159, {"device": "phone", "lang": "de"}),
    "g5211": ("ordinary-end.kt", 71, {"device": "small phone", "theme": "dark"}),
    "isle_of_cats": ("two-players.kt", 343, {"device": "phone", "lang": "de", "theme": "dark"}),
    "cryptid": ("seeded-normal.kt", 18, {"device": "sideways phone"}),
}
"""For each game a record, a ply shortly before its end, and who looks."""
IN_SIGHT = """node => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""

PANNED = """() => [...document.querySelectorAll("main table")].filter(
  (sheet) => sheet.checkVisibility() && sheet.offsetWidth > sheet.parentElement.clientWidth
).map((sheet) => sheet.innerText)"""


def ends(anna: Visitor, game: str, record: str, ply: int) -> Page:
    """Make the last moves of a record on the seat that is to act."""
    made = re.findall(r"^(\d) (.+)$", golden(game, record), re.M)
    seat = made[ply][0]
    anna.resumes(game, record, ply, int(seat))
    page = anna.page
    for mover, move in made[ply:]:
        page.wait_for_selector(".table[data-state=yours][data-busy=false], .table[data-state=over]")
        if page.locator(".table").get_attribute("data-state") == "over":
            break
        if mover != seat:
            continue
        seq = page.locator(".table").get_attribute("data-seq")
        moves = page.locator("details.moves")
        if moves.get_attribute("open") is None:
            moves.locator("summary").click()
        search = moves.locator("input[type=search]")
        if search.count():
            search.fill(move)
        moves.locator(f"button[data-move='{move}']").click()
        page.wait_for_selector(f".table:not([data-seq='{seq}'])")
    page.wait_for_selector(".result .best")
    return page


@pytest.mark.parametrize("game", LAST)
def test_the_result_is_where_the_eyes_are(visit: Visit, game: str) -> None:
    """Who won is in sight and has the focus; a line and a best moment for everybody; the deal can be checked."""
    record, ply, looks = LAST[game]
    anna = visit(**looks)
    page = ends(anna, game, record, ply)
    title = page.locator(".result h2")
    page.wait_for_function(f"() => ({IN_SIGHT})(document.querySelector('.result h2'))")
    expect(title).to_be_focused()
    expect(title).not_to_be_empty()
    players = page.locator(".seat-row > li").count()
    expect(page.locator(".result .best")).to_have_count(players)
    expect(page.locator(".course svg[role=img] polyline")).to_have_count(players)
    assert page.locator(".shower").count() == 0, "movement for somebody who wants none"
    page.locator(".keeping > summary").click()
    page.locator(".result .share").click()
    expect(page.locator(".result .share + [role=status]")).not_to_be_empty()
    with page.expect_download() as file:
        page.locator(".keeping a[download]").click()
    assert file.value.suggested_filename.endswith(".kt")
    anna.examine()
    anna.fits()
    anna.readable()
    assert page.evaluate(PANNED) == [], "a score sheet is wider than its screen"
    fairness = page.locator(".fairness")
    fairness.locator("summary").click()
    fairness.locator("button").click()
    expect(fairness.locator("[role=status]")).to_have_text(re.compile("Alles in Ordnung|Everything is in order"))
    anna.readable()


CHART = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [result, chart, key] = [".result", ".course > svg", ".course .key"].map(box);
  const names = [...document.querySelectorAll(".course .key div")].map((each) => each.textContent);
  return { spare: chart.left - result.left - (result.right - chart.right), above: key.bottom <= chart.top, names };
}"""


def test_the_chart_can_be_read(visit: Visit) -> None:
    """Both axes are numbered, the names stand above the lines, and the chart is in the middle."""
    page = ends(visit(), "g5211", *LAST["g5211"][:2])
    assert page.locator(".course .axis text").count() >= 2
    assert page.locator(".course text.step").count() >= 3
    for width, height in ((1366, 768), (390, 844)):
        resize(page, width, height)
        chart = page.evaluate(CHART)
        assert abs(chart["spare"]) < 24, f"{width}x{height}"
        assert chart["above"]
        assert len(chart["names"]) == page.locator(".podium li").count()


COLOURS = """() => {
  const key = hand.all(".course .key svg").map((each) => getComputedStyle(each).color);
  const lines = hand.all(".course svg[role=img] g:has(> polyline)").map((each) => getComputedStyle(each).color);
  const marks = hand.all(".seat .mark").map((each) => getComputedStyle(each).color);
  return [key, lines, marks].map((colours) => colours.toSorted().join());
}"""


@pytest.mark.parametrize(
    ("game", "told"), [("isle_of_cats", ".details .sheet tr:first-child"), ("cryptid", ".found-hex svg")]
)
def test_the_end_of_a_large_game_shows_what_counts(visit: Visit, game: str, told: str) -> None:
    """The score begins, or the map is, in sight; lines have the players' colours; the review is one click away."""
    page = ends(visit(), game, *LAST[game][:2])
    resize(page, 1366, 768)
    expect(page.locator(f".result {told}").first).to_be_in_viewport(ratio=0.9)
    key, lines, marks = page.evaluate(COLOURS)
    assert key == lines == marks
    page.locator(".result a[href$='-review']").click()
    page.wait_for_selector(".replay .review")


SCORE_OUT_OF_SIGHT = """() => {
  const result = hand.find(".result").getBoundingClientRect();
  return hand.all(".result .sheet table :is(th, td)").filter((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const reached = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top < result.top || bottom > result.bottom || right > result.right || !cell.contains(reached);
  }).map((cell) => cell.innerText);
}"""
"""The cells of the score that nobody sees without scrolling."""


@pytest.mark.parametrize(
    ("record", "columns", "sizes"),
    [
        ("four-players.kt", 4, [(1366, 768), (1280, 720), (1920, 1080), (820, 1180), (390, 844), (844, 390)]),
        ("solo-won.kt", 1, [(1366, 768), (390, 844), (844, 390)]),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_whole_score_of_a_voyage_is_in_sight(
    visit: Visit, record: str, columns: int, sizes: list[tuple[int, int]], lang: str
) -> None:
    """Every line of everybody's points, down to the total, to which the lines add up."""
    anna = visit(lang=lang)
    plies = len(re.findall(r"^\d .+$", golden("isle_of_cats", record), re.M))
    page = ends(anna, "isle_of_cats", record, plies - 1)
    for width, height in sizes:
        resize(page, width, height)
        rest(page)
        assert page.evaluate(SCORE_OUT_OF_SIGHT) == [], f"{width}x{height}"
        anna.fits()
        anna.readable()
    rows = [row.locator("td").all_inner_texts() for row in page.locator(".result .sheet tbody tr").all()]
    points = [[int(cell.replace("\N{MINUS SIGN}", "-")) for cell in row] for row in rows]
    total = [row.get_attribute("class") for row in page.locator(".result .sheet tbody tr").all()].index("total")
    assert points[total] == [sum(column) for column in zip(*points[:total], strict=True)]
    assert len(points[total]) == columns
    anna.examine()


def test_the_table_after_the_end_shows_the_last_cards(visit: Visit) -> None:
    """A button like the others leads to the board, where the cards of the last deal lie and are counted."""
    page = ends(visit(lang="de"), "g5211", *LAST["g5211"][:2])
    ways = page.locator(".result > .ways > :is(button, .button)")
    names = [each.split()[-1] for each in ways.all_inner_texts()]
    assert names.count("ansehen") <= 1, "ways that sound alike"
    grounds = {each.evaluate("node => getComputedStyle(node).backgroundColor") for each in ways.all()}
    assert "rgba(0, 0, 0, 0)" not in grounds, "a way that looks like plain text"
    page.locator(".hide-result").click()
    expect(page.locator(".seat").first.locator(".ft-card")).to_have_count(4)
    assert sum(int(each.inner_text()) for each in page.locator(".ft-counter:not(.ft-roosters) .ft-number").all()) == 16


WAYS_IN_SIGHT = """() => hand.all(".result > .ways :is(button, .button)").filter((way) => {
  const { left, right, top, bottom } = way.getBoundingClientRect();
  const reached = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  return !reached.every((node) => way.contains(node));
}).map((way) => way.textContent)"""
"""The ways on from a result that are out of sight or cut off."""


def test_the_ways_on_from_a_hunt_are_in_sight_at_every_size(visit: Visit) -> None:
    """Rematch, review and replay without scrolling; the habitat is drawn, and the loser is not said to search on."""
    anna = visit(lang="de")
    record, ply, _ = LAST["cryptid"]
    page = ends(anna, "cryptid", record, ply)
    for width, height in [(844, 390), (667, 375), (390, 844), (360, 640), (1366, 768), (1920, 1080)]:
        resize(page, width, height)
        assert page.evaluate(WAYS_IN_SIGHT) == [], f"{width}x{height}"
    expect(page.locator(".result .found-hex .habitat")).to_be_visible()
    expect(page.locator(".podium li").filter(has_text="Du")).to_contain_text(re.compile("hast|kamst"))


NOTE_FLAKES = """new MutationObserver(() => {
  globalThis.flakes ||= document.querySelectorAll(".shower .flake").length;
}).observe(document, { childList: true, subtree: true });"""
"""Notes that something falls: it is gone after a while, however late somebody looks."""


def test_a_win_is_celebrated(visit: Visit) -> None:
    """Something falls for a moment and is gone; the match is shared, and played again with one press."""
    anna = visit(motion="on")
    anna.page.add_init_script(NOTE_FLAKES)
    anna.page.add_init_script(
        "Object.defineProperty(navigator, 'share', {value: async (it) => (globalThis.shared = it)})"
    )
    page = ends(anna, "g5211", "rooster-deal.kt", 62)
    expect(page.locator(".result h2")).to_have_text("You win!")
    page.wait_for_function("() => globalThis.flakes")
    page.wait_for_selector(".shower", state="detached")
    page.locator(".keeping > summary").click()
    page.locator(".result .share").click()
    page.wait_for_function("() => globalThis.shared?.url.includes('/m/')")
    page.locator(".result .main").click()
    page.wait_for_selector(".table[data-state=yours]:not(:has(.result))")


@pytest.mark.smoke
def test_a_defeat_is_not_celebrated(visit: Visit) -> None:
    """The end of a match that somebody else has won: their name and one's own place, and nothing falls."""
    page = ends(visit(motion="on"), "g5211", *LAST["g5211"][:2])
    expect(page.locator(".result h2")).to_have_text(re.compile(r"^\w+ wins, you are (second|third|fourth)$"))
    expect(page.locator(".result.celebrated, .shower")).to_have_count(0)


COVERED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important; } .shower, .shower * { display: none !important; }");
  document.adoptedStyleSheets.push(sheet);
  const result = document.querySelector(".result");
  const { left, right, top, bottom } = result.getBoundingClientRect();
  const steps = [...Array(19).keys()].map((step) => (step + 1) / 20);
  const points = steps.flatMap((x) => steps.map((y) => [left + x * (right - left), top + y * (bottom - top)]));
  const over = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((node) => !result.contains(node));
  document.adoptedStyleSheets.pop();
  return [...new Set(over.map((node) => node?.className ?? "nothing"))];
}"""
"""What lies over the result, also where clicks pass through it."""


@pytest.mark.parametrize("game", LAST)
def test_nothing_lies_over_the_result(visit: Visit, game: str) -> None:
    """Seats, cards and boards stay behind the end, from a phone on its side to a large screen."""
    record, ply, _ = LAST[game]
    anna = visit(device="laptop")
    page = ends(anna, game, record, ply)
    for width, height in ((1280, 650), (1920, 1080), (844, 390), (820, 1180)):
        resize(page, width, height)
        assert page.evaluate(COVERED) == [], f"{width}x{height}"
