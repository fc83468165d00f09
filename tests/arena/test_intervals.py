"""Statistics against values that are printed in tables, and error rates against what is promised."""

from __future__ import annotations

from math import sqrt

import pytest

from katzentisch.arena.intervals import Moments, Stop, incomplete_beta, t_cdf, t_quantile, wilson
from katzentisch.core.chance import rng


def moments(values: list[float]) -> Moments:
    found = Moments()
    for value in values:
        found.add(value)
    return found


@pytest.mark.parametrize(
    ("degrees", "t"),
    [(1, 12.7062), (2, 4.3027), (5, 2.5706), (10, 2.2281), (30, 2.0423), (100, 1.9840), (5000, 1.9604)],
)
def test_students_t(degrees: int, t: float) -> None:
    """The two-sided 95 % column of every table."""
    assert t_quantile(0.975, degrees) == pytest.approx(t, abs=6e-5)
    assert t_cdf(-t, degrees) == pytest.approx(0.025, abs=4e-6)


def test_incomplete_beta() -> None:
    """Closed forms: x for (1, 1), 3x² - 2x³ for (2, 2), and the mirror."""
    for x in (0.1, 0.5, 0.83):
        assert incomplete_beta(1, 1, x) == pytest.approx(x)
        assert incomplete_beta(2, 2, x) == pytest.approx(3 * x**2 - 2 * x**3)
        assert incomplete_beta(3.5, 40, x) == pytest.approx(1 - incomplete_beta(40, 3.5, 1 - x))


def test_wilson() -> None:
    """The interval for 81 of 263 that Wilson's formula is usually shown with, and the ends."""
    found = wilson(81 / 263, 263)
    assert found.low == pytest.approx(0.2553, abs=1e-4)
    assert found.high == pytest.approx(0.3662, abs=1e-4)
    assert wilson(1.0, 10).low == pytest.approx(0.7225, abs=1e-4)
    assert wilson(1.0, 10).high == 1.0


def test_moments() -> None:
    """Mean, variance and Student's interval of a textbook sample."""
    found = moments([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.mean == 5
    assert found.variance == pytest.approx(32 / 7)
    interval = found.mean_interval()
    assert interval is not None
    assert interval.high - 5 == pytest.approx(2.3646 * sqrt(32 / 7 / 8), abs=1e-4)
    assert moments([1.0]).mean_interval() is None


def test_deals_are_the_unit() -> None:
    """Games that go the same way within a deal tell less than independent ones, and cancelling luck tells more."""
    plain = wilson(0.5, 99)
    alike = moments([0.0, 1.0] * 50).share_interval()
    balanced = moments([0.25, 0.75] * 50).share_interval()
    assert alike is not None
    assert balanced is not None
    assert alike.low == pytest.approx(plain.low)
    assert alike.high == pytest.approx(plain.high)
    assert balanced.high - balanced.low < alike.high - alike.low


def test_paired_significance() -> None:
    """A t-test on the deals; where every deal ends the same way, the sign test."""
    assert moments([0.5, 0.5, 0.5]).against(0.5) == 1
    assert moments([1.0] * 6).against(0.5) == pytest.approx(2 / 64)
    sample = moments([0.7, 0.4, 0.9, 0.6, 0.8])  # t = 0.18 / 0.086023 with 4 degrees of freedom
    assert sample.against(0.5) == pytest.approx(2 * (1 - t_cdf(0.18 / sqrt(0.037 / 5), 4)))
    assert sample.against(0.5) == pytest.approx(0.1042, abs=2e-3)


def decide(stop: Stop, share: float, seed: str) -> tuple[str, int]:
    """Simulate deals of four games each, the challenger winning each with this chance."""
    source = rng(seed)
    seen = Moments()
    while not stop.decided(seen):
        seen.add(sum(source.below(100) < round(100 * share) for _ in range(4)) / 4)
    return stop.decided(seen), seen.count


def test_sequential_stopping_keeps_its_error_rates() -> None:
    """Of 600 tests at either hypothesis about 5 % may go wrong; it stops much earlier than a fixed number would."""
    stop = Stop(0.25, 0.35)
    at_low = [decide(stop, 0.25, f"low {run}") for run in range(600)]
    at_high = [decide(stop, 0.35, f"high {run}") for run in range(600)]
    assert sum(said == "high" for said, _ in at_low) / 600 < 0.07
    assert sum(said == "low" for said, _ in at_high) / 600 < 0.07
    fixed = (1.645 * 2) ** 2 * 0.25 * 0.75 / 4 / 0.1**2
    assert sum(count for _, count in at_low) / 600 < fixed


def test_nothing_is_decided_early() -> None:
    """Nine wins in a row are not enough, and no wins at all decide the other way."""
    assert Stop(0.5, 0.6).decided(moments([1.0] * 9)) == ""
    assert Stop(0.25, 0.5).decided(moments([1.0] * 40)) == "high"
    assert Stop(0.25, 0.5).decided(moments([0.0] * 40)) == "low"


def test_a_share_of_a_whole_stays_within_it() -> None:
    """Nineteen of twenty games, counted in percent, are not more than a hundred."""
    found = moments([100.0] * 19 + [0.0]).share_interval(100.0)
    assert found is not None
    assert found.mean == 95.0
    assert 0.0 < found.low < 95.0 < found.high < 100.0
