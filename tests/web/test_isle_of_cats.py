"""Isle of Cats through the page: whole voyages by hand, and every way to lay a tile."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from katzentisch.bots.roster import seat_bot
from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from tests.sizes import thorough
from tests.web.conftest import Visit
from tests.web.hand import be_still, resize, rest
from tests.web.isle_of_cats import ASKING, play, point_of
from tests.web.test_end import NOTE_FLAKES
from tests.web.test_story import SLOWLY
from tests.web.visitor import golden

UNCOVERED = """() => {
  const [boat, told, buttons] = [".sea", ".preview", ".buttons"].map((part) =>
    document.querySelector(`.isle ${part}`).getBoundingClientRect());
  const stacked = boat.bottom <= told.top + 1 && told.bottom <= buttons.top;
  return boat.top >= 0 && stacked && buttons.bottom <= innerHeight + 1;
}"""
"""Whether the water with the boat is in sight, and below it what can be done with a tile."""


OUT_OF_SIGHT = """(parts) => parts.filter((part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((part) => part.innerText)"""


def holds_a_tile(page: Page) -> bool:
    return page.locator(".isle .placing").count() > 0


def signed(text: str) -> int:
    """A number as people write it, with a real minus."""
    return int(text.replace("\N{MINUS SIGN}", "-"))


@pytest.mark.parametrize(("device", "lang", "begin"), [thorough("laptop", "en", 0), ("phone", "de", 310)])
def test_a_voyage_with_a_bot(visit: Visit, device: str, lang: str, begin: int) -> None:
    """On the board itself, up to the score sheet; the console stays empty. Whole games: `tests.web.layout`."""
    visitor = visit(device=device, lang=lang)
    visitor.resumes("isle_of_cats", "two-players.kt", begin)
    visitor.plays(play)
    sheet = visitor.page.locator(".result .sheet")
    told = visitor.page.locator(".result .points")
    expect(told).to_have_count(2)
    rest(visitor.page)
    totals = [signed(each) for each in sheet.locator("tr.total td").all_inner_texts()]
    assert sorted(totals, reverse=True) == [signed(each.split()[0]) for each in told.all_inner_texts()]
    visitor.examine()


def test_only_an_own_move_can_be_undone(visit: Visit) -> None:
    """Not what bots chose before, and again nothing once it is undone."""
    visitor = visit()
    visitor.meets_bots("isle_of_cats", 3)
    undo = visitor.page.get_by_role("button", name="Undo")
    visitor.page.wait_for_selector(ASKING)
    rest(visitor.page)
    expect(undo).to_be_disabled()
    play(visitor.page)
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()


def test_alone_with_the_sister(visit: Visit) -> None:
    """Her cards are explained while she carries them out, and her points stand on the sheet."""
    visitor = visit()
    visitor.sits("isle_of_cats", players=1)
    page = visitor.page
    expect(page.locator(".isle .sister-panel .intro")).to_be_in_viewport()
    expect(page.locator(".isle .her-colours li")).to_have_count(1)
    visitor.plays(play, stop=lambda page: page.locator(".isle .her-card").count() > 0)
    expect(page.locator(".isle .her-card li").first).to_be_attached()
    visitor.examine()
    visitor.resumes("isle_of_cats", "solo-won.kt", 130)
    crowded = ".isle-dock.wide .before-me:has(> .choices) > .her-card"
    visitor.plays(play, stop=lambda page: page.locator(crowded).count() > 0)
    expect(page.locator(".result .sheet tr.total")).to_have_count(2)
    expect(page.locator(".result .ladder [aria-current]")).to_have_count(1)


MAKE_LAST_MOVE = """move => {
  if (document.querySelector(".table[data-state=over]")) return true;
  document.querySelector(`[data-move="${move}"]:not(:disabled)`)?.click();
}"""
"""Presses the button of the last move, unless the page makes that move by itself because there is no choice."""


@pytest.mark.parametrize(
    ("lang", "record", "told", "named"),
    [
        ("en", "solo-won.kt", r"^You beat your sister by 13 points\.$", "beats the sister by"),
        ("en", "solo-lost.kt", r"^Your sister wins by (one point|\d+ points)\.$", "The sister beats"),
        ("en", "solo-tie.kt", r"^You and your sister have the same number of points, so she wins\.$", "same number"),
        (
            "de",
            "solo-won.kt",
            r"^Du schlägst deine Schwester mit 13 Punkten Vorsprung\.$",
            "schlägt die Schwester mit 13",
        ),
        (
            "de",
            "solo-lost.kt",
            r"^Deine Schwester gewinnt mit (einem Punkt|\d+ Punkten) Vorsprung\.$",
            "Die Schwester schlägt",
        ),
        ("de", "solo-tie.kt", r"^Du und deine Schwester habt gleich viele Punkte, also gewinnt sie\.$", "gleich viele"),
    ],
)
def test_a_solo_game_ends_honestly(visit: Visit, lang: str, record: str, told: str, named: str) -> None:
    """The headline says who won, at the table and in the replay; only a win is celebrated."""
    anna = visit(motion="on", lang=lang)
    anna.page.add_init_script(NOTE_FLAKES)
    made = re.findall(r"^0 (.+)$", golden("isle_of_cats", record), re.M)
    anna.resumes("isle_of_cats", record, len(made) - 1)
    page = anna.page
    page.wait_for_function(MAKE_LAST_MOVE, arg=made[-1])
    expect(page.locator(".result h2")).to_have_text(re.compile(told))
    page.wait_for_selector(".result .best")
    rest(page)
    assert bool(page.evaluate("globalThis.flakes")) == record.startswith("solo-won")
    hers = [signed(each) for each in page.locator(".result .her-sheet li strong").all_inner_texts()]
    assert sum(hers) == signed(page.locator(".result .sheet tr.total td").last.inner_text())
    expect(page.locator(".result .learned .soft")).to_have_text(re.compile("rounded up|aufgerundet"))
    expect(page.locator(".sister-seat .figures-part, .crew-figures .state")).to_have_count(0)
    anna.uploads("isle_of_cats", record)
    expect(page.locator(".outcome h2")).to_contain_text(named)
    assert "undefined" not in page.locator("main").inner_text()


def at_a_stop(players: int, word: str) -> Match:
    """A match that stops for all anytime cards, once it waits for the first player, who can say this word alone."""
    entry = find("isle_of_cats")
    match = Match.begin(entry.game, ["Anna", "Ben"][:players], {"moments": "all"}, "stops")
    bots = [seat_bot(entry, "kitten", "", f"stops {seat}") for seat in range(players)]
    while not (match.actors() == [0] and [entry.game.spell(move) for move in match.legal(0)] == [word]):
        seat = match.actors()[-1]
        match.submit(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match


@pytest.mark.parametrize("word", ["ready", "done"])
@pytest.mark.parametrize("players", [1, 2])
def test_a_stop_without_a_choice_is_passed_by_itself(visit: Visit, players: int, word: str) -> None:
    """Where a game stops for all anytime cards, nobody has to confirm a stop at which no card can be played."""
    anna = visit()
    page = anna.page
    sent: list[dict[str, object]] = []
    page.on("websocket", lambda line: line.on("framesent", lambda data: sent.append(json.loads(data))))
    begun = at_a_stop(players, word)
    table = {"record": begun.record.write(), "ply": begun.ply, "seats": ["", "kitten"][:players]}
    code = anna.call("POST", "records", table)["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    stop = anna.call("GET", f"tables/{code}/update?seat=0")
    assert stop["legal"] == [word]
    anna.go(f"/t/{code}")
    page.wait_for_selector(f".table[data-seq]:not([data-seq='{stop['seq']}'])")
    assert [order["move"] for order in sent if order.get("do") == "move" and order["seq"] == stop["seq"]] == [word]


@pytest.mark.parametrize("lang", [thorough("en", name="en"), "de"])
def test_the_draft_is_confirmed_in_sight(visit: Visit, lang: str) -> None:
    """On every phone the button that keeps cards stays in the window, beside those kept before and a refusal."""
    visitor = visit(device="phone", lang=lang)
    visitor.meets_bots("isle_of_cats", 2)
    page = visitor.page
    visitor.plays(play, stop=lambda page: page.locator(".isle .deed .kept").count() > 0)
    for noted in (False, True):
        if noted:
            for at in range(3):
                page.locator(".isle .picker .card").nth(at).click()
            expect(page.locator(".isle .deed .note")).to_be_visible()
        for width, height in ((390, 844), (360, 640), (320, 640), (844, 390)):
            resize(page, width, height)
            assert page.locator(".isle .deed > *").evaluate_all(OUT_OF_SIGHT) == [], f"{width}x{height}"


UNEVEN = """() => [...document.querySelectorAll(".isle-dock .cards")].flatMap((list) => {
  const box = (node) => node.getBoundingClientRect();
  const cards = [...list.querySelectorAll(".card")];
  const heights = new Set(cards.map((card) => Math.round(box(card).height)));
  const cut = cards.flatMap((card) => [...card.querySelectorAll(".face > *")].filter((part) =>
    part.checkVisibility() && (box(part).top < box(card).top - 1 || box(part).bottom > box(card).bottom + 1)));
  return [...(heights.size > 1 ? [[...heights].join()] : []), ...cut.map((part) => part.innerText)];
})"""
"""Lists of cards of different heights, and what of a card does not fit in it."""


UNREAD = """() => {
  const box = (node) => node.getBoundingClientRect();
  const cards = hand.all(".isle-dock .picker .card").filter((card) => {
    const [band, text, tick] = [".band", "p", ".tick"].map((part) => card.querySelector(part));
    const isCut = box(text).top < box(card).top || box(text).bottom > box(card).bottom;
    const isPriceCut = [...band.querySelectorAll(".icon")].some((sign) => box(sign).right > box(band).right);
    return isCut || isPriceCut || (tick && box(tick).right > box(text).left);
  });
  const low = hand.all(".dock > .asked, .isle .deed, .isle .deed > *").filter((part) =>
    part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1
  );
  return [...cards, ...low].map((part) => part.innerText);
}"""
"""Cards whose text or price is cut or lies under the tick, and a question or an answer too large for its box."""
WORDIEST = "jederzeit: dein nächstes Plättchen muss kein anderes berühren"


@pytest.mark.parametrize("lang", [thorough("en", name="en"), "de"])
def test_cards_of_a_phone_are_equally_high(visit: Visit, lang: str) -> None:
    """In the draft, in the hand and among the lessons, with all they say, on a small phone too."""
    visitor = visit(device="phone", lang=lang)
    visitor.resumes("isle_of_cats", "four-players.kt", 30)
    page = visitor.page

    def look() -> None:
        for size in ((390, 844), (360, 640)):
            resize(page, *size)
            assert page.locator(".isle-dock .card").count() > 1
            assert page.evaluate(UNEVEN) == [], size
            assert page.locator(".isle .deed > *").evaluate_all(OUT_OF_SIGHT) == [], size

    def read() -> None:
        """Pick the first card, and read everything upright and sideways."""
        page.locator(".isle .picker .card").first.click()
        page.locator(".isle .picker .tick").wait_for()
        for size in ((390, 844), (360, 640), (844, 390)):
            resize(page, *size)
            assert page.evaluate(UNREAD) == [], size
        resize(page, 390, 844)

    visitor.plays(play, stop=lambda page: page.locator(".isle .picker.rescue-cards .card").count() > 0)
    assert page.evaluate(UNREAD) == []
    read()
    visitor.plays(play, stop=lambda page: page.locator(".isle .picker.draft").count() > 0)
    look()
    page.locator(".isle .picker .card p").first.evaluate("(text, words) => { text.textContent = words; }", WORDIEST)
    read()
    visitor.plays(play, stop=lambda page: page.locator(".isle .fields .able:enabled").count() > 0)
    for tab in (".tab-cards", ".tab-lessons"):
        page.locator(tab).click()
        look()


@pytest.mark.parametrize("device", [thorough("laptop", name="laptop"), "phone"])
def test_the_draft_shows_what_was_kept_and_says_what_cannot_be_picked(visit: Visit, device: str) -> None:
    """Cards kept before can be looked at while others are chosen; a card too many is refused in words."""
    visitor = visit(device=device)
    visitor.meets_bots("isle_of_cats", 2)
    page = visitor.page
    visitor.plays(play, stop=lambda page: page.locator(".isle .picker.draft").count() > 0)
    expect(page.locator(".isle .deed .kept")).to_have_count(0)
    for at in range(3):
        page.locator(".isle .picker .card").nth(at).click()
    expect(page.locator(".isle .deed .note")).to_have_text("You keep 2. Put one back first.")
    page.locator(".isle .confirm").click()
    kept = page.locator(".isle .deed .kept")
    expect(kept).to_have_text("Kept so far: 2")
    kept.click()
    expect(page.locator(".isle .drafted .card")).to_have_count(2)
    page.locator(".isle .tab-cards").click()
    expect(page.locator(".isle .picker .card").first).to_be_visible()


@pytest.mark.parametrize("theme", [thorough("light", name="light"), "dark"])
def test_every_state_is_accessible(visit: Visit, theme: str) -> None:
    """Drafting, paying, rescuing and placing without a violation."""
    visitor = visit(theme=theme)
    visitor.meets_bots("isle_of_cats", 2)
    seen = set()
    for _ in range(40):
        page = visitor.page
        page.wait_for_selector(".table[data-state=yours]")
        page.wait_for_selector(ASKING)
        rest(page)
        state = page.evaluate(
            "() => document.querySelector('.isle :is(.picker, .choices, .placing)')?.className ?? 'fields'"
        )
        if state not in seen:
            seen.add(state)
            visitor.examine()
        if holds_a_tile(page):
            break
        seq = page.locator(".table").get_attribute("data-seq")
        play(page)
        page.wait_for_selector(f".table:not([data-seq='{seq}'])")
    assert any("draft" in state for state in seen)
    assert any("placing" in state for state in seen)


def test_tiles_by_mouse_and_keyboard(visit: Visit) -> None:
    """Keys and mouse turn the first tile, which may lie anywhere; one dragged from its field is laid by a key."""
    visitor = visit()
    visitor.meets_bots("isle_of_cats", 2)
    visitor.plays(play, stop=holds_a_tile)
    page = visitor.page
    page.mouse.move(*point_of(page, 10, 4))
    page.wait_for_selector(".isle .ghost.ok")
    page.locator(".isle .boat.holds").focus()
    for arrow in ["ArrowRight", "ArrowUp"]:
        moves(page, partial(page.keyboard.press, arrow))
    press(page, "r", "r", "f", "f", "r", "r")
    page.wait_for_selector(".isle .ghost.ok")
    moves(page, lambda: page.mouse.move(*point_of(page, 5, 4)))
    page.mouse.wheel(0, 120)
    rest(page)
    page.wait_for_selector(".isle .ghost.ok")
    lays(page, lambda: page.mouse.click(*point_of(page, 5, 4)))
    visitor.plays(play, stop=lambda page: page.locator(".isle .fields .able:enabled").count() > 0)
    page.locator(".isle .fields .able").first.hover()
    page.mouse.down()
    page.mouse.move(*point_of(page, 8, 4), steps=4)
    page.mouse.up()
    page.wait_for_selector(".table:not(:has(.fields .able))")
    visitor.plays(play, stop=holds_a_tile)
    page.locator(".isle .boat.holds").focus()
    page.wait_for_selector(".isle .ghost.ok")
    lays(page, lambda: page.keyboard.press("Enter"))


def test_it_is_said_why_a_tile_cannot_lie_here(visit: Visit) -> None:
    """Off the boat, on another tile, beside none: each is named while the tile hovers there."""
    visitor = visit()
    visitor.meets_bots("isle_of_cats", 2)
    visitor.plays(play, stop=lambda page: holds_a_tile(page) and page.locator(".isle .boat .laid").count() > 0)
    page = visitor.page
    told = page.locator(".isle .preview .told")
    page.mouse.move(*point_of(page, 0.2, 0.2))
    expect(told).to_contain_text("completely inside your boat")
    for column, row in ((3, 4), (19, 4), (11, 1), (11, 8)):
        page.mouse.move(*point_of(page, column, row))
        rest(page)
        if told.locator(".bad").count() and "touch" in told.inner_text():
            break
    else:
        raise AssertionError("nowhere is it said that a tile must touch another")


def test_a_tile_dragged_off_the_boat_comes_back(visit: Visit) -> None:
    """A tile that the mouse takes off the boat lies again where it could lie last."""
    visitor = visit()
    visitor.meets_bots("isle_of_cats", 2)
    visitor.plays(play, stop=holds_a_tile)
    page = visitor.page
    page.mouse.move(*point_of(page, 10, 4))
    page.wait_for_selector(".isle .ghost.ok")
    before = page.locator(".isle .ghost").get_attribute("transform") or ""
    page.mouse.move(*point_of(page, -1, -1), steps=3)
    page.mouse.move(2, 2)
    rest(page)
    page.wait_for_selector(".isle .ghost.ok")
    column, row = (
        float(each) / 10
        for each in re.findall(r"-?[\d.]+", page.locator(".isle .ghost").get_attribute("transform") or "")
    )
    assert 0 <= column <= 22, before
    assert 0 <= row <= 9, before


def test_tapping_a_crew_opens_its_boat_on_a_phone(visit: Visit) -> None:
    """The boat of another player lies over the table, whole and in sight, and goes away again."""
    visitor = visit(device="phone")
    visitor.meets_bots("isle_of_cats", 3)
    page = visitor.page
    visitor.plays(play, stop=lambda page: page.locator(".isle .fields .able:enabled").count() > 0)
    page.locator(".seat:not(.me) .look").first.tap()
    boat = page.locator(".open-boat .boat")
    expect(boat).to_be_in_viewport(ratio=1)
    page.locator(".boat-panel header button").click()
    expect(boat).to_have_count(0)


NOTATION = re.compile(r"\b(r(0|90|180|270)f?\b|take:)|\b[A-V]\d\b|cat \d|Katze \d")


COVERED_CATS = """() => {
  const glimpse = hand.find(".isle .glimpse").getBoundingClientRect();
  return hand.all(".isle .fields [data-tile]").filter((cat) => {
    const { left, right, top, bottom } = cat.getBoundingClientRect();
    return left < glimpse.right && glimpse.left < right && top < glimpse.bottom && glimpse.top < bottom;
  }).map((cat) => cat.dataset.tile);
}"""
"""The cats of the fields over which somebody else's boat is shown."""


def test_a_glimpse_of_a_boat_covers_no_cat(visit: Visit) -> None:
    """While somebody else takes a cat, their boat is shown over one's own; the cats of both fields stay in sight."""
    anna = visit(pace="brisk", motion="on")
    anna.resumes("isle_of_cats", "four-players.kt", 139, bot="kitten")
    page = anna.page
    resize(page, 1366, 768)
    passing = page.locator(".isle [data-move='pass']").first
    passing.wait_for()
    anna.hurries(SLOWLY)
    passing.click()
    page.wait_for_selector(".isle .glimpse")
    for width, height in ((1366, 768), (1280, 720), (1180, 820), (1920, 1080), (390, 844)):
        resize(page, width, height)
        assert page.locator(".isle .fields [data-tile]").count() > 4
        assert page.evaluate(COVERED_CATS) == [], f"{width}x{height}"


@pytest.mark.parametrize("lang", [thorough("en", name="en"), "de"])
def test_hints_are_in_human_words(visit: Visit, lang: str) -> None:
    """Whatever is asked, a hint names things as people do, gives at most two reasons, and marks its move."""
    visitor = visit(lang=lang)
    visitor.meets_bots("isle_of_cats", 2)
    kinds = set()

    def asked(page: Page) -> bool:
        page.wait_for_selector(ASKING)
        page.locator(".ask-hint").click()
        hint = page.locator(".hint")
        hint.wait_for()
        rest(page)
        text = hint.locator("p").first.inner_text()
        assert not NOTATION.search(text), text
        assert ".:" not in text, text
        assert ". –" not in text, text
        assert hint.locator(".hint-more > ul").first.locator("li").count() <= 2
        kind = "placing" if holds_a_tile(page) else "fields" if page.locator(".fields .advised").count() else "cards"
        kinds.add(kind)
        if kind == "placing":
            expect(page.locator(".isle .advised-place")).to_have_count(1)
        return kinds >= {"placing", "fields", "cards"}

    visitor.plays(play, stop=asked, most=60)
    assert kinds >= {"placing", "fields", "cards"}


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def moves(page: Page, act: Callable[[], None]) -> None:
    """The tile in hand is somewhere else after this."""
    rest(page)
    before = page.locator(".isle .ghost").get_attribute("transform")
    act()
    page.wait_for_function(
        "old => document.querySelector('.isle .ghost').getAttribute('transform') !== old", arg=before
    )


def lays(page: Page, act: Callable[[], None]) -> None:
    """One more tile lies on the boat after this."""
    rest(page)
    before = page.locator(".isle .boat .laid").count()
    act()
    page.wait_for_function("old => document.querySelectorAll('.isle .boat .laid').length > old", arg=before)


CROPPED = """() => {
  const box = (node) => node.getBoundingClientRect();
  const inside = (one, two) =>
    one.left >= two.left && one.right <= two.right && one.top >= two.top && one.bottom <= two.bottom;
  const water = box(hand.find(".isle .waters"));
  const hull = box(hand.find(".isle .layers .hull"));
  const buttons = hand.all(".isle .tools-bar button");
  return [
    ...(inside(hull, water) ? [] : ["boat"]),
    ...buttons.filter((each) => !inside(box(each), box(hand.find(".isle .deed")))).map((each) => each.innerText),
  ];
}"""
"""Whether a part of the boat is out of the water that is shown, and the buttons that do not fit below it."""


def test_a_tile_by_touch(visit: Visit) -> None:
    """It comes into sight by itself, under nothing; a tap beside it moves it, a tap on it lays it down.

    On a tablet the whole boat is shown.
    """
    visitor = visit(device="phone")
    visitor.meets_bots("isle_of_cats", 2)
    visitor.plays(play, stop=holds_a_tile)
    page = visitor.page
    resize(page, 820, 1180)
    expect(page.locator(".isle .overview")).to_have_count(0)
    assert page.evaluate(CROPPED) == []
    resize(page, 390, 844)
    page.wait_for_function(UNCOVERED)
    moves(page, lambda: page.touchscreen.tap(*point_of(page, 7.5, 4.5)))
    page.wait_for_selector(".isle .ghost.ok")
    be_still(page)
    box = page.locator(".isle .ghost .head").bounding_box()
    assert box is not None
    lays(page, lambda: page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))


def drag(page: Page, start: tuple[float, float], *way: tuple[float, float]) -> Callable[[], None]:
    """A finger goes down and along a way; what is returned lifts it."""
    browser = page.context.new_cdp_session(page)
    browser.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at(start)]})
    for each in way:
        browser.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at(each)]})
    rest(page)

    def lift() -> None:
        browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        rest(page)

    return lift


def at(point: tuple[float, float]) -> dict[str, float]:
    return {"x": point[0], "y": point[1]}


def held_at(page: Page) -> tuple[float, float]:
    """The column and row where the tile in hand is."""
    found = re.findall(r"-?[\d.]+", page.locator(".isle .ghost").get_attribute("transform") or "")
    return float(found[0]) / 10, float(found[1]) / 10


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


REACHED = """(edge) => hand.until(() => {
  const { scrollLeft, clientWidth, scrollWidth } = hand.find(".isle .waters");
  return edge === "left" ? scrollLeft < 1 : scrollLeft + clientWidth > scrollWidth - 1;
}).then(() => {})"""
"""Wait until an end of the large boat is in sight."""
WHOLE = """(selector) => {
  const deck = document.querySelector(`${selector} .hull`).getBoundingClientRect();
  const frame = document.querySelector(".isle .sea").getBoundingClientRect();
  return deck.left >= frame.left - 1 && deck.right <= frame.right + 1 && deck.right <= innerWidth;
}"""
"""Whether the whole boat of a drawing is in sight."""


@pytest.mark.parametrize("size", [(360, 640), thorough((390, 844), name="390x844")])
def test_every_cell_of_a_large_boat_is_reached(visit: Visit, size: tuple[int, int]) -> None:
    """A finger beside the tile or on the picture of the whole boat moves it; without a tile the boat is whole."""
    visitor = visit(device="phone")
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.meets_bots("isle_of_cats", 2)
    visitor.plays(play, stop=lambda page: page.locator(".isle .fields .able:enabled").count() > 0)
    assert page.evaluate(WHOLE, ".isle .layers")
    visitor.plays(play, stop=holds_a_tile)
    page.wait_for_selector(".isle .waters.large")
    be_still(page)
    assert not page.evaluate(WHOLE, ".isle .layers")
    assert page.evaluate(WHOLE, ".isle .overview")
    before = held_at(page)
    frame = page.locator(".isle .waters").bounding_box()
    assert frame is not None
    low = frame["y"] + frame["height"] - 4
    for edge, way in (("left", (size[0] - 20, 20)), ("right", (20, size[0] - 20)), ("left", (size[0] - 20, 20))):
        for _ in range(3):
            drag(page, (size[0] - way[0], low), (size[0] / 2, low), (way[0], low))()
        page.evaluate(REACHED, edge)
    assert held_at(page) == before, "the boat was moved, not the tile"
    whole = page.locator(".isle .sea .whole").bounding_box()
    assert whole is not None
    drag(page, (whole["x"] + 0.8 * whole["width"], whole["y"] + whole["height"] / 2))()
    page.evaluate(REACHED, "right")
    assert held_at(page) == before


def places_a_tile(visit: Visit) -> Page:
    """The page of somebody with a phone who holds a tile over the large boat."""
    visitor = visit(device="phone")
    visitor.meets_bots("isle_of_cats", 2)
    visitor.plays(play, stop=holds_a_tile)
    visitor.page.wait_for_selector(".isle .waters.large")
    be_still(visitor.page)
    return visitor.page


def test_a_dragged_tile_does_not_jump(visit: Visit) -> None:
    """It goes as far as the finger goes, rises by less than two cells, and moves the boat at its edge."""
    page = places_a_tile(visit)
    cell = point_of(page, 1, 0)[0] - point_of(page, 0, 0)[0]
    begin = middle_of(page, ".isle .ghost .head")
    old = held_at(page)
    lift = drag(page, begin, (begin[0], begin[1] - cell / 2 - 1))
    now = held_at(page)
    assert abs(now[0] - old[0]) <= 1
    assert abs(now[1] - old[1]) <= 1
    lift()
    frame = page.locator(".isle .waters").bounding_box()
    assert frame is not None
    for edge, x in (("right", frame["x"] + frame["width"] - 5), ("left", frame["x"] + 5)):
        start = middle_of(page, ".isle .ghost .head")
        lift = drag(page, start, ((start[0] + x) / 2, start[1]), (x, start[1]))
        page.evaluate(REACHED, edge)
        lift()


def test_a_tile_that_a_finger_drops_off_the_boat_comes_back(visit: Visit) -> None:
    """It lies again where it could lie last, in sight."""
    page = places_a_tile(visit)
    start = middle_of(page, ".isle .ghost .head")
    lift = drag(page, start, (start[0], start[1] + 60), (start[0], 820))
    expect(page.locator(".isle .ghost.bad")).to_have_count(1)
    lift()
    expect(page.locator(".isle .ghost.ok")).to_have_count(1)
    column, row = held_at(page)
    assert 0 <= column < 22
    assert 0 <= row < 9


def test_the_lesson(visit: Visit) -> None:
    """The first day is explained step by step, and then the lesson is over."""
    visitor = visit()
    visitor.go("/learn/isle_of_cats")
    baskets = []

    def look(page: Page) -> None:
        if page.locator(".isle .choices.basket [data-move]").count():
            baskets.append(page.locator(".isle .choices.basket").inner_text())
            expect(page.locator(".asked")).to_be_visible()
            expect(page.locator(".coach")).to_have_count(0)

    assert len(visitor.is_taught(play, look=look)) > 10
    assert all("ready again tomorrow" in each and "used up" in each for each in baskets)
    assert baskets


@pytest.mark.parametrize(
    "size", [(360, 640), (1280, 720), *map(thorough, [(390, 844), (820, 1180), (1366, 768), (1920, 1080)])]
)
def test_the_boat_stays_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    """While a cat is chosen and while it is laid down, the player's own boat and what can be done are in the window."""
    visitor = visit()
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.meets_bots("isle_of_cats", 2)
    for stop in (lambda page: page.locator(".isle .fields .able:enabled").count() > 0, holds_a_tile):
        visitor.plays(play, stop=stop)
        page.wait_for_function(IN_WINDOW)
    page.wait_for_selector("[data-vital=tile]")


IN_WINDOW = """() => [...document.querySelectorAll("[data-vital]")]
  .every((node) => {
    const { left, right, top, bottom, height } = node.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return left >= -1 && right <= innerWidth + 1 && seen >= 0.95 * height;
  })"""
"""Whether everything that a decision needs is in the window."""
