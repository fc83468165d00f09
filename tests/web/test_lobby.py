"""The door of the house: the games, what waits for you, a lesson for strangers, and "Play" in sight on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Visit
from tests.web.hand import be_still
from tests.web.visitor import GAMES, page_until

IN_SIGHT = """node => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return inside && node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
"""Whether all of something is on the screen, and nothing lies over it."""

MET = """() => {
  const key = "katzentisch-settings";
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), met: ["cryptid"] }));
}"""
"""A browser in which somebody has played a game before."""

PARTS = ".counts input, .place button, .place input, .cast input, .choices :is(select, input), summary, [type=submit]"
"""Everything that can be chosen before the fold is opened."""
PROMINENT = ("isle_of_cats", "cryptid")
"""The games with an option of their own beside players, opponents and name."""


@pytest.mark.parametrize(
    ("device", "lang"),
    [("laptop", "en"), ("low laptop", "de"), ("sideways phone", "de"), ("phone", "en"), ("small phone", "de")],
)
def test_every_choice_of_the_set_up_is_in_sight(visit: Visit, device: str, lang: str) -> None:
    """Players, opponents, name, the fold and "Play" are seen at once; what is folded away can be reached. On the
    Isle the family game is a choice beside them, in Cryptid how tricky the clues may be: simple at first.
    """
    anna = visit(device=device, lang=lang)
    page = anna.go()
    page.locator("article.game").last.wait_for()
    for game in GAMES:
        card = page.locator(f"article.{game}")
        card.locator(".way-bots").click()
        play = card.locator("form button[type=submit]")
        play.wait_for()
        be_still(page)
        for part in card.locator(f"form :is({PARTS})").all():
            assert part.evaluate(IN_SIGHT), f"{game}: {part.evaluate('node => node.outerHTML')}"
        expect(card.locator("form .choices label")).to_have_count(1 if game in PROMINENT else 0)
        card.locator("form summary").click()
        if game == "cryptid":
            mode = card.locator("form .choices select:has(option[value=advanced])")
            for players in ("3", "4", "3"):
                card.locator(f"input[name=players][value='{players}']").check()
                expect(mode).to_have_value("normal")
        be_still(page)
        assert play.evaluate(IN_SIGHT), f"{game}: Play is gone with the fold open"
        if game == "cryptid":
            anna.examine()
        page.keyboard.press("Escape")
        card.locator("dialog").wait_for(state="detached")
    anna.fits()


@pytest.mark.smoke
def test_a_stranger_is_shown_the_games_and_a_lesson(visit: Visit) -> None:
    """Every game has a drawing and a line; one press begins a match; another leads to a lesson."""
    anna = visit()
    page = anna.go()
    page.locator(".play-now").wait_for()
    page.wait_for_function(
        "n => [...document.querySelectorAll('article.game .cover')].filter((each) => each.naturalWidth).length === n",
        arg=len(GAMES),
    )
    page.locator("article.game .pitch:not(:empty)").last.wait_for()
    expect(page.locator(".learn-first")).to_have_attribute("href", "/learn/g5211")
    expect(page.locator(".others a")).to_have_text(["Games of the day", "Clubs"])
    expect(page.locator(".what-it-is")).to_contain_text("alone against bots, or with friends")
    page.locator("article.g5211 .way-bots").click()
    expect(page.locator("dialog a[href='/learn/g5211']")).to_be_visible()
    page.keyboard.press("Escape")
    anna.examine()
    page.locator(".play-now").click()
    page.wait_for_selector(".table[data-state=yours]")
    code = page.url.rpartition("/")[2]
    anna.go()
    page.locator(f".tables a.yours[href='/t/{code}']").wait_for()
    expect(page.locator(":is(.play-now, .others)")).to_have_count(0)
    expect(page.locator("main > :is(.tables, .games)").first).to_have_attribute("class", "tables")
    anna.examine()
    page.locator("article.g5211 .way-bots").click()
    expect(page.locator("dialog a[href='/learn/g5211']")).to_have_count(0)


def test_the_lobby_notices_that_it_is_waited_for(visit: Visit) -> None:
    """Anybody who comes back to a lobby that was left open sees what began meanwhile."""
    anna, ben = visit(), visit()
    page = anna.go()
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    anna.go()
    line = page.locator(f".tables a[href='/t/{code}']")
    expect(line).to_be_visible()
    expect(line).not_to_have_class("yours")
    ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
    anna.call("POST", f"tables/{code}/start", {})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(line).to_have_class("yours")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lobby_tells_the_host_that_everybody_is_ready(visit: Visit, lang: str) -> None:
    """The table comes to the top with what to do; until then the row does not repeat what its heading says."""
    anna, ben = visit(device="phone", lang=lang), visit()
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
    page = anna.go()
    line = page.locator(f".tables a[href='/t/{code}']")
    heading = page.locator(".tables", has=page.locator(f"a[href='/t/{code}']")).locator("h2")
    waiting, seated, yours, start = {
        "en": (
            "Waiting for players",
            "every seat is taken: not everyone is ready yet",
            "Your turn",
            "everyone is ready: start the match",
        ),
        "de": (
            "Wartet auf Mitspieler",
            "alle Plätze sind besetzt: noch sind nicht alle bereit",
            "Du bist dran",
            "alle sind bereit: starte die Partie",
        ),
    }[lang]
    expect(heading).to_have_text(waiting)
    expect(line).to_contain_text("Ben")
    expect(line.locator("small")).to_have_text(seated)
    ben.call("PUT", f"tables/{code}/seats/1/ready", {"ready": True})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(heading).to_have_text(yours)
    expect(line).to_have_class("yours")
    expect(line.locator("small")).to_have_text(start)
    anna.examine()
    anna.fits()


def test_something_is_there_before_anything_answers(visit: Visit) -> None:
    """The page itself shows where the games will be, and so does the lobby until it knows them."""
    anna = visit()
    page = anna.page
    held: list[Route] = []
    scripts: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.route("**/web/shell/main.js", lambda route: scripts.append(route))
    page.goto(anna.url + "/", wait_until="commit")
    page.locator(".skeleton").last.wait_for()
    page.wait_for_function("() => document.readyState !== 'loading'")
    page_until(page, lambda: scripts, "the page asks for its script")
    scripts[0].continue_()
    page.locator(".lobby main .skeleton").last.wait_for()
    page_until(page, lambda: held, "the lobby asks for the games")
    held[0].continue_()
    page.locator("article.game").last.wait_for()
    expect(page.locator(".skeleton")).to_have_count(0)


def test_a_lesson_is_no_table_of_the_lobby(visit: Visit) -> None:
    """After a lesson the lobby lists the match that was begun, and not the table of the lesson beside it."""
    anna = visit()
    anna.go("/learn/g5211").wait_for_selector(".table[data-state=yours]")
    anna.sits("g5211", players=2)
    anna.page.wait_for_selector(".table[data-state=yours]")
    code = anna.page.url.rpartition("/")[2]
    page = anna.go()
    page.locator(f".tables a.yours[href='/t/{code}']").wait_for()
    expect(page.locator(".tables a.yours")).to_have_count(1)


@pytest.mark.parametrize(("device", "lang"), [("usual laptop", "en"), ("phone", "de"), ("sideways phone", "de")])
def test_open_tables_and_codes_are_found_at_once(visit: Visit, device: str, lang: str) -> None:
    """Where to type a code is in sight; tables with a free seat are listed, not one's own or running ones."""
    anna, ben = visit(), visit(device=device, lang=lang)

    def opens(*seats: str) -> str:
        code: str = anna.call("POST", "tables", {"game": "5211", "seats": list(seats), "public": True})["code"]
        anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
        return code

    free, full, running = opens("", ""), opens("", "random"), opens("", "random")
    anna.call("POST", f"tables/{running}/start", {})
    page = ben.go()
    page.locator("article.game").last.wait_for()
    listed = [f"main .tables a[href='/t/{code}']" for code in (free, full, running)]
    expect(page.locator(listed[0])).to_have_count(1)
    expect(page.locator(f"{listed[1]}, {listed[2]}")).to_have_count(0)
    page.locator(".open-tables summary").click()
    expect(page.locator(listed[0])).to_be_visible()
    for part in page.locator(".join :is(input, button)").all():
        assert part.evaluate(IN_SIGHT), part.evaluate("node => node.outerHTML")
    above = "node => node.getBoundingClientRect().top < document.querySelector('.games').getBoundingClientRect().top"
    assert page.locator(listed[0]).evaluate(above)
    ben.examine()
    ben.fits()

    mine = anna.go()
    mine.locator("article.game").last.wait_for()
    expect(mine.locator(".tables", has_text="Waiting for players").locator(f"a[href='/t/{free}']")).to_have_count(1)
    expect(mine.locator(".tables", has=mine.get_by_role("heading", name="In progress"))).to_have_count(0)
    expect(mine.locator(listed[0]), "one's own table is in one list").to_have_count(1)


@pytest.mark.parametrize(
    ("device", "lang", "shown"), [("phone", "de", 1), ("phone", "en", 1), ("usual laptop", "de", 3)]
)
def test_play_is_in_sight_beside_open_tables(visit: Visit, device: str, lang: str, shown: int) -> None:
    """However many tables are open: newcomers find them behind a fold, others see some of them."""
    anna, ben = visit(), visit(device=device, lang=lang)
    for _ in range(5):
        code = anna.call("POST", "tables", {"game": "cryptid", "seats": [""] * 5, "public": True})["code"]
        anna.call("POST", f"tables/{code}/seats/0", {"name": "Somebody with a long name"})
    page = ben.go()
    page.locator("article.game").last.wait_for()
    be_still(page)
    assert page.locator(".what-it-is").evaluate(IN_SIGHT)
    order = "nodes => nodes.map((node) => node.className.split(' ')[0])"
    assert page.locator(".start > *").evaluate_all(order) == ["big", "what-it-is", "ways", "join"], "first what this is"
    assert page.locator(".play-now").evaluate(IN_SIGHT)
    assert page.locator(".open-tables summary").evaluate(IN_SIGHT)
    assert page.locator("article.game .way-bots").first.evaluate(IN_SIGHT)
    ben.examine()
    page.locator(".open-tables summary").click()
    expect(page.locator(".open-tables .tables a").nth(4)).to_be_visible()
    ben.fits()
    ben.readable()

    page.evaluate(MET)
    ben.go()
    page.locator("article.game").last.wait_for()
    be_still(page)
    expect(page.locator("main > .tables a")).to_have_count(shown)
    assert page.locator("article.game .way-bots").first.evaluate(IN_SIGHT)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lobby_tells_of_a_season_that_can_be_joined(visit: Visit, lang: str) -> None:
    """Until one has joined it; the line leads to the club."""
    anna, ben = visit(), visit(lang=lang)
    made = anna.call("POST", "clubs", {"name": "Die Kater", "member": "Anna"})
    club, key = made["code"], made["link"].partition("#")[2]
    ben.call("POST", f"clubs/{club}/members", {"name": "Ben", "key": key})
    wish = {"name": "Winter", "game": "5211", "kind": "cup", "size": 2}
    season = anna.call("POST", f"clubs/{club}/seasons", wish)["id"]
    page = ben.go()
    text = {"en": "A season is open to join in the club Die Kater", "de": "Im Club Die Kater kannst du dich"}[lang]
    line = page.locator(f".club-line a[href='/club/{club}']")
    expect(line).to_contain_text(text)
    ben.examine()
    line.click()
    page.locator(".seasons button.main").click()
    expect(page.locator(".seasons button.main")).to_have_count(0)
    ben.go()
    page.locator("article.game").last.wait_for()
    expect(line).to_have_count(0)
    assert [each["entered"] for each in ben.call("GET", f"clubs/{club}/seasons")] == [True]
    assert ben.call("GET", f"clubs/{club}/seasons/{season}")["season"]["entrants"] == ["Ben"]


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("usual laptop", "en")])
def test_members_find_their_club_above_the_games(visit: Visit, device: str, lang: str) -> None:
    """Beside the games of the day, and "Play" of the first game stays in sight; a newcomer is not asked to choose."""
    anna = visit(device=device, lang=lang)
    page = anna.go()
    page.locator("article.game").last.wait_for()
    expect(page.locator(".shortcuts")).to_have_count(0)
    club = anna.call("POST", "clubs", {"name": "Die Kater", "member": "Anna"})["code"]
    page.evaluate(MET)
    anna.go()
    link = page.locator(f".shortcuts a[href='/club/{club}']")
    expect(link).to_have_text("Club Die Kater")
    be_still(page)
    shown = (link, page.locator(".shortcuts a[href='/daily']"), page.locator("article.game .way-bots").first)
    assert all(each.evaluate(IN_SIGHT) for each in shown)
    anna.examine()
    anna.fits()
    link.click()
    expect(page).to_have_url(f"{anna.url}/club/{club}")


@pytest.mark.parametrize(("device", "marked"), [("phone", False), ("laptop", True)])
def test_a_tap_leaves_no_mark_on_what_comes_under_the_finger(visit: Visit, device: str, marked: bool) -> None:
    """A touch screen reports the place of the last tap as if a pointer still hovered there."""
    page = visit(device=device).go()
    page.locator("article.g5211 .more-ways").click()
    touched, other = (page.locator(f"article.g5211 .way-{way}") for way in ("friends", "screen"))
    touched.hover()
    border = "node => getComputedStyle(node).borderTopColor"
    assert (touched.evaluate(border) != other.evaluate(border)) == marked


def test_a_lobby_without_a_connection_comes_back_by_itself(visit: Visit) -> None:
    """It says so at once; with the connection the games and tables are there without a reload."""
    anna = visit(lang="de", device="phone", worker="welcome")
    anna.expected = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]
    anna.sits("g5211", players=2)
    code = anna.page.url.rpartition("/")[2]
    page = anna.go()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.locator("article.game").last.wait_for()
    anna.context.set_offline(True)
    expect(page.locator(".lobby .notice")).to_contain_text("Keine Verbindung")
    expect(page.locator("article.game")).to_have_count(len(GAMES))
    anna.context.set_offline(False)
    expect(page.locator(".lobby .notice")).to_have_count(0)

    anna.context.set_offline(True)
    page.reload()
    expect(page.locator(".lobby .notice")).to_contain_text("Keine Verbindung")
    expect(page.get_by_role("button", name="Noch einmal versuchen")).to_be_visible()
    expect(page.locator("main :is(.join, .shortcuts, article.game)")).to_have_count(0)
    anna.examine()
    anna.fits()
    anna.context.set_offline(False)
    expect(page.locator("article.game")).to_have_count(len(GAMES))
    expect(page.locator(f".tables a[href='/t/{code}']")).to_be_visible()
    expect(page.locator(".lobby .notice")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_phone_shows_every_game_without_much_scrolling(visit: Visit, lang: str) -> None:
    """A newcomer sees all games within one and a half screens; one button of a card leads to the rest."""
    anna = visit(device="phone", lang=lang)
    page = anna.go()
    page.locator("article.game .pitch:not(:empty)").last.wait_for()
    be_still(page)
    bottom = "node => node.getBoundingClientRect().bottom <= 1.5 * innerHeight"
    assert page.locator("article.game h3").last.evaluate(bottom)
    card = page.locator("article.g5211")
    expect(card.locator(":is(button, a):visible")).to_have_count(2)
    card.locator(".more-ways").click()
    expect(card.locator("a[href='/learn/g5211']")).to_be_visible()
    anna.examine()
    anna.fits()
    card.locator(".more-ways").click()
    expect(card.locator(":is(button, a):visible")).to_have_count(2)


@pytest.mark.parametrize("typed", ["{0} {1}", "{0}-{1}", "https://example.com/t/{0}{1}#key"])
def test_a_code_is_typed_as_people_read_it_out(visit: Visit, typed: str) -> None:
    """In groups, in capitals, or with the whole link around it."""
    anna, ben = visit(), visit()
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    page = ben.go()
    page.locator(".join input").fill(typed.format(code[:4].upper(), code[4:].upper()).replace("/T/", "/t/"))
    page.locator(".join button").click()
    expect(page).to_have_url(f"{ben.url}/t/{code}")
