"""Arrays that a learner owns, and the check that they are what is to be written into them."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from katzentisch.learn.errors import BadBuffer
from katzentisch.learn.layout import Layout

Array: TypeAlias = npt.NDArray[Any]


class Buffers(NamedTuple):
    """What the matches of a vector show after a step, a row for each."""

    observations: Array
    """What the seat to move sees, (matches, layout.size)."""
    masks: Array
    """1 where a move is legal for it, (matches, layout.moves)."""
    seats: Array
    """Which seat that is, (matches,)."""
    rewards: Array
    """What every seat got by the step, (matches, players)."""
    ended: Array
    """1 where the step ended a match; the observation is the next one's, (matches,)."""


OBSERVATION = np.dtype(np.int16)
MASK = np.dtype(np.int8)
KINDS: tuple[np.dtype[Any], ...] = (OBSERVATION, MASK, np.dtype(np.int16), np.dtype(np.float32), np.dtype(np.bool_))
"""What each of them holds unless its owner wants another kind of number."""


def shapes(layout: Layout, matches: int) -> list[tuple[int, ...]]:
    """The shape of each buffer."""
    return [
        (matches, layout.size),
        (matches, layout.moves),
        (matches,),
        (matches, layout.players),
        (matches,),
    ]


def allocate(layout: Layout, matches: int) -> Buffers:
    """Buffers for so many matches."""
    return Buffers(*(np.zeros(shape, kind) for shape, kind in zip(shapes(layout, matches), KINDS, strict=True)))


def check(buffers: Buffers, layout: Layout, matches: int) -> Buffers:
    """The buffers, if each of them will do."""
    for name, array, shape, kind in zip(Buffers._fields, buffers, shapes(layout, matches), KINDS, strict=True):
        fits(name, array, shape, kind)
    return buffers


def fits(name: str, array: object, shape: tuple[int, ...], kind: np.dtype[Any]) -> None:
    """BadBuffer unless this is an array of that shape which can hold that kind of number."""
    if not isinstance(array, np.ndarray):
        raise BadBuffer(f"{name}: a numpy array is needed, not {type(array).__name__}")
    if array.shape != shape:
        raise BadBuffer(f"{name}: a buffer of shape {shape} is needed, this one has {array.shape}")
    if not np.can_cast(kind, array.dtype, "safe"):
        raise BadBuffer(f"{name}: {array.dtype} cannot hold {kind}")
    if not array.flags.writeable:
        raise BadBuffer(f"{name}: this buffer cannot be written to")
