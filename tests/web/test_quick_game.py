"""Finding players: a few taps in the lobby, a place in the waiting room, and a match that begins by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hand import be_still
from tests.web.test_lobby import IN_SIGHT
from tests.web.visitor import Visitor

TABLE = re.compile(r"/t/(\w+)$")


def ask(person: Visitor, game: str, players: int, pace: str, bots: str, name: str) -> None:
    """Fill in the wish for a game in the lobby, by taps."""
    person.go()
    form = person.chooses(game, "anybody").locator(".quick-game")
    form.locator(f"input[name=players][value='{players}']").check()
    form.locator(f"input[name=pace][value={pace}]").check()
    form.locator("select[name=bots]").select_option(bots)
    form.locator("input[autocomplete=nickname]").fill(name)


def stop_waiting(*people: Visitor) -> None:
    """Leave the tables, so that nobody in another test meets somebody there."""
    for person in people:
        person.page.locator(".stop-waiting").click()
        person.page.wait_for_selector(".lobby article")


@pytest.mark.parametrize("device", ["phone", "small phone", "sideways phone", "laptop"])
def test_everything_that_is_asked_is_in_sight(visit: Visit, device: str) -> None:
    """Players, pace, bots, name and the button are seen at once, in the longer language."""
    anna = visit(device=device, lang="de")
    for pace in ("live", "days"):
        ask(anna, "cat_in_the_box", 5, pace, "never", "Anna")
        be_still(anna.page)
        for part in anna.page.locator(".quick-game :is(input, select, button)").all():
            assert part.evaluate(IN_SIGHT), part.evaluate("node => node.outerHTML")
        anna.fits()
        anna.readable()
    anna.examine()


def test_two_strangers_find_each_other(visit: Visit) -> None:
    """One on a phone, one on a laptop, in two languages: the second tap begins the match on both screens."""
    anna, ben = visit(device="phone"), visit(lang="de")
    ask(anna, "g5211", 2, "live", "never", "Anna")
    anna.page.locator(".quick-game button[type=submit]").click()
    expect(anna.page.locator(".quick-status")).to_have_text(
        "One of 2 players is here. One player is still missing. The match starts by itself. No bots will join."
    )
    expect(anna.page.locator(".invite p").first).to_have_text("Or bring friends along with this link:")
    order = "nodes => nodes.map((node) => node.className.split(' ')[0])"
    parts = anna.page.locator(".door :is(.quick-status, .round-table, .invite)").evaluate_all(order)
    assert parts == ["quick-status", "round-table", "invite"]
    expect(anna.page.locator(".door h2.big")).to_have_text("5211: looking for players")
    expect(anna.page.locator(".table-rules")).to_contain_text("10 minutes in reserve")
    anna.examine()
    anna.fits()
    ask(ben, "g5211", 2, "live", "never", "Anna")
    ben.page.locator(".quick-game button[type=submit]").click()
    for person, other in ((anna, "Anna 2"), (ben, "Anna")):
        person.page.wait_for_selector(".table[data-state]")
        expect(person.page.get_by_text(other, exact=True).first).to_be_visible()
    assert TABLE.findall(anna.page.url) == TABLE.findall(ben.page.url)


def test_nobody_has_to_wait(visit: Visit) -> None:
    """The page says when bots come and lets one go; the next time the lobby remembers the wish."""
    anna = visit(device="phone")
    page = anna.page
    ask(anna, "isle_of_cats", 4, "days", "3600", "Anna")
    page.locator(".quick-game button[type=submit]").click()
    expect(page.locator(".quick-status")).to_contain_text("One of 4 players is here. 3 players are still missing.")
    expect(page.locator(".quick-status")).to_contain_text("Bots ")
    expect(page.get_by_role("button", name="Start, and fill open seats with bots")).to_be_visible()
    code = TABLE.findall(page.url)[0]
    page.locator(".stop-waiting").click()
    form = anna.chooses("isle_of_cats", "anybody").locator(".quick-game")
    expect(form.locator("input[name=players][value='4']")).to_be_checked()
    expect(form.locator("input[name=pace][value=days]")).to_be_checked()
    expect(form.locator("select[name=bots]")).to_have_value("3600")
    expect(form.locator("input[autocomplete=nickname]")).to_have_value("Anna")
    assert anna.call("GET", f"tables/{code}")["yours"] == []


def test_any_number_is_offered_first(visit: Visit) -> None:
    """Somebody who wants three is seated with somebody who did not say; the table grows under their eyes."""
    anna, ben = visit(device="phone"), visit(lang="de")
    page = anna.go()
    anna.chooses("g5211", "anybody")
    expect(page.locator(".quick-game input[name=players][value='0']")).to_be_checked()
    about = page.locator(".quick-game .character")
    expect(about).to_contain_text("10 minutes in reserve for the whole game")
    expect(about).to_contain_text("2 players are enough to start.")
    page.locator(".quick-game select[name=bots]").select_option("never")
    page.locator(".quick-game button[type=submit]").click()
    expect(page.locator(".quick-status")).to_contain_text("One of 2 players is here.")
    ask(ben, "g5211", 3, "live", "never", "Ben")
    ben.page.locator(".quick-game button[type=submit]").click()
    expect(page.locator(".quick-status")).to_contain_text("2 of 3 players are here.")
    expect(ben.page.locator(".seats .yours")).to_be_visible()
    assert TABLE.findall(page.url) == TABLE.findall(ben.page.url)
    stop_waiting(anna, ben)


def test_somebody_who_waits_alone_can_join_another_table(visit: Visit) -> None:
    """One wants four and one three: the page tells of the other table, and a tap leads there."""
    anna, ben = visit(device="phone"), visit(device="phone", lang="de")
    ask(anna, "isle_of_cats", 3, "live", "never", "Anna")
    anna.page.locator(".quick-game button[type=submit]").click()
    expect(anna.page.locator(".quick-status")).to_contain_text("One of 3 players is here.")
    ask(ben, "isle_of_cats", 4, "live", "never", "Ben")
    ben.page.locator(".quick-game button[type=submit]").click()
    expect(ben.page.locator(".other-table p")).to_have_text(
        "Auch ein anderer Tisch sucht Mitspieler: 1 von 3 sind da. Es kommen keine Bots."
    )
    ben.examine()
    ben.fits()
    ben.page.locator(".other-table button").click()
    expect(anna.page.locator(".quick-status")).to_contain_text("2 of 3 players are here.")
    expect(ben.page.locator(".quick-status")).to_contain_text("2 von 3 Spielern sind da.")
    expect(ben.page.locator(".other-table")).to_have_count(0)
    stop_waiting(anna, ben)


@pytest.mark.parametrize(("lang", "said"), [("en", "Bots join at {}"), ("de", "Um {} Uhr kommen Bots")])
def test_the_page_says_at_what_time_bots_come(visit: Visit, lang: str, said: str) -> None:
    """As a time of day, which nobody takes for a countdown."""
    anna = visit(device="phone", lang=lang)
    ask(anna, "isle_of_cats", 4, "days", "3600", "Anna")
    anna.page.locator(".quick-game button[type=submit]").click()
    anna.page.wait_for_selector(".quick-status")
    code = TABLE.findall(anna.page.url)[0]
    at = anna.call("GET", f"tables/{code}")["house"]["bots_at"]
    time = anna.page.evaluate("at => new Date(1000 * at).toTimeString().slice(0, 5)", at)
    anna.page.clock.set_fixed_time(at)  # the same day, whenever this runs
    anna.page.reload()
    expect(anna.page.locator(".quick-status")).to_contain_text(said.format(time))
    stop_waiting(anna)


@pytest.mark.parametrize(
    ("device", "lang", "one", "more"),
    [
        ("phone", "de", "1 Person wartet", "{} Personen warten"),
        ("usual laptop", "en", "1 person is waiting", "{} people are waiting"),
    ],
)
def test_the_lobby_shows_that_somebody_looks_for_players(
    visit: Visit, device: str, lang: str, one: str, more: str
) -> None:
    """At the button that leads to them, and without a new visit; not those who want to play at once but are gone."""
    anna, ben, clara = visit(device=device, lang=lang), visit(), visit()
    page = anna.go()
    button, way = (page.locator(f"article.cryptid .{name}") for name in ("more-ways", "way-anybody"))
    button.wait_for()
    wish = {"game": "cryptid", "bots_after": None}
    found = ben.call("POST", "quick", {**wish, "pace": "days", "players": 5, "name": "Ben"})
    gone = clara.call("POST", "quick", {**wish, "pace": "live", "players": 5, "name": "Clara"})
    tables = [table for table in anna.call("GET", "tables") if table["game"] == "cryptid" and table["house"]["quick"]]
    seats = [(seat, table) for table in tables for seat in table["seats"] if seat["taken"]]
    number = len([seat for seat, table in seats if seat["here"] or table["house"]["move_seconds"] > 3600])
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    said = one if number == 1 else more.format(number)
    expect(button.locator(".seekers")).to_have_text(said)
    anna.examine()
    button.click()
    expect(button.locator(".seekers")).to_have_count(0)
    expect(way.locator(".seekers")).to_have_text(said)
    anna.examine()
    anna.fits()
    for person, seat in ((ben, found), (clara, gone)):
        person.call("DELETE", f"tables/{seat['code']}/seats/{seat['seat']}")
