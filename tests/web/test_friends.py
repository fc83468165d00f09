"""Friends at one table: a link that says for whom it works, a chair at once, talk in everybody's language, votes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web import g5211
from tests.web.cable import Cable
from tests.web.conftest import Visit
from tests.web.hand import be_still, resize
from tests.web.test_lobby import IN_SIGHT
from tests.web.test_my_games import plays
from tests.web.test_waiting_room import COATS
from tests.web.visitor import GAMES, Visitor, golden, move_by_list


def sit_together(visit: Visit) -> tuple[Visitor, Visitor]:
    """Anna at a German laptop opens a table for two; Ben comes by its link on an English phone."""
    anna, ben = visit(lang="de"), visit(device="phone")
    anna.sits("g5211", "friends", 2)
    anna.page.wait_for_selector(".door")
    ben.go(anna.page.url.removeprefix(anna.url))
    sit = ben.page.locator(".sit-first button")
    sit.wait_for()
    be_still(ben.page)
    box = sit.bounding_box()
    assert box
    assert box["y"] + box["height"] < 844, "a guest must look for a chair"
    ben.examine()
    ben.page.locator(".sit-first input").fill("Ben")
    sit.click()
    ben.page.locator(".seats li.yours .own").wait_for()
    anna.page.locator(".seats", has_text="Ben").wait_for()
    return anna, ben


def test_a_link_says_for_whom_it_works(visit: Visit) -> None:
    """The host of a table that only this machine can reach reads so, and how others could come; guests do not."""
    anna, ben = sit_together(visit)
    page = anna.page
    page.locator(".invite-more > summary").click()
    page.locator(".alone summary").click()
    expect(ben.page.locator(".invite")).to_have_count(1)
    expect(ben.page.locator(".alone")).to_have_count(0)
    expect(page.locator(".alone code")).to_have_text("katzentisch serve --host 0.0.0.0", use_inner_text=True)
    address = re.escape(page.url.removeprefix(anna.url))
    expect(page.locator(".invite code").first).to_have_text(re.compile(f"{address}$"))
    expect(page.locator(".seats li.yours")).to_have_count(1)
    anna.examine()
    ben.fits()


def test_talk_and_votes(visit: Visit) -> None:
    """A phrase is read in the reader's language; a phone counts what is new; a wish to go back is put to everybody."""
    anna, ben = sit_together(visit)
    anna.page.locator(".start-row form button").click()
    for friend in (anna, ben):
        friend.page.wait_for_selector(".table[data-state=yours]")
    anna.page.locator(".beside .phrases button").first.wait_for()
    anna.page.locator(".beside .phrases button", has_text="Viel Glück!").click()
    badge = ben.page.locator(".top-bar .badge")
    badge.wait_for()
    expect(badge).to_contain_text("one new message", use_inner_text=True)
    ben.page.wait_for_function("() => document.title.startsWith('(1)')")
    ben.examine()
    ben.page.get_by_role("button", name="Chat").click()
    ben.page.locator(".chat li", has_text="Good luck!").wait_for()
    ben.examine()
    ben.page.locator("dialog header button").click()
    badge.wait_for(state="detached")
    for friend in (anna, ben):
        move_by_list(friend.page)
    anna.page.wait_for_selector(".table[data-state=yours][data-seq='2']")
    asks_to_go_back(anna)
    card, own = ben.page.locator(".vote"), anna.page.locator(".vote")
    for friend in (anna, ben):
        friend.examine()
    card.get_by_role("button", name="Play on").click()
    expect(own).to_contain_text("Ben möchte lieber weiterspielen")
    expect(card).to_contain_text("Ben would rather play on")
    own.get_by_role("button", name="Schließen").click()
    expect(own).to_have_count(0)
    asks_to_go_back(anna)
    expect(card.get_by_role("button", name="Agree")).to_be_visible()
    own.get_by_role("button", name="Doch nicht").click()
    expect(card).to_contain_text("no longer wants to go back")
    ben.examine()
    asks_to_go_back(anna)
    ben.page.reload()
    card.get_by_role("button", name="Agree").click()
    anna.page.wait_for_selector(".table:not([data-seq='2'])")
    for friend in (anna, ben):
        expect(friend.page.locator(".vote")).to_have_count(0)


def asks_to_go_back(anna: Visitor) -> None:
    page = anna.page
    page.locator(".top-bar").get_by_role("button", name="Mehr").click()
    page.locator(".experts summary").click()
    page.locator(".more input[type=number]").fill("0")
    page.locator(".more .ways:has(input[type=number]) button").click()
    page.locator("dialog header button").click()
    page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("code", ["nowhere1", "a+b?"])
def test_a_wrong_code_gets_a_human_sentence(visit: Visit, code: str) -> None:
    """Typed into the lobby or opened as a link, it is told what may be wrong and where to go."""
    anna = visit()
    anna.expected = ["404", "400"]
    page = anna.go()
    page.get_by_label("Join with a code").fill(code)
    page.get_by_role("button", name="Join").click()
    page.locator(".join .notice").wait_for()
    expect(page.locator(".join .notice")).to_contain_text(f"no table with the code {code}. Check", use_inner_text=True)
    page.get_by_label("Join with a code").fill("")
    expect(page.locator(".join .notice")).to_have_count(0)
    if code.isalnum():
        anna.go(f"/t/{code}")
        page.locator(".notice").wait_for()
        expect(page.locator(".notice")).to_contain_text("Check the code", use_inner_text=True)
        expect(page.get_by_role("link", name="Lobby").first).to_be_attached()


@pytest.mark.parametrize("device", ["phone", "sideways phone", "laptop"])
@pytest.mark.parametrize("code", ["", "nowhere1"])
def test_what_is_wrong_with_a_code_is_said_at_its_field(visit: Visit, device: str, code: str) -> None:
    """The message is on the screen, announced, and named by the field; an empty code has one too."""
    anna = visit(device=device)
    anna.expected = ["404"]
    page = anna.go()
    page.locator("article.game .pitch:not(:empty)").last.wait_for()
    field = page.get_by_label("Join with a code")
    field.fill(code)
    page.get_by_role("button", name="Join").click()
    notice = page.locator(".join [role=alert]")
    expect(notice).to_contain_text("no table with the code" if code else "Type the code of the table first.")
    expect(notice).to_be_in_viewport(ratio=1)
    expect(field).to_be_in_viewport(ratio=1)
    expect(field).to_have_attribute("aria-describedby", str(notice.get_attribute("id")))
    anna.examine()


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("laptop", "en")])
def test_leaving_asks_first_and_leads_back(visit: Visit, device: str, lang: str) -> None:
    """One question, then the lobby; the table is listed as left, and one button there takes the seat again."""
    anna = visit(device=device, lang=lang)
    anna.meets_bots("g5211", 3)
    page = anna.page
    page.wait_for_selector(".table[data-state=yours]")
    table = page.url.removeprefix(anna.url)
    page.locator(".open-more").click()
    page.locator(".leaving .leave").click()
    anna.examine()
    page.locator(".leave-question button:not(.main)").click()
    expect(page.locator(".leave-question")).to_have_count(0)
    expect(page.locator(".leaving .leave")).to_be_focused()
    page.locator(".leaving .leave").click()
    page.locator(".leave-question .main").click()
    line = page.locator(f".tables a[href='{table}']")
    expect(line).to_contain_text("you left" if lang == "en" else "verlassen")
    expect(line).not_to_have_class("yours")
    line.click()
    back = page.locator(".asked .come-back")
    back.wait_for()
    expect(page.locator(".asked p")).to_have_text(
        "You have left this table." if lang == "en" else "Du hast diesen Tisch verlassen."
    )
    expect(page.get_by_role("button", name="Let a bot take over" if lang == "en" else "Einen Bot")).to_have_count(0)
    anna.examine()
    back.click()
    expect(back).to_have_count(0)
    move_by_list(page)


@pytest.mark.parametrize(
    ("game", "device", "lang"),
    [
        ("cat_in_the_box", "narrow phone", "de"),
        ("g5211", "sideways phone", "en"),
        ("isle_of_cats", "usual laptop", "de"),
        ("cryptid", "narrow phone", "de"),
    ],
)
def test_a_guest_of_a_full_table_reads_why_they_watch(visit: Visit, game: str, device: str, lang: str) -> None:
    """One line says that all seats are taken, and leads to the lobby; players do not see it."""
    anna, zoe = visit(), visit(device=device, lang=lang)
    anna.meets_bots(game, GAMES[game])
    zoe.go(anna.page.url.removeprefix(anna.url))
    line = zoe.page.locator(".table[data-seat='-1'] .watching")
    said = "Alle Plätze sind besetzt, du schaust zu." if lang == "de" else "All seats are taken, so you are watching."
    expect(line).to_contain_text(said)
    be_still(zoe.page)
    for part in (line.locator("span"), line.locator("a"), zoe.page.locator(".dock > .asked p")):
        assert part.evaluate(IN_SIGHT), part.inner_text()
    zoe.readable()
    zoe.examine()
    expect(anna.page.locator(".watching")).to_have_count(0)
    line.locator("a").click()
    zoe.page.wait_for_selector(".lobby")


def test_a_host_who_lets_others_play_is_told_of_no_seats(visit: Visit) -> None:
    """They filled the seats themselves; the match waits for Ben."""
    anna, ben = visit(), visit()
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["kitten", ""]})["code"]
    ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
    anna.call("POST", f"tables/{code}/start", {"fill": None})
    anna.go(f"/t/{code}").wait_for_selector(".table[data-seat='-1'] .asked")
    expect(anna.page.locator(".watching")).to_have_count(0)


INSIDE = """([inner, outer]) => {
  const [one, other] = [inner, outer].map((each) => document.querySelector(each).getBoundingClientRect());
  return one.left >= other.left && one.top >= other.top && one.right <= other.right && one.bottom <= other.bottom;
}"""
"""Whether the first of these lies inside the second."""


def test_talking_leaving_and_coming_back_fit_the_screen(visit: Visit) -> None:
    """The field stays below many messages, a saying on its seat, the question in sight; one button leads back."""
    anna, ben = visit(lang="de"), visit(device="phone", lang="de")
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    ben.page.set_viewport_size({"width": 360, "height": 640})
    table = {"game": "5211", "seats": ["", "", "kitten", "kitten"], "house": {"hints": True}}
    code = anna.call("POST", "tables", table)["code"]
    for seat, (friend, name) in enumerate([(anna, "Anna"), (ben, "Ben")]):
        friend.call("POST", f"tables/{code}/seats/{seat}", {"name": name})
    anna.call("POST", f"tables/{code}/start", {"fill": None})
    for friend in (anna, ben):
        friend.go(f"/t/{code}").wait_for_selector(".table[data-state=yours]")
    chat = anna.page.locator(".beside .chat")
    for said in range(8):
        chat.locator("input").fill(f"{said}: Ich probiere jetzt mal Dunkelblau, mal sehen, ob du mitgehst")
        chat.locator(".say button").click()
        expect(chat.locator("li")).to_have_count(said + 1)
    ben.page.locator(".seat .bubble").wait_for()
    be_still(ben.page)
    assert ben.page.evaluate(INSIDE, [".seat .bubble", ".seat:has(.bubble)"]), "the saying leaves its seat"
    assert ben.page.evaluate(INSIDE, [".top-bar .title", ".top-bar"]), "the title leaves its bar"
    anna.page.reload()
    newest = chat.locator("li").last, anna.page.locator(".side .log li").last
    for part in (*newest, chat.locator("input"), chat.locator(".say button"), chat.locator(".phrases button").last):
        expect(part).to_be_in_viewport(ratio=0.9)
    ben.page.locator(".open-more").click()
    ben.page.locator(".leaving .leave").click()
    expect(ben.page.locator(".leave-question")).to_be_in_viewport(ratio=0.9)
    ben.page.locator(".leave-question .main").click()
    ben.page.wait_for_selector(".lobby")
    anna.page.locator(".seat .stand-in").click()
    anna.page.locator(".seat .stand-in").wait_for(state="detached")
    ben.go(f"/t/{code}")
    ben.page.locator(".come-back").wait_for()
    expect(ben.page.get_by_role("button", name="Wieder mitspielen")).to_have_count(1)
    assert ben.page.evaluate(INSIDE, [".top-bar .title", ".top-bar"]), "the title leaves its bar"


def test_what_is_said_without_a_connection_is_said_later(visit: Visit, cable: Cable) -> None:
    """It stays in sight with a mark until the others can hear it, and they hear it once."""
    anna, ben = visit(url=cable.url, device="phone", lang="de"), visit()
    anna.expected = ["WebSocket connection to", "ERR_"]
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", "", ""]})["code"]
    for seat, (friend, name) in enumerate([(anna, "Anna"), (ben, "Ben")]):
        friend.call("POST", f"tables/{code}/seats/{seat}", {"name": name})
    for friend in (anna, ben):
        friend.go(f"/t/{code}").locator(".chat").wait_for()
    cable.cut()
    anna.page.locator(".door > .notice").wait_for()
    anna.page.locator(".chat input").fill("Ich bin gleich wieder da")
    anna.page.locator(".chat .say button").click()
    expect(anna.page.locator(".chat .unheard")).to_contain_text("sobald du wieder verbunden bist")
    anna.examine()
    expect(ben.page.locator(".chat li")).to_have_count(0)
    cable.mend()
    expect(ben.page.locator(".chat li")).to_have_text(["Anna Ich bin gleich wieder da"])
    expect(anna.page.locator(".chat li")).to_have_text(["Anna Ich bin gleich wieder da"])


def test_a_phone_says_once_that_somebody_left(visit: Visit) -> None:
    """At the seat, as a saying would be; beside the button that lets a bot play there, which keeps their cat."""
    anna, ben = visit(device="phone"), visit()
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    for seat, (friend, name) in enumerate([(anna, "Anna"), (ben, "Ben")]):
        friend.call("POST", f"tables/{code}/seats/{seat}", {"name": name})
    anna.call("POST", f"tables/{code}/start", {"fill": None})
    anna.go(f"/t/{code}").wait_for_selector(".table[data-state=yours]")
    coat = anna.page.locator(".seat[data-seat='1'] .face path").first
    before = coat.get_attribute("fill")
    anna.hurries(0.01)
    ben.call("POST", f"tables/{code}/orders", {"do": "leave", "id": "o", "seat": 1, "seq": 0})
    said = anna.page.locator(".seat[data-seat='1'] .bubble")
    expect(said).to_have_text("Ben left the table")
    expect(said).to_be_in_viewport()
    anna.hurries(1000)
    anna.page.reload()
    anna.page.locator(".seat[data-seat='1'] .stand-in").wait_for()
    expect(said).to_have_count(0)
    anna.page.locator(".seat[data-seat='1'] .stand-in").click()
    expect(anna.page.locator(".seat[data-seat='1'] .presence", has_text="a bot plays")).to_be_visible()
    assert before
    expect(coat).to_have_attribute("fill", before)


def test_one_who_has_left_takes_no_choice_back(visit: Visit) -> None:
    """First comes the way back to the table."""
    anna, ben = visit(), visit(device="phone")
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    for seat, (friend, name) in enumerate([(anna, "Anna"), (ben, "Ben")]):
        friend.call("POST", f"tables/{code}/seats/{seat}", {"name": name})
    anna.call("POST", f"tables/{code}/start", {"fill": None})
    ben.go(f"/t/{code}").wait_for_selector(".table[data-state=yours]")
    g5211.play(ben.page)
    take_back = ben.page.locator(".ft-take-back")
    expect(take_back).to_be_visible()
    ben.call("POST", f"tables/{code}/orders", {"do": "leave", "id": "o", "seat": 1, "seq": 1})
    ben.page.locator(".asked .come-back").wait_for()
    expect(take_back).to_have_count(0)
    ben.page.locator(".asked .come-back").click()
    expect(take_back).to_be_visible()


def test_what_experts_need_is_folded_away(visit: Visit) -> None:
    """The menu shows no fingerprint, number of a move or webhook until it is asked for; an arrow says that it opens."""
    anna = visit()
    anna.meets_bots("g5211", 3)
    page = anna.page
    page.locator(".open-more").click()
    fold = page.locator(".experts summary")
    hidden = [page.locator(f".more {part}") for part in (".seed", "input[type=number]", "input[name=hook]")]
    for part in hidden:
        expect(part).to_be_attached()
        expect(part).not_to_be_visible()
    closed = fold.evaluate("node => getComputedStyle(node, '::before').content")
    fold.click()
    for part in hidden:
        expect(part).to_be_visible()
    opened = fold.evaluate("node => getComputedStyle(node, '::before').content")
    assert ("▸" in closed, "▾" in opened) == (True, True)
    anna.examine()


def finish(visit: Visit, *wishes: dict[str, str]) -> list[Visitor]:
    """Anna and Ben have just played the last moves of a golden record."""
    friends = [visit(**each) for each in wishes]
    record = golden("g5211", "shared-win.kt")
    ply = len(re.findall(r"^\d ", record, re.M)) - 2
    code = friends[0].call("POST", "records", {"record": record, "ply": ply, "seats": ["", ""]})["code"]
    for seat, (friend, name) in enumerate(zip(friends, ["Anna", "Ben"], strict=True)):
        friend.call("POST", f"tables/{code}/seats/{seat}", {"name": name})
        friend.go(f"/t/{code}").wait_for_selector(".table[data-state=yours]")
    for friend in friends:
        move_by_list(friend.page)
    for friend in friends:
        friend.page.locator(".result .podium").wait_for()
    return friends


def test_the_title_of_the_end_is_readable_on_a_phone(visit: Visit) -> None:
    """Another table that waits is offered among the result's buttons: the bar has room for its title."""
    anna, ben = finish(visit, {"device": "phone", "lang": "de"}, {})
    zoe = visit()
    other = anna.call("POST", "tables", {"game": "5211", "seats": ["", "kitten"]})["code"]
    anna.call("POST", f"tables/{other}/seats/0", {"name": "Anna"})
    anna.call("POST", f"tables/{other}/start", {"fill": None})
    zoe.go(ben.page.url.removeprefix(ben.url))
    anna.page.reload()
    anna.page.locator(".top-bar .spectators").wait_for()
    expect(anna.page.locator(".result .next")).to_have_attribute("href", f"/t/{other}")
    be_still(anna.page)
    title = anna.page.locator(".top-bar .title")
    wide = title.evaluate("node => node.clientWidth / innerWidth")
    assert wide > 0.4, f"the title has {wide:.0%} of the width"
    anna.examine()
    anna.readable()


@pytest.mark.smoke
def test_friends_are_asked_for_a_rematch(visit: Visit) -> None:
    """Ben reads who wants one, over no title and no other button; it starts for both when he joins."""
    anna, ben = finish(visit, {}, {"device": "phone", "lang": "de"})
    anna.page.locator(".result").get_by_role("button", name="Rematch").click()
    expect(anna.page.locator(".rematch-notice [role=status]")).to_have_text("You want a rematch. Not in yet: Ben.")
    notice = ben.page.locator(".rematch-notice")
    expect(notice.locator("[role=status]")).to_have_text("Anna möchte eine Revanche.")
    expect(ben.page.locator(".result").get_by_role("button", name="Revanche")).to_have_count(0)
    be_still(ben.page)
    for part in (".top-bar .title", ".result h2", ".rematch-notice p", ".rematch-notice .main", ".decline"):
        assert ben.page.locator(part).evaluate(IN_SIGHT), part
    for button in ben.page.locator(".result > .ways > :is(a, button)").all():
        assert button.evaluate(IN_SIGHT), button.inner_text()
    for friend in (anna, ben):
        friend.examine()
    ben.page.locator(".hide-result").click()
    be_still(ben.page)
    for part in (".top-bar .title", ".rematch-notice p", ".rematch-notice .main", ".show-result", ".asked p"):
        assert ben.page.locator(part).evaluate(IN_SIGHT), part
    notice.get_by_role("button", name="Mitspielen").click()
    for friend in (anna, ben):
        friend.page.wait_for_selector(".table[data-state=yours]")
        expect(friend.page.locator(".rematch-notice")).to_have_count(0)


@pytest.mark.parametrize("device", ["phone", "sideways phone", "laptop"])
def test_nothing_moves_when_a_rematch_is_wished(visit: Visit, device: str) -> None:
    """What Ben is about to press stays under his finger."""
    anna, ben = finish(visit, {}, {"device": device, "lang": "de"})
    pressed = [ben.page.locator(f".result {part}") for part in (".rematch button.main", ".hide-result", "a[href='/']")]
    be_still(ben.page)
    before = [each.bounding_box() for each in pressed]
    anna.page.locator(".result").get_by_role("button", name="Rematch").click()
    ben.page.locator(".rematch-notice").wait_for()
    be_still(ben.page)
    for button, box in zip(pressed, before, strict=True):
        now = button.bounding_box()
        assert now
        assert box
        assert now["y"] == box["y"]
        assert abs(now["x"] + now["width"] / 2 - box["x"] - box["width"] / 2) < 2


def test_nobody_reads_that_a_bot_won_for_them(visit: Visit) -> None:
    """Time runs out for Anna and Ben: the end says so, without clocks, and the lobby tells of it until it was seen."""
    anna, ben = visit(motion="on"), visit(device="phone", lang="de")
    house = {"move_seconds": 1, "timeout": "bot"}
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""], "house": house})["code"]
    for seat, (friend, name) in enumerate(((anna, "Anna"), (ben, "Ben"))):
        friend.call("POST", f"tables/{code}/seats/{seat}", {"name": name})
        friend.go(f"/t/{code}").wait_for_selector(".door")
    anna.call("POST", f"tables/{code}/start", {"fill": None})
    for friend in (anna, ben):
        friend.page.wait_for_selector(".table")
        friend.go("/about")
    ended = anna.go("/").locator(".tables", has=anna.page.get_by_role("heading", name="Finished while you were away"))
    wait_until_over(anna, code)
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    row = ended.locator(f"a[href='/t/{code}']")
    expect(row).to_be_visible()
    row.click()
    said = []
    for friend, who in ((anna, "You did not move in time"), (ben, "Du hast nicht rechtzeitig gezogen")):
        if friend is ben:
            friend.go(f"/t/{code}")
        skip_to_the_end(friend.page)
        expect(friend.page.locator(".result .forfeit")).to_contain_text(who)
        expect(friend.page.locator(".seat .clock, .celebrated, .shower")).to_have_count(0)
        said.append(friend.page.locator(".result h2").inner_text())
    assert not {"You win!", "Du gewinnst!"} & set(said)
    anna.go("/")
    expect(anna.page.locator(".games article").first).to_be_visible()
    expect(ended).to_have_count(0)


def wait_until_over(anna: Visitor, code: str) -> None:
    """Follow a match that bots finish."""
    update = anna.call("GET", f"tables/{code}/update?seat=0")
    while not update["over"]:
        update = anna.call("GET", f"tables/{code}/update?seat=0&since={update['seq']}&wait=20")


def skip_to_the_end(page: Page) -> None:
    """Skip what happened during an absence."""
    page.locator(".result .podium, .asked .skip").first.wait_for()
    if page.locator(".asked .skip").count():
        page.locator(".asked .skip").click()
    page.locator(".result .podium").wait_for()


def test_people_at_one_screen_are_called_by_their_names(visit: Visit) -> None:
    """Nobody of them is "you" at the end of their match."""
    anna = visit(lang="de")
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    for seat, name in enumerate(("Oma", "Opa")):
        anna.call("POST", f"tables/{code}/seats/{seat}", {"name": name})
    plays(anna, code)
    page = anna.go(f"/t/{code}")
    expect(page.locator(".result h2")).to_have_text(re.compile("^(Oma|Opa) gewinnt$|^Die Partie ist zu Ende"))
    expect(page.locator(".podium strong")).to_have_text([re.compile("^(Oma|Opa)$")] * 2)


def test_a_wish_for_a_rematch_is_taken_back(visit: Visit) -> None:
    """With one press; Ben is no longer asked, and a rematch that he wants then is his own wish."""
    anna, ben = finish(visit, {}, {"device": "phone", "lang": "de"})
    anna.page.locator(".result").get_by_role("button", name="Rematch").click()
    notice = ben.page.locator(".rematch-notice")
    expect(notice.locator("[role=status]")).to_have_text("Anna möchte eine Revanche.")
    expect(notice.locator(".withdraw")).to_have_count(0)
    anna.page.locator(".rematch-notice").get_by_role("button", name="Take it back").click()
    expect(notice).to_have_count(0)
    ben.page.locator(".result").get_by_role("button", name="Revanche").click()
    expect(anna.page.locator(".rematch-notice [role=status]")).to_have_text("Ben wants a rematch.")
    expect(notice.get_by_role("button")).to_have_text(["Zurückziehen"])


def test_a_wish_for_a_rematch_covers_no_podium_on_a_sideways_phone(visit: Visit) -> None:
    """Everybody's place, points and best moment stay above it, for Anna who asks and for Ben who is asked."""
    anna, ben = finish(visit, *[{"device": "sideways phone", "lang": "de"}] * 2)
    anna.page.locator(".result").get_by_role("button", name="Revanche").click()
    for friend in (anna, ben):
        friend.page.locator(".rematch-notice").wait_for()
        for width, height in ((844, 390), (667, 375)):
            resize(friend.page, width, height)
            be_still(friend.page)
            podium, ways = (friend.page.locator(f".result > {part}").bounding_box() for part in (".podium", ".ways"))
            assert podium
            assert ways
            assert podium["y"] + podium["height"] <= ways["y"], f"{width}x{height}"
            assert friend.page.locator(".rematch-notice").evaluate(IN_SIGHT)
        friend.readable()


def test_nobody_who_is_here_is_put_into_a_rematch(visit: Visit) -> None:
    """Anna can only wait or take her wish back while Ben reads the result; once he is gone she can start."""
    anna, ben = finish(visit, {}, {"device": "phone", "lang": "de"})
    anna.page.locator(".result").get_by_role("button", name="Rematch").click()
    notice = anna.page.locator(".rematch-notice")
    expect(notice.locator("[role=status]")).to_have_text("You want a rematch. Not in yet: Ben.")
    expect(notice.get_by_role("button")).to_have_text(["Take it back"])
    ben.page.goto("about:blank")
    notice.get_by_role("button", name="Start now").click()
    anna.page.wait_for_selector(".table[data-state=yours]")


def test_a_rematch_can_be_declined(visit: Visit) -> None:
    """Anna reads it and starts with a bot for Ben; he reads what he said, and keeps his result."""
    anna, ben = finish(visit, {}, {"device": "phone", "lang": "de"})
    anna.page.locator(".result").get_by_role("button", name="Rematch").click()
    ben.page.locator(".rematch-notice").get_by_role("button", name="Jetzt nicht").click()
    refusal = ben.page.locator(".rematch-notice")
    expect(refusal.locator("[role=status]")).to_have_text("Du hast „Jetzt nicht“ gesagt; Anna möchte noch spielen.")
    expect(refusal.get_by_role("button")).to_have_text(["Doch mitspielen"])
    notice = anna.page.locator(".rematch-notice")
    expect(notice.locator("[role=status]")).to_have_text("You want a rematch. Ben does not want a rematch now.")
    expect(notice.get_by_role("button")).to_have_text(["Start with a bot for Ben", "Take it back"])
    be_still(anna.page)
    anna.examine()
    anna.readable()
    notice.get_by_role("button", name="Start with a bot for Ben").click()
    anna.page.wait_for_selector(".table[data-state=yours]")
    expect(ben.page.locator(".rematch")).to_have_count(0)
    expect(ben.page.locator(".result .podium")).to_be_visible()


def test_a_friend_who_declined_can_still_join(visit: Visit) -> None:
    """Ben's own wish for a rematch begins it, since Anna waits for one."""
    anna, ben = finish(visit, {}, {"device": "phone", "lang": "de"})
    anna.page.locator(".result").get_by_role("button", name="Rematch").click()
    ben.page.locator(".rematch-notice .decline").click()
    ben.page.locator(".rematch-notice").get_by_role("button", name="Doch mitspielen").click()
    for friend in (anna, ben):
        friend.page.wait_for_selector(".table[data-state=yours]")


def test_a_rematch_that_starts_without_an_answer_waits_for_the_friend(visit: Visit, cable: Cable) -> None:
    """Ben, who had lost the connection, keeps his result, reads who started the rematch, and goes on by a button."""
    anna, ben = finish(visit, {}, {"url": cable.url, "device": "phone", "lang": "de"})
    ben.expected += ["net::ERR"]
    cable.cut()
    anna.page.locator(".seat[data-seat='1'].gone").wait_for(state="attached")
    anna.page.locator(".result").get_by_role("button", name="Rematch").click()
    anna.page.wait_for_selector(".table[data-state=yours]")
    expect(anna.page.locator(".rematch-notice")).to_have_count(0)
    cable.mend()
    notice = ben.page.locator(".rematch-notice")
    expect(notice.locator("[role=status]")).to_have_text("Anna hat eine Revanche gestartet.")
    expect(ben.page.locator(".result .podium")).to_be_visible()
    move_by_list(anna.page)
    expect(ben.page.locator(".result .podium")).to_be_visible()
    notice.get_by_role("button").click()
    ben.page.wait_for_selector(".table[data-state=yours]")
    expect(notice).to_have_count(0)
    move_by_list(ben.page)


def test_friends_see_the_same_cats_at_the_end(visit: Visit) -> None:
    """Seats and podium show both the same, though neither has picked a cat."""
    anna, ben = finish(visit, {}, {"device": "phone", "lang": "de"})
    shown = []
    for friend in (anna, ben):
        be_still(friend.page)
        shown.append(friend.page.evaluate(COATS))
    assert shown[0] == shown[1]
    assert sorted(shown[0][:2]) == sorted(shown[0][2:]), "somebody has another cat on the podium"
    assert len(set(shown[0])) == 2


def test_nobody_waits_for_a_friend_who_is_gone(visit: Visit) -> None:
    """A rematch starts at once if the only other player has closed the page."""
    anna, ben = finish(visit, {}, {})
    ben.page.goto("about:blank")
    anna.page.locator(".seat[data-seat='1'].gone").wait_for(state="attached")
    anna.page.locator(".result").get_by_role("button", name="Rematch").click()
    anna.page.wait_for_selector(".table[data-state=yours]")
