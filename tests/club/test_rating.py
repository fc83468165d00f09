"""Ratings are those of openskill, and go where one expects."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as some
from openskill.models import PlackettLuce

from katzentisch.club.rating import PROVISIONAL_GAMES, Rating, is_provisional, update_ratings

seats = some.lists(
    some.tuples(some.floats(-10, 60), some.floats(0.01, 12), some.integers(1, 5)), min_size=2, max_size=6
)


@given(seats)
def test_a_rating_is_what_openskill_says(seats: list[tuple[float, float, int]]) -> None:
    """For any number of players, strengths and ties."""
    model = PlackettLuce()
    teams = [[model.rating(mu, sigma)] for mu, sigma, _ in seats]
    expected = model.rate(teams, ranks=[float(rank) for _, _, rank in seats])
    found = update_ratings([Rating(mu, sigma) for mu, sigma, _ in seats], [rank for _, _, rank in seats])
    for mine, [theirs] in zip(found, expected, strict=True):
        assert mine == pytest.approx((theirs.mu, theirs.sigma), rel=1e-9, abs=1e-9)


def test_the_winner_rises_and_everybody_is_better_known() -> None:
    first, second, third = update_ratings([Rating()] * 3, [1, 2, 3])
    assert first.mu > second.mu > third.mu
    assert max(first.sigma, second.sigma, third.sigma) < Rating().sigma
    assert Rating().conservative == pytest.approx(0)


def test_everybody_begins_with_a_provisional_thousand() -> None:
    assert Rating().points == 1000
    assert Rating(mu=26.0).points > 1000
    assert [is_provisional(played) for played in (0, PROVISIONAL_GAMES - 1, PROVISIONAL_GAMES)] == [True, True, False]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_pages_say_what_is_provisional(lang: str) -> None:
    """They name the scale and the number of games that stand here."""
    text = files("katzentisch").joinpath(f"web/words/{lang}.ftl").read_text("utf-8")
    [line] = [each for each in text.splitlines() if each.startswith("ratings-start = ")]
    assert re.findall(r"\d+", line) == [str(Rating().points), str(PROVISIONAL_GAMES)]
