"""The set-up of a table: who sits where, bots as characters, what an option does, and the last set-up remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.hand import rest
from tests.web.visitor import GAMES, Visitor


def open_form(anna: Visitor, game: str, way: str) -> Locator:
    """Open the set-up of a game in the lobby."""
    anna.go()
    form = anna.chooses(game, way).locator("form")
    form.locator(".place").first.wait_for()
    rest(anna.page)
    return form


def start(anna: Visitor, form: Locator) -> list[str]:
    """Start, and say which bot sits at each seat of the table; a person is an empty string."""
    form.locator("[type=submit]").click()
    anna.page.wait_for_selector(".table[data-state], .door")
    table = anna.call("GET", f"tables/{anna.page.url.rpartition('/')[2]}")
    return [seat["bot"].removeprefix("bot:") for seat in table["seats"]]


@pytest.mark.parametrize("game", GAMES)
def test_every_character_has_a_face_and_a_sentence(visit: Visit, game: str) -> None:
    """The sentence changes with the level, and every seat of a bot shows its level."""
    anna = visit()
    form = open_form(anna, game, "bots")
    said = set()
    for level in form.locator("input[name=level]").all():
        level.check()
        rest(anna.page)
        name = level.locator("xpath=..").locator("strong").inner_text()
        assert set(form.locator(".place small").all_inner_texts()) == {name}
        said.add(form.locator(".characters .character").inner_text())
        assert level.locator("xpath=..").locator(".portrait").count() == 1
    assert len(said) == form.locator("input[name=level]").count()


def test_a_seat_is_changed_by_tapping_it_and_remembered(visit: Visit) -> None:
    """Tap a seat and choose: only that seat changes. The next set-up of the game begins like the last one."""
    anna = visit(device="phone", lang="de")
    form = open_form(anna, "g5211", "bots")
    form.locator("input[name=players][value='4']").check()
    form.locator(".place button").nth(2).click()
    form.locator("input[name=level][value=tiger]").check()
    anna.examine()
    form.locator(".place button").nth(2).click()
    expect(form.locator("input[name=level]:checked")).to_have_count(0)
    assert start(anna, form) == ["", "tabby", "tiger", "tabby"]
    form = open_form(anna, "g5211", "bots")
    assert start(anna, form) == ["", "tabby", "tiger", "tabby"]
    form = open_form(anna, "g5211", "bots")
    form.locator("input[name=level][value=kitten]").check()
    assert start(anna, form) == ["", "kitten", "kitten", "kitten"]


def test_a_character_is_dragged_to_a_seat(visit: Visit) -> None:
    """With a mouse, a character can be dropped on the seat where it shall sit."""
    anna = visit()
    form = open_form(anna, "cat_in_the_box", "bots")
    form.locator("input[name=level][value=lynx]").drag_to(form.locator(".place").nth(1))
    expect(form.locator(".place small")).to_have_text(["lynx", "tabby"])
    assert start(anna, form) == ["", "lynx", "tabby"]


def test_a_bot_joins_people_at_one_device(visit: Visit) -> None:
    """Names are written at the seats; a seat may go to a bot, and everybody has a different cat."""
    anna = visit(lang="de")
    form = open_form(anna, "cat_in_the_box", "screen")
    form.locator("input[name=players][value='3']").check()
    form.locator(".place input").nth(0).fill("Anna")
    form.locator(".place input").nth(1).fill("Ben")
    form.locator(".place button").nth(2).click()
    expect(form.locator(".characters .character")).to_have_text("Spielt an diesem Gerät.")
    form.locator("input[name=level][value=kitten]").check()
    expect(form.locator(".place strong")).to_have_text(["Minka"])
    rest(anna.page)
    coats = form.locator(".place .portrait").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(set(coats)) == 3
    anna.examine()
    assert start(anna, form) == ["", "", "kitten"]
    form = open_form(anna, "cat_in_the_box", "screen")
    expect(form.locator(".place input").nth(1)).to_have_value("Ben")


def test_a_bot_among_friends(visit: Visit) -> None:
    """An open seat says so, and can be given to a bot before the table opens."""
    anna = visit()
    form = open_form(anna, "isle_of_cats", "friends")
    form.locator("input[name=players][value='3']").check()
    expect(form.locator(".place.open")).to_have_count(2)
    form.locator(".place.open button").last.click()
    form.locator("input[name=level][value=kitten]").check()
    expect(form.locator(".place.open")).to_have_count(1)
    anna.examine()
    assert start(anna, form) == ["", "", "kitten"]


@pytest.mark.parametrize(("game", "ticks"), [("g5211", 2), ("cryptid", 3)])
def test_notes_are_allowed_where_there_are_any(visit: Visit, game: str, ticks: int) -> None:
    """Chat and hints can be allowed in every game, automatic notes only in one with a notebook."""
    anna = visit()
    rules = open_form(anna, game, "friends").locator("details", has_text="Table rules")
    rules.locator("summary").click()
    expect(rules.locator("input[type=checkbox]")).to_have_count(ticks)
    expect(rules.get_by_label("automatic notes")).to_have_count(ticks - 2)


def test_the_own_cat_is_chosen_at_the_own_seat(visit: Visit) -> None:
    """Tap your own seat to choose a cat; the table shows it."""
    anna = visit()
    form = open_form(anna, "g5211", "bots")
    form.locator(".place button").first.click()
    form.locator(".cat-choice button").nth(3).click()
    rest(anna.page)
    chosen = form.locator(".place .portrait").first.inner_html()
    anna.examine()
    start(anna, form)
    rest(anna.page)
    assert anna.page.locator(".seat[data-seat='0'] .portrait").inner_html() == chosen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_option_says_what_it_does(visit: Visit, game: str, lang: str) -> None:
    """Beside every option stands a sentence about the value that is chosen."""
    anna = visit(lang=lang)
    form = open_form(anna, game, "bots")
    form.locator("summary").first.click()
    rest(anna.page)
    for field in form.locator(".option").all():
        described = field.locator("select, input").get_attribute("aria-describedby")
        assert described, field.inner_text()
        expect(form.locator(f"#{described}")).not_to_be_empty()


@pytest.mark.parametrize("game", ["cat_in_the_box", "g5211"])
@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_the_opponents_of_the_set_up_sit_at_the_table(visit: Visit, game: str, device: str) -> None:
    """With five players, names and portraits in the set-up are those of the table."""
    anna = visit(device=device)
    form = open_form(anna, game, "bots")
    form.locator("input[name=players][value='5']").check()
    rest(anna.page)
    names = form.locator(".place strong").all_inner_texts()
    faces = form.locator(".place .portrait").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(set(names)) == 4
    start(anna, form)
    anna.page.wait_for_selector(".seat[data-seat='4']")
    rest(anna.page)
    seats = [anna.page.locator(f".seat[data-seat='{seat}']") for seat in range(5)]
    assert [seat.locator(".name").inner_text() for seat in seats[1:]] == names
    assert [seat.locator(".portrait").inner_html() for seat in seats] == faces


def test_who_starts_is_asked_by_name(visit: Visit) -> None:
    """The choices of the first player are called like the seats above."""
    anna = visit()
    form = open_form(anna, "cat_in_the_box", "bots")
    form.locator("input[name=players][value='4']").check()
    form.locator(".place input").fill("Anna")
    form.locator("summary").first.click()
    rest(anna.page)
    names = ["Anna", *form.locator(".place strong").all_inner_texts()]
    starters = form.locator("select:has(option[value='3']) option").all_inner_texts()
    assert starters == ["at random", *names]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_sideways_phone_shows_the_levels_in_even_rows(visit: Visit, lang: str) -> None:
    """No level stands alone on a row, and five players sit in one."""
    anna = visit(device="sideways phone", lang=lang)
    form = open_form(anna, "g5211", "bots")
    form.locator("input[name=players][value='5']").check()
    rest(anna.page)
    tops = "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    rows = form.locator(".cast label").evaluate_all(tops)
    assert {rows.count(top) for top in rows} == {2}
    assert len(set(form.locator(".place").evaluate_all(tops))) == 1


def test_nonsense_in_the_memory_is_ignored(visit: Visit) -> None:
    """A browser may have kept a set-up that the game no longer allows."""
    anna = visit()
    anna.go()
    kept = '{"players": 9, "bots": [3, "dragon", null], "options": {"long": "never"}, "names": 7}'
    anna.page.evaluate("kept => localStorage.setItem('katzentisch-set-up-g5211-bots', kept)", kept)
    form = open_form(anna, "g5211", "bots")
    assert start(anna, form) == ["", "tabby", "tabby"]


@pytest.mark.parametrize("way", ["bots", "friends", "anybody"])
def test_nothing_moves_on_a_phone_when_the_number_changes(visit: Visit, way: str) -> None:
    """The set-up fills the screen, so the numbers and the button stay under the finger."""
    anna = visit(device="phone", lang="de")
    anna.go()
    form = anna.chooses("g5211", way).locator("form")
    form.locator("[type=submit]").wait_for()
    rest(anna.page)
    box = "node => (({ x, y, width, height }) => [x, y, width, height])(node.getBoundingClientRect())"
    assert anna.page.locator("dialog[open]").evaluate(box) == [0, 0, 390, 844]
    places, top = set(), "node => node.getBoundingClientRect().top"
    for players in ("2", "5", "3"):
        form.locator(f"input[name=players][value='{players}']").check()
        rest(anna.page)
        tops = [form.locator(part).first.evaluate(top) for part in (".counts", "footer")]
        places.add(tuple(tops))
    assert len(places) == 1
    anna.examine()
    anna.fits()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Next you get a link to send to your friends."),
        ("de", "Danach bekommst du einen Link für deine Freunde."),
    ],
)
def test_a_table_with_friends_announces_the_link(visit: Visit, lang: str, said: str) -> None:
    """Nobody looks for the invitation before the table is open."""
    form = open_form(visit(lang=lang), "g5211", "friends")
    expect(form.locator(".next")).to_have_text(said)


def test_the_arrow_of_a_list_stands_inside_its_border(visit: Visit) -> None:
    """As far from the right border as the words are from the left one."""
    form = open_form(visit(device="phone"), "g5211", "friends")
    shape = (
        "node => (({ appearance, backgroundPositionX }) => [appearance, backgroundPositionX])(getComputedStyle(node))"
    )
    assert form.locator("select[name=pace]").evaluate(shape) == ["none", "calc(100% - 12px)"]
