"""What the terminal shows of Cat in the Box, above all with two players."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from katzentisch.bots.roster import adviser, advising, seat_bot
from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance
from katzentisch.core.event import Event
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.shown.text import recap
from katzentisch.games.cat_in_the_box.tests.positions import random_round, see

ENTRY = find("cat_in_the_box")


def test_cb_26_the_finished_board_keeps_its_neutral_tokens() -> None:
    """CB-26: when a round is scored its board is shown with the three neutral tokens of that round."""
    chance = Chance("anew")
    first = game.start(2, {}, chance)
    neutral = see(first).neutral
    state = random_round(first, "anew")
    assert see(state).last_neutral == neutral
    assert see(state).neutral != neutral
    paper = io.StringIO()
    Console(file=paper, width=80).print(recap(see(state), Words("en", ENTRY), ["Anna", "Ben"]))
    assert sum(line.split().count("n") for line in paper.getvalue().splitlines()) == 3


@pytest.mark.parametrize("kind", ["heuristic", adviser(ENTRY)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cb_26_nobody_predicts_in_the_hints_of_two(kind: str, lang: str) -> None:
    """CB-22, CB-26: with two players no reason speaks of a prediction, at any moment of a round."""
    words = Words(lang, ENTRY)
    bot = seat_bot(ENTRY, kind, "8" if advising(ENTRY) and kind != "heuristic" else "", "two")
    state = game.start(2, {}, Chance("hints"))
    reasons = []
    while state.chapter() == 0:
        seat = state.actor()
        view, legal = state.view(seat), state.legal(seat)
        advice = bot.advise(view, legal)  # type: ignore[attr-defined]
        reasons += [words.because(reason, ["Anna", "Ben"]) for each in advice for _, reason in each.because]
        state.apply(seat, legal[0])
    assert len(reasons) > 20
    assert not [reason for reason in reasons if "predict" in reason or "vorher" in reason.lower()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cb_19_a_trick_that_was_won_stays_won(lang: str) -> None:
    """CB-19: a paradox right after a trick does not say that nobody won it."""
    said = Words(lang, ENTRY).event(Event("paradox", {"seat": 0, "values": [3, 3]}), ["Anna", "Ben"])
    assert ("an unfinished trick" if lang == "en" else "ein angefangener Stich") in said


def test_a_paradox_is_called_paradoxon_in_german() -> None:
    """One word for it everywhere, in its German forms: Paradoxon, Paradoxons, Paradoxa."""
    home = Path(__file__).parents[1]
    for path in (home / "words" / "de.ftl", home / "RULES.de.md"):
        said = re.findall(r"\bParadox\w*", path.read_text("utf-8"))
        assert said
        assert {word for word in said if not re.fullmatch("Paradox(on|ons|a)", word)} == set()
