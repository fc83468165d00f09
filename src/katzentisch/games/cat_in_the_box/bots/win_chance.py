"""Estimate from the points how likely a player is to win."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from katzentisch.games.cat_in_the_box.rules.table import Table

POINTS_PER_ROUND: Final = 2.9
"""How many points one round still to come may turn: a lead of so many makes a win e times as likely."""
HALF_LEAD_POINTS: Final = 6.0
"""The lead in points that counts for half of all there is to lead."""
PARADOX_COST: Final = 0.2
"""What causing the paradox costs beyond the points, chosen by hand to make it rare."""


def worth(table: Table, seat: i64) -> float:
    """Mostly how likely this seat is to win, a little how far it leads."""
    value: float = 0.88 * share(table, seat) + 0.12 * lead(table, seat)
    line = table.last_line
    if line is not None and line.paradox == seat:
        value -= PARADOX_COST
    return value


def share(table: Table, seat: i64) -> float:
    """How likely this seat is to win, by the points of all and the rounds that are left."""
    left: i64 = table.players - table.round
    own: i64 = table.seats[seat].total
    if left == 0:
        level: i64 = 1
        for other in table.seats:
            if other.total > own:
                return 0.0
            if other.total == own:
                level += 1
        return 1.0 / float(level - 1)
    swing: float = POINTS_PER_ROUND * sqrt(float(left))
    total: float = 0.0
    for other in table.seats:
        total += exp(float(other.total - own) / swing)
    return 1.0 / total


def lead(table: Table, seat: i64) -> float:
    """How far this seat is ahead of the others' average, from 0 to 1."""
    own: i64 = table.seats[seat].total
    others: i64 = -own
    for other in table.seats:
        others += other.total
    ahead: float = float(own) - float(others) / float(table.players - 1)
    return 0.5 + 0.5 * ahead / (abs(ahead) + HALF_LEAD_POINTS)
