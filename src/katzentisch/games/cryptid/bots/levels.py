"""Players who reason like people: one asks where it likes, one keeps lists and waits until it is sure."""

from __future__ import annotations

from functools import lru_cache

from katzentisch.core.reason import Reason
from katzentisch.games.cryptid.bots.halving import splits
from katzentisch.games.cryptid.bots.reading import Reading, crossed_out, notes, remembered
from katzentisch.games.cryptid.bots.sleuth import Because, Sleuth, entropy, fits_own
from katzentisch.games.cryptid.box.map import hex_name
from katzentisch.games.cryptid.rules.deduce import Hexes
from katzentisch.games.cryptid.view import CryptidView

MEMORY = 80
"""How many percent of the others' pieces a kitten remembers."""
SURE = 0.7
"""How likely a tabby wants a hex to be before it searches there."""


class Kitten(Sleuth):
    """Asks about hexes that fit its own clue, best where it remembers discs; searches where nobody is left to ask."""

    def read(self, view: CryptidView) -> Reading:
        return hazy(view, self.seed)

    def question(self, view: CryptidView, other: int, at: int) -> Because:
        if not fits_own(view, at):
            return [(-1.0, Reason("clue-forbids-search", {"hex": hex_name(at)}))]
        because = [(0.1, Reason("fits-own"))]
        lying = self.lying(view, at)
        if lying:
            because.append((float(lying), Reason("discs-lie", {"count": lying})))
        if self.read(view).fitting[other][at] == 0:
            because.append((-2.0, Reason("knows-no", {"seat": other})))
        return because

    def search(self, view: CryptidView, at: int) -> Because:
        lying = self.lying(view, at)
        all_there = lying == view.players - 1
        return [(10.0 if all_there else -2.0, Reason("discs-lie", {"count": lying}))]

    def lying(self, view: CryptidView, at: int) -> int:
        """How many others' discs it remembers on a hex."""
        discs = noticed(view, self.seed)
        return sum(at in lying for seat, lying in enumerate(discs) if seat != view.seat)


class Tabby(Sleuth):
    """Keeps a list for every seat; asks about the likeliest hex, and searches when it is fairly sure."""

    def read(self, view: CryptidView) -> Reading:
        return notes(view)

    def question(self, view: CryptidView, other: int, at: int) -> Because:
        found = self.read(view)
        likely = found.chances[at]
        because = [(0.1 * entropy(found.fitting[other][at]), splits(view, found, other, at))]
        if likely > 0:
            because.append((likely / max(found.chances), Reason("may-be-habitat", {"percent": round(100 * likely)})))
        return because

    def search(self, view: CryptidView, at: int) -> Because:
        chance = self.read(view).chances[at]
        worth = 2.0 * chance if chance >= SURE else chance - 1.0
        return [(worth, Reason("may-be-habitat", {"percent": round(100 * chance)}))]


@lru_cache(maxsize=8)
def noticed(view: CryptidView, seed: str) -> tuple[Hexes, ...]:
    """The discs that a kitten remembers."""
    return remembered(view, view.discs, seed, MEMORY)


@lru_cache(maxsize=8)
def hazy(view: CryptidView, seed: str) -> Reading:
    """What a kitten makes of a view."""
    return crossed_out(view, remembered(view, view.cubes, seed, MEMORY), noticed(view, seed))
