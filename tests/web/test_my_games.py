"""Your games: what is on, what is over, what each game came to, and what others see by a link."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from katzentisch.server.results.png import check_png
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

NAMES = ("Anna", "Özlem")


def plays(anna: Visitor, code: str) -> str:
    """Play a match to its end in both seats; which one it was."""
    anna.call("POST", f"tables/{code}/start", {})
    while True:
        for seat in range(len(NAMES)):
            update = anna.call("GET", f"tables/{code}/update?seat={seat}")
            if update["over"]:
                return str(update["match"])
            if seat in update["actors"]:
                order = {"do": "move", "seat": seat, "seq": update["seq"], "id": f"n{update['seq']}"}
                anna.call("POST", f"tables/{code}/orders", {**order, "move": update["legal"][0]})


def table(anna: Visitor) -> str:
    """A table of 5211 with somebody in both seats."""
    code: str = anna.call("POST", "tables", {"game": "5211", "seats": [""] * len(NAMES)})["code"]
    for seat, name in enumerate(NAMES):
        anna.call("POST", f"tables/{code}/seats/{seat}", {"name": name})
    return code


def test_ones_own_games(visit: Visit) -> None:
    """From the lobby by one link: what is on, every seat of what is over, to be searched; pictures; nobody else's."""
    anna = visit(device="phone", lang="de")
    page = anna.go("/me/games")
    expect(page.locator("main p")).to_have_text(re.compile("^Noch keine Partien"))
    code = table(anna)
    match = plays(anna, code)
    anna.call("POST", f"tables/{code}/start", {})
    anna.go()
    page.locator(".open-more").click()
    page.locator("dialog a[href='/me/games']").click()
    past = page.locator(".past li a")
    expect(past).to_have_count(2)
    expect(page.locator(".tables li a")).to_have_attribute("href", f"/t/{code}")
    for seat in range(len(NAMES)):
        expect(page.locator(f".past a[href='/m/{match}/end/{seat}']")).to_contain_text(f"gegen {NAMES[1 - seat]} (")
    anna.tab_to(".finding summary")
    page.keyboard.press("Enter")
    anna.tab_to("input[name=opponent]")
    page.keyboard.type("özl")
    expect(past).to_have_count(1)
    page.locator("input[name=since]").fill("2001-01-01")
    page.locator("select[name=outcome]").select_option("lost")
    expect(page.locator(".past li strong").filter(has_text="gewonnen")).to_have_count(0)
    page.locator("input[name=until]").fill("2001-01-02")
    expect(page.locator(".past > p").last).to_have_text("Keine Partie gefunden.")
    page.locator("details[data-game=g5211] summary").click()
    chronicle = page.locator(".chronicle")
    expect(chronicle.locator("tbody td")).to_have_text(["2", "1", "1"])
    expect(chronicle.get_by_role("img", name=re.compile("50 % von 2 Partien"))).to_be_visible()
    anna.examine()
    anna.fits()
    anna.readable()
    ben = visit()
    expect(ben.go("/me/games").locator("main p")).to_have_text(re.compile("^No games yet"))
    expect(ben.page.locator(".past")).to_have_count(0)


def test_bots_have_the_names_they_have_at_the_table(visit: Visit) -> None:
    """In what is on, a cat with a name, and not the kind of bot that moves it."""
    anna = visit()
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", "random"]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    anna.call("POST", f"tables/{code}/start", {})
    name = anna.call("GET", f"tables/{code}")["seats"][1]["name"]
    page = anna.go("/me/games")
    expect(page.locator(".tables li a")).to_contain_text(f"Anna, {name}")
    assert name == "Minka"


def test_a_replay_leads_back_to_the_table(visit: Visit) -> None:
    """From the result to the replay at one's own seat and back; a guest has no English name among German words."""
    anna = visit(device="small phone", lang="de")
    code: str = anna.call("POST", "tables", {"game": "5211", "seats": ["", "random"]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Guest"})
    anna.call("POST", f"tables/{code}/start", {})
    match = finishes(anna, code)
    page = anna.go(f"/t/{code}")
    page.locator(".result").get_by_role("link", name="Partie ansehen").click()
    eyes = page.locator(".steps select")
    expect(eyes).to_have_value("0")
    expect(eyes.locator("option").nth(1)).to_have_text("Gast")
    eyes.select_option("-1")
    anna.readable()
    page.get_by_role("link", name="Zurück zum Tisch").click()
    expect(page.locator(".result .podium")).to_be_visible()
    ben = visit()
    ben.go(f"/m/{match}").wait_for_selector(".replay")
    expect(ben.page.get_by_role("link", name="Back to the table")).to_have_count(0)


def finishes(anna: Visitor, code: str) -> str:
    """Play the first seat to the end among bots; which match it was."""
    update = anna.call("GET", f"tables/{code}/update?seat=0")
    while not update["over"]:
        if 0 in update["actors"]:
            order = {"do": "move", "seat": 0, "seq": update["seq"], "id": f"n{update['seq']}"}
            anna.fetch("POST", f"tables/{code}/orders", {**order, "move": update["legal"][0]})
        update = anna.call("GET", f"tables/{code}/update?seat=0&since={update['seq']}&wait=20")
    return str(update["match"])


def test_a_match_is_shared_as_it_is_looked_at(visit: Visit) -> None:
    """The link opens at the ply and seat of the person who shared it, and shows a still of that board in chats."""
    anna = visit(device="phone")
    match = plays(anna, table(anna))
    page = anna.go(f"/m/{match}/5/1")
    expect(page.locator(".replay")).to_have_attribute("data-ply", "5")
    expect(page.locator(".steps select")).to_have_value("1")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".replay")).to_have_attribute("data-ply", "6")
    before = anna.context.request.get(f"{anna.url}/api/matches/{match}/still").body()
    with page.expect_response(lambda answer: answer.url.endswith("/still")) as sent:
        page.locator(".top-bar .open-more").click()
        page.locator(".share").click()
    assert sent.value.status == 204
    expect(page.locator(".ways [role=status]")).to_have_text(re.compile(f"/m/{match}/6/1|copied"))
    ben = visit()
    ben.go(f"/m/{match}/6/1")
    told = {name: ben.page.locator(f"meta[property='og:{name}']") for name in ("title", "description", "image")}
    expect(told["title"]).to_have_attribute("content", "5211: Anna, Özlem")
    expect(told["description"]).to_have_attribute("content", re.compile(r"^Anna -?\d+, Özlem -?\d+$"))
    still = ben.context.request.get(str(told["image"].get_attribute("content")))
    assert still.headers["content-type"] == "image/png"
    assert still.body() != before
    check_png(still.body())
