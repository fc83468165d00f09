"""Looking back: who could have known what, and when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from katzentisch.core.game_package import GameReview
from katzentisch.games.cryptid.rules.deduce import deduce
from katzentisch.games.cryptid.view import CryptidView


class Review(msgspec.Struct, frozen=True):
    """One match, as everybody could have read it."""

    hexes: tuple[tuple[int, ...], ...]
    """For each ply, from the set-up on, and each onlooker: how many hexes their view left for the habitat."""
    known: tuple[int | None, ...]
    """For each onlooker, the first ply at which their view left only the habitat; None if none did."""


def review(plies: Iterable[Sequence[CryptidView]]) -> Review:
    """What follows from everybody's views after each ply, the end included, which tells nothing more itself."""
    left: list[list[frozenset[int]]] = []
    habitat = -1
    for views in plies:
        if views[0].habitat >= 0:
            habitat = views[0].habitat
            break
        left.append([possible(view) for view in views])
    onlookers = range(len(left[0])) if left else range(0)
    return Review(
        tuple(tuple(map(len, each)) for each in left),
        tuple(next((ply for ply, each in enumerate(left) if each[who] == {habitat}), None) for who in onlookers),
    )


def possible(view: CryptidView) -> frozenset[int]:
    """The hexes that may be the habitat, for all that this view tells."""
    return frozenset(at for at, count in enumerate(deduce(view).hexes) if count > 0)


part = GameReview(review=review)
