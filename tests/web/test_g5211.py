"""Whole games of 5211 on its board."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from tests.sizes import thorough
from tests.web.conftest import Visit
from tests.web.g5211 import play
from tests.web.hand import be_still, resize, rest
from tests.web.visitor import CONTINUE, move_by_list


@pytest.mark.parametrize(
    ("device", "lang", "theme", "players"),
    [
        thorough("laptop", "en", "light", 4),
        ("phone", "de", "dark", 5),
        thorough("phone", "en", "light", 3),
        thorough("laptop", "de", "dark", 2),
    ],
)
def test_whole_game_on_the_board(visit: Visit, device: str, lang: str, theme: str, players: int) -> None:
    """Choosing, revealing and scoring work by clicks, and every state passes the accessibility rules."""
    anna = visit(device=device, lang=lang, theme=theme, scores="wait")
    anna.sits("g5211", players=players)
    anna.page.wait_for_selector(".ft-pick")
    anna.examine()
    anna.plays(play, stop=lambda page: page.locator(".ft-slot.ft-open").count() > 0)
    anna.page.locator(".ft-pick").first.click()
    anna.page.locator(".tick input").check()
    anna.examine()
    anna.plays(play, stop=lambda page: page.locator(".go-on").count() > 0)
    expect(anna.page.locator(".seat .ft-gain")).to_have_count(players)
    anna.examine()
    anna.plays(play)
    anna.page.wait_for_selector(".result")
    anna.examine()
    anna.fits()


def test_a_third_card_does_not_replace_the_first(visit: Visit) -> None:
    """With two cards chosen, a third one is refused, and the prompt says what to do."""
    anna = visit(device="phone")
    anna.meets_bots("g5211", 3)
    page = anna.page
    page.wait_for_selector(".ft-pick:not([aria-disabled])")
    for card in range(3):
        page.locator(".ft-pick").nth(card).click()
        rest(page)
    pressed = page.locator(".ft-pick").evaluate_all("all => all.map((each) => each.getAttribute('aria-pressed'))")
    assert pressed == ["true", "true", "false", "false", "false"]
    expect(page.locator(".dock [role=status]")).to_contain_text("You have chosen two cards")
    page.locator(".ft-pick").first.click()
    expect(page.locator(".dock [role=status]")).not_to_contain_text("You have chosen two cards")


CRAMPED = """() => {
  const box = (node) => node.getBoundingClientRect();
  const text = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return box(range);
  };
  const faults = hand.all(".ft-counter").flatMap((tile) => {
    const inside = (node) => text(node).left >= box(tile).left + 1 && text(node).right <= box(tile).right - 1;
    const more = tile.querySelector(".ft-more");
    const parts = [...tile.querySelectorAll(".ft-colour-name, .ft-of, .ft-number, .ft-fate:not(:empty)")];
    return [
      ...parts.filter((part) => !inside(part)).map((part) => `${part.textContent} leaves its tile`),
      more && text(more).left < box(tile.querySelector(".ft-symbol")).right && "a figure on the symbol",
    ];
  });
  const confirm = hand.find(".ft-confirm");
  const title = hand.find(".top-bar .title");
  const prompt = hand.find(".dock > .asked");
  const said = text(prompt.querySelector("[role=status]"));
  return [
    ...faults,
    confirm && box(confirm).height < 44 && "a low button",
    text(title.lastChild).bottom > box(hand.find(".top-bar")).bottom && `cut: ${title.innerText}`,
    (said.top < box(prompt).top || said.bottom > box(prompt).bottom) && `bursts: ${prompt.innerText}`,
    !hand.find(".ft-aside .tick")?.checkVisibility() && "nothing to show points with",
  ].filter(Boolean);
}"""
"""What has too little room on the screen of a phone."""
PHONES = ((390, 844), (360, 640), (844, 390))


def test_a_phone_has_room_for_everything(visit: Visit) -> None:
    """While cards are chosen and while a deal is scored, words and figures stay where they belong."""
    anna = visit(device="phone", lang="de", scores="wait")
    anna.meets_bots("g5211", 5)
    faults: list[str] = []

    def look(page: Page, moment: str) -> None:
        for width, height in PHONES:
            resize(page, width, height)
            faults.extend(f"{width}x{height} {moment}: {each}" for each in page.evaluate(CRAMPED))

    anna.page.wait_for_selector(".ft-pick:not([aria-disabled])")
    for card in range(2):
        anna.page.locator(".ft-pick").nth(card).click()
    anna.page.wait_for_selector(".ft-confirm")
    look(anna.page, "choice")
    for deal in range(3):
        anna.plays(play, stop=lambda page: page.locator(".go-on").count() > 0)
        look(anna.page, f"score {deal}")
        anna.page.evaluate(CONTINUE)
    assert not faults, "\n".join(faults)


def by_keyboard(page: Page) -> None:
    """Make one move without a pointer: numbers choose cards, Enter confirms."""
    page.wait_for_selector(".table[data-present=true] .ft-pick:not([aria-disabled])")
    page.keyboard.press("Escape")
    page.wait_for_selector(".ft-hand:not(:has(.ft-confirm, .chosen))")
    for key in "12":
        rest(page)
        if page.locator(".ft-confirm").count():
            break
        page.keyboard.press(key)
        page.wait_for_selector(f".ft-pick:nth-child({key})[aria-pressed=true]")
    page.wait_for_selector(".ft-confirm:focus")
    page.keyboard.press("Enter")


def test_keyboard_alone(visit: Visit) -> None:
    """A whole game needs no pointer."""
    anna = visit()
    anna.meets_bots("g5211", 5)
    anna.plays(by_keyboard)
    anna.page.wait_for_selector(".result")


def test_a_choice_is_taken_back_until_all_have_chosen(visit: Visit) -> None:
    """Nothing is revealed before the last choice, and until then the player's own can be changed."""
    anna, ben = visit(), visit()
    anna.sits("g5211", way="friends", players=2)
    ben.go(anna.page.url.removeprefix(anna.url))
    ben.page.locator(".sit-first button").click()
    ben.page.wait_for_selector(".seats:not(:has(.free))")
    anna.page.wait_for_selector(".seats:not(:has(.free))")
    anna.page.locator(".start-row form button").click()
    anna.page.wait_for_selector(".table[data-state=yours] .ft-pick")
    undo = [each.page.get_by_role("button", name="Undo") for each in (anna, ben)]
    play(anna.page)
    expect(undo[0]).to_be_enabled()
    expect(anna.page.locator(".asked")).to_contain_text("You have chosen; waiting for Guest 2.")
    ben.page.wait_for_selector(".table[data-state=yours][data-seq='1'] .ft-pick")
    rest(ben.page)
    expect(undo[1]).to_be_disabled()
    anna.page.locator(".ft-take-back").click()
    anna.page.wait_for_selector(".table[data-state=yours] .ft-pick:not([aria-disabled])")
    ben.page.wait_for_selector(".table[data-state=yours] .ft-pick")
    rest(ben.page)
    assert ben.page.locator(".ft-slot:not(.free):not(.down)").count() == 0
    for each in undo:
        expect(each).to_be_disabled()


@pytest.mark.parametrize("lang", ["en", thorough("de", name="de")])
def test_lesson(visit: Visit, lang: str) -> None:
    """The lesson goes from its first step to its last by doing what it says."""
    anna = visit(lang=lang)
    anna.go("/learn/g5211")
    assert len(anna.is_taught(play)) == 14


PLACES = "seats => seats.map(seat => seat.getBoundingClientRect()).map(({ x, y }) => [x, y])"
IN_BAR = """bar => [...bar.querySelectorAll(".home, .title, .spectators, .button, .tools button, .tools summary")]
    .map(node => node.getBoundingClientRect()).filter(({ width }) => width > 1)
    .map(({ left, right }) => [left, right]).sort(([one], [other]) => one - other)"""


@pytest.mark.parametrize("lang", ["de", "en"])
def test_three_friends_on_a_phone(lang: str, visit: Visit) -> None:
    """The other two are side by side, also around one's own seat; the bar has room for all, with a table that waits."""
    anna, ben, clara, zoe = visit(device="phone", lang=lang), visit(), visit(), visit()
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", "", ""]})["code"]
    for seat, (friend, name) in enumerate([(ben, "Ben"), (anna, "Anna"), (clara, "Clara")]):
        friend.call("POST", f"tables/{code}/seats/{seat}", {"name": name})
    anna.call("POST", f"tables/{code}/start", {})
    other = anna.call("POST", "tables", {"game": "5211", "seats": ["", "kitten"]})["code"]
    anna.call("POST", f"tables/{other}/seats/0", {"name": "Anna"})
    anna.call("POST", f"tables/{other}/start", {})
    zoe.go(f"/t/{code}")
    page = anna.go(f"/t/{code}")
    page.locator(".table[data-state=yours]").wait_for()
    page.locator(".top-bar .spectators").wait_for()
    be_still(page)
    places = page.locator(".seat-row .seat").evaluate_all(PLACES)
    first, own, last = places
    assert first[1] == last[1] < own[1], places
    assert first[0] < last[0], places
    move_by_list(page)
    page.locator(f".top-bar .next[href='/t/{other}']").wait_for()
    be_still(page)
    bar = page.locator(".top-bar").evaluate(IN_BAR)
    assert all(right <= left for (_, right), (left, _) in itertools.pairwise(bar)), bar
    assert bar[-1][1] <= page.evaluate("innerWidth"), bar
    title = page.locator(".top-bar .title")
    assert title.evaluate("node => node.scrollWidth <= node.clientWidth && node.clientWidth > 48")
    anna.fits()


def test_the_list_of_moves_closes_by_itself_on_a_phone(visit: Visit) -> None:
    """It says what it is, and goes when somebody taps beside it, presses Escape, or has moved."""
    anna = visit(device="phone")
    anna.meets_bots("g5211", 2)
    page = anna.page
    opener, moves = page.locator("details.moves summary"), page.locator(".move-list")
    page.wait_for_selector(".table[data-state=yours]")
    opener.click()
    expect(moves.get_by_role("heading", level=2)).to_have_text(re.compile(r"^Possible moves \(\d+\)$"))
    page.locator(".title").click()
    expect(moves).to_have_count(0)
    opener.click()
    expect(moves).to_be_visible()
    page.keyboard.press("Escape")
    expect(moves).to_have_count(0)
    expect(opener).to_be_focused()
    opener.click()
    moves.locator("button[data-move]").first.click()
    expect(moves).to_have_count(0)
