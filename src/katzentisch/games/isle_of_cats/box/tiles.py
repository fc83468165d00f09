"""Tiles: cats, Oshax and treasures."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cells import Cells
from katzentisch.games.isle_of_cats.box.faults import BadData
from katzentisch.games.isle_of_cats.box.shapes import Shape

COLOURS: Final = ("blue", "green", "red", "purple", "orange")
NO_COLOUR: Final = 7

CAT: Final = 0
OSHAX: Final = 1
COMMON: Final = 2
RARE: Final = 3
KINDS: Final = ("cat", "oshax", "common", "rare")

TILES: Final = 160
"""Tile numbers are below this one: a cat is 17 × colour + shape, the others follow."""
SHAPES: Final = 60


class Tile:
    """One kind of tile."""

    def __init__(self, number: i64, name: str, kind: i64, shape: i64, colour: i64, copies: i64) -> None:
        self.number: i64 = number
        self.name = name
        self.kind: i64 = kind
        self.shape: i64 = shape
        self.colour: i64 = colour
        self.copies: i64 = copies
        self.small = False
        self.promo = False


def read_tiles(
    data: dict[str, Any], expansions: list[dict[str, Any]], outline: Cells
) -> tuple[list[Shape], list[Tile]]:
    """All shapes and tiles by number: the cats of each colour, then treasures and Oshax."""
    shapes = [read_shape(entry, outline) for entry in data["cat_shapes"]]
    cats = len(shapes)
    tiles: list[Tile] = []
    for colour, name in enumerate(COLOURS):
        for shape in range(cats):
            tiles.append(Tile(len(tiles), f"{name}-{shape + 1:02}", CAT, shape, colour, 1))
    for kind, promo, entry in others(data, expansions):
        tiles.append(read_tile(len(tiles), kind, len(shapes), promo, entry))
        shapes.append(read_shape(entry, outline))
    if len(tiles) > TILES or len(shapes) > SHAPES:
        raise BadData("there is no room for so many tiles")
    return shapes, tiles


def others(data: dict[str, Any], expansions: list[dict[str, Any]]) -> list[tuple[int, bool, dict[str, Any]]]:
    """Treasures and Oshax, those of expansions last: their kind, whether they are promos, and what is said of them."""
    found: list[tuple[int, bool, dict[str, Any]]] = []
    found += [(COMMON, False, entry) for entry in data["common_treasures"]]
    found += [(RARE, False, entry) for entry in data["rare_treasures"]]
    found += [(OSHAX, False, entry) for entry in data["oshax"]]
    for expansion in expansions:
        found += [(RARE, True, entry) for entry in expansion.get("rare_treasures", [])]
        found += [(OSHAX, True, entry) for entry in expansion.get("oshax", [])]
    return found


def read_shape(entry: dict[str, Any], outline: Cells) -> Shape:
    return Shape(entry["id"], [(int(row), int(column)) for row, column in entry["cells"]], outline)


def read_tile(number: int, kind: int, shape: int, promo: bool, entry: dict[str, Any]) -> Tile:
    name: str = entry["id"]
    tile = Tile(number, name.removeprefix("common-"), kind, shape, NO_COLOUR, entry.get("copies_in_box", 1))
    tile.small = bool(entry.get("small", False))
    tile.promo = promo
    return tile
