"""Which cats of a boat hang together."""

from __future__ import annotations

from katzentisch.games.isle_of_cats.box.cells import ROWS
from katzentisch.games.isle_of_cats.view import CrewView


def touching_groups(crew: CrewView, colour: int) -> list[int]:
    """How many cats of a colour hang together, for each group of them."""
    left = [set(laid.cells) for laid in crew.tiles if laid.colour == colour]
    sizes = []
    while left:
        group, size = left.pop(), 1
        while near := next((cells for cells in left if touches(group, cells)), None):
            left.remove(near)
            group, size = group | near, size + 1
        sizes.append(size)
    return sizes


def touches(group: set[int], cells: set[int]) -> bool:
    """Whether a tile has a side in common with one of a group."""
    return any(
        neighbour in group
        for cell in cells
        for neighbour in (
            cell - ROWS,
            cell + ROWS,
            *([cell - 1] if cell % ROWS else []),
            *([cell + 1] if (cell + 1) % ROWS else []),
        )
    )
