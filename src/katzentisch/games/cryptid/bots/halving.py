"""Players who ask what splits best: from lists for each seat, or from everything that follows."""

from __future__ import annotations

from math import log2

from katzentisch.core.reason import Reason
from katzentisch.games.cryptid.bots.reading import Reading, exact, notes
from katzentisch.games.cryptid.bots.sleuth import Because, Sleuth, cheapest_cube, entropy, given_away, still_possible
from katzentisch.games.cryptid.box.map import decode, hex_name
from katzentisch.games.cryptid.view import CryptidView

PENALTY = 0.55
"""What a cube that one has to lay oneself costs, in bits learned."""
DISC_TELLS = 0.35
"""How much of what an own disc gives away counts."""
SEARCH_PAYS = 7.0
"""What finding the habitat is worth, in bits."""


class Halving(Sleuth):
    """Searches when it pays, asks where the answer is most open, and lays pieces that leave the most clues possible.

    It has a list of clues for each seat and crosses out what the pieces exclude; that the set-up leaves one hex, it
    does not use.
    """

    def read(self, view: CryptidView) -> Reading:
        return notes(view)

    def question(self, view: CryptidView, other: int, at: int) -> Because:
        return teaches(view, self.read(view), other, at)

    def search(self, view: CryptidView, at: int) -> Because:
        """How likely it is the habitat, what the disc gives away, and what the others then know."""
        chance = self.read(view).chances[at]
        because = [(SEARCH_PAYS * chance, Reason("may-be-habitat", {"percent": round(100 * chance)}))]
        if chance < 1:
            tells = given_away(view, at, True)
            because.append((-DISC_TELLS * tells, Reason("disc-tells", {"bits": f"{tells:.1f}"})))
            price = (1 - chance) * (PENALTY + cheapest_cube(view) + 1)
            because.append((-price, Reason("risks-cube", {"percent": round(100 * (1 - chance))})))
        return because

    def piece(self, view: CryptidView, at: int, disc: bool) -> Because:
        return discreet(view, self.read(view), at, disc)


class Exact(Halving):
    """The same with everything that can be known."""

    def read(self, view: CryptidView) -> Reading:
        return exact(view)


def splits(view: CryptidView, other: int, at: int) -> Reason:
    """How the answer divides the clues that the notebook of the screen leaves another seat."""
    marks = decode(view.map).clue_marks()[at]
    listed = notes(view).clues[other]
    yes = sum(marks >> clue & 1 for clue in listed)
    return Reason("splits-clues", {"seat": other, "yes": yes, "no": len(listed) - yes})


def teaches(view: CryptidView, found: Reading, other: int, at: int) -> Because:
    """What the answer tells, what a cube would cost, and whether the hex is worth asking about at all."""
    yes = found.fitting[other][at]
    because = [(entropy(yes), splits(view, other, at))]
    price = (1 - yes) * (PENALTY + cheapest_cube(view))
    if price > 0:
        because.append((-price, Reason("risks-cube", {"percent": round(100 * (1 - yes))})))
    likely = found.chances[at]
    if likely > 0:
        because.append((likely, Reason("may-be-habitat", {"percent": round(100 * likely)})))
    return because


def discreet(view: CryptidView, found: Reading, at: int, disc: bool) -> Because:
    """An own piece should leave the others as many clues to believe in as can be."""
    left = still_possible(view, at, disc)
    because = [(log2(left) if left else 0.0, Reason("leaves-clues", {"count": left}))]
    if not disc:
        closes = sum(at in discs for discs in view.discs)
        because.append((0.05 * closes - found.chances[at], Reason("closes-hex", {"hex": hex_name(at)})))
    return because
