"""A boat: what is printed on it, what lies on it, and where another tile fits."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.snapshot import Reduced, reduce_object
from katzentisch.games.isle_of_cats.box.cells import GRID, Cells, cells_of, nth_cell, numbered
from katzentisch.games.isle_of_cats.box.shapes import PLACES, Shape
from katzentisch.games.isle_of_cats.box.survey import Survey
from katzentisch.games.isle_of_cats.box.tiles import COLOURS


class Plan:
    """One of the printed boats: its rats, and the cell of the treasure map of each colour."""

    def __init__(self, name: str, rats: Cells, maps: list[int]) -> None:
        self.name = name
        self.rats = rats
        self.maps = maps
        self.map_cells = cells_of(maps)

    def __reduce__(self) -> Reduced:
        return reduce_object(self, (self.name, self.rats, self.maps))


def read_plans(entries: list[Any]) -> list[Plan]:
    """The boats of the data file."""
    plans: list[Plan] = []
    for entry in entries:
        maps = numbered([entry["treasure_maps"][colour] for colour in COLOURS])
        plans.append(Plan(entry["id"], cells_of(numbered(entry["rats"])), maps))
    return plans


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
        self.surveyed: Survey | None = None
        """The survey of what lies here, if one was made since the last change; copies share it."""

    def __reduce__(self) -> Reduced:
        return reduce_object(self, (self.plan, self.outline), ("surveyed",))

    def copy(self) -> Boat:
        other = Boat(self.plan, self.outline)
        other.free = self.free
        other.tiles = self.tiles
        other.tested = self.tested
        other.fitting = self.fitting
        other.surveyed = self.surveyed
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
        self.surveyed = None
        return covered

    def remove(self, at: i64, covered: Cells) -> None:
        """Take the tile at this index away again."""
        self.tiles = self.tiles[:at] + self.tiles[at + 1 :]
        self.free = self.free.plus(covered)
        self.tested = self.fitting = 0
        self.surveyed = None


def packed(tile: i64, colour: i64, place: i64) -> i64:
    """A laid tile as one number; colour is NO_COLOUR for a treasure."""
    return (place * 8 + colour) * 256 + tile


def tile_of(laid: i64) -> i64:
    return laid % 256


def colour_of(laid: i64) -> i64:
    return laid // 256 % 8


def place_of(laid: i64) -> i64:
    return laid // 2048
