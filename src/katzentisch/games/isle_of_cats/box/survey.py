"""What can be worth points: a boat that was looked over, and the circumstances of its owner."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cells import Cells

FAMILY: Final = 3
"""The cats that make a family."""

# What is known of a cat aboard: its colour in the lowest three bits, then these.
EDGE: Final = 8
LONELY: Final = 16
BY_TREASURE: Final = 32
BY_RAT: Final = 64
# What is known of a treasure: the colours it touches in the lowest five bits, then this.
IS_RARE: Final = 32


class Survey:
    """Everything about a boat that can be worth points; never changed once it is made, except for the last result."""

    def __init__(self) -> None:
        self.cats: list[int] = []
        self.treasures: list[int] = []
        self.oshax: i64 = 0
        self.families: list[tuple[int, int]] = []
        """Size and colour, the largest first."""
        self.rats: i64 = 0
        self.maps: i64 = 0
        """Treasure maps that are covered."""
        self.open_rooms: i64 = 0
        """Rooms with a free cell, one bit each by their numbers."""
        self.entered_rooms: i64 = 0
        """Rooms with a covered cell."""
        self.open_edge: i64 = 0
        self.open_in_row: list[int] = []
        self.planes: list[Cells] = [Cells(), Cells(), Cells(), Cells(), Cells()]
        """The cells under the cats of each colour."""
        self.treasure_cells = Cells()
        self.counted: i64 = 0
        """The points that were counted last, and below what they were counted for."""
        self.counted_about: i64 = -1
        self.counted_public: list[tuple[int, int, int]] | None = None

    def largest_family(self) -> int:
        return self.families[0][0] if self.families else 0


class Circumstances:
    """What counts besides the boat."""

    def __init__(self) -> None:
        self.fish: i64 = 0
        self.lessons: i64 = 0
        """Private lessons on the table."""
        self.baskets: i64 = 0
        self.position: i64 = 1
        self.elsewhere: i64 = 0
        """The largest family on any other boat."""
        self.solo = False

    def packed(self) -> i64:
        """All of it as one number."""
        counts: i64 = ((self.fish * 1024 + self.lessons) * 1024 + self.baskets) * 16 + self.position
        counts = (counts * 1024 + self.elsewhere) * 2
        return counts + 1 if self.solo else counts


def family_points(size: i64) -> i64:
    """What a family of this many cats is worth (IC-44)."""
    if size < FAMILY:
        return 0
    if size < 5:
        return 8 if size == FAMILY else 11
    return 5 * (size - 2)
