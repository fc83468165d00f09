"""The house in the browser: lists, keyboards, friends, curtains, lost connections, onlookers, replays, settings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.sizes import thorough
from tests.web.cable import Cable
from tests.web.conftest import Visit
from tests.web.hand import rest
from tests.web.visitor import Visitor, after, by_keyboard, by_list, move_by_list

ELSEWHERE = """
globalThis.called = [];
globalThis.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, { body }) {
    called.push(`${title}: ${body}`);
  }
};
Object.defineProperty(document, "visibilityState", { get: () => (globalThis.elsewhere ? "hidden" : "visible") });
"""
"""A browser that remembers how it called, of somebody who may be told to look elsewhere."""


def state(visitor: Visitor) -> str:
    return visitor.page.locator(".table").get_attribute("data-state") or ""


def test_whole_game_by_the_list_of_moves(visit: Visit) -> None:
    """The list of moves alone is enough for a whole match."""
    anna = visit(device="phone", lang="de")
    anna.sits("g5211", players=2)
    anna.plays(by_list)
    anna.page.wait_for_selector(".result")


@pytest.mark.parametrize(("device", "stays"), [("phone", False), ("laptop", True)])
def test_the_list_of_moves_does_not_hide_what_a_move_did(visit: Visit, device: str, stays: bool) -> None:
    """It folds after a move where it covers the board, and stays where there is room."""
    anna = visit(device=device)
    anna.meets_bots("g5211", 3)
    page = anna.page
    page.wait_for_selector(".table[data-state=yours]")
    seq = page.locator(".table").get_attribute("data-seq")
    page.locator("details.moves summary").click()
    page.locator("details.moves button[data-move]").first.click()
    page.wait_for_selector(f".table[data-state=yours]:not([data-seq='{seq}'])")
    expect(page.locator("details.moves[open]")).to_have_count(int(stays))


def test_from_the_lobby_by_keyboard(visit: Visit) -> None:
    """Tab and Enter alone lead from the lobby into a match; `test_keyboard` plays to the end."""
    anna = visit()
    page = anna.go()
    anna.tab_to("article.g5211 .way-bots")
    page.keyboard.press("Enter")
    anna.tab_to("article.g5211 form input[name=players]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("article.g5211 .place")).to_have_count(5)
    anna.tab_to("article.g5211 form input[name=level]")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("article.g5211 input[name=level]").first).to_be_checked()
    anna.tab_to("article.g5211 form button[type=submit]")
    page.keyboard.press("Enter")
    anna.plays(by_keyboard, stop=after(2))
    expect(page.locator(".seat-row > li")).to_have_count(5)


@pytest.mark.parametrize("players", [2, thorough(4, name="4")])
def test_friends_play_one_another(visit: Visit, players: int) -> None:
    """One opens a table and shares its link; all sit down by it and play to the end."""
    host = visit(device="laptop")
    host.sits("g5211", "friends", players)
    host.page.wait_for_selector(".door")
    host.examine()
    friends = [host]
    for seat in range(1, players):
        friend = visit(device="phone" if seat % 2 else "laptop", lang="de" if seat % 2 else "en")
        friend.go(host.page.url.removeprefix(host.url))
        friend.page.locator("label input").first.fill(f"Friend {seat}")
        friend.page.locator(".seats li").nth(seat).locator("> button").click()
        friends.append(friend)
    host.page.wait_for_function("n => document.querySelectorAll('.seats .free').length === 0", arg=0)
    host.page.locator(".start-row form button").click()
    for friend in friends:
        friend.page.wait_for_selector(".table[data-state]")
    while state(host) != "over":
        for friend in friends:
            if state(friend) == "yours":
                move_by_list(friend.page)
    for friend in friends:
        friend.page.wait_for_selector(".result")


def test_curtain_hides_the_last_hand(visit: Visit) -> None:
    """At one screen the next hand shows only after the next player lifts the curtain."""
    both = visit(device="phone")
    both.sits("g5211", "screen", 2)
    page = both.page
    for _ in range(6):
        page.wait_for_selector(".curtain")
        both.examine()
        expect(page.locator(".ft-hand.covered")).to_have_count(1)
        expect(page.locator(".ft-pick, details.moves")).to_have_count(0)
        page.locator(".curtain button.main").click()
        page.wait_for_selector(".table[data-state=yours]")
        seat = page.locator(".table").get_attribute("data-seat")
        by_list(page)
        page.wait_for_selector(f".curtain, .table:not([data-seat='{seat}'])")


@pytest.mark.smoke
def test_reload_in_the_middle_of_a_turn(visit: Visit) -> None:
    """Anybody who reloads sits where they sat, with the same position."""
    anna = visit()
    anna.meets_bots("cat_in_the_box", 3)
    anna.page.wait_for_selector(".table[data-state=yours]")
    anna.page.locator(".cb-pick").first.wait_for()
    rest(anna.page)
    hand = anna.page.locator(".cb-pick").count()
    anna.page.reload()
    anna.page.wait_for_selector(".table[data-state=yours]")
    expect(anna.page.locator(".table")).to_have_attribute("data-seat", "0")
    expect(anna.page.locator(".cb-pick")).to_have_count(hand)
    move_by_list(anna.page)


@pytest.mark.smoke
def test_lost_connection_loses_no_move(visit: Visit, cable: Cable) -> None:
    """A move made while the net is gone is made once the net is back, once."""
    anna = visit(url=cable.url)
    anna.expected = ["WebSocket connection to"]
    anna.meets_bots("g5211", 2)
    page = anna.page
    page.wait_for_selector(".table[data-state=yours]")
    seq = page.locator(".table").get_attribute("data-seq")
    cable.cut()
    page.wait_for_selector(".link.lost")
    expect(page.locator(".notice")).to_be_visible()
    by_list(page)
    assert page.locator(".table").get_attribute("data-seq") == seq, "a false move is shown"
    cable.mend()
    page.wait_for_selector(".link.on", state="attached")
    page.wait_for_selector(f".table:not([data-seq='{seq}'])")
    anna.plays(by_list, stop=after(2))


def test_onlookers_see_and_cannot_act(visit: Visit) -> None:
    """Anybody who opens the link of a full table watches; no hand, no move, no undo."""
    anna, zoe = visit(), visit()
    anna.meets_bots("cat_in_the_box", 3)
    anna.page.wait_for_selector(".table[data-state=yours]")
    zoe.go(anna.page.url.removeprefix(anna.url))
    zoe.page.wait_for_selector(".table[data-seat='-1']")
    zoe.examine()
    expect(zoe.page.locator("details.moves")).to_have_count(0)
    expect(zoe.page.locator(".top-bar button", has_text="Undo")).to_have_count(0)


def test_replay_steps_and_plays_on(visit: Visit) -> None:
    """A finished match is looked at from any seat, with everybody's name, jumped through, and played on from a ply."""
    anna = visit()
    anna.meets_bots("g5211", 2)
    anna.plays(by_list)
    page = anna.page
    page.locator(".podium strong").nth(1).wait_for()
    names = ["Anna" if name == "You" else name for name in page.locator(".podium strong").all_inner_texts()]
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector(".replay[data-ply]")
    anna.examine()
    offered = [page.locator(f".steps option[value='{seat}']").inner_text() for seat in range(2)]
    assert sorted(offered) == sorted(names)
    plies = int(page.locator(".replay").get_attribute("data-plies") or 0)
    assert plies > 20
    steps = page.locator(".steps")
    expect(page.locator(".replay"), "a replay begins at the start").to_have_attribute("data-ply", "0")
    steps.get_by_role("button", name="To the end").click()
    expect(page.locator(".outcome li")).to_have_count(2)
    anna.hurries(0.1)
    steps.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".outcome")).to_have_count(0)
    steps.get_by_role("button", name="Pause").click()
    anna.hurries(1)
    steps.get_by_role("button", name="To the start").click()
    page.wait_for_selector(".replay[data-ply='0']")
    for ply in range(1, 4):
        steps.get_by_role("button", name="Next", exact=True).click()
        page.wait_for_selector(f".replay[data-ply='{ply}']")
    steps.locator("select").select_option("0")
    page.wait_for_function("() => document.querySelectorAll('.replay .board *').length > 3")
    anna.examine()
    page.locator(".top-bar .open-more").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".table[data-state=yours], .table[data-state=theirs]")
    anna.plays(by_list, stop=after(2))


def test_settings_are_kept(visit: Visit) -> None:
    """Language, theme and palette stay after a reload."""
    anna = visit()
    page = anna.go("/settings")
    anna.examine()
    page.get_by_label("Language").select_option("de")
    page.get_by_label("Erscheinungsbild").select_option("dark")
    page.wait_for_selector("html[data-theme=dark][lang=de]")
    anna.examine()
    page.reload()
    page.wait_for_selector("html[data-theme=dark][lang=de]")
    anna.go()
    page.get_by_text("Was wollen wir spielen?").wait_for()


def test_two_tabs_keep_what_is_chosen_in_either(visit: Visit) -> None:
    """A tab follows what another one chooses, and does not write it over."""
    anna = visit()
    page = anna.go("/settings")
    page.get_by_label("Language").wait_for()
    other = anna.context.new_page()
    other.goto(f"{anna.url}/settings")
    other.get_by_label("Language").select_option("de")
    page.wait_for_selector("html[lang=de]")
    page.get_by_label("Erscheinungsbild").select_option("dark")
    other.wait_for_selector("html[lang=de][data-theme=dark]")
    other.reload()
    other.wait_for_selector("html[lang=de][data-theme=dark]")


def test_a_player_on_another_page_is_notified(visit: Visit) -> None:
    """The tab says whose turn it is; a person who asked for it and looks elsewhere is told as well."""
    anna = visit()
    page = anna.page
    page.add_init_script(ELSEWHERE)
    anna.go("/settings").get_by_label("Notify me").check()
    anna.meets_bots("g5211", 2)
    page.wait_for_selector(".table[data-state=yours]")
    expect(page).to_have_title("● Your turn – 5211")
    assert page.evaluate("called") == []
    page.evaluate("elsewhere = true")
    by_list(page)
    page.wait_for_function("() => called.length")
    assert page.evaluate("called[0]") == "5211: Your turn"


def test_hint_rules_and_chat(visit: Visit) -> None:
    """A hint says what a bot would do and why; rules can be searched; what is said is heard, as text."""
    anna, zoe = visit(), visit()
    anna.meets_bots("cat_in_the_box", 3)
    page = anna.page
    page.wait_for_selector(".table[data-state=yours]")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint strong")
    anna.examine()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Rules").click()
    page.get_by_label("Search the rules").fill("CB-08")
    page.wait_for_function("() => document.querySelectorAll('.rules li').length === 1")
    anna.examine()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    zoe.go(page.url.removeprefix(anna.url)).wait_for_selector(".table[data-seat='-1']")
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Write a message").fill("<b>hi</b>")
    page.get_by_role("button", name="Send").click()
    page.locator(".chat li", has_text="<b>hi</b>").wait_for()
    anna.examine()
