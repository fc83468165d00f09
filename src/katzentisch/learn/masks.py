"""What one does with the masks of many matches."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from katzentisch.learn.buffers import MASK, Array


def random_moves(masks: Array, draw: np.random.Generator) -> Array:
    """A legal move for every row of a mask, each as likely; ValueError where a row has none."""
    rows, moves = masks.shape
    begins = row_begins(rows, moves)
    legal = (masks.view(np.bool_) if masks.dtype == MASK else masks != 0).ravel().nonzero()[0]
    first = legal.searchsorted(begins)
    many = first[1:] - first[:-1]
    if not many.all():
        raise ValueError(f"masks: no move is legal in row {int(many.argmin())}")
    # `draw.integers(many)` costs more than all the rest where there are few rows.
    chosen: Array = legal[first[:-1] + (draw.random(rows) * many).astype(np.int64)] - begins[:-1]
    return chosen


@lru_cache(maxsize=8)
def row_begins(rows: int, moves: int) -> Array:
    """Where each row of a mask begins, and where the last one ends."""
    begins: Array = moves * np.arange(rows + 1)
    begins.flags.writeable = False
    return begins
