"""The rooms beside the table: reviews, replays, lessons, the companion, drawers, no net, no such page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hand import rest
from tests.web.visitor import move_by_list

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


@pytest.mark.parametrize("path", ["/t/nowhere1", "/m/0123456789abcdef01234567"])
def test_no_such_table_or_match(visit: Visit, path: str) -> None:
    """A table or match that is not there is told in words."""
    anna = visit()
    anna.expected = ["404"]
    page = anna.go(path)
    page.locator(".notice").wait_for()
    expect(page.locator(".notice")).to_contain_text("no", use_inner_text=True)
    anna.examine()


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
    said = {"de": "Frag ein Mitglied nach dem Link", "en": "Ask a member for the link"}[lang]
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
