"""Players who hunt like people: they forget, overlook, and want to be sure before they search."""

from __future__ import annotations

from abc import abstractmethod
from functools import lru_cache

from katzentisch.core.chance import Rng, rng
from katzentisch.core.reason import Reason
from katzentisch.games.cryptid.bots.halving import discreet, splits, teaches
from katzentisch.games.cryptid.bots.reading import Reading, crossed_out
from katzentisch.games.cryptid.bots.sleuth import Because, Sleuth, entropy
from katzentisch.games.cryptid.box.map import HEXES, hex_name
from katzentisch.games.cryptid.rules.deduce import Hexes
from katzentisch.games.cryptid.view import CryptidView

FOUND = 10.0
"""What speaks for a search that one is sure of."""
NEVER = -10.0
"""What speaks against what one does not think of."""


class Hunter(Sleuth):
    """Keeps a list for every seat; each turn it recalls some of the others' pieces and looks at a part of the map."""

    memory: int
    """How many percent of the others' pieces it thinks of."""
    sight: int
    """How many percent of the hexes it looks at."""
    sure: float
    """How likely it wants a hex to be before it searches there."""

    @abstractmethod
    def wonder(self, view: CryptidView, other: int, at: int) -> Because:
        """What speaks for asking another seat about a hex that it looks at."""

    def read(self, view: CryptidView) -> Reading:
        return recalled(view, self.seed, self.memory)

    def question(self, view: CryptidView, other: int, at: int) -> Because:
        if not looked(view, self.seed, self.sight)[at]:
            return [(NEVER, Reason("overlooks", {"hex": hex_name(at)}))]
        return self.wonder(view, other, at)

    def search(self, view: CryptidView, at: int) -> Because:
        """Where all others have discs nobody can be wrong; anywhere else it wants to be sure, and would rather ask."""
        if not looked(view, self.seed, self.sight)[at]:
            return [(2 * NEVER, Reason("overlooks", {"hex": hex_name(at)}))]
        lying = sum(at in discs for seat, discs in enumerate(view.discs) if seat != view.seat)
        if lying == view.players - 1:
            return [(FOUND + 1, Reason("discs-lie", {"count": lying}))]
        chance = self.read(view).chances[at]
        worth = FOUND if chance >= self.sure else 2 * NEVER + chance
        return [(worth, Reason("may-be-habitat", {"percent": round(100 * chance)}))]


class Tabby(Hunter):
    """Forgets every fifth piece, looks at a third of the map, and asks about the hex that seems likeliest."""

    memory = 80
    sight = 33
    sure = 0.9

    def wonder(self, view: CryptidView, other: int, at: int) -> Because:
        found = self.read(view)
        likely = found.chances[at]
        because = [(0.1 * entropy(found.fitting[other][at]), splits(view, other, at))]
        if likely > 0:
            because.append((likely / max(found.chances), Reason("may-be-habitat", {"percent": round(100 * likely)})))
        return because


class Kitten(Tabby):
    """Forgets half of the pieces and looks at a quarter of the map, so that many of its questions help little."""

    memory = 50
    sight = 25
    sure = 0.95


class Lynx(Hunter):
    """Forgets nothing and asks where the answer is most open, but looks at three hexes of five only."""

    memory = 100
    sight = 60
    sure = 0.8

    def wonder(self, view: CryptidView, other: int, at: int) -> Because:
        return teaches(view, self.read(view), other, at)

    def piece(self, view: CryptidView, at: int, disc: bool) -> Because:
        return discreet(view, self.read(view), at, disc)


def moment(view: CryptidView, seed: str, what: str) -> Rng:
    """Luck that is the same throughout one turn of one seat."""
    return rng(f"{seed} {what} {view.map} {view.cubes} {view.discs}")


@lru_cache(maxsize=8)
def looked(view: CryptidView, seed: str, percent: int) -> list[bool]:
    """For each hex, whether a player looks at it this turn."""
    luck = moment(view, seed, "sight")
    return [luck.below(100) < percent for _ in range(HEXES)]


@lru_cache(maxsize=8)
def recalled(view: CryptidView, seed: str, percent: int) -> Reading:
    """What a player makes of the pieces that it thinks of this turn, all of its own among them."""
    luck = moment(view, seed, "memory")
    kept = [[luck.below(100) < percent or seat == view.seat for _ in range(HEXES)] for seat in range(view.players)]

    def of(pieces: tuple[Hexes, ...]) -> tuple[Hexes, ...]:
        return tuple(tuple(at for at in lying if mine[at]) for lying, mine in zip(pieces, kept, strict=True))

    return crossed_out(view, of(view.cubes), of(view.discs))
