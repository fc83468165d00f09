"""Find the best places for a tile."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.bots.boat_value import BoatEvaluator
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.box.cells import GRID, Cells


class Placement:
    """One place for a tile, and the boat with the tile there."""

    def __init__(self, tile: i64, colour: i64, place: i64, value: float, layout: Layout) -> None:
        self.tile: i64 = tile
        self.colour: i64 = colour
        self.place: i64 = place
        self.value = value
        self.layout = layout


def best_placements(
    evaluator: BoatEvaluator, layout: Layout, tile: i64, colour: i64, anywhere: bool, most: i64
) -> list[Placement]:
    """The best places for a tile, the best first."""
    return best_of(evaluator, layout, tile, colour, places(layout, tile, layout.near(anywhere)), most)


def best_glanced_placement(
    evaluator: BoatEvaluator, layout: Layout, tile: i64, colour: i64, anywhere: bool, looks: i64
) -> list[Placement]:
    """The best place for a tile among those that one looks at."""
    found = glanced_places(layout, tile, colour, places(layout, tile, layout.near(anywhere)), looks)
    return best_of(evaluator, layout, tile, colour, found, 1)


def glanced_places(layout: Layout, tile: i64, colour: i64, possible: list[int], looks: i64) -> list[int]:
    """Some of the places for a tile: beside its family, if it has one aboard and room is there, and not all of them."""
    found = places(layout, tile, layout.beside(colour)) or possible
    step: i64 = 1 + (len(found) - 1) // looks
    return found[::step] if found else found


def places(layout: Layout, tile: i64, near: Cells) -> list[int]:
    """Where a tile covers free cells only, and a near one."""
    found: list[int] = []
    for pose in layout.box.shape_of(tile).poses:
        base: i64 = GRID * pose.number
        for anchor in pose.anchors(layout.free, near).numbers():
            found.append(base + anchor)
    return found


def best_of(
    evaluator: BoatEvaluator, layout: Layout, tile: i64, colour: i64, where: list[int], most: i64
) -> list[Placement]:
    """The best of these places for a tile, the best first."""
    found: list[tuple[float, int]] = []
    for each in where:
        found.append((-evaluator.value(laid(layout, tile, colour, each)), each))
    found.sort()
    best: list[Placement] = []
    place: i64
    for worth, place in found[:most]:
        best.append(Placement(tile, colour, place, -worth, laid(layout, tile, colour, place)))
    return best


def laid(layout: Layout, tile: i64, colour: i64, place: i64) -> Layout:
    """The layout with a tile at a place."""
    pose = layout.box.shape_of(tile).by_number[place // GRID]
    assert pose is not None
    return layout.with_tile(layout.box.tiles[tile].kind, colour, pose.cells(place % GRID))
