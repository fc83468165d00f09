"""The research board: rows of fields, and the groups that tokens form on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.core.snapshot import Reduced, reduce_object

ROW: Final = 0x1FF
RED: Final = ROW
NOT_RED: Final = 0xFFFFFFE00
BOARD: Final = 0xFFFFFFFFF
EVERY_ROW: Final = 0x8040201
"""Times a row: the same row in each of the four colours."""
FIRST_COLUMN: Final = 0x8040201
LAST_COLUMN: Final = 0x804020100


class Layout:
    """Where each field lies among 4 rows of 9 places; only neighbourhood, hence the bonus, depends on it."""

    def __init__(self, places: list[int]) -> None:
        self.places = places
        self.plain = places == list(range(36))

    def __reduce__(self) -> Reduced:
        return reduce_object(self, (self.places,))

    def largest_group(self, tokens: i64) -> i64:
        """The size of the largest group of tokens that touch by a side (CB-21)."""
        left: i64 = tokens if self.plain else self.placed(tokens)
        largest: i64 = 0
        while left:
            group: i64 = left & -left
            while True:
                grown: i64 = group | (group << 9) | (group >> 9)
                grown |= ((group & ~LAST_COLUMN) << 1) | ((group & ~FIRST_COLUMN) >> 1)
                grown &= left
                if grown == group:
                    break
                group = grown
            size: i64 = count(group)
            if size > largest:
                largest = size
            left &= ~group
        return largest

    def placed(self, tokens: i64) -> i64:
        """The tokens' places instead of their fields."""
        mask: i64 = 0
        field: i64 = 0
        while field < 36:
            if tokens & bit(field):
                mask |= bit(self.places[field])
            field += 1
        return mask
