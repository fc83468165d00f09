"""Observations and moves as the spaces of Gymnasium, which PettingZoo uses as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from katzentisch.learn.buffers import Array
from katzentisch.learn.layout import Layout


def observation_space(layout: Layout) -> spaces.Dict:
    """The range of every number of an observation, and the mask of moves."""
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
    """All moves of a game; a sample without a mask is legal now, as long as the space belongs to its environment."""

    def __init__(self, number: int, mask: Callable[[], Array] | None = None) -> None:
        super().__init__(number)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._mask is not None:
            mask = self._mask()
        return super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, spaces.Discrete) and self.n == other.n and self.start == other.start

    def __hash__(self) -> int:
        return hash((int(self.n), int(self.start)))

    def __getstate__(self) -> dict[str, Any]:
        """A copy or pickle of the space alone leaves the environment behind: it samples among all moves."""
        return {**self.__dict__, "_mask": None}
