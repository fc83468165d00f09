"""A match that goes on from a record: nobody who knows the record knows what comes."""

from __future__ import annotations

import msgspec
import pytest

from katzentisch.core.catalogue import catalogue
from katzentisch.core.chance import rng
from katzentisch.core.view import encode
from katzentisch.play.match import Match
from katzentisch.play.reseeding import picture, redraw_unseen
from tests.test_match import advance, begin


def again(match: Match, seed: str) -> Match:
    record = msgspec.structs.replace(match.fork().record, chance=redraw_unseen(match, rng(seed)), seed=f"new-{seed}")
    return Match(record, match.game)


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_what_was_seen_stays(name: str) -> None:
    """Everybody sees and was told the same in the renewed match, at its beginning and later."""
    for plies in (0, 15):
        match = advance(begin(name), plies)
        other = again(match, "renewed")
        assert picture(other) == picture(match)


@pytest.mark.parametrize("name", ["5211", "isle_of_cats"])
def test_what_was_not_seen_is_another(name: str) -> None:
    """The same moves, and another future, in each of several renewals."""
    match = advance(begin(name), 15)
    futures = {tuple(sorted(again(match, f"{number}").chance.items())) for number in range(6)}
    assert len(futures) == 6
    assert tuple(sorted(match.chance.items())) not in futures


def test_nobody_foresees_a_hand() -> None:
    """5211: the cards that are drawn next are others than those of the record, and others each time."""
    match = advance(begin("5211"), 15)
    futures = [again(match, f"hand-{number}") for number in range(8)]
    hands = {encode(advance(future, 12, "on").view(0)) for future in [match.fork(), *futures]}
    assert len(hands) == 9
