"""Shapes of tiles, turned and flipped, and every place where one lies within a boat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.games.isle_of_cats.box.cells import COLUMNS, GRID, ROWS, WORD, Cells

POSES: Final = 8
"""Four turns, then the same four after a flip."""
PLACES: Final = 1584
"""A place is GRID × pose + anchor; the anchor is the topmost cell of the tile's leftmost column."""


class Pose:
    """A shape, turned and flipped: where its cells lie from the anchor, and where it fits on an empty boat."""

    def __init__(self, number: i64, offsets: list[int], everywhere: Cells) -> None:
        self.number: i64 = number
        self.offsets: i64 = 0
        """The distances of all cells but the anchor, six bits each."""
        shift: i64 = 0
        for offset in offsets:
            distance: i64 = offset
            self.offsets |= distance * bit(shift)
            shift += 6
        self.everywhere = everywhere
        """The anchors at which it lies within the edge."""

    def cells(self, anchor: i64) -> Cells:
        """What it covers with its anchor here."""
        covered = Cells()
        covered.add(anchor)
        offsets: i64 = self.offsets
        while offsets:
            covered.add(anchor + (offsets & 63))
            offsets >>= 6
        return covered

    def anchors(self, free: Cells, near: Cells) -> Cells:
        """The anchors at which it covers only free cells and at least one near one (IC-06, IC-07)."""
        free_a: i64 = free.a
        free_b: i64 = free.b
        free_c: i64 = free.c
        free_d: i64 = free.d
        near_a: i64 = near.a
        near_b: i64 = near.b
        near_c: i64 = near.c
        near_d: i64 = near.d
        a: i64 = self.everywhere.a & free_a
        b: i64 = self.everywhere.b & free_b
        c: i64 = self.everywhere.c & free_c
        d: i64 = self.everywhere.d & free_d
        touch_a: i64 = near_a
        touch_b: i64 = near_b
        touch_c: i64 = near_c
        touch_d: i64 = near_d
        offsets: i64 = self.offsets
        while offsets:
            down: i64 = offsets & 63
            up: i64 = WORD - down
            a &= (free_a >> down) | (free_b << up)
            b &= (free_b >> down) | (free_c << up)
            c &= (free_c >> down) | (free_d << up)
            d &= free_d >> down
            touch_a |= (near_a >> down) | (near_b << up)
            touch_b |= (near_b >> down) | (near_c << up)
            touch_c |= (near_c >> down) | (near_d << up)
            touch_d |= near_d >> down
            offsets >>= 6
        found = Cells()
        found.a = a & touch_a
        found.b = b & touch_b
        found.c = c & touch_c
        found.d = d & touch_d
        return found


class Shape:
    """A free polyomino with its different poses."""

    def __init__(self, name: str, cells: list[tuple[int, int]], outline: Cells) -> None:
        self.name = name
        self.cells = cells
        self.poses: list[Pose] = []
        self.by_number: list[Pose | None] = [None] * POSES
        seen: list[list[int]] = []
        for number in range(POSES):
            offsets, anchors = laid_out(posed(cells, number), outline)
            if offsets in seen:
                continue
            seen.append(offsets)
            pose = Pose(number, offsets, anchors)
            self.poses.append(pose)
            self.by_number[number] = pose


def posed(cells: list[tuple[int, int]], number: int) -> list[tuple[int, int]]:
    """Cells (row, column) after a flip from left to right (poses 4 … 7) and quarter turns clockwise."""
    turned = [(row, -column) for row, column in cells] if number >= 4 else list(cells)
    for _ in range(number % 4):
        turned = [(column, -row) for row, column in turned]
    return turned


def laid_out(cells: list[tuple[int, int]], outline: Cells) -> tuple[list[int], Cells]:
    """The distances from the anchor of cells (row, column), and the anchors that keep them within the outline."""
    first_column = min(column for _, column in cells)
    first_row = min(row for row, column in cells if column == first_column)
    moved = sorted((column - first_column, row - first_row) for row, column in cells)
    offsets = [ROWS * column + row for column, row in moved][1:]
    anchors = Cells()
    for anchor in range(GRID):
        column, row = anchor // ROWS, anchor % ROWS
        fits = True
        for right, down in moved:
            inside = 0 <= row + down < ROWS and column + right < COLUMNS
            if not inside or not outline.holds(ROWS * (column + right) + row + down):
                fits = False
                break
        if fits:
            anchors.add(anchor)
    return offsets, anchors
