"""What a decision needs is in sight: vital parts inside the window and uncovered, nothing cut off, nothing jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.sizes import thorough
from tests.web import cat_in_the_box, g5211
from tests.web.conftest import Visit
from tests.web.hand import resize, rest
from tests.web.layout import ask_for_hint, check_layout_stays, find_faults, play_until, wait_for_turn
from tests.web.visitor import Driver

CAT = {"board", "seats", "hand", "prompt"}
CAT_DECISIONS: dict[str, tuple[str, set[str], str, str]] = {
    "bury": ("() => !document.querySelector('.cb-laid.empty')", CAT, ".cb-pick", "choice"),
    "predict": ("() => document.querySelector('.cb-predict')", CAT | {"choice"}, "", ""),
    "lead": (
        "() => document.querySelectorAll('.cb-laid.empty').length === 5",
        CAT | {"trick"},
        ".cb-pick:not(.stuck)",
        "choice",
    ),
    "follow": (
        "() => document.querySelectorAll('.cb-laid:not(.empty, .none)').length",
        CAT | {"trick"},
        ".cb-pick:not(.stuck)",
        "choice",
    ),
}
"""For each decision: when it is on, what it needs, what picks a card, and what that adds."""


@pytest.mark.parametrize("lang", [thorough("en", name="en"), "de"])
def test_cat_in_the_box_is_in_sight(visit: Visit, lang: str) -> None:
    """Five players: every decision, before a choice, during it and with a hint, at every size."""
    anna = visit(lang=lang)
    anna.meets_bots("cat_in_the_box", 5)
    faults: list[str] = []
    for name, (ready, wanted, pick, more) in CAT_DECISIONS.items():
        play_until(anna, cat_in_the_box.play, ready)
        faults += find_faults(anna.page, name, wanted)
        if pick:
            resize(anna.page, 1280, 720)
            cards = anna.page.locator(pick)
            cards.nth(cards.count() // 2).click()
            faults += find_faults(anna.page, f"{name}, picked", wanted | {more})
        if name == "follow":
            ask_for_hint(anna.page)
            faults += find_faults(anna.page, f"{name}, with a hint", wanted)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", [thorough("en", name="en"), "de"])
def test_5211_is_in_sight(visit: Visit, lang: str) -> None:
    """Five players: the first choice of two cards and a later one, picked and with a hint, at every size."""
    anna = visit(lang=lang)
    anna.meets_bots("g5211", 5)
    faults: list[str] = []
    wanted = {"counters", "seats", "hand", "prompt"}
    for name, ready in {
        "two": "() => true",
        "one": "() => document.querySelectorAll('.seat .ft-open').length >= 10",
    }.items():
        play_until(anna, g5211.play, ready)
        faults += find_faults(anna.page, name, wanted)
        resize(anna.page, 1280, 720)
        for card in range(2 if name == "two" else 1):
            anna.page.locator(".ft-pick").nth(card).click()
        faults += find_faults(anna.page, f"{name}, picked", wanted)
        ask_for_hint(anna.page)
        faults += find_faults(anna.page, f"{name}, with a hint", wanted)
    assert not faults, "\n".join(faults)


INSIDE_THE_BUBBLE = """() => {
  const bubble = hand.find(".dock > .asked");
  const text = document.createRange();
  text.selectNodeContents(bubble.querySelector("[role=status]"));
  const [inner, outer] = [text.getBoundingClientRect(), bubble.getBoundingClientRect()];
  const inside = inner.top >= outer.top && inner.bottom <= outer.bottom && inner.right <= outer.right;
  return [inside, inner.width / outer.width];
}"""
"""Whether the sentence of the prompt is inside its bubble, and which share of its width it has."""
SIDEWAYS = (844, 390)


@pytest.mark.parametrize("game", ["cat_in_the_box", "g5211", "isle_of_cats"])
@pytest.mark.parametrize("lang", ["de", thorough("en", name="en")])
def test_the_sentence_that_passes_the_device_on_has_room(visit: Visit, game: str, lang: str) -> None:
    """At one screen the sentence that says who gets the device has the width of its bubble, and stays inside it."""
    both = visit(device="phone", lang=lang)
    both.sits(game, "screen", 2)
    page = both.page
    page.wait_for_selector(".curtain")
    expect(page.locator(".curtain [role=status]")).to_contain_text(
        {"de": "Gib das Gerät an", "en": "Pass the device"}[lang]
    )
    for width, height in ((390, 844), (360, 640), SIDEWAYS):
        resize(page, width, height)
        inside, share = page.evaluate(INSIDE_THE_BUBBLE)
        assert inside, (width, height)
        assert share > 0.5, (width, height, share)


FLOWS_OVER = """() => {
  const box = (selector) => hand.find(selector)?.getBoundingClientRect();
  const [bar, hint, cards] = [".top-bar", ".dock > .asked", "[data-vital=hand]"].map(box);
  const choice = box("[data-vital=choice]");
  return [
    hint.top < bar.bottom - 1 && "the hint lies over the tools",
    cards.bottom > innerHeight && "the hand leaves the window",
    choice && choice.top < hint.bottom - 1 && "the hint lies over the choice",
    choice && cards.top < choice.bottom - 8 && "the choice lies over the hand",
    !hand.find(".hint .reason")?.checkVisibility() && "no reason",
  ].filter(Boolean);
}"""


@pytest.mark.parametrize(("game", "players"), [("cat_in_the_box", 4), ("g5211", 4)])
@pytest.mark.parametrize("lang", ["de", thorough("en", name="en")])
def test_a_hint_gives_its_reason_in_its_place(visit: Visit, game: str, players: int, lang: str) -> None:
    """With and without a picked card a hint gives a reason, and leaves tools, choice and hand where they are."""
    pick = {"cat_in_the_box": ".cb-pick:not(.stuck)", "g5211": ".ft-pick"}[game]
    anna = visit(device="phone", lang=lang)
    anna.meets_bots(game, players)
    page = anna.page
    faults: list[str] = []
    for move in range(5):
        wait_for_turn(page)
        ask_for_hint(page)
        page.locator(".hint-details summary").click()
        for picked in (False, True):
            if picked and page.locator(".cb-predict").count():
                continue
            if picked:
                cards = page.locator(pick)
                first = page.locator(".seat.me .ft-open").count() == 0
                for card in range(2 if game == "g5211" and first else 1):
                    cards.nth(card).click()
                rest(page)
                assert page.locator(".hint-details").get_attribute("open") is None
            for width, height in ((390, 844), SIDEWAYS, (360, 640)):
                resize(page, width, height)
                faults += [
                    f"{width}×{height} move {move}, picked {picked}: {each}" for each in page.evaluate(FLOWS_OVER)
                ]
        seq = page.locator(".table").get_attribute("data-seq")
        page.locator(".take-hint").click()
        page.wait_for_selector(f".table:not([data-seq='{seq}'])")
    assert not faults, "\n".join(faults)


MATCHES: dict[str, tuple[int, Driver]] = {
    "cat_in_the_box": (3, cat_in_the_box.play),
    "g5211": (5, g5211.play),
}


@pytest.mark.parametrize("game", MATCHES)
@pytest.mark.parametrize("device", ["phone", thorough("laptop", name="laptop")])
def test_nothing_jumps_in_a_whole_match(visit: Visit, game: str, device: str) -> None:
    """From the first question to the end of the match the layout stays where it is."""
    players, driver = MATCHES[game]
    check_layout_stays(visit, game, players, driver, device)
