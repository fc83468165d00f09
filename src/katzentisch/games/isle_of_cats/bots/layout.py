"""A boat as a planner sees it: groups of cats, rooms and free cells, one tile after the other."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.games.isle_of_cats.box.boat import Plan, colour_of, tile_of
from katzentisch.games.isle_of_cats.box.cells import BOTTOM, WORD_BITS, Cells, beside
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.box.tiles import COMMON, OSHAX, RARE
from katzentisch.games.isle_of_cats.rules.score import cells_at


class Group:
    """Touching cats of one colour; never changed."""

    def __init__(self, colour: i64, size: i64, cells: Cells, around: Cells) -> None:
        self.colour: i64 = colour
        self.size: i64 = size
        self.cells = cells
        self.around = around


class Layout:
    """What lies on a boat, summed up. Lists are replaced, never changed."""

    def __init__(self, box: Box, plan: Plan) -> None:
        self.box = box
        self.plan = plan
        self.free = box.outline
        self.groups: list[Group] = []
        self.cats: i64 = 0
        """Cats by colour, eight bits each."""
        self.edge: i64 = 0
        """The same, of cats at the edge."""
        self.oshax: i64 = 0
        self.commons: i64 = 0
        self.rares: i64 = 0
        self.treasures: list[Cells] = []
        self.treasure_cells = Cells()
        self.each: list[tuple[int, Cells]] = []
        """Every cat by itself: its colour and what it covers."""
        self.tiles: i64 = 0
        self.maps: i64 = 0
        """Treasure maps that were opened on the way here, whose treasures are still to come."""

    def copy(self) -> Layout:
        other = Layout(self.box, self.plan)
        other.free = self.free
        other.groups = self.groups
        other.cats = self.cats
        other.edge = self.edge
        other.oshax = self.oshax
        other.commons = self.commons
        other.rares = self.rares
        other.treasures = self.treasures
        other.treasure_cells = self.treasure_cells
        other.each = self.each
        other.tiles = self.tiles
        other.maps = self.maps
        return other

    def near(self, anywhere: bool) -> Cells:
        """The cells of which a new tile must cover one (IC-07, IC-34)."""
        if anywhere or self.tiles == 0:
            return self.box.outline
        return self.box.outline.minus(self.free).around()

    def beside(self, colour: i64) -> Cells:
        """The cells around the cats of one colour."""
        found = Cells()
        for group in self.groups:
            if group.colour == colour:
                found = found.plus(group.around)
        return found

    def with_tile(self, kind: i64, colour: i64, cells: Cells) -> Layout:
        """This layout and one tile more."""
        other = self.copy()
        other.free = self.free.minus(cells)
        other.tiles += 1
        if kind >= COMMON:
            other.treasures = self.treasures + [cells]
            other.treasure_cells = self.treasure_cells.plus(cells)
            if kind == RARE:
                other.rares += 1
            else:
                other.commons += 1
            return other
        if kind == OSHAX:
            other.oshax += 1
        mark: i64 = bit(8 * colour)
        other.cats += mark
        if cells.meets(self.box.edge):
            other.edge += mark
        if cells.holds(self.plan.maps[colour]):
            other.maps += 1
        other.each = self.each + [(int(colour), cells)]
        other.groups = joined(self.groups, colour, cells)
        return other

    def of(self, colour: i64) -> i64:
        """The cats of one colour."""
        return (self.cats >> (8 * colour)) & 255

    def all_cats(self) -> i64:
        return len(self.each)


def joined(groups: list[Group], colour: i64, cells: Cells) -> list[Group]:
    """The groups after another cat came aboard."""
    found: list[Group] = []
    size: i64 = 1
    whole = cells
    around = cells.around()
    edge = around
    for group in groups:
        if group.colour == colour and edge.meets(group.cells):
            size += group.size
            whole = whole.plus(group.cells)
            around = around.plus(group.around)
        else:
            found.append(group)
    found.append(Group(colour, size, whole, around))
    return found


def layout_of(box: Box, plan: Plan, tiles: list[int]) -> Layout:
    """A boat with these tiles, packed as in `Boat.tiles`."""
    found = Layout(box, plan)
    laid: i64
    for laid in tiles:
        found = found.with_tile(box.tiles[tile_of(laid)].kind, colour_of(laid), cells_at(box, laid))
    found.maps = 0
    return found


class Gaps:
    """How ragged the free cells are."""

    def __init__(self, free: Cells) -> None:
        self.sides: i64 = 0
        """Pairs of free cells that share a side: the more, the more compact they are."""
        self.lonely: i64 = 0
        """The lonely cells of the word that was looked at last."""
        self.alone = Cells()
        """Free cells without a free neighbour."""
        self.ends = Cells()
        """Free cells with a single free neighbour."""
        self.pairs = Cells()
        """Free cells in patches of two."""
        alone, ends, pairs = self.alone, self.ends, self.pairs
        ends.a = self.look(0, free.a, free.b)
        alone.a = self.lonely
        ends.b = self.look(free.a, free.b, free.c)
        alone.b = self.lonely
        ends.c = self.look(free.b, free.c, free.d)
        alone.c = self.lonely
        ends.d = self.look(free.c, free.d, 0)
        alone.d = self.lonely
        pairs.a = ends.a & (beside(ends.a) | ((ends.b & 0x1FF) << 45))
        pairs.b = ends.b & (beside(ends.b) | ((ends.c & 0x1FF) << 45) | (ends.a >> 45))
        pairs.c = ends.c & (beside(ends.c) | ((ends.d & 0x1FF) << 45) | (ends.b >> 45))
        pairs.d = ends.d & (beside(ends.d) | (ends.c >> 45))

    def look(self, before: i64, word: i64, after: i64) -> i64:
        """Look at one word of cells between its neighbours; the ends among them."""
        up: i64 = (word & ~BOTTOM) << 1
        down: i64 = (word >> 1) & ~BOTTOM
        left: i64 = ((word << 9) & WORD_BITS) | (before >> 45)
        right: i64 = (word >> 9) | ((after & 0x1FF) << 45)
        upright: i64 = up | down
        level: i64 = left | right
        some: i64 = upright | level
        two: i64 = (up & down) | (left & right) | (upright & level)
        self.sides += count(word & down) + count(word & right)
        self.lonely = word & ~some
        return word & some & ~two
