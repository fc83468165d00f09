"""Which rooms of a boat are likely to be full in the end."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.games.isle_of_cats.bots.hopes import Hopes, sigmoid
from katzentisch.games.isle_of_cats.bots.layout import Layout, Waste
from katzentisch.games.isle_of_cats.bots.weights import Weights


def hope_for_rooms(hopes: Hopes, weights: Weights, layout: Layout, waste: Waste) -> None:
    """How likely each room is full in the end, if the one with the fewest free cells is always filled first."""
    box = layout.box
    cells = weights.use * hopes.cells
    spread = weights.spread
    done: i64 = 0
    room: i64
    cumulated = 0.0
    steps: i64 = 0
    free: list[float] = [99.0]
    room = 1
    while room <= 7:
        cells_here = box.rooms[room]
        left = float(cells_here.common(layout.free))
        left += weights.hole * float(cells_here.common(waste.alone))
        free.append(left + weights.gap * float(cells_here.common(waste.pairs)))
        room += 1
    while steps < 7:
        best: i64 = 0
        fewest = 999.0
        room = 1
        while room <= 7:
            if free[room] < fewest and done & bit(room) == 0:
                best = room
                fewest = free[room]
            room += 1
        done |= bit(best)
        if fewest == 0.0:
            hopes.full[best] = 1.0
        else:
            cumulated += fewest
            hopes.full[best] = sigmoid((cells - cumulated) / spread) if cells > 0.5 else 0.0
        steps += 1
