"""Isle of Cats and Cryptid on the frame: every decision in sight at every size, lessons that point, nothing jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.sizes import thorough
from tests.web import cryptid, isle_of_cats
from tests.web.conftest import Visit
from tests.web.hand import resize, rest
from tests.web.layout import ask_for_hint, check_layout_stays, find_faults, wait_for_turn
from tests.web.visitor import Driver, Visitor

LAPTOP = (1280, 720)


def sit(anna: Visitor, game: str, players: int, *chosen: str) -> Page:
    """A table against bots with some values of options chosen in the lobby."""
    page = anna.go()
    card = page.locator(f"article.{game}")
    card.locator(".way-bots").click()
    form = card.locator("form")
    form.locator(f"input[name=players][value='{players}']").check()
    rest(page)
    for weakest in form.locator(".cast label:first-child input[name=level]").all():
        weakest.check()
    if chosen:
        form.locator("summary").first.click()
    for value in chosen:
        form.locator(f"select:has(option[value='{value}'])").first.select_option(value)
    form.locator("button[type=submit]").click()
    page.wait_for_selector(".table[data-state]")
    return page


KIND = """() => {
  const found = (selector) => document.querySelector(`.isle ${selector}`);
  if (found(".placing")) return "placing";
  if (found(".picker")) return found(".picker").className;
  if (found(".fields [data-move]")) return "fields";
  return found(".choices")?.className ?? "short";
}"""
"""What kind of decision Isle of Cats asks for."""
NEEDS = {"placing": {"boat", "tile"}, "fields": {"boat", "fields"}, "picker": {"boat", "cards"}}
"""What each kind needs beside prompt and seats; the purse is not part of the family game."""


@pytest.mark.parametrize(
    ("lang", "players", "options", "wanted"),
    [
        pytest.param("en", 4, (), {"placing", "fields", "draft", "payment", "rescue-cards"}, id="four"),
        thorough("de", 4, (), {"placing", "fields", "draft", "payment", "rescue-cards"}, name="four-de"),
        pytest.param("de", 1, (), {"placing", "fields", "draft", "payment", "rescue-cards"}, id="solo-de"),
        pytest.param("de", 4, ("yes",), {"placing", "fields", "draft"}, id="family-de"),
    ],
)
def test_isle_of_cats_is_in_sight(
    visit: Visit, lang: str, players: int, options: tuple[str, ...], wanted: set[str]
) -> None:
    """Every kind of decision of the first day, and one with a hint, at every size."""
    anna = visit(lang=lang)
    page = sit(anna, "isle_of_cats", players, *options)
    faults: list[str] = []
    seen: set[str] = set()
    purse = set() if options else {"purse"}
    for _ in range(60):
        resize(page, *LAPTOP)
        wait_for_turn(page)
        page.wait_for_selector(f"{isle_of_cats.ASKING}, .table:not([data-state=yours])")
        rest(page)
        kind = str(page.evaluate(KIND))
        if kind not in seen and page.locator(".table[data-state=yours]").count():
            seen.add(kind)
            needs = NEEDS.get(kind.split()[0], {"boat"}) | {"seats", "prompt"} | purse
            faults += find_faults(page, kind, needs)
            if kind in ("placing", "fields"):
                resize(page, *LAPTOP)
                ask_for_hint(page)
                faults += find_faults(page, f"{kind}, with a hint", needs)
        if wanted <= {each.removeprefix("picker ") for each in seen}:
            break
        resize(page, *LAPTOP)
        seq = page.locator(".table").get_attribute("data-seq")
        isle_of_cats.play(page)
        page.wait_for_selector(f".table:not([data-seq='{seq}'])")
    assert wanted <= {each.removeprefix("picker ") for each in seen}
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("lang", "mode"), [thorough("en", "normal"), ("de", "advanced")])
def test_cryptid_is_in_sight(visit: Visit, lang: str, mode: str) -> None:
    """Five players: a cube that is due, a question, the menu of a hex and a hint, at every size."""
    anna = visit(lang=lang)
    page = sit(anna, "cryptid", 5, mode)
    wanted = {"map", "clue", "prompt", "seats"}
    wait_for_turn(page)
    faults = find_faults(page, "cube", wanted)
    resize(page, *LAPTOP)
    anna.plays(cryptid.play, stop=lambda page: page.locator(QUESTION).count() > 0)
    faults += find_faults(page, "question", wanted)
    resize(page, *LAPTOP)
    page.locator(".hits polygon[data-hex='40']").press("Enter")
    page.wait_for_selector(".menu")
    faults += find_faults(page, "menu", wanted | {"choice"})
    resize(page, *LAPTOP)
    page.locator(".menu button").first.press("Escape")
    ask_for_hint(page)
    faults += find_faults(page, "hint", wanted)
    assert not faults, "\n".join(faults)


QUESTION = ".table[data-present=true]:not(:has(.answer)) .hits polygon:not(.open):not(.shut)"
"""A hex while this seat may ask or search."""


MATCHES: dict[str, tuple[int, Driver]] = {
    "isle_of_cats": (2, isle_of_cats.play),
    "cryptid": (3, cryptid.play),
}


@pytest.mark.parametrize("game", MATCHES)
@pytest.mark.parametrize("device", ["phone", thorough("laptop", name="laptop")])
def test_nothing_jumps_in_a_whole_match(visit: Visit, game: str, device: str) -> None:
    """From the first question to the end of the match the layout stays where it is."""
    players, driver = MATCHES[game]
    check_layout_stays(visit, game, players, driver, device)


POINTED = """() => [...document.querySelectorAll(".pointed-at:not(dialog *)")].flatMap((node) => {
  const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
  const across = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
  const down = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  const share = width && height ? across * down / (width * height) : 0;
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  const covered = front && !node.contains(front) && !front.contains(node);
  const told = `${node.className}: ${Math.round(100 * share)} %${covered ? ", covered" : ""}`;
  return share < 0.95 || covered ? [told] : [];
})"""
"""What a lesson points at and nobody sees; an open sheet scrolls by itself."""


@pytest.mark.parametrize("device", [thorough("phone", name="phone"), "laptop"])
def test_the_lesson_of_isle_shows_what_it_names(visit: Visit, device: str) -> None:
    """At every step what the lesson points at is in sight; it ends with a button that starts a real game."""
    anna = visit(device=device)
    page = anna.go("/learn/isle_of_cats")
    faults: dict[str, list[str]] = {}
    pointed = 0

    def look(page: Page) -> None:
        nonlocal pointed
        if page.locator(".pointed-at").count():
            pointed += 1
            if found := page.evaluate(POINTED):
                faults[page.locator(".coach p").first.inner_text()[:60]] = found

    said = anna.is_taught(isle_of_cats.play, look=look)
    assert len(said) > 10
    assert pointed > 5
    assert not faults
    page.locator(".lesson-play").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".table[data-state]:not(:has(.coach))")
