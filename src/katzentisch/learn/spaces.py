"""Observations and moves as the spaces of Gymnasium, which PettingZoo uses as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from katzentisch.learn.buffers import Array
from katzentisch.learn.layout import Layout


def observation_space(layout: Layout) -> spaces.Dict:
    """The numbers that each part may have, and the mask of moves."""
    low = np.zeros(layout.size, np.int16)
    high = np.zeros(layout.size, np.int16)
    for part in layout.parts:
        low[part.offset : part.offset + part.length] = part.least
        high[part.offset : part.offset + part.length] = part.most
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (layout.moves,), np.int8),
        }
    )


class Moves(spaces.Discrete):
    """All moves of a game; a sample without a mask is one that is legal now."""

    def __init__(self, number: int, mask: Callable[[], Array]) -> None:
        super().__init__(number)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._mask()
        return super().sample(mask, probability)
