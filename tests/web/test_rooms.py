"""The rooms beside the table: reviews, replays, lessons, the companion, drawers, no net, no such page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hand import rest
from tests.web.visitor import golden, move_by_list

FINISHED = {
    "cat_in_the_box": ("ordinary_end.kt", "0", {"device": "laptop", "lang": "en", "theme": "light"}),
    "g5211": ("ordinary-end.kt", "1", {"device": "phone", "lang": "de", "theme": "dark"}),
    "isle_of_cats": ("two-players.kt", "0", {"device": "phone", "lang": "en", "theme": "light"}),
    "cryptid": ("seeded-normal.kt", "1", {"device": "laptop", "lang": "de", "theme": "dark"}),
}
"""For each game a golden record, a seat to review, and who looks."""


@pytest.mark.parametrize("game", FINISHED)
def test_review_shows_what_would_have_been_better(visit: Visit, game: str) -> None:
    """The strongest bot says what it would have played, and a turning point is one press away."""
    record, seat, wishes = FINISHED[game]
    anna = visit(**wishes)
    anna.uploads(game, record)
    page = anna.page
    anna.examine()
    anna.fits()
    page.locator(".steps select").select_option(seat)
    page.locator(".top-bar .open-moves").click()
    turning = page.locator(".review ol > li")
    turning.first.wait_for()
    made, best = turning.first.locator("p strong").all_inner_texts()
    assert made != best
    anna.examine()
    anna.fits()
    # Pressed and read at once: the list still changes while later moves are judged.
    label = turning.first.locator("button").evaluate("button => (button.click(), button.textContent)")
    number = int(re.findall(r"\d+", label)[0])
    page.wait_for_selector(f".replay[data-ply='{number - 1}']")
    expect(page.locator(".steps output"), "the number that was pressed").to_have_text(re.compile(rf"\b{number}\b.*\d"))
    anna.examine()


def test_hindsight_of_a_hunt(visit: Visit) -> None:
    """After a hunt of Cryptid everybody sees who could have known what when, and jumps there by chart or table."""
    anna = visit(device="phone", lang="de")
    anna.uploads("cryptid", "seeded-advanced.kt")
    page = anna.page
    page.locator(".top-bar .open-own").click()
    page.locator(".hindsight .falling").wait_for()
    expect(page.locator(".hindsight .known li")).to_have_count(6)
    expect(page.locator(".hindsight .course")).to_have_count(6)
    page.evaluate("scrollTo(0, 0)")
    anna.examine()
    page.locator(".falling .step").nth(7).click()
    page.wait_for_selector(".replay[data-ply='7']")
    expect(page.locator(".falling .ply-name")).to_have_text("7")
    page.locator(".known button").first.click()
    page.wait_for_selector(".replay:not([data-ply='7'])")
    page.locator(".hindsight summary").click()
    page.evaluate("scrollTo(0, 0)")
    anna.examine()
    anna.fits()
    page.locator(".counts button").nth(3).click()
    page.wait_for_selector(".replay[data-ply='3']")
    page.wait_for_selector(".counts tr.now:nth-of-type(4)")


@pytest.mark.parametrize("wishes", [{"device": "phone", "lang": "de", "theme": "dark"}, {"device": "laptop"}])
def test_companion_through_an_evening(visit: Visit, wishes: dict[str, str]) -> None:
    """Set up by the server's own puzzle, passed around, reloaded in between, hinted at, revealed, and set up again."""
    anna = visit(**wishes)
    page = anna.go("/companion/cryptid")
    companion = page.locator(".companion")
    companion.wait_for()
    anna.examine()
    page.locator(".companion select").first.select_option("3")
    rest(page)
    companion.locator("form button").click()
    companion.locator(".picture").wait_for()
    anna.examine()
    anna.fits()
    onward = page.locator(".companion > .main")
    onward.click()
    clues = []
    for player in range(3):
        expect(page.locator(".secret")).to_have_count(0)
        anna.examine()
        if player == 1:
            page.reload()
            onward.wait_for()
            rest(page)
            assert page.locator(".secret").count() == 0, "a reload shows nobody's clue"
        onward.click()
        clues.append(page.locator(".secret").inner_text())
        anna.examine()
        onward.click()
    assert len(set(clues)) == 3
    helps = page.locator(".helps button")
    anna.examine()
    helps.nth(1).click()
    onward.click()
    expect(page.locator(".secret")).to_have_text(clues[1], use_inner_text=True)
    onward.click()
    for revealed in (".secret", ".habitat"):
        helps.nth(4).click()
        anna.examine()
        page.locator(".sure .main").click()
        page.locator(revealed).wait_for()
    anna.examine()
    for clue in clues:
        expect(companion).to_contain_text(clue, use_inner_text=True)


LESSONS = {
    "cat_in_the_box": {"device": "phone", "lang": "de", "theme": "dark"},
    "g5211": {"device": "laptop", "lang": "en", "theme": "dark"},
    "isle_of_cats": {"device": "phone", "lang": "de", "theme": "light"},
    "cryptid": {"device": "phone", "lang": "en", "theme": "dark"},
}


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_skipped_at_any_point(visit: Visit, game: str) -> None:
    """Anybody who goes on and skips hears several steps, and leaves for the lobby whenever they like."""
    anna = visit(**LESSONS[game])
    page = anna.go(f"/learn/{game}")
    said: list[str] = []
    for step in range(4):
        page.locator(".coach").wait_for()
        said.append(page.locator(".coach p").inner_text())
        if step in (0, 3):
            anna.examine()
            anna.fits()
        page.locator(".coach .ways button").first.click()
        page.wait_for_function("old => document.querySelector('.coach p')?.innerText !== old", arg=said[-1])
        page.wait_for_selector(".coach, .table[data-state=yours][data-busy=false]")
        rest(page)
        if page.locator(".coach").count() == 0:
            break
    assert len(set(said)) >= 3
    page.locator(".table").wait_for()


def leaves(page: Page) -> None:
    """Close the drawer that is open."""
    page.locator("dialog.panel header button").click()
    page.wait_for_selector("dialog.panel", state="detached")


def test_drawers_of_the_table(visit: Visit) -> None:
    """Rules, chat and everything else open over the table, close again, and are fit for everybody."""
    anna = visit(device="phone", lang="de", theme="dark")
    anna.resumes("cryptid", "seeded-normal.kt", 9)
    page = anna.page
    tools = page.locator(".top-bar .tools")
    tools.get_by_role("button", name="Mehr").click()
    page.locator(".more").get_by_role("button", name="Regeln").click()
    page.locator(".rules input").fill("CR-18")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.rules li')].every((li) => /CR-18/.test(li.innerText))"
    )
    anna.examine()
    page.locator(".rules input").fill("Dampfmaschine")
    page.locator(".rules [role=status]").wait_for()
    leaves(page)
    expect(tools.get_by_role("button", name="Chat")).to_have_count(0)
    visit().go(page.url.removeprefix(anna.url)).wait_for_selector(".table[data-seat='-1']")
    tools.get_by_role("button", name="Chat").click()
    page.locator(".chat input").fill("Miau & <b>mau</b>")
    page.locator(".chat button[type=submit]").click()
    page.locator(".chat li").wait_for()
    expect(page.locator(".chat li")).to_contain_text("Miau & <b>mau</b>", use_inner_text=True)
    anna.examine()
    leaves(page)
    tools.get_by_role("button", name="Mehr").click()
    page.locator(".more .alone summary").click()
    page.locator(".more .alone code").wait_for()
    anna.examine()
    anna.fits()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.panel", state="detached")


def test_no_net_is_told(visit: Visit) -> None:
    """Once the house is known, it opens without a net and says what is wrong, in every room."""
    anna = visit(lang="de", worker="welcome")
    anna.expected = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]
    page = anna.go()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    anna.context.set_offline(True)
    page.reload()
    page.locator(".lobby .notice").wait_for()
    anna.examine()
    page.locator(".open-more").click()
    page.get_by_role("link", name="Einstellungen").click()
    page.locator(".plain .notice").wait_for()
    expect(page.locator(".plain .notice")).to_contain_text("Keine Verbindung", use_inner_text=True)
    anna.examine()
    page.get_by_role("button", name="Noch einmal versuchen").click()
    page.locator(".plain .notice").wait_for()
    anna.context.set_offline(False)
    page.locator(".plain .notice").wait_for(state="detached")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.get_by_role("link", name="Lobby").last.click()
    page.locator("article.game").first.wait_for()


def test_a_page_comes_when_the_server_answers_again(visit: Visit) -> None:
    """A page that could not be fetched is fetched again by itself, although the browser was never offline."""
    anna = visit()
    anna.expected = ["ERR_FAILED"]
    page = anna.go()
    page.route("**/shell/preferences.js", lambda route: route.abort())
    page.locator(".open-more").click()
    page.get_by_role("link", name="Settings").click()
    page.locator(".plain .notice").wait_for()
    page.unroute("**/shell/preferences.js")
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


@pytest.mark.parametrize("path", ["/nowhere", "/companion/halma", "/learn/halma"])
def test_no_such_page(visit: Visit, path: str) -> None:
    """An address that means nothing says so and leads back to the lobby."""
    anna = visit()
    anna.expected = ["404"]
    page = anna.go(path)
    page.locator(".notice").wait_for()
    expect(page.locator(".notice")).to_have_text("There is no such page.", use_inner_text=True)
    anna.examine()
    page.get_by_role("link", name="Lobby").first.click()
    page.locator("article.game").first.wait_for()


@pytest.mark.parametrize(
    ("path", "lang", "said"),
    [
        ("/t/nowhere1", "en", "ask for the link again"),
        ("/t/nowhere1", "de", "frag noch einmal nach dem Link"),
        ("/m/0123456789abcdef01234567", "en", "no"),
    ],
)
def test_no_such_table_or_match(visit: Visit, path: str, lang: str, said: str) -> None:
    """A table or match that is not there, or not any more, is told in words, with what to do and the way to others."""
    anna = visit(lang=lang)
    anna.expected = ["404"]
    page = anna.go(path)
    page.locator(".notice").wait_for()
    expect(page.locator(".notice")).to_contain_text(said, use_inner_text=True)
    expect(page.locator("main a[href='/']")).to_be_in_viewport(ratio=1)
    anna.examine()


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("usual laptop", "en")])
def test_a_strangers_link_to_a_full_table_that_plays(visit: Visit, device: str, lang: str) -> None:
    """It says why somebody watches, and where they can play."""
    anna, eve = visit(), visit(device=device, lang=lang)
    anna.meets_bots("g5211", 3)
    page = eve.go(anna.page.url.removeprefix(anna.url))
    watching = page.locator(".watching")
    expect(watching.locator("span")).to_have_text(
        {"de": "Alle Plätze sind besetzt, du schaust zu.", "en": "All seats are taken, so you are watching."}[lang]
    )
    expect(watching.locator("a[href='/']")).to_be_in_viewport(ratio=1)
    eve.examine()
    watching.locator("a").click()
    page.locator("article.game").first.wait_for()


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("usual laptop", "en"), ("sideways phone", "de")])
def test_a_strangers_link_to_a_finished_table(visit: Visit, device: str, lang: str) -> None:
    """It says who won, shows the match again, and leads to where they can play; nobody offers them a rematch."""
    anna, eve = visit(), visit(device=device, lang=lang)
    record = golden("g5211", "shared-win.kt")
    ply = len(re.findall(r"^\d ", record, re.M)) - 2
    code = anna.call("POST", "records", {"record": record, "ply": ply, "seats": ["", ""]})["code"]
    for seat, name in enumerate(["Anna", "Ben"]):
        anna.call("POST", f"tables/{code}/seats/{seat}", {"name": name})
    for seat in (0, 1):
        update = anna.call("GET", f"tables/{code}/update?seat={seat}")
        order = {"do": "move", "id": f"last-{seat}", "seat": seat, "seq": update["seq"], "move": update["legal"][0]}
        anna.call("POST", f"tables/{code}/orders", order)
    page = eve.go(f"/t/{code}")
    wins, play = {"de": ("gewin", "Zur Lobby und selbst spielen"), "en": ("win", "Go to the lobby and play")}[lang]
    expect(page.locator(".result h2")).to_contain_text(wins)
    expect(page.locator(".podium strong")).to_have_text(["Ben", "Anna"])
    ways = page.locator(".result > .ways")
    expect(ways.locator(".main")).to_have_text([play])
    expect(ways.locator(".main")).to_be_in_viewport(ratio=1)
    expect(ways.locator("a[href^='/m/']")).to_have_count(1)
    eve.examine()
    eve.readable()
    ways.locator(".main").click()
    page.locator("article.game").first.wait_for()


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("usual laptop", "en")])
@pytest.mark.parametrize("reason", ["store-full", "storage-full"])
def test_nobody_sits_down_where_nothing_can_be_stored(visit: Visit, device: str, lang: str, reason: str) -> None:
    """The server's disk or the browser's storage is full: a guest reads in sight what to do, and can try again."""
    anna, ben = visit(), visit(device=device, lang=lang)
    ben.expected = ["503"]
    code = anna.call("POST", "tables", {"game": "cat_in_the_box", "seats": ["", "", "", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    seats = "**/api/tables/*/seats/*"
    refused = {"reason": {"key": reason, "data": {}}}
    ben.page.route(seats, lambda route: route.fulfill(status=503, json=refused))
    page = ben.go(f"/t/{code}")
    page.locator(".sit-first button").click()
    notice = page.locator(".door .notice")
    expect(notice).to_contain_text({"de": "Alles vorher Bestätigte ist sicher", "en": "confirmed before is safe"}[lang])
    expect(notice).to_contain_text(re.compile("Platz|space"))
    expect(notice).to_be_in_viewport(ratio=1)
    ben.examine()
    page.unroute(seats)
    page.locator(".sit-first button").click()
    page.wait_for_selector(".seats .yours")
    expect(notice).to_have_count(0)


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("usual laptop", "en")])
def test_a_club_from_outside(visit: Visit, device: str, lang: str) -> None:
    """A link to its page, a season or a table, and a table's code: each says whom to ask and leads to the lobby."""
    anna, eve = visit(), visit(device=device, lang=lang)
    eve.expected = ["403"]
    club = anna.call("POST", "clubs", {"name": "Die Kater", "member": "Anna"})["code"]
    wish = {"name": "Winter", "game": "5211", "kind": "cup", "size": 2}
    season = anna.call("POST", f"clubs/{club}/seasons", wish)["id"]
    table = {"game": "5211", "seats": ["", ""], "club": club}
    code = anna.call("POST", "tables", table)["code"]
    said = {"de": "Frag die Clubleitung nach dem Link", "en": "Ask one of its hosts for the link"}[lang]
    for path in (f"/club/{club}", f"/club/{club}/{season}", f"/t/{code}"):
        page = eve.go(path)
        expect(page.get_by_role("alert")).to_contain_text(said)
        expect(page.locator("main a[href='/']")).to_be_in_viewport(ratio=1)
        eve.examine()
    page.locator("main a[href='/']").click()
    page.locator(".join input").fill(code)
    page.locator(".join button").click()
    expect(page.locator(".join [role=alert]")).to_contain_text(said)


FULL = """() => {
  Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
"""A browser that has no room for anything more."""


def test_a_browser_without_room_plays_all_the_same(visit: Visit) -> None:
    """Somebody comes by the link of a seat: the seat is theirs, also after a reload, and a move is made."""
    anna, ben = visit(), visit(device="phone")
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    token = anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})["token"]
    ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
    anna.call("POST", f"tables/{code}/start", {"fill": None})
    cleo = visit(device="phone")
    cleo.go("/about")
    cleo.context.add_init_script(f"({FULL})()")
    page = cleo.go(f"/t/{code}#{token}")
    page.wait_for_selector(".table[data-state=yours]")
    page.reload()
    page.wait_for_selector(".table[data-state=yours]")
    move_by_list(page)
