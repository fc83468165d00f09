"""The strongest level that people meet: it overlooks nothing, and it lets everybody play."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.core.game import Move
from katzentisch.core.view import View
from katzentisch.games.cryptid.bots.halving import Halving
from katzentisch.games.cryptid.box.map import HEXES
from katzentisch.games.cryptid.rules.state import SEARCH
from katzentisch.games.cryptid.view import CryptidView

TURNS_FOR_EVERYBODY = 2
"""Turns that everybody has before a tiger searches."""
OPENING_CUBES = 2


class Tiger(Halving):
    """Halves with a list for each seat, and does not search before everybody has had two turns.

    What the set-up gives away (that all clues together leave one hex) it does not use; the solver does. Its advice
    to others keeps no such pace.
    """

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, CryptidView)
        if view.phase == "turn" and turns_taken(view) + 1 < TURNS_FOR_EVERYBODY * view.players:
            legal = [move for move in legal if move // HEXES != SEARCH] or legal
        return super().choose(view, legal)


def turns_taken(view: CryptidView) -> int:
    """How many turns were completed before the one that is on: never too many, and right if nobody has searched.

    A turn that ends with a cube leaves two of them, the answer and the debt; any other leaves one disc. Discs on a hex
    with a cube may all come from one failed search, which may also have left a disc elsewhere, so these do not count.
    """
    cubes = {at for lying in view.cubes for at in lying}
    discs = [at for lying in view.discs for at in lying]
    paid = sum(map(len, view.cubes)) + sum(view.lapsed) - OPENING_CUBES * view.players
    searched = len(cubes.intersection(discs))
    least = max(0, paid // 2 + sum(at not in cubes for at in discs) - searched)
    return least + (view.turn - view.starter - least) % view.players
