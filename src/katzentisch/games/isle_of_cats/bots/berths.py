"""Where a tile would do most good."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.bots.judge import Judge
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.box.cells import GRID


class Berth:
    """One place for a tile, and the boat with the tile there."""

    def __init__(self, tile: i64, colour: i64, place: i64, value: float, layout: Layout) -> None:
        self.tile: i64 = tile
        self.colour: i64 = colour
        self.place: i64 = place
        self.value = value
        self.layout = layout


def berths(judge: Judge, layout: Layout, tile: i64, colour: i64, anywhere: bool, most: i64) -> list[Berth]:
    """The best places for a tile, the best first."""
    box = layout.box
    kind: i64 = box.tiles[tile].kind
    shape = box.shape_of(tile)
    near = layout.near(anywhere)
    found: list[tuple[float, int]] = []
    for pose in shape.poses:
        base: i64 = GRID * pose.number
        for anchor in pose.anchors(layout.free, near).numbers():
            value = judge.value(layout.with_tile(kind, colour, pose.cells(anchor)))
            found.append((-value, base + anchor))
    found.sort()
    best: list[Berth] = []
    place: i64
    for worth, place in found[:most]:
        best.append(Berth(tile, colour, place, -worth, laid(layout, tile, colour, place)))
    return best


def laid(layout: Layout, tile: i64, colour: i64, place: i64) -> Layout:
    """The layout with a tile at a place."""
    pose = layout.box.shape_of(tile).by_number[place // GRID]
    assert pose is not None
    return layout.with_tile(layout.box.tiles[tile].kind, colour, pose.cells(place % GRID))
