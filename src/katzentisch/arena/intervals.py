"""Running moments, 95 % intervals for means and shares, and a sequential test."""

from __future__ import annotations

from functools import cache
from math import exp, lgamma, log, sqrt
from statistics import NormalDist

import msgspec

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Moments:
    """Mean and variance of numbers that come one by one (Welford)."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def variance(self) -> float:
        return self.squares / (self.count - 1) if self.count > 1 else 0.0

    def mean_interval(self) -> Estimate | None:
        """Student's interval; None before there are two numbers."""
        if self.count < 2:
            return None
        margin = t_quantile(0.5 + CONFIDENCE / 2, self.count - 1) * sqrt(self.variance / self.count)
        return Estimate(self.mean, self.mean - margin, self.mean + margin)

    def share_interval(self, whole: float = 1.0) -> Estimate | None:
        """Wilson's interval for a share of a whole, which never leaves 0 … whole.

        It counts as many independent games as the variance between deals amounts to.
        """
        if not self.count:
            return None
        share = self.mean / whole
        spread = self.variance / self.count / whole**2
        plain = share * (1 - share)
        found = wilson(share, plain / spread if spread > 0 and plain > 0 else self.count)
        return Estimate(self.mean, found.low * whole, found.high * whole)

    def against(self, value: float) -> float:
        """How likely a mean at least this far from a value is if chance alone decides (two-sided)."""
        if self.count < 2 or self.mean == value:
            return 1.0
        if self.variance == 0:  # the sign test: always on the same side
            return float(min(1.0, 2 * 0.5**self.count))
        return 2 * (1 - t_cdf(abs(self.mean - value) / sqrt(self.variance / self.count), self.count - 1))


def wilson(share: float, games: float) -> Estimate:
    """Wilson's score interval."""
    width = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / width
    margin = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / width
    return Estimate(share, max(0.0, middle - margin), min(1.0, middle + margin))


def t_cdf(t: float, degrees: int) -> float:
    """The share of Student's distribution below t."""
    if t < 0:
        return 1 - t_cdf(-t, degrees)
    return 1 - 0.5 * incomplete_beta(degrees / 2, 0.5, degrees / (degrees + t * t))


@cache
def t_quantile(share: float, degrees: int) -> float:
    """The t below which this share (above one half) of Student's distribution lies."""
    low, high = 0.0, 1.0
    while t_cdf(high, degrees) < share:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if t_cdf(middle, degrees) < share else (low, middle)
    return (low + high) / 2


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularized incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    tiny = 1e-300
    result = c = 1.0
    d = 1 / (1 - (a + b) * x / (a + 1) or tiny)
    result = d
    for m in range(1, 10_000):
        before = result
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            d = 1 / (1 + term * d or tiny)
            c = 1 + term / c or tiny
            result *= c * d
        if abs(result - before) < 1e-15 * abs(result):
            break
    return front * result


class Stop(msgspec.Struct, frozen=True):
    """A sequential test: the share is `low` (or less), or it is `high` (or more); each error in 5 % of tests."""

    low: float
    high: float
    error: float = 0.05
    least: int = 10
    """Deals before which nothing is decided: a variance has to be known a little."""

    def ratio(self, seen: Moments) -> float:
        """The logarithm of how much likelier `high` makes what was seen than `low` does.

        A deal's share is taken as normal with the variance seen, as if there had been two more deals,
        one won and one lost: ten wins in a row prove little about the variance.
        """
        if not seen.count:
            return 0.0
        mean = seen.mean
        squares = seen.squares + mean * mean + (1 - mean) * (1 - mean)
        variance = squares / (seen.count + 1)
        return seen.count * (self.high - self.low) * (mean - (self.low + self.high) / 2) / variance

    @property
    def bound(self) -> float:
        return log((1 - self.error) / self.error)

    def decided(self, seen: Moments) -> str:
        """`high`, `low`, or nothing yet."""
        ratio = self.ratio(seen) if seen.count >= self.least else 0.0
        return "high" if ratio >= self.bound else "low" if ratio <= -self.bound else ""
