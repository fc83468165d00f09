"""Random choices are even, and the yardstick for that is sharp."""

from __future__ import annotations

from collections import Counter

import pytest

from katzentisch.core.chance import Chance, rng
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.tests.fairness import World, assert_fits
from katzentisch.games.g5211.tests.script import number, rows_of, stacked


@pytest.mark.parametrize("hand", ["Y2 Y2 Y2 G3 G3", "Y1 Y2 Y3 Y4 Y5", "Y1 Y1 Y1 Y1 G2", "Y1 G2 G2 O3 T6"])
def test_each_choice_is_picked_as_often(hand: str) -> None:
    """FT-R9: a random player makes each choice of two cards, then of one, as often, however many copies it holds."""
    order = stacked(rows_of(f"{hand} | O2 O2 O2 O2 O2"))
    state = game.start(2, {}, Chance(None, {"deal 1": [number(card) for card in order]}))
    source = rng("pick")
    for _ in range(2):
        picked: Counter[World] = Counter(state.pick(0, source) for _ in range(5_000))
        assert_fits(picked, Counter(state.legal(0)))
        for seat in (0, 1):
            state.apply(seat, state.legal(seat)[0])


def test_a_biased_sample_is_noticed() -> None:
    """A slight bias does not pass, nor a world that cannot be."""
    weights: Counter[World] = Counter({"low": 1, "high": 1})
    assert_fits(Counter({"low": 10_100, "high": 9_900}), weights)
    with pytest.raises(AssertionError):
        assert_fits(Counter({"low": 10_500, "high": 9_500}), weights)
    with pytest.raises(AssertionError, match="cannot be"):
        assert_fits(Counter({"low": 10, "high": 10, "none": 1}), weights)
