"""What a hint says of a move agrees with the sign in front of it."""

from __future__ import annotations

import re

import pytest

from katzentisch.bots.roster import seat_bot
from katzentisch.core.catalogue import find
from katzentisch.core.reason import Reason
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.cat_in_the_box.bots.explainer import weigh_estimate
from katzentisch.play.match import Match
from katzentisch.terminal.commands import weighed

TWO_SIDED = ("rats", "rooms", "families", "holes", "basket", "card", "cheap", "day")
"""Reasons of The Isle of Cats that can speak for a move or against it."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TWO_SIDED)
def test_a_reason_against_a_move_has_its_own_words(key: str, lang: str) -> None:
    words = Words(lang, find("isle_of_cats"))
    assert words.because(Reason(key), (), 1.0) != words.because(Reason(key), (), -1.0)


def test_single_squares_speak_for_and_against() -> None:
    words = Words("de", find("isle_of_cats"))
    assert words.because(Reason("holes"), (), 2.0) == "lässt keine Einzelfelder offen"
    assert words.because(Reason("holes"), (), -2.0) == "lässt Einzelfelder offen"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_without_such_a_form_keeps_its_words(lang: str) -> None:
    words = Words(lang, find("5211"))
    assert words.because(Reason("for-hand"), (), 1.0) == words.because(Reason("for-hand"), (), -1.0)


def test_expected_tricks_speak_only_for_the_nearest_prediction() -> None:
    assert weigh_estimate(3.7, 4)[0] > 0
    assert all(weigh_estimate(3.7, prediction)[0] < 0 for prediction in (1, 2, 3))
    assert weigh_estimate(3.7, 4)[1].data == {"tricks": 4}


def test_advice_on_predictions_agrees_with_the_expected_tricks() -> None:
    entry = find("cat_in_the_box")
    match = Match.begin(entry.game, ["Anna", "Ben", "Carla"], {}, "signs")
    seat = match.actors()[0]
    while not entry.game.spell(match.legal(seat)[0]).startswith("predict"):
        match.submit(seat, match.legal(seat)[0])
        seat = match.actors()[0]
    advice = weighed(seat_bot(entry, "tiger", "20", "signs"), match.view(seat), match.legal(seat))
    told = [
        (weight, each.move, reason.data["tricks"])
        for each in advice
        for weight, reason in each.because
        if reason.key == "estimate"
    ]
    assert told
    for weight, move, tricks in told:
        assert (weight > 0) == (entry.game.spell(move).split()[-1] == str(tricks))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_worth_keeping_never_speaks_for_burying_it(players: int) -> None:
    entry = find("cat_in_the_box")
    match = Match.begin(entry.game, [f"Player {seat}" for seat in range(players)], {}, "bury")
    seat = match.actors()[0]
    for each in weighed(seat_bot(entry, "heuristic", "", ""), match.view(seat), match.legal(seat)):
        for weight, reason in each.because:
            assert weight <= 0 if reason.key == "keep" else weight > 0


NEUTRAL = re.compile(r"^(changes|ändert) ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["cat_in_the_box", "5211", "cryptid", "isle_of_cats"])
def test_no_reason_leaves_open_whether_it_is_good(game: str, lang: str) -> None:
    """A reason says what gets better or worse; that something changes is not a reason."""
    entry = find(game)
    text = entry.read("words", f"{lang}.ftl")
    assert text
    reasons = re.findall(r"^because-[\w-]+ = (.+)$", text, re.M)
    assert reasons
    assert not [reason for reason in reasons if NEUTRAL.match(reason)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_few_points_are_not_called_an_advantage_of_none(lang: str) -> None:
    """Less than a point can speak for a move; that it brings nothing can only speak against it."""
    words = Words(lang, find("cat_in_the_box"))
    for tricks in (0, 1, 2):
        reason = Reason("brings", {"tricks": tricks})
        assert words.because(reason, (), 1.0) != words.because(reason, (), -1.0)
    lacking = Reason("still-needs", {"tricks": 2})
    assert words.because(lacking, (), 1.0) != words.because(lacking, (), -1.0)
