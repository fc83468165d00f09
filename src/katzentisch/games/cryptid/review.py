"""Looking back: who could have known what, and when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from katzentisch.games.cryptid.deduce import deduce
from katzentisch.games.cryptid.view import CryptidView


class Review(msgspec.Struct, frozen=True):
    """One match, as everybody could have read it."""

    hexes: tuple[tuple[int, ...], ...]
    """For each ply, from the set-up on, and each seat: how many hexes its own view left for the habitat."""
    known: tuple[int | None, ...]
    """For each seat, the first ply at which its own view left a single hex; None if none did before the end."""


def review(plies: Iterable[Sequence[CryptidView]]) -> Review:
    """What follows from the views of all seats after each ply; views that show the end tell nothing more."""
    hexes = []
    for views in plies:
        if any(view.clues for view in views):
            break
        hexes.append(tuple(possible(view) for view in views))
    seats = range(len(hexes[0])) if hexes else range(0)
    known = tuple(next((ply for ply, left in enumerate(hexes) if left[seat] == 1), None) for seat in seats)
    return Review(tuple(hexes), known)


def possible(view: CryptidView) -> int:
    """How many hexes may be the habitat, for all that this view tells."""
    return sum(count > 0 for count in deduce(view).hexes)
