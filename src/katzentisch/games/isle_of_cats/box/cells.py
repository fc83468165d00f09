"""The cells of a boat as a grid of bits, and sets of them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count, nth, numbers
from katzentisch.core.snapshot import Reduced, reduce_object

ROWS: Final = 9
COLUMNS: Final = 22
GRID: Final = 198
"""Cells are numbered down the columns: 9 × column + row. Not all of them are on a boat."""
WORD: Final = 54
"""Six columns make a word; a boat is four words."""
WORD_BITS: Final = 0x3FFFFFFFFFFFFF
TOP: Final = 0x201008040201
BOTTOM: Final = 0x20100804020100


class Cells:
    """A set of cells; never changed once it is shared."""

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0

    def __reduce__(self) -> Reduced:
        return reduce_object(self)

    def add(self, cell: i64) -> None:
        word: i64 = cell // WORD
        mask: i64 = bit(cell - WORD * word)
        if word == 0:
            self.a |= mask
        elif word == 1:
            self.b |= mask
        elif word == 2:
            self.c |= mask
        else:
            self.d |= mask

    def holds(self, cell: i64) -> bool:
        word: i64 = cell // WORD
        mask: i64 = bit(cell - WORD * word)
        if word == 0:
            return self.a & mask != 0
        if word == 1:
            return self.b & mask != 0
        if word == 2:
            return self.c & mask != 0
        return self.d & mask != 0

    def meets(self, other: Cells) -> bool:
        """Whether they have a cell in common."""
        return (self.a & other.a) | (self.b & other.b) | (self.c & other.c) | (self.d & other.d) != 0

    def within(self, other: Cells) -> bool:
        return (self.a & ~other.a) | (self.b & ~other.b) | (self.c & ~other.c) | (self.d & ~other.d) == 0

    def common(self, other: Cells) -> i64:
        """How many cells they have in common."""
        return count(self.a & other.a) + count(self.b & other.b) + count(self.c & other.c) + count(self.d & other.d)

    def size(self) -> i64:
        return count(self.a) + count(self.b) + count(self.c) + count(self.d)

    def plus(self, other: Cells) -> Cells:
        cells = Cells()
        cells.a = self.a | other.a
        cells.b = self.b | other.b
        cells.c = self.c | other.c
        cells.d = self.d | other.d
        return cells

    def minus(self, other: Cells) -> Cells:
        cells = Cells()
        cells.a = self.a & ~other.a
        cells.b = self.b & ~other.b
        cells.c = self.c & ~other.c
        cells.d = self.d & ~other.d
        return cells

    def around(self) -> Cells:
        """These cells and all that share a side with one of them."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        cells = Cells()
        cells.a = a | beside(a) | ((b & 0x1FF) << 45)
        cells.b = b | beside(b) | ((c & 0x1FF) << 45) | (a >> 45)
        cells.c = c | beside(c) | ((d & 0x1FF) << 45) | (b >> 45)
        cells.d = d | beside(d) | (c >> 45)
        return cells

    def numbers(self) -> list[int]:
        """The cells, ascending."""
        found = numbers(self.a)
        for cell in numbers(self.b):
            found.append(cell + WORD)
        for cell in numbers(self.c):
            found.append(cell + 2 * WORD)
        for cell in numbers(self.d):
            found.append(cell + 3 * WORD)
        return found


def beside(word: i64) -> i64:
    """The cells above, below, left and right of these, as far as they lie in the same word."""
    rows: i64 = ((word & ~BOTTOM) << 1) | ((word & ~TOP) >> 1)
    return rows | ((word << 9) & WORD_BITS) | (word >> 9)


def cells_of(found: list[int]) -> Cells:
    """The set of these cells."""
    cells = Cells()
    for cell in found:
        cells.add(cell)
    return cells


def nth_cell(cells: Cells, n: i64) -> i64:
    """The n-th cell of a set, counted from 0."""
    here: i64 = count(cells.a)
    if n < here:
        return nth(cells.a, n)
    n -= here
    here = count(cells.b)
    if n < here:
        return WORD + nth(cells.b, n)
    n -= here
    here = count(cells.c)
    if n < here:
        return 2 * WORD + nth(cells.c, n)
    return 3 * WORD + nth(cells.d, n - here)


def numbered(pairs: list[Any]) -> list[int]:
    """The numbers of cells that the data files give by row and column."""
    return [ROWS * column + row for row, column in pairs]
