"""A boat as a grid of bits, and every way to lay a shape on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count, nth, numbers

ROWS: Final = 9
COLUMNS: Final = 22
GRID: Final = 198
"""Cells are numbered down the columns: 9 × column + row. Not all of them are on a boat."""
WORD: Final = 54
"""Six columns make a word; a boat is four words."""
WORD_BITS: Final = 0x3FFFFFFFFFFFFF
TOP: Final = 0x201008040201
BOTTOM: Final = 0x20100804020100
POSES: Final = 8
"""Four turns, then the same four after a flip."""
PLACES: Final = 1584
"""A place is GRID × pose + anchor; the anchor is the topmost cell of the tile's leftmost column."""

COLOURS: Final = ("blue", "green", "red", "purple", "orange")
NO_COLOUR: Final = 7


class Cells:
    """A set of cells; never changed once it is shared."""

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0

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


class Plan:
    """One of the printed boats: its rats, and the cell of the treasure map of each colour."""

    def __init__(self, name: str, rats: Cells, maps: list[int]) -> None:
        self.name = name
        self.rats = rats
        self.maps = maps
        self.map_cells = cells_of(maps)


class Boat:
    """A boat and what lies on it."""

    def __init__(self, plan: Plan, outline: Cells) -> None:
        self.plan = plan
        self.outline = outline
        self.free = outline
        self.tiles: list[int] = []
        """In the order of laying, each packed by `packed`; the list is replaced, never changed."""
        self.tested: i64 = 0
        """Shapes whose fit is known since the last change, one bit each."""
        self.fitting: i64 = 0

    def copy(self) -> Boat:
        other = Boat(self.plan, self.outline)
        other.free = self.free
        other.tiles = self.tiles
        other.tested = self.tested
        other.fitting = self.fitting
        return other

    def near(self, anywhere: bool) -> Cells:
        """The cells of which a new tile must cover one (IC-07, IC-34)."""
        if anywhere or not self.tiles:
            return self.outline
        return self.outline.minus(self.free).around()

    def places(self, shape: Shape, anywhere: bool = False) -> list[int]:
        """Every place for this shape, ascending."""
        near = self.near(anywhere)
        found: list[int] = []
        for pose in shape.poses:
            base: i64 = GRID * pose.number
            for anchor in pose.anchors(self.free, near).numbers():
                found.append(base + anchor)
        return found

    def count_places(self, shape: Shape, anywhere: bool) -> i64:
        near = self.near(anywhere)
        total: i64 = 0
        for pose in shape.poses:
            total += pose.anchors(self.free, near).size()
        return total

    def nth_place(self, shape: Shape, anywhere: bool, n: i64) -> i64:
        """The n-th place for this shape, counted from 0."""
        near = self.near(anywhere)
        for pose in shape.poses:
            anchors = pose.anchors(self.free, near)
            here: i64 = anchors.size()
            if n < here:
                return GRID * pose.number + nth_cell(anchors, n)
            n -= here
        raise IndexError("there are fewer places")

    def takes(self, shape: Shape, place: i64, anywhere: bool = False) -> bool:
        """Whether the shape may lie here."""
        if not 0 <= place < PLACES:
            return False
        pose = shape.by_number[place // GRID]
        return pose is not None and pose.anchors(self.free, self.near(anywhere)).holds(place % GRID)

    def fits(self, number: i64, shape: Shape, anywhere: bool) -> bool:
        """Whether there is any place for this shape; the answer is kept until the boat changes."""
        mask: i64 = bit(number)
        if anywhere:
            return self.finds_place(shape, True)
        if self.tested & mask == 0:
            self.tested |= mask
            if self.finds_place(shape, False):
                self.fitting |= mask
        return self.fitting & mask != 0

    def finds_place(self, shape: Shape, anywhere: bool) -> bool:
        near = self.near(anywhere)
        for pose in shape.poses:
            found = pose.anchors(self.free, near)
            if found.a | found.b | found.c | found.d:
                return True
        return False

    def lay(self, tile: i64, colour: i64, shape: Shape, place: i64) -> Cells:
        """Lay a tile; what it covers."""
        pose = shape.by_number[place // GRID]
        assert pose is not None
        covered = pose.cells(place % GRID)
        self.free = self.free.minus(covered)
        self.tiles = self.tiles + [packed(tile, colour, place)]
        self.tested = self.fitting = 0
        return covered

    def remove(self, at: i64, covered: Cells) -> None:
        """Take the tile at this index away again."""
        self.tiles = self.tiles[:at] + self.tiles[at + 1 :]
        self.free = self.free.plus(covered)
        self.tested = self.fitting = 0


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


def packed(tile: i64, colour: i64, place: i64) -> i64:
    """A laid tile as one number; colour is NO_COLOUR for a treasure."""
    return (place * 8 + colour) * 256 + tile


def tile_of(laid: i64) -> i64:
    return laid % 256


def colour_of(laid: i64) -> i64:
    return laid // 256 % 8


def place_of(laid: i64) -> i64:
    return laid // 2048
