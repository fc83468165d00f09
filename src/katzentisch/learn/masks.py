"""What one does with the masks of many matches."""

from __future__ import annotations

import numpy as np

from katzentisch.learn.buffers import MASK, Array


def random_moves(masks: Array, draw: np.random.Generator) -> Array:
    """A legal move for every row of a mask, each as likely; ValueError where a row has none."""
    legal = np.flatnonzero(masks.view(np.bool_) if masks.dtype == MASK else masks != 0)
    rows, moves = masks.shape
    first = np.searchsorted(legal, moves * np.arange(rows + 1))
    many = np.diff(first)
    if not many.all():
        raise ValueError(f"masks: no move is legal in row {int(many.argmin())}")
    chosen: Array = legal[first[:-1] + draw.integers(many)] - moves * np.arange(rows)
    return chosen
