"""Scoring against a slow table that walks over the grid cell by cell."""

from __future__ import annotations

import pytest

from katzentisch.core.chance import rng
from katzentisch.games.isle_of_cats.box.boat import Boat, colour_of, tile_of
from katzentisch.games.isle_of_cats.box.cells import ROWS
from katzentisch.games.isle_of_cats.box.survey import BY_RAT, BY_TREASURE, EDGE, LONELY, family_points
from katzentisch.games.isle_of_cats.box.tiles import COMMON, NO_COLOUR, OSHAX, RARE
from katzentisch.games.isle_of_cats.rules.score import base_sheet, cells_at, survey
from katzentisch.games.isle_of_cats.tests.boats import BOX

pytestmark = pytest.mark.slow

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
Cell = tuple[int, int]


def random_boat(seed: str) -> Boat:
    """A boat with random tiles at random places, sometimes few and sometimes many."""
    source = rng(seed)
    boat = Boat(BOX.plans[source.below(4)], BOX.outline)
    for _ in range(source.below(60)):
        tile = source.below(len(BOX.tiles))
        shape = BOX.shape_of(tile)
        many = boat.count_places(shape, False)
        if many:
            colour = int(BOX.tiles[tile].colour)
            if BOX.tiles[tile].kind == OSHAX:
                colour = source.below(5)
            boat.lay(tile, colour, shape, boat.nth_place(shape, False, source.below(many)))
    return boat


class Grid:
    """What lies on every cell, by row and column."""

    def __init__(self, boat: Boat) -> None:
        self.all = {self.cell(number) for number in BOX.outline.numbers()}
        self.owner: dict[Cell, int] = {}
        self.colours = [int(colour_of(laid)) for laid in boat.tiles]
        self.kinds = [int(BOX.tiles[tile_of(laid)].kind) for laid in boat.tiles]
        for at, laid in enumerate(boat.tiles):
            for number in cells_at(BOX, laid).numbers():
                assert self.cell(number) not in self.owner
                self.owner[self.cell(number)] = at
        self.rats = {self.cell(number) for number in boat.plan.rats.numbers()} - set(self.owner)

    def cell(self, number: int) -> Cell:
        return number % ROWS, number // ROWS

    def around(self, tile: int) -> set[Cell]:
        own = {cell for cell, at in self.owner.items() if at == tile}
        return {(row + down, column + right) for row, column in own for down, right in STEPS} - own

    def neighbours(self, tile: int) -> set[int]:
        return {self.owner[cell] for cell in self.around(tile) if cell in self.owner}

    def families(self) -> list[tuple[int, int]]:
        found, seen = [], set()
        for start, colour in enumerate(self.colours):
            if colour == NO_COLOUR or start in seen:
                continue
            group, open_ends = {start}, [start]
            while open_ends:
                for other in self.neighbours(open_ends.pop()) - group:
                    if self.colours[other] == colour:
                        group.add(other)
                        open_ends.append(other)
            seen |= group
            if len(group) > 2:
                found.append((len(group), colour))
        return sorted(found, key=lambda family: (-family[0], family[1]))

    def flags(self, tile: int) -> int:
        near = self.neighbours(tile)
        own = {cell for cell, at in self.owner.items() if at == tile}
        edge = any((row + down, column + right) not in self.all for row, column in own for down, right in STEPS)
        lonely = all(self.colours[other] != self.colours[tile] for other in near)
        treasure = any(self.kinds[other] >= COMMON for other in near)
        rat = bool(self.around(tile) & self.rats)
        marks = EDGE * edge | LONELY * lonely | BY_TREASURE * treasure | BY_RAT * rat
        return self.colours[tile] | marks


@pytest.mark.parametrize("number", range(60))
def test_survey(number: int) -> None:
    """IC-43, IC-44, IC-R30, IC-R34: rats, rooms, families, edge, lonely cats and what lies beside what."""
    boat = random_boat(f"oracle {number}")
    grid, found = Grid(boat), survey(BOX, boat)
    cats = [at for at, kind in enumerate(grid.kinds) if kind < COMMON]
    assert found.cats == [grid.flags(at) for at in cats]
    assert found.families == grid.families()
    assert found.rats == len(grid.rats)
    rooms = {room for number, room in BOX.room_of.items() if grid.cell(number) not in grid.owner}
    assert [bool(found.open_rooms >> room & 1) for room in range(1, 8)] == [room in rooms for room in range(1, 8)]
    touched = [sorted({grid.colours[other] for other in grid.neighbours(at)} - {NO_COLOUR}) for at in treasures(grid)]
    assert [[colour for colour in range(5) if flags >> colour & 1] for flags in found.treasures] == touched
    points = sum(family_points(size) for size, _ in grid.families()) + 3 * grid.kinds.count(RARE)
    assert base_sheet(found, 3).base() == points - len(grid.rats) - 5 * len(rooms)


def treasures(grid: Grid) -> list[int]:
    return [at for at, kind in enumerate(grid.kinds) if kind >= COMMON]
