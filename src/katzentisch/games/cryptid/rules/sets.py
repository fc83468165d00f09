"""Every set of clues with one common hex on a map: what puzzles are made of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.games.cryptid.box.map import FULL, HALF, Area, Map

CLUE_BITS: Final = 6
HEX_AT: Final = 30
"""A set is one number: six bits for each clue, the first lowest, then the habitat."""


class Listing:
    """Writes down every set of different clues with exactly one common hex."""

    def __init__(self, areas: list[Area], size: i64) -> None:
        self.areas = areas
        self.last: i64 = size - 1
        self.sets: list[int] = []

    def walk(self, depth: i64, start: i64, low: i64, high: i64, packed: i64) -> None:
        """Add one more clue, after those that are there."""
        areas = self.areas
        at: i64 = start
        while at < len(areas):
            area = areas[at]
            at += 1
            low_left: i64 = low & area.low
            high_left: i64 = high & area.high
            if low_left | high_left == 0:
                continue
            if depth < self.last:
                self.walk(depth + 1, at, low_left, high_left, packed | (area.number * bit(CLUE_BITS * depth)))
            elif low_left == 0 or high_left == 0:
                left: i64 = low_left | high_left
                if left & (left - 1) == 0:
                    habitat: i64 = count(left - 1) + (HALF if high_left else 0)
                    self.sets.append(packed | (area.number * bit(CLUE_BITS * depth)) | (habitat * bit(HEX_AT)))


def clue_sets(land: Map, clues: i64, players: i64) -> list[int]:
    """Every set of this many clues, one bit each, with exactly one common hex."""
    listing = Listing([area for area in land.areas if clues & bit(area.number)], players)
    listing.walk(0, 0, FULL, FULL, 0)
    return listing.sets


def unpack(packed: i64, players: i64) -> list[int]:
    """The clues of a found set."""
    return [(packed >> (CLUE_BITS * place)) & 63 for place in range(players)]
