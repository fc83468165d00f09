"""Whether a sample looks as chance would have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from math import sqrt

World = Hashable


def assert_fits(seen: Counter[World], weights: Counter[World]) -> None:
    """Chi-square: a fair sample fails this once in a million times."""
    assert set(seen) <= set(weights), "a world was imagined that cannot be"
    scale = seen.total() / weights.total()
    common = [world for world in weights if weights[world] * scale >= 5]
    cells = [(seen[world], weights[world] * scale) for world in common]
    rest = (seen.total() - sum(got for got, _ in cells), seen.total() - sum(due for _, due in cells))
    if rest[1] >= 5:
        cells.append(rest)
    statistic = sum((got - due) ** 2 / due for got, due in cells)
    assert statistic < critical(len(cells) - 1)


def critical(freedom: int) -> float:
    """The value that chi-square exceeds with probability 1e-6 (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 4.753 * sqrt(part)) ** 3)
