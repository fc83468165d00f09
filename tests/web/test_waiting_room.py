"""The waiting room: friends change seats, names and the host, say that they are ready, and nobody is stuck there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from katzentisch.table.stored import CAT_COUNT
from tests.web.cable import Cable
from tests.web.conftest import Visit
from tests.web.hand import be_still, rest
from tests.web.test_lobby import IN_SIGHT
from tests.web.visitor import Visitor, page_until

COVERED = """() => {
  const own = (node) => node.getBoundingClientRect();
  const box = (node) => {
    const parts = [node, ...node.querySelectorAll("button")].map(own);
    const most = (side) => Math.max(...parts.map((part) => part[side]));
    const least = (side) => Math.min(...parts.map((part) => part[side]));
    return { left: least("left"), top: least("top"), right: most("right"), bottom: most("bottom") };
  };
  const meet = (one, two) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
  const seats = [...document.querySelectorAll(".round-table .seats li")];
  const parts = document.querySelectorAll(".door :is(h1, h2, .sit-first, .invite, .table-rules li, .start-row)");
  const name = (node) => node.innerText.replaceAll("\\n", " ");
  const others = (seat, at) => [...parts, ...seats.slice(at + 1)].filter((part) => meet(box(seat), box(part)));
  return seats.flatMap((seat, at) => others(seat, at).map((part) => `${name(seat)} covers ${name(part)}`));
}"""
"""Seats of the waiting room that lie over something else."""
COATS = """() => [...document.querySelectorAll(":is(.round-table .seats, .seat-row, .podium) .portrait")].map(
  (cat) => [...cat.querySelectorAll(":scope > path:not([fill=none])")].map((part) => part.getAttribute("fill")).join()
)"""
"""The colours of the cats in sight, whatever they feel."""
COPIED_MILLISECONDS = 5000
"""After this time a button no longer says that the link is copied."""
LONG_NAME = "Annamaria-Wilhelmine Hohenstein"[:30]


def open_seat(page: Page, seat: int) -> None:
    """Open what can be done with a seat."""
    expect(page.locator(".seat-menu[open]")).to_have_count(0)
    page.locator(".round-table .face").nth(seat).click()
    page.wait_for_selector(".seat-menu[open]")


def remove_player(page: Page, seat: int) -> None:
    """Take a player's seat away, as the host."""
    open_seat(page, seat)
    do_surely(page, "remove")


def do_surely(page: Page, what: str) -> None:
    """Press something in the menu of a seat, which asks once more."""
    page.locator(f".seat-menu .do-{what} button").click()
    page.locator(f".seat-menu .do-{what} .bad").click()


def meet(visit: Visit, game: str, players: int, friends: list[Visitor] | None = None) -> tuple[Visitor, Visitor]:
    """Anna on a laptop opens a table, Ben comes by its link on a German phone."""
    anna, ben = friends or [visit(), visit(device="phone", lang="de")]
    anna.sits(game, "friends", players)
    anna.page.wait_for_selector(".door")
    ben.go(anna.page.url.removeprefix(anna.url))
    ben.page.locator(".sit-first input").fill("Ben")
    ben.page.locator(".sit-first button").click()
    ben.page.wait_for_selector(".seats .yours")
    anna.page.locator(".seats .name", has_text="Ben").wait_for()
    return anna, ben


def test_news_moves_no_button_on_a_phone(visit: Visit) -> None:
    """What others do and say comes while somebody is about to press."""
    anna, ben = meet(visit, "g5211", 2)
    ready = ben.page.locator(".ready")
    expect(ben.page.locator(".news")).to_be_empty()
    before = ready.bounding_box()
    anna.page.locator(".talk .phrases button").first.click()
    ben.page.locator(".talk .chat li").wait_for()
    open_seat(anna.page, 1)
    anna.page.locator(".seat-menu .do-swap").click()
    expect(ben.page.locator(".news")).not_to_be_empty()
    be_still(ben.page)
    now = ready.bounding_box()
    assert before
    assert now
    assert abs(now["y"] - before["y"]) < 2


def test_seats_names_and_bots(visit: Visit) -> None:
    """A guest moves, renames and gets up by taps; the host adds a bot; both pages show it, accessibly and in sight."""
    anna, ben = meet(visit, "cat_in_the_box", 4)
    expect(ben.page.locator(".seats li").nth(1)).to_contain_text("Ben")
    expect(ben.page.locator(".door").get_by_role("button", name="Hier hinsetzen")).to_have_count(0)
    open_seat(ben.page, 2)
    ben.examine()
    ben.page.locator(".seat-menu .do-swap").click()
    for each in (anna, ben):
        expect(each.page.locator(".seats li").nth(2)).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Namen ändern").click()
    ben.page.locator(".seat-menu .rename input").fill("Benno")
    ben.page.locator(".seat-menu .rename button").click()
    expect(anna.page.locator(".seats li").nth(2)).to_contain_text("Benno")
    open_seat(anna.page, 3)
    anna.page.locator(".seat-menu .bot-choice").first.click()
    expect(ben.page.locator(".seats li").nth(3).locator(".state")).to_contain_text("Bot")
    for each in (anna, ben):
        each.examine()
        each.fits()
        each.readable()
    open_seat(ben.page, 2)
    ben.page.locator(".seat-menu .do-get-up").click()
    ben.page.wait_for_selector(".sit-first button")
    expect(anna.page.locator(".seats li.free")).to_have_count(2)


def test_everybody_sees_the_cats_that_people_picked(visit: Visit) -> None:
    """Two friends who want the same cat have two, the same for both and for a spectator, also in the match."""
    friends = [visit(), visit(device="phone", lang="de")]
    for friend in friends:
        choices = friend.go("/settings").locator(".cat-choice button")
        expect(choices).to_have_count(CAT_COUNT)
        choices.nth(5).click()
        expect(choices.nth(5)).to_have_attribute("aria-pressed", "true")
    anna, ben = meet(visit, "g5211", 3, friends)
    zoe = visit()
    zoe.go(anna.page.url.removeprefix(anna.url)).wait_for_selector(".sit-first")
    viewers = (anna, ben, zoe)
    picked, second = anna.page.evaluate(COATS)
    assert picked != second
    assert [each.page.evaluate(COATS) for each in viewers] == [[picked, second]] * 3
    open_seat(ben.page, 2)
    ben.page.locator(".seat-menu .do-swap").click()
    open_seat(anna.page, 1)
    anna.page.locator(".seat-menu .do-swap").click()
    for each in viewers:
        expect(each.page.locator(".seats li.free")).to_have_attribute("style", re.compile("--seat: *0"))
        assert each.page.evaluate(COATS) == [picked, second], "a cat stays with its person"
    anna.page.locator(".start-row form button").click()
    shown = []
    for each in viewers:
        each.page.wait_for_selector(".table[data-state]")
        rest(each.page)
        shown.append(each.page.evaluate(COATS))
    assert shown == [[shown[0][0], picked, second]] * 3


def test_the_host_hands_the_table_over_and_removes_a_player(visit: Visit) -> None:
    """The host is marked; the tools of the host go with the mark; everybody reads who is the host, and who was removed
    by whom; somebody who was removed can sit down again.
    """
    anna, ben = meet(visit, "g5211", 3)
    zoe = visit()
    zoe.go(anna.page.url.removeprefix(anna.url)).wait_for_selector(".sit-first")
    expect(ben.page.locator(".seats li.is-host .name")).to_have_count(1)
    expect(ben.page.locator(".start-row form button")).to_have_count(0)
    open_seat(ben.page, 0)
    expect(ben.page.locator(".seat-menu .do-remove")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    open_seat(anna.page, 1)
    anna.page.locator(".seat-menu .do-make-host button").click()
    expect(anna.page.locator(".seat-menu .do-make-host .bad")).to_have_text("Really make Ben the host?")
    anna.page.locator(".seat-menu .do-make-host .bad").click()
    expect(ben.page.locator(".seats li.yours.is-host")).to_have_count(1)
    ben.page.locator(".start-row form button").wait_for()
    expect(ben.page.locator(".news")).to_have_text("Jetzt leitest du den Tisch: Du kannst die Partie starten.")
    for each in (anna, zoe):
        expect(each.page.locator(".news")).to_have_text("Ben is the host now.")
    expect(ben.page.locator(".seats li.yours .crown")).to_be_visible()
    expect(anna.page.locator(".seats li.yours .crown")).to_have_count(0)
    remove_player(ben.page, 0)
    removed = anna.page.locator(".removed")
    expect(removed.locator("p")).to_have_text("Ben has removed you from the table.")
    expect(ben.page.locator(".news")).to_have_text("Du hast Gast vom Tisch entfernt.")
    expect(zoe.page.locator(".news")).to_have_text("Ben has removed Guest from the table.")
    anna.examine()
    anna.page.get_by_role("button", name="Sit down again").click()
    anna.page.wait_for_selector(".seats .yours")
    expect(removed).to_have_count(0)


def test_a_player_is_not_removed_by_one_tap(visit: Visit) -> None:
    """The button asks first, and the question can be taken back."""
    anna, ben = meet(visit, "g5211", 3)
    open_seat(anna.page, 1)
    anna.page.locator(".seat-menu .do-remove button").click()
    expect(anna.page.locator(".seat-menu .do-remove .bad")).to_have_text("Really remove Ben?")
    anna.examine()
    anna.page.locator(".seat-menu .do-remove button:not(.bad)").click()
    expect(anna.page.locator(".seat-menu .do-remove button")).to_have_text(["Remove from the table"])
    expect(ben.page.locator(".seats .yours")).to_have_count(1)


def test_the_page_says_what_the_others_do(visit: Visit) -> None:
    """Who came, who is ready and who left is said, also aloud; one's own doings are not."""
    anna, ben = meet(visit, "g5211", 3)
    news = anna.page.locator(".news[role=status]")
    expect(news).to_have_text("Ben has sat down.")
    expect(ben.page.locator(".news")).to_be_empty()
    ben.page.locator(".start-row .ready").click()
    expect(news).to_have_text("Ben is ready.")
    anna.examine()
    open_seat(ben.page, 1)
    ben.page.locator(".seat-menu .do-get-up").click()
    expect(news).to_have_text("Ben got up.")
    expect(ben.page.locator(".news")).to_be_empty()


def test_a_name_is_kept_for_the_next_time(visit: Visit) -> None:
    """Somebody who gets up sits down again under the same name, on any seat and also at another table."""
    anna, ben = visit(), visit(device="phone")
    for _ in range(2):
        code = anna.call("POST", "tables", {"game": "5211", "seats": ["", "", ""]})["code"]
        anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
        page = ben.go(f"/t/{code}")
        if page.locator(".sit-first input").input_value() == "":
            ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
            page.reload()
            page.locator(".seats .yours").wait_for()
            open_seat(page, 1)
            page.locator(".seat-menu .do-get-up").click()
        expect(page.locator(".sit-first input")).to_have_value("Ben")
        page.get_by_role("button", name="Sit here").last.click()
        expect(page.locator(".seats li.yours .name")).to_have_text("Ben")


@pytest.mark.parametrize("device", ["sideways phone", "phone"])
def test_the_players_are_seen_first(visit: Visit, device: str) -> None:
    """Faces and names are on the screen, and nothing lies over them, for the host and for a guest."""
    anna, ben = meet(visit, "cat_in_the_box", 4, [visit(device=device), visit(device=device, lang="de")])
    for each in (anna, ben):
        be_still(each.page)
        for part in each.page.locator(".round-table .seats :is(.face, .name)").all():
            assert part.evaluate(IN_SIGHT), part.evaluate("node => node.outerHTML")
        each.fits()


def test_there_is_one_main_thing_to_do(visit: Visit) -> None:
    """The host invites while seats are open and then starts; a guest sits down and then is ready."""
    anna = visit(device="phone")
    anna.sits("g5211", "friends", 2)
    mains = ".door button.main:not(.talk button)"
    expect(anna.page.locator(mains)).to_have_text(["Copy link"])
    ben = visit(device="phone")
    page = ben.go(anna.page.url.removeprefix(anna.url))
    page.locator(".sit-first button").wait_for()
    expect(page.locator(mains)).to_have_text(["Take a seat"])
    expect(page.locator("h2.big")).to_have_text("Guest invites you to play 5211")
    page.locator(".sit-first button").click()
    expect(page.locator(mains)).to_have_text(["I'm ready"])
    expect(page.locator("h2.big")).to_have_text("Guest’s table")
    expect(anna.page.locator(mains)).to_have_text(["Start"])
    expect(anna.page.locator("h2.big")).to_have_text("Your table")
    for each in (anna, ben):
        expect(each.page.locator(".invite")).not_to_be_visible()
        expect(each.page.locator(".invite-more > summary")).to_have_text("Link for spectators")
        each.examine()
    open_seat(page, 1)
    page.locator(".seat-menu .do-get-up").click()
    zoe = visit()
    zoe.call("POST", f"tables/{page.url.rpartition('/')[2]}/seats/1", {"name": "Zoe"})
    page.locator(".full").wait_for()
    expect(page.locator("h2.big")).to_have_text("Guest’s table")


def test_a_page_over_days_may_be_closed(visit: Visit) -> None:
    """It says so to those who sit there."""
    anna = visit(lang="de")
    table = {"game": "5211", "seats": ["", ""], "house": {"move_seconds": 86400}}
    code = anna.call("POST", "tables", table)["code"]
    page = anna.go(f"/t/{code}")
    page.locator(".round-table").wait_for()
    expect(page.locator(".days")).to_have_count(0)
    page.locator(".sit-first button").click()
    expect(page.locator(".days")).to_contain_text("Du kannst diese Seite schließen")
    anna.examine()
    anna.fits()


def test_a_bot_is_presented_by_name(visit: Visit) -> None:
    anna = visit()
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", "lynx"]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    page = anna.go(f"/t/{code}")
    name = page.locator(".seats .name").nth(1).inner_text()
    open_seat(page, 1)
    expect(page.locator(".seat-menu .character")).to_contain_text(f"{name} is a bot of the level “lynx”.")
    expect(page.locator(".seat-menu h3")).to_have_text("Replace it with another bot")
    anna.examine()


def test_a_stranger_at_a_full_table_finds_the_lobby(visit: Visit) -> None:
    """All seats are taken before the match begins: a button leads to where one can play."""
    anna, _ = meet(visit, "g5211", 2)
    zoe = visit(device="phone")
    page = zoe.go(anna.page.url.removeprefix(anna.url))
    page.locator(".full").get_by_role("link", name="Go to the lobby and play").wait_for()
    be_still(page)
    zoe.examine()
    zoe.fits()
    page.locator(".full a").click()
    page.wait_for_selector(".lobby")


@pytest.mark.parametrize("game", ["cat_in_the_box", "g5211"])
def test_the_host_starts_and_sees_who_is_ready(visit: Visit, game: str) -> None:
    """Guests say that they are ready, and the host has one button, which starts; until then friends talk."""
    anna, ben = meet(visit, game, 2)
    ben.page.locator(".talk .phrases button").first.click()
    anna.page.locator(".talk .chat li", has_text="Hello").wait_for()
    expect(anna.page.locator(".ready")).to_have_count(0)
    expect(anna.page.locator(".start-row")).to_contain_text("Not ready yet: Ben. You can start anyway.")
    asked = ben.page.locator(".start-row .soft").inner_text()
    ben.page.locator(".ready").click()
    expect(ben.page.locator(".start-row .soft")).not_to_have_text(asked)
    expect(anna.page.locator(".seats li.is-ready")).to_have_count(1)
    expect(anna.page.locator(".start-row")).to_contain_text("Everyone is ready.")
    anna.page.locator(".start-row form button").click()
    for each in (anna, ben):
        each.page.wait_for_selector(".table[data-state]")


@pytest.mark.parametrize("device", ["phone", "small phone", "sideways phone", "laptop"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_five_at_a_table_cover_nothing(visit: Visit, device: str, lang: str) -> None:
    """A bot shows its name and level only, and no seat lies over the heading, the rules, a field or another seat."""
    anna = visit(device=device, lang=lang)
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", "", "tiger", "tiger", "tiger"]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": LONG_NAME})
    page = anna.go(f"/t/{code}")
    expect(page.locator(".seats .state")).to_have_text(["bot, tiger" if lang == "en" else "Bot, Tiger"] * 3)
    be_still(page)
    page.locator(".start-row").evaluate("node => { node.style.position = 'static'; }")
    assert page.evaluate(COVERED) == []
    anna.fits()
    anna.examine()
    guest = visit(device=device, lang=lang)
    guest.go(f"/t/{code}").wait_for_selector(".sit-first")
    be_still(guest.page)
    assert guest.page.evaluate(COVERED) == []
    expect(guest.page.locator("h2.big")).to_contain_text(LONG_NAME)


def test_the_invitation_comes_before_the_start(visit: Visit) -> None:
    """Link, copy button and code stand below the seats; the start stays in sight on a phone."""
    anna = visit(device="phone")
    anna.sits("g5211", "friends", 3)
    page = anna.page
    copies = page.locator(".invite .copy")
    page.clock.install()
    copies.click()
    expect(copies).to_have_text(re.compile("Copied"))
    expect(page.locator(".invite [role=status]")).to_have_text("Link copied.")
    page.clock.run_for(COPIED_MILLISECONDS)
    expect(copies).to_have_text("Copy link")
    order = "nodes => nodes.map((node) => node.className.split(' ')[0])"
    parts = page.locator(".door :is(.invite, .round-table, .start-row)").evaluate_all(order)
    assert parts == ["round-table", "invite", "start-row"]
    be_still(page)
    box = page.locator(".start-row form button").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 844, "the start is out of sight"


@pytest.mark.parametrize(
    ("device", "order"),
    [("phone", ["invite", "bot-tray", "table-qr"]), ("laptop", ["invite", "table-qr", "bot-tray"])],
)
def test_bots_come_before_the_qr_code_on_a_phone(visit: Visit, device: str, order: list[str]) -> None:
    """A host with a public address reads the link, then meets the bots, then a code that other phones can scan."""
    anna = visit(device=device)
    anna.page.route("**/api/tables/*/link", lambda route: route.fulfill(json="https://cats.example/t/somewhere"))
    anna.sits("g5211", "friends", 3)
    page = anna.page
    expect(page.locator(".invite code").first).to_have_text("https://cats.example/t/somewhere")
    page.locator(".table-qr").wait_for()
    parts = page.locator(".door :is(.invite, .bot-tray, .table-qr)")
    assert parts.evaluate_all("nodes => nodes.map((node) => node.className.split(' ')[0])") == order
    be_still(page)
    if device == "phone":
        tops = parts.evaluate_all("nodes => nodes.map((node) => node.getBoundingClientRect().top)")
        assert tops == sorted(tops)
    anna.examine()
    anna.fits()


def test_a_new_message_is_marked_where_it_is_seen(visit: Visit) -> None:
    """A message below the screen has a mark beside the start; the mark leads to it and goes."""
    anna, ben = meet(visit, "cat_in_the_box", 4, [visit(), visit(device="small phone", lang="de")])
    be_still(ben.page)
    anna.page.locator(".talk .phrases button").first.click()
    mark = ben.page.locator(".new-messages")
    expect(mark).to_contain_text("eine neue Nachricht")
    ben.examine()
    mark.click()
    ben.page.locator(".talk .chat li", has_text="Hallo!").wait_for()
    expect(mark).to_have_count(0)


def test_a_message_in_sight_has_no_mark(visit: Visit) -> None:
    """On a laptop the chat stands beside the table: the newest message is seen at once, and marked as read."""
    anna, ben = meet(visit, "cat_in_the_box", 4, [visit(device="usual laptop"), visit()])
    ben.page.locator(".talk .phrases button").first.click()
    message = anna.page.locator(".talk .chat li", has_text="Hello!")
    expect(message).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".new-messages")).to_have_count(0)


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_a_guest_can_learn_the_game_before_it_starts(visit: Visit, device: str) -> None:
    """The rules open over the waiting room and the lesson in a tab of its own: the seat is kept."""
    anna, ben = visit(), visit(device=device)
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
    page = ben.go(f"/t/{code}")
    page.locator(".how-to-play .open-rules").click()
    page.locator(".panel .rules .in-short").wait_for()
    ben.examine()
    page.locator(".panel header button").click()
    with ben.context.expect_page() as opened:
        page.get_by_role("link", name="How to play").click()
    opened.value.wait_for_url("**/learn/g5211")
    opened.value.locator(".coach p").first.wait_for()
    expect(page.locator(".seats li.yours .name")).to_have_text("Ben")
    ben.examine()


def test_a_player_is_told_of_swapped_seats(visit: Visit) -> None:
    """The button says with whom the host swaps, and everybody reads what happened."""
    anna, ben = meet(visit, "g5211", 3)
    zoe = visit()
    zoe.go(anna.page.url.removeprefix(anna.url)).wait_for_selector(".sit-first")
    open_seat(anna.page, 1)
    expect(anna.page.locator(".seat-menu .do-swap")).to_have_text("Swap seats with Ben")
    anna.page.locator(".seat-menu .do-swap").click()
    expect(ben.page.locator(".news")).to_contain_text("hat mit dir den Platz getauscht: Du sitzt jetzt auf Platz 1")
    expect(anna.page.locator(".news")).to_have_text("You and Ben have swapped seats: you are now in seat 2.")
    expect(zoe.page.locator(".news")).to_have_text("Guest and Ben have swapped seats.")
    open_seat(ben.page, 2)
    expect(ben.page.locator(".seat-menu .do-swap")).to_have_text("Auf diesen Platz wechseln")
    ben.page.locator(".seat-menu .do-swap").click()
    for each in (anna, zoe):
        expect(each.page.locator(".news")).to_have_text("Ben has moved to seat 3.")
    expect(ben.page.locator(".news"), "it goes with the next change").to_be_empty()


def test_somebody_who_is_gone_is_shown_as_gone(visit: Visit) -> None:
    """Nobody waits for a friend who said "ready" and closed the page; the friend comes back as they were."""
    anna, ben = meet(visit, "g5211", 2)
    ben.page.locator(".start-row .ready").click()
    seat = anna.page.locator(".seats li").nth(1)
    expect(seat.locator(".state")).to_have_text("ready")
    ben.page.goto("about:blank")
    expect(seat.locator(".state")).to_have_text("offline")
    ben.go(anna.page.url.removeprefix(anna.url))
    expect(seat.locator(".state")).to_have_text("ready")


@pytest.mark.parametrize("device", ["phone", "sideways phone", "laptop"])
@pytest.mark.parametrize("game", ["cat_in_the_box", "cryptid"])
def test_somebody_who_is_gone_moves_no_board(visit: Visit, game: str, device: str) -> None:
    """During a match the seat says so, and neither it nor the board changes its size."""
    anna, ben = meet(visit, game, 3, [visit(device=device, lang="de"), visit()])
    anna.page.locator(".start-row form button").click()
    ben.page.wait_for_selector(".table[data-state]")
    anna.page.wait_for_selector(".table[data-present=true]")
    expect(anna.page.locator(".seat.gone")).to_have_count(0)
    boxes = """() => [...document.querySelectorAll(".seat-row > li, .board")].map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    })"""
    be_still(anna.page)
    before = anna.page.evaluate(boxes)
    ben.page.goto("about:blank")
    expect(anna.page.locator(".seat.gone .presence")).to_have_text("offline")
    be_still(anna.page)
    assert anna.page.evaluate(boxes) == before
    anna.examine()


def test_nothing_is_shown_before_the_link_is_known(visit: Visit) -> None:
    """What is said below the link would push away the start."""
    anna = visit()
    held: list[Route] = []
    anna.page.route("**/api/tables/*/link", lambda route: held.append(route))
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    page = anna.page
    page.goto(f"{anna.url}/t/{code}")
    page_until(page, lambda: held, "the page asks for the link")
    expect(page.locator(".start-row")).to_have_count(0)
    held[0].continue_()
    page.locator(".start-row").wait_for()
    expect(page.locator(".invite .alone")).to_be_visible()


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("usual laptop", "en")])
def test_a_lost_connection_is_shown_until_it_is_back(visit: Visit, cable: Cable, device: str, lang: str) -> None:
    """The sign stays in sight wherever the page is scrolled to, and goes by itself."""
    anna = visit(url=cable.url, device=device, lang=lang)
    anna.expected = ["WebSocket connection to", "ERR_"]
    code = anna.call("POST", "tables", {"game": "cat_in_the_box", "seats": ["", "", "", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    page = anna.go(f"/t/{code}")
    page.locator(".bot-tray").wait_for()
    sign = page.locator(".door > .notice")
    expect(sign).to_have_count(0)
    cable.cut()
    expect(sign).to_contain_text("von selbst wieder" if lang == "de" else "reconnects by itself")
    start = page.locator(".start-row form button")
    expect(start).to_be_disabled()
    anna.examine()
    page.locator(".chosen-options, .start-row").last.scroll_into_view_if_needed()
    expect(sign).to_be_in_viewport(ratio=1)
    cable.mend()
    expect(sign).to_have_count(0)
    expect(start).to_be_enabled()


def test_a_player_is_told_that_their_seat_is_gone(visit: Visit) -> None:
    """The page says so, with one way to go and a quiet one back; one who gets up is told nothing."""
    anna, ben = meet(visit, "g5211", 3)
    remove_player(anna.page, 1)
    told = ben.page.locator(".removed")
    expect(told).to_contain_text("Gast hat dich vom Tisch entfernt.")
    expect(told.locator("a.main")).to_have_attribute("href", "/")
    expect(ben.page.locator(".door :is(button, a).main:visible")).to_have_count(1)
    expect(ben.page.locator(".door button", has_text="insetzen")).to_have_text(["Wieder hinsetzen"])
    expect(ben.page.locator("h2.big")).to_have_text("Tisch von Gast")
    ben.examine()
    ben.fits()
    told.get_by_role("button", name="Wieder hinsetzen").click()
    expect(ben.page.locator(".seats .yours")).to_be_visible()
    expect(told).to_have_count(0)
    open_seat(ben.page, 1)
    ben.page.locator(".seat-menu .do-get-up").click()
    ben.page.wait_for_selector(".sit-first button")
    expect(told).to_have_count(0)
    expect(anna.page.locator(".removed")).to_have_count(0)


@pytest.mark.parametrize(
    ("hints", "said"),
    [(None, "Hints only against bots"), (True, "Hints allowed"), (False, "No hints")],
)
def test_the_rules_say_when_there_are_hints(visit: Visit, hints: bool | None, said: str) -> None:
    """Where the host decided nothing, somebody who plays bots alone gets hints, and the page does not deny it."""
    anna = visit()
    table = {"game": "5211", "seats": ["", "kitten"], "house": {"hints": hints}}
    code = anna.call("POST", "tables", table)["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    expect(anna.go(f"/t/{code}").locator(".table-rules li", has_text="ints")).to_have_text(said)


def test_somebody_without_a_name_is_a_guest_in_everybody_s_language(visit: Visit) -> None:
    """Each reads it in their own: the host of a German page, and a guest who sits down without a name."""
    anna, ben = visit(lang="de"), visit()
    anna.go()
    anna.chooses("g5211", "friends").locator(".new-table button[type=submit]").click()
    anna.page.wait_for_selector(".door .seats .yours")
    ben.go(anna.page.url.removeprefix(anna.url)).locator(".sit-first button").click()
    expect(ben.page.locator(".seats li").nth(0).locator(".name")).to_have_text("Guest")
    expect(ben.page.locator(".seats li").nth(1).locator(".name")).to_have_text("Guest 2")
    expect(anna.page.locator(".seats li").nth(0).locator(".name")).to_have_text("Gast")
    expect(anna.page.locator(".seats li").nth(1).locator(".name")).to_have_text("Gast 2")
    anna.page.locator(".rename-me").click()
    typed = anna.page.locator(".seat-menu .rename input")
    expect(typed).to_have_value("")
    expect(typed).to_have_attribute("placeholder", "Gast")


def test_the_lobby_says_what_a_full_table_waits_for(visit: Visit) -> None:
    """Not for players: for those who are not ready, and then for the host."""
    anna, ben = visit(), visit(device="phone", lang="de")
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    for seat, person, name in ((0, anna, "Anna"), (1, ben, "Ben")):
        person.call("POST", f"tables/{code}/seats/{seat}", {"name": name})
    state = ben.go().locator(f".tables a[href='/t/{code}'] small")
    expect(state).to_have_text("alle Plätze sind besetzt: noch sind nicht alle bereit")
    ben.examine()
    ben.call("PUT", f"tables/{code}/seats/1/ready", {"ready": True})
    ben.page.reload()
    expect(state).to_have_text("alle sind bereit: die Partie muss noch gestartet werden")
