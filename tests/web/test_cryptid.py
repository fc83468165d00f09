"""Cryptid on its map: whole hunts, the notebook, keys, the lesson and the companion."""

from __future__ import annotations

import re
from base64 import b64encode

import pytest
from playwright.sync_api import Browser, Page, expect

from katzentisch.core.catalogue import find
from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import HEXES, decode
from katzentisch.games.cryptid.shown.companion import deal
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from tests.server.service import Server
from tests.sizes import thorough
from tests.web.conftest import Visit
from tests.web.cryptid import keep_books, learn, play
from tests.web.hand import be_still, rest
from tests.web.test_set_up import open_form
from tests.web.visitor import Visitor


def sit(anna: Visitor, players: int, **options: str) -> Page:
    """A table against bots with some options chosen in the lobby."""
    page = anna.go()
    card = page.locator("article.cryptid")
    card.locator(".way-bots").click()
    form = card.locator("form")
    form.locator(f"input[name=players][value='{players}']").check()
    form.locator("input[name=level]").first.check()
    form.locator("summary").click()
    rest(page)
    for value in options.values():
        offered = form.locator("select").evaluate_all(
            "all => all.map((one) => [...one.options].map((each) => each.value))"
        )
        place = next(at for at, choices in enumerate(offered) if value in choices)
        form.locator("select").nth(place).select_option(value)
    form.locator("button[type=submit]").click()
    page.wait_for_selector(".cryptid-board")
    return page


def asks_a_question(page: Page) -> bool:
    """Whether this seat may ask or search: everything is told, no piece is due, and no answer."""
    asked = ".table[data-present=true]:not(:has(.answer)) .hits polygon:not(.open):not(.shut)"
    return page.locator(asked).count() > 0


@pytest.mark.parametrize(
    ("wishes", "players", "options"),
    [
        thorough({"device": "laptop", "lang": "en"}, 3, {}, name="laptop"),
        thorough({"device": "laptop", "lang": "de", "theme": "dark"}, 5, {"mode": "advanced"}, name="laptop-de-five"),
        pytest.param({"device": "phone", "lang": "de"}, 4, {"answers": "by-hand"}, id="phone-de-by-hand"),
        thorough(
            {"device": "phone", "lang": "en", "theme": "dark"},
            3,
            {"answers": "by-hand", "mode": "advanced"},
            name="phone-by-hand-advanced",
        ),
    ],
)
def test_whole_hunt_on_the_map(visit: Visit, wishes: dict[str, str], players: int, options: dict[str, str]) -> None:
    """Hexes and menus alone are enough for a whole hunt, and every state of it is accessible."""
    anna = visit(**wishes)
    page = sit(anna, players, **options)
    page.wait_for_selector(".table[data-state=yours], .table[data-state=over]")
    anna.examine()
    anna.plays(play, stop=asks_a_question)
    page.locator(".cryptid-board .hits polygon[data-hex='40']").press("Enter")
    page.wait_for_selector(".menu")
    anna.examine()
    page.keyboard.press("Escape")
    page.wait_for_selector(".menu", state="detached")
    anna.plays(play)
    page.locator(".open-notebook").click()
    page.wait_for_selector(".cryptid-board .reveal")
    expect(page.locator(".cryptid-board .reveal button")).to_have_count(players)
    page.locator(".cryptid-board .reveal button").last.click()
    page.locator(".cryptid-board .hits .lighted").first.wait_for()
    anna.examine()


def test_keys_alone(visit: Visit) -> None:
    """Arrows walk over the map, Enter opens a hex, Escape closes it and goes back to it."""
    anna = visit()
    page = sit(anna, 3)
    page.wait_for_selector(".table[data-state=yours] .hits polygon[tabindex='0']")
    rest(page)
    while not page.evaluate("document.activeElement.closest('.chart')"):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.hex") == "52", "Tab stops at something that is not a hex"
    page.keyboard.press("Shift+Tab")
    assert not page.evaluate("document.activeElement.closest('.chart')"), "Shift+Tab is caught in the map"
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    walked = page.evaluate("document.activeElement.dataset.hex")
    expect(page.locator(".hits polygon[tabindex='0']")).to_have_count(1)
    expect(page.locator(".tip")).to_have_count(1)
    page.keyboard.press("+")
    expect(page.locator(".chart > g").last).to_have_attribute("transform", re.compile(r"scale\(1\.4\)"))
    page.keyboard.press("0")
    page.keyboard.press("Enter")
    expect(page.locator(".menu")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)
    expect(page.locator(f".hits polygon[data-hex='{walked}']")).to_be_focused()
    walk_to_open_hex(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(".menu button:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".pieces .piece.of-0")
    assert "NaN" not in page.locator(".cryptid-board").inner_html()


def walk_to_open_hex(page: Page) -> None:
    """Press arrow keys until the focused hex may take the piece."""
    for row in range(9):
        for _ in range(11):
            if page.evaluate("document.activeElement.matches('.open')"):
                return
            page.keyboard.press("ArrowLeft" if row % 2 else "ArrowRight")
        page.keyboard.press("ArrowUp")
    raise AssertionError("no open hex on the way")


BRIGHTNESS = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const brush = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  brush.drawImage(picture, 0, 0);
  const { data } = brush.getImageData(0, 0, picture.width, picture.height);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += 0.3 * data[at] + 0.59 * data[at + 1] + 0.11 * data[at + 2];
  return sum / (data.length / 4);
}"""
"""The mean brightness of a picture, 0 to 255."""


def test_two_layers_do_not_add_up_to_darkness(server: Server, painting: Browser) -> None:
    """With the player's own clue shown while a cube is due, the map is as bright as without both."""
    anna = Visitor(painting, server.url)
    page = sit(anna, 3)
    page.wait_for_selector(".table[data-state=yours]")
    page.locator(".clue-where").click()
    page.wait_for_selector(".notes .lit")
    page.mouse.move(0, 0)
    be_still(page)
    assert page.locator(".hits polygon.shut").count() > 0
    layered = brightness(page)
    page.locator(".notes, .chart g:has(> .shade), .hatched").evaluate_all(
        "layers => layers.forEach((each) => (each.style.display = 'none'))"
    )
    plain = brightness(page)
    assert layered > 0.9 * plain, (layered, plain)
    anna.leave()


def brightness(page: Page) -> float:
    png = b64encode(page.locator(".chart").screenshot()).decode()
    found: float = page.evaluate(BRIGHTNESS, png)
    return found


HEXES_SEEN = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const brush = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
  brush.drawImage(picture, 0, 0);
  const chart = hand.find(".chart").getBoundingClientRect();
  const side = 25;
  return hand.all(".hits polygon").map((hex) => {
    const { left, right, top, bottom } = hex.getBoundingClientRect();
    const [x, y] = [(left + right) / 2 - chart.left, (top + bottom) / 2 - chart.top];
    const { data } = brush.getImageData(x - side / 2, y - side / 2, side, side);
    const pixels = Array.from({ length: side * side }, (_, at) => data.slice(4 * at, 4 * at + 3));
    const sum = pixels.reduce((all, [red, green, blue]) => all + 0.3 * red + 0.59 * green + 0.11 * blue, 0);
    return [Number(hex.dataset.hex), sum / (side * side)];
  });
}"""
"""The number of each hex, and how bright it is on a picture of the map."""


def test_what_fits_glows_in_the_lesson(server: Server, painting: Browser) -> None:
    """The lesson promises that hexes which fit the clue light up, and they do; none of them gets darker."""
    anna = Visitor(painting, server.url)
    page = anna.go("/learn/cryptid")
    while not page.locator(".clue-where.pointed-at").count():
        page.locator(".coach .main").click()
        rest(page)
    expect(page.locator(".coach p").first).to_contain_text("those that fit glow")
    before = dict(hexes_seen(page))
    page.locator(".clue-where").click()
    page.wait_for_selector(".notes .lit")
    after = dict(hexes_seen(page))
    view = Match(parse_record(find("cryptid").read("web", "lesson.kt") or "")).view(0)
    assert isinstance(view, CryptidView)
    fits = [at for at in range(HEXES) if decode(view.map).fits(KEYS.index(view.clue), at)]
    assert 0 < len(fits) < HEXES
    darker = {at: (before[at], after[at]) for at in fits if after[at] <= before[at]}
    assert not darker
    anna.leave()


def hexes_seen(page: Page) -> list[tuple[int, float]]:
    page.mouse.move(0, 0)
    be_still(page)
    png = b64encode(page.locator(".chart").screenshot()).decode()
    found: list[tuple[int, float]] = page.evaluate(HEXES_SEEN, png)
    return found


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "until everyone has had two turns"), ("de", "erst, wenn alle zweimal am Zug waren")]
)
def test_the_set_up_says_how_tigers_hunt(visit: Visit, lang: str, told: str) -> None:
    """Anybody who picks the strongest level reads at which pace it plays."""
    form = open_form(visit(lang=lang), "cryptid", "bots")
    form.locator("input[name=level][value=tiger]").check()
    expect(form.locator(".characters .character")).to_contain_text(told)


def test_a_hint_counts_as_the_notebook_does(visit: Visit) -> None:
    """It says how the answer splits the clues that the notebook leaves somebody; both answers are possible."""
    anna = visit()
    page = sit(anna, 3)
    anna.plays(play, stop=asks_a_question)
    keep_books(page)
    page.locator(".ask-hint").click()
    page.locator(".take-hint").wait_for()
    rest(page)
    text = page.locator(".hint").first.text_content() or ""
    found = re.search(r"of the clues (\w+) may still have, (\d+) would say yes here and (\d+) no", text)
    assert found, text
    assert "equally good" not in text
    yes, no = int(found[2]), int(found[3])
    assert min(yes, no) > 0
    expect(page.locator(f".sheet-table thead [title*={found[1]}] .count")).to_have_text(str(yes + no))


def test_somebody_who_plays_bots_reads_nothing_about_servers(visit: Visit) -> None:
    """No command and no fingerprint among all that is behind "More"."""
    page = sit(visit(), 3)
    page.locator(".open-more").click()
    page.locator(".more").wait_for()
    text = page.locator(".more").inner_text()
    assert "--host" not in text
    assert not re.search(r"[0-9a-f]{16}", text)


WATCH_DEEDS = """() => {
  globalThis.seen = [];
  const look = () => {
    if (!document.querySelector(".deed") || !document.querySelector(".spot")) return (globalThis.deed = "");
    const spot = document.querySelector(".spot");
    const name = spot.getAttribute("transform");
    if (globalThis.deed === name) return;
    globalThis.deed = name;
    const at = seen.push(false) - 1;
    const check = () => {
      if (globalThis.deed !== name) return;
      const [hex, box] = [spot, document.querySelector(".chart")].map((node) => node.getBoundingClientRect());
      const [x, y] = [hex.x + hex.width / 2, hex.y + hex.height / 2];
      seen[at] = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      if (!seen[at]) requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""For each question or search that is shown, note whether its hex comes into sight while it is shown."""


def rests_after_a_move(page: Page) -> None:
    """Make a move, and wait until all that follows it was shown."""
    seq = page.locator(".table").get_attribute("data-seq")
    play(page)
    rested = ".table:is([data-state=yours], [data-state=over])[data-present=true]"
    page.wait_for_selector(f"{rested}:not([data-seq='{seq}']) .chart:not(:has(.deed))")


def test_a_close_map_follows_the_question(visit: Visit) -> None:
    """While somebody asks, the hex is in sight; afterwards the map is where the player had left it."""
    anna = visit(device="phone", motion="on", pace="brisk")
    page = sit(anna, 3)
    anna.plays(play, stop=asks_a_question)
    for _ in range(3):
        page.locator(".zoom button").first.click()
    be_still(page)
    land = page.locator(".chart > g").last
    before = land.get_attribute("transform") or ""
    page.evaluate(WATCH_DEEDS)
    rests_after_a_move(page)
    expect(land).to_have_attribute("transform", before)
    # After a cube the asker lays one before anybody else asks.
    while len(page.evaluate("globalThis.seen")) < 2 and page.locator(".table[data-state=yours]").count():
        rests_after_a_move(page)
    seen = page.evaluate("globalThis.seen")
    assert len(seen) >= 2
    assert all(seen), "a question was asked out of sight"


def test_map_moves_under_mouse_and_wheel(visit: Visit) -> None:
    """The wheel brings the map closer, dragging moves it without picking a hex, a button shows all of it again."""
    page = sit(visit(), 3)
    land = page.locator(".chart > g").last
    be_still(page)
    box = page.locator(".chart").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    expect(land).to_have_attribute("transform", "translate(0 0) scale(1)")
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    page.wait_for_selector(".chart.close")
    rest(page)
    before = land.get_attribute("transform") or ""
    page.mouse.down()
    page.mouse.move(x + 40, y + 30, steps=4)
    page.mouse.up()
    expect(land).not_to_have_attribute("transform", before)
    expect(page.locator(".menu")).to_have_count(0)
    page.locator(".zoom button").last.click()
    expect(land).to_have_attribute("transform", "translate(0 0) scale(1)")


@pytest.mark.parametrize("device", ["phone", "small phone"])
def test_a_finger_brings_the_map_closer(visit: Visit, device: str) -> None:
    """A tap on a hex too small for a finger brings it closer and opens it; the second tap closes it."""
    anna = visit(device=device)
    page = sit(anna, 3)
    page.wait_for_selector(".table[data-state=yours]")
    page.locator(".hits polygon[data-hex='52']").tap(force=True)
    page.wait_for_selector(".chart.close")
    page.wait_for_selector(".menu")
    be_still(page)
    box = page.locator(".hits polygon[data-hex='52']").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    anna.fits()
    anna.examine()
    page.locator(".hits polygon[data-hex='52']").tap(force=True)
    expect(page.locator(".menu")).to_have_count(0)
    page.locator(".zoom button").last.click()
    be_still(page)
    page.locator(".hits polygon.open").first.tap(force=True)
    page.wait_for_selector(".chart.close")
    page.locator(".menu .deeds button").first.click()
    expect(page.locator(".chart.close")).to_have_count(0)


def test_the_notebook_can_be_closed_from_anywhere(visit: Visit) -> None:
    """However far the clues are scrolled on a phone, the title stays, and the players stay below it."""
    page = sit(visit(device="phone"), 3)
    page.wait_for_selector(".table[data-state=yours]")
    page.locator(".open-notebook").click()
    page.locator(".sheet .clue").last.scroll_into_view_if_needed()
    be_still(page)
    title = page.locator(".panel > header").bounding_box()
    players = page.locator(".sheet thead th").first.bounding_box()
    assert title
    assert players
    assert players["y"] >= title["y"] + title["height"] - 1
    page.locator(".panel > header button").click()
    expect(page.locator(".sheet")).to_have_count(0)


def test_a_hint_is_played_by_one_more_key(visit: Visit) -> None:
    """After the key that asks for a hint, the focus is on the button that plays it."""
    page = sit(visit(), 3)
    page.wait_for_selector(".table[data-state=yours]")
    page.locator(".ask-hint").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".take-hint")).to_be_focused()


def test_the_map_shows_the_hex_of_a_hint(visit: Visit) -> None:
    """On a phone whose map is close, the hex that a hint names comes into sight, and no button covers a hex."""
    page = sit(visit(device="phone"), 3)
    page.wait_for_selector(".table[data-state=yours]")
    be_still(page)
    zoom = page.locator(".zoom").bounding_box()
    chart = page.locator(".chart").bounding_box()
    assert zoom
    assert chart
    assert zoom["y"] >= chart["y"] + chart["height"] or zoom["x"] >= chart["x"] + chart["width"]
    for _ in range(4):
        page.locator(".zoom button").first.click()
    page.locator(".ask-hint").click()
    page.locator(".take-hint").wait_for()
    page.wait_for_function("""() => {
      const hex = document.querySelector(".pointed").getBoundingClientRect();
      const map = document.querySelector(".chart").getBoundingClientRect();
      return hex.left >= map.left && hex.right <= map.right && hex.top >= map.top && hex.bottom <= map.bottom;
    }""")


def test_the_notebook_has_one_title_in_a_panel(visit: Visit) -> None:
    """On a phone held sideways the panel names the notebook, and its sheet does not once more."""
    page = sit(visit(device="sideways phone"), 3)
    page.locator(".open-notebook").click()
    page.locator(".panel .sheet-table").wait_for()
    expect(page.locator(".panel .sheet > summary")).to_be_hidden()
    expect(page.locator(".panel .votes small")).to_have_text(re.compile("3 of the 3 players"))


def test_the_notebook_is_one_stop_of_the_tab_key(visit: Visit) -> None:
    """Arrow keys lead through the table, Enter crosses a clue out, and the players stay above it while it scrolls."""
    page = sit(visit(), 3)
    page.wait_for_selector(".table[data-state=yours]")
    expect(page.locator(".sheet-table button[tabindex='0']")).to_have_count(1)
    page.locator(".sheet-table button[tabindex='0']").focus()
    for key in ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]:
        page.keyboard.press(key)
    expect(page.locator("[data-place='3 1']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='3 1']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sheet-table button[tabindex='0']")).to_have_count(1)
    page.locator(".sheet-table .cell").last.scroll_into_view_if_needed()
    be_still(page)
    notes = page.locator(".cr-notes").bounding_box()
    head = page.locator(".sheet-table thead .player").first.bounding_box()
    assert notes
    assert head
    assert head["y"] >= notes["y"]


def test_notebook_outlives_a_reload(visit: Visit) -> None:
    """Marks, notes and struck clues are kept in this browser, and a covered clue stays covered."""
    page = sit(visit(), 3)
    page.locator(".hits polygon[data-hex='17']").press("Enter")
    page.locator(".noting button").first.click()
    page.locator(".noting button").last.click()
    page.locator(".menu .note").fill("Minka?")
    page.locator(".menu .note").press("Tab")
    page.keyboard.press("Escape")
    struck = page.locator(".sheet .cell").nth(2)
    struck.click()
    expect(struck).to_have_attribute("aria-pressed", "true")
    page.locator(".clue-text").click()
    page.locator(".clue-card.covered").wait_for()
    rest(page)
    page.reload()
    page.wait_for_selector(".cryptid-board")
    expect(page.locator(".hits polygon[data-hex='17']")).to_have_attribute(
        "aria-label", re.compile(r"possible.*Minka\?")
    )
    expect(page.locator(".sheet .cell").nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".clue-card.covered .clue-where")).to_have_count(0)


def test_a_hex_that_cannot_be_is_explained(visit: Visit) -> None:
    """A piece that cannot lie there is offered all the same, and the answer says why not."""
    page = sit(visit(), 3)
    page.wait_for_selector(".table[data-state=yours]")
    page.locator(".hits polygon.shut").first.press("Enter")
    page.locator(".deeds button.cannot").click(force=True)
    page.locator(".notice").wait_for()


def test_first_hunt_is_taught(visit: Visit) -> None:
    """The lesson leads through a whole hunt: every step is reached by doing what it says."""
    anna = visit()
    anna.go("/learn/cryptid").wait_for_selector(".cryptid-board")
    assert len(anna.is_taught(learn)) >= 12
    anna.page.locator(".open-notebook").click()
    anna.page.wait_for_selector(".reveal")


MOUNT = """async ([lang, dealt]) => {
  const base = document.querySelector('script[type=module]').src.replace('web/shell/main.js', '');
  const tags = await import(base + 'web/shell/tags.js');
  const { asset, speak } = await import(base + 'web/shell/words.js');
  const { Companion } = await import(base + 'games/cryptid/web/companion.js');
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = base + 'games/cryptid/web/board.css';
  document.head.append(style);
  const words = await speak(lang, 'cryptid');
  const facts = JSON.parse(await asset('games/cryptid/facts.json'));
  const main = document.querySelector('main');
  main.replaceChildren();
  tags.render(tags.use(Companion, { words, facts, deal: () => Promise.resolve(dealt) }), main);
}"""
STILL_PAGE = "/settings"
"""Where to put it: the lobby would draw itself over it, once its tables are known."""


def test_an_open_clue_is_covered_again_after_a_reload(visit: Visit) -> None:
    """Anybody who reloads the page, or wakes the phone, sees the curtain first."""
    anna = visit(device="phone")
    page = anna.go(STILL_PAGE)
    dealt = deal(3, {}, "Mieze")
    page.evaluate(MOUNT, ["en", dealt])
    page.locator(".companion form button").click()
    page.locator(".companion > .main").click()
    page.locator(".companion > .main").click()
    expect(page.locator(".secret")).to_be_visible()
    page.reload()
    page.wait_for_selector("main")
    page.evaluate(MOUNT, ["en", dealt])
    expect(page.locator(".companion.curtain")).to_be_visible()
    expect(page.locator(".secret")).to_have_count(0)


@pytest.mark.parametrize(("device", "lang"), [("phone", "de"), ("laptop", "en")])
def test_companion_is_passed_around(visit: Visit, device: str, lang: str) -> None:
    """Build, look one by one, hint, habitat: nobody's clue is on the screen while the device is passed on."""
    anna = visit(device=device, lang=lang)
    page = anna.go(STILL_PAGE)
    dealt = deal(4, {"mode": "advanced"}, "Mieze")
    page.evaluate(MOUNT, [lang, dealt])
    page.locator(".companion form button").click()
    page.locator(".companion .picture").wait_for()
    page.locator(".companion > .main").click()
    shown = []
    for _ in range(4):
        expect(page.locator(".secret")).to_have_count(0)
        page.locator(".companion > .main").click()
        shown.append(page.locator(".secret").inner_text())
        page.locator(".companion > .main").click()
    assert len(set(shown)) == 4
    helps = page.locator(".helps button")
    helps.first.wait_for()
    rest(page)
    before = helps.count()
    helps.nth(5).click()
    page.locator(".sure .main").click()
    expect(page.locator(".secret")).not_to_be_empty()
    expect(helps).to_have_count(before - 1)
    helps.nth(5).click()
    page.locator(".sure .main").click()
    page.locator(".habitat").wait_for()
    for clue in shown:
        expect(page.locator(".companion")).to_contain_text(clue, use_inner_text=True)
