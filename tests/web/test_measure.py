"""What a decision needs is in sight: vital parts inside the window and uncovered, nothing cut off, nothing jumps."""

from __future__ import annotations

import pytest

from tests.sizes import thorough
from tests.web import cat_in_the_box, g5211
from tests.web.conftest import Visit
from tests.web.hand import resize
from tests.web.layout import ask_for_hint, check_layout_stays, find_faults, play_until
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
