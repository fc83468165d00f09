"""Whole games of Cat in the Box on its board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from katzentisch.core.catalogue import find
from katzentisch.core.words import Words
from tests.sizes import thorough
from tests.web.cat_in_the_box import play
from tests.web.conftest import Visit
from tests.web.hand import resize, rest

LESSON = ["welcome", "hand", "bury", "predict", "trick", "follow", "token", "cross", "again", "aim", "score", "end"]
"""The steps of the lesson that every deal leads to, in order."""
CARD = ".seat .cb-laid:not(.empty, .none)"
"""A card of the trick on the table."""


@pytest.mark.parametrize(
    ("device", "lang", "theme", "players"),
    [
        ("laptop", "en", "light", 3),
        thorough("phone", "de", "dark", 4),
        thorough("phone", "en", "light", 2),
        thorough("laptop", "de", "dark", 5),
    ],
)
def test_whole_game_on_the_board(visit: Visit, device: str, lang: str, theme: str, players: int) -> None:
    """Burying, predicting, declaring and scoring work by clicks, and every state passes the accessibility rules."""
    anna = visit(device=device, lang=lang, theme=theme, scores="wait")
    anna.sits("cat_in_the_box", players=players)
    anna.page.wait_for_selector(".cb-pick")
    anna.examine()
    anna.plays(play, stop=lambda page: page.locator(CARD).count() > 0)
    anna.page.locator(".cb-pick:not(.stuck)").first.click()
    anna.page.wait_for_selector(".cb-colour")
    anna.examine()
    anna.plays(play, stop=lambda page: page.locator(".go-on").count() > 0)
    expect(anna.page.locator(".cb-score-lines li")).to_have_count(players)
    anna.examine()
    anna.plays(play)
    anna.page.wait_for_selector(".result")
    anna.examine()
    anna.fits()


def test_undo_waits_for_an_own_move(visit: Visit) -> None:
    """Also for the starter, whom the round's first line names, and while bots have buried their cards."""
    anna = visit()
    wish = {"game": "cat_in_the_box", "seats": ["", "kitten", "kitten"], "options": {"starter": "0"}}
    code = anna.call("POST", "tables", wish)["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    anna.call("POST", f"tables/{code}/start", {"fill": None})
    page = anna.go(f"/t/{code}")
    page.wait_for_selector(".table[data-state=yours][data-seq='2'] .cb-pick")
    rest(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    play(page)
    expect(undo).to_be_enabled()


OVERLAPS = """() => [...document.querySelectorAll(".seat-row > li")].flatMap((seat) => {
  const token = seat.querySelector(".cb-token-picture").getBoundingClientRect();
  return [...seat.querySelectorAll(".name, .cb-tricks > :not(.unseen)")].filter((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    const { left, right, top, height } = text.getBoundingClientRect();
    const across = Math.min(right, token.right) - Math.max(left, token.left);
    return across > 1 && token.bottom > top + 0.3 * height && token.top < top + 0.7 * height;
  }).map((node) => node.textContent);
})"""
"""Names and counts of tricks under a player's token; the space above and below the letters does not count."""


@pytest.mark.parametrize("players", [3, 4, 5])
def test_tokens_leave_names_readable(visit: Visit, players: int) -> None:
    """The token on a portrait covers neither the player's name nor the count of tricks."""
    anna = visit(device="phone")
    anna.meets_bots("cat_in_the_box", players)
    anna.plays(play, stop=lambda page: page.locator(CARD).count() > 0)
    for width, height in ((390, 844), (360, 640), (844, 390), (1366, 768)):
        resize(anna.page, width, height)
        assert anna.page.evaluate(OVERLAPS) == [], f"{width}x{height}"


TOTALS = """() => {
  const number = (node) => node.checkVisibility() && /[−-]?\\d+/.exec(node.innerText)?.[0];
  return [hand.all(".seat .points").map(number), hand.all(".cb-score-total").map(number)];
}"""
"""The totals at the seats and in the score of the round; false where one is out of sight."""


def test_totals_are_shown_during_play(visit: Visit) -> None:
    """Every seat shows its total, and the score of a round shows the same numbers, on phones too."""
    anna = visit(device="phone", scores="wait")
    anna.meets_bots("cat_in_the_box", 3)
    anna.plays(play, stop=lambda page: page.locator(".go-on").count() > 0)
    for width, height in ((390, 844), (360, 640), (844, 390), (1366, 768)):
        resize(anna.page, width, height)
        seats, score = anna.page.evaluate(TOTALS)
        assert len(seats) == 3
        assert all(seats), f"{width}x{height}"
        assert seats == score, f"{width}x{height}"


SIGNS = """() => hand.all(".cb-pick").flatMap((card) => {
  const box = (node) => node.getBoundingClientRect();
  const [strip, value] = [box(card.querySelector(".cb-ways")), box(card.querySelector(".cb-value"))];
  const covered = [...card.querySelectorAll(".cb-way")].filter((sign) => {
    const { left, right, top, bottom } = box(sign);
    const front = document.elementFromPoint(left + 0.8 * (right - left), (top + bottom) / 2);
    return front.closest(".cb-pick") !== card;
  });
  return [
    box(card.querySelector(".cb-way")).height < 7 && "tiny signs",
    covered.length > 0 && "signs under the next card",
    value.left < strip.right - 2 && "a number under the signs",
  ].filter(Boolean);
})"""
"""Signs of the hand that are tiny or covered, and numbers that are cut."""


def test_signs_of_the_hand_are_readable(visit: Visit) -> None:
    """The signs for a card's colours are not covered by the next card, and cut no number."""
    anna = visit(device="phone")
    anna.meets_bots("cat_in_the_box", 3)
    anna.page.wait_for_selector(".cb-pick")
    for width, height in ((390, 844), (360, 640), (844, 390), (1366, 768)):
        resize(anna.page, width, height)
        assert anna.page.evaluate(SIGNS) == [], f"{width}x{height}"


def test_a_field_that_cannot_be_filled_says_why(visit: Visit) -> None:
    """A press on a field tells why it cannot be filled, or picks the card for it; then the prompt asks for a colour."""
    anna = visit()
    anna.resumes("cat_in_the_box", "negative_total.kt", 25, 1)
    page = anna.page
    page.wait_for_selector(".table[data-state=yours][data-present=true] .cb-pick:not([aria-disabled])")
    page.locator(".cb-field.taken").first.click()
    expect(page.locator(".above-board")).to_contain_text("is already on the research board")
    card = page.locator(".cb-pick:not(.stuck)").first
    card.click()
    value = card.get_attribute("data-card")
    expect(page.locator(".dock [role=status]")).to_have_text(f"Which colour is your {value}?")
    card.click()
    expect(page.locator(".dock [role=status]")).not_to_contain_text("Which colour is your")


def by_keyboard(page: Page) -> None:
    """Make one move without a pointer: a number picks the card and goes to its first open colour, Enter plays."""
    page.wait_for_selector(".table[data-present=true]")
    rest(page)
    if predictions := page.locator(".cb-predict button").all():
        number = predictions[0].locator("strong").inner_text()
        page.keyboard.press(number)
        page.wait_for_selector(".cb-predict button:focus")
    else:
        page.keyboard.press("Escape")
        value = page.locator(".cb-pick:not(.stuck)").first.get_attribute("data-card")
        page.keyboard.press(str(value))
        page.wait_for_selector(".cb-bury:focus, .cb-colour:focus")
    page.keyboard.press("Enter")


def test_keyboard_alone(visit: Visit) -> None:
    """A whole game needs no pointer."""
    anna = visit()
    anna.meets_bots("cat_in_the_box", 2)
    anna.plays(by_keyboard)
    anna.page.wait_for_selector(".result")


@pytest.mark.parametrize(
    ("record", "ply", "seat", "stuck", "why"),
    [
        ("negative_total.kt", 25, 1, 6, "in each colour you have left, its field is taken"),
        ("cb_g1.kt", 21, 2, 1, "red cannot be led"),
    ],
)
def test_only_colours_that_can_be_declared_are_offered(
    visit: Visit, record: str, ply: int, seat: int, stuck: int, why: str
) -> None:
    """Each card offers exactly its legal colours; a card that has none says why."""
    anna = visit()
    anna.resumes("cat_in_the_box", record, ply, seat)
    page = anna.page
    page.wait_for_selector(".table[data-state=yours]")
    page.locator("details.moves summary").click()
    page.wait_for_selector("details.moves button[data-move]")
    legal = page.locator("details.moves button[data-move]").evaluate_all("all => all.map((each) => each.dataset.move)")
    page.locator("details.moves summary").click()
    for card in page.locator(".cb-pick").all():
        value = card.get_attribute("data-card")
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        rest(page)
        offered = page.locator(".cb-colour").evaluate_all("all => all.map((each) => each.dataset.colour)")
        assert [f"{value} {colour}" for colour in offered] == [move for move in legal if move.startswith(f"{value} ")]
        expect(page.locator(".cb-stuck")).to_have_count(0 if offered else 1)
        card.click()
        expect(card).to_have_attribute("aria-pressed", "false")
    page.locator(f".cb-pick.stuck[data-card='{stuck}']").first.click()
    expect(page.locator(".cb-stuck")).to_contain_text(why)


def test_motion_shows_the_trick_before_it_is_taken(visit: Visit) -> None:
    """With motion on, a complete trick stays until its winner is seen, and play goes on afterwards."""
    anna = visit(motion="on", pace="even")
    anna.meets_bots("cat_in_the_box", 2)
    anna.plays(play, stop=lambda page: page.locator(CARD).count() > 0)
    for _ in range(2):
        anna.page.wait_for_selector(".table[data-state=yours][data-present=true]")
        play(anna.page)
        anna.page.wait_for_selector(".seat.wins")
        anna.page.wait_for_selector(".table[data-present=true]")


@pytest.mark.parametrize("lang", ["en", thorough("de", name="de")])
def test_lesson(visit: Visit, lang: str) -> None:
    """The lesson goes from its first step to its last by doing what it says; whatever is dealt, no step is missing."""
    anna = visit(lang=lang)
    anna.go("/learn/cat_in_the_box")
    said = anna.is_taught(play)
    words = Words(lang, find("cat_in_the_box"))
    steps = [words.say(f"lesson-{each}") for each in LESSON]
    assert [each for each in said if each in steps] == steps
