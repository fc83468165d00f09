"""What a player makes of a view: which clues everybody may have, and where the habitat may be."""

from __future__ import annotations

from functools import lru_cache
from math import log2

import msgspec

from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import HEXES, decode
from katzentisch.games.cryptid.rules.deduce import Hexes, deduce, evidence, possible_clues
from katzentisch.games.cryptid.view import CryptidView


class Reading(msgspec.Struct, frozen=True, eq=False):
    """What one player believes."""

    chances: list[float]
    """How likely each hex is the habitat."""
    fitting: list[list[float]]
    """For each seat and hex, how likely the hex fits the seat."""
    clues: list[list[int]]
    """For each seat, the clues that are still possible."""

    @property
    def uncertainty(self) -> float:
        """How many bits are missing to name the habitat."""
        return -sum(chance * log2(chance) for chance in self.chances if chance > 0)


@lru_cache(maxsize=8)
def exact(view: CryptidView) -> Reading:
    """Everything that follows, also from the set-up leaving one hex (CR-R35)."""
    found = deduce(view)
    chances = [count / found.tuples for count in found.hexes]
    weights = [{clue: count / found.tuples for clue, count in enumerate(counts) if count} for counts in found.clues]
    return Reading(chances, spread(view, weights), [list(each) for each in weights])


@lru_cache(maxsize=8)
def notes(view: CryptidView) -> Reading:
    """A list for each seat, from which its pieces cross out clues; nothing follows from two lists together."""
    return crossed_out(view, view.cubes, view.discs)


def crossed_out(view: CryptidView, cubes: tuple[Hexes, ...], discs: tuple[Hexes, ...]) -> Reading:
    """What lists with these pieces crossed out say, each clue and each list by itself."""
    own = KEYS.index(view.clue) if view.clue else -1
    weights = []
    for seat in range(view.players):
        left = [own] if seat == view.seat else suspected(view, cubes[seat] + view.notes[seat], discs[seat], own)
        weights.append(dict.fromkeys(left, 1 / len(left)))
    fitting = spread(view, weights)
    chances = [1.0] * HEXES
    for fits in fitting:
        chances = [chance * fit for chance, fit in zip(chances, fits, strict=True)]
    total = sum(chances) or 1.0
    return Reading([chance / total for chance in chances], fitting, [list(each) for each in weights])


def suspected(view: CryptidView, against: Hexes, fits: Hexes, own: int) -> list[int]:
    """The clues but the player's own that contradict the fewest of these pieces: none, unless somebody erred."""
    candidates = evidence(against, fits).candidates(decode(view.map), possible_clues(view))
    others = [candidate for candidate in candidates if candidate.number != own]
    fewest = min(candidate.cost for candidate in others)
    return [candidate.number for candidate in others if candidate.cost == fewest]


def spread(view: CryptidView, weights: list[dict[int, float]]) -> list[list[float]]:
    """For each seat and hex, the weight of the clues that are true there."""
    marks = decode(view.map).clue_marks()
    table = []
    for clues in weights:
        bits = [(1 << clue, weight) for clue, weight in clues.items()]
        table.append([sum(weight for mark, weight in bits if marks[at] & mark) for at in range(HEXES)])
    return table
