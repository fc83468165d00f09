"""A player of Cryptid that knows exactly what can be known, asks what splits best and tells as little as it can."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import log2

from katzentisch.core.chance import rng
from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Player, Weigher
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.games.cryptid.clues import KEYS
from katzentisch.games.cryptid.deduce import deduce, pieces_allow
from katzentisch.games.cryptid.map import HEXES, decode, hex_name
from katzentisch.games.cryptid.rules import AGREE, ASK, CORRECT, SAY_CUBE, SAY_DISC, SEARCH
from katzentisch.games.cryptid.view import CryptidView

PENALTY = 0.55
"""What a cube that one has to lay oneself costs, in bits learned."""
DISC_TELLS = 0.35
"""How much of what an own disc gives away counts."""
SEARCH_PAYS = 7.0
"""What finding the habitat is worth, in bits."""
MUCH = 5.0
"""Bits of uncertainty from which a hint is welcome."""

Because = list[tuple[float, Reason]]


class Heuristic(Weigher):
    """Searches when it pays, asks where the answer is most open, and lays cubes that leave the most clues possible."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def weigh(self, view: View, move: Move) -> Advice:
        assert isinstance(view, CryptidView)
        kind, at = divmod(move, HEXES)
        if move >= SAY_DISC:
            return Advice(move, weigh_word(view, move))
        if kind >= ASK:
            return Advice(move, [*weigh_question(view, kind - ASK, at), self.whim(view, move)])
        if kind == SEARCH:
            return Advice(move, weigh_search(view, at))
        if kind == CORRECT:
            return Advice(move, [(100.0, Reason("honest"))])
        return Advice(move, [*weigh_piece(view, at, kind), self.whim(view, move)])

    def whim(self, view: CryptidView, move: Move) -> tuple[float, Reason]:
        """Equal moves are told apart by luck, so that nobody can read the order of the hexes."""
        luck = rng(f"{self.seed} {view.map} {view.opening} {len(view.cubes[view.seat])} {move}").below(1000)
        return int(luck) / 1e6, Reason("whim")

    def interrupt(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Correct a mistake at once; join a wish for the hint while the habitat is far."""
        assert isinstance(view, CryptidView)
        mistakes = [move for move in legal if move // HEXES == CORRECT]
        if mistakes:
            return mistakes[0]
        return AGREE if AGREE in legal and any(view.agreed) and uncertainty(view) >= MUCH else None


bots: dict[str, Callable[[str], Player]] = {"heuristic": Heuristic}


def chances(view: CryptidView) -> list[float]:
    """How likely each hex is the habitat."""
    found = deduce(view)
    return [count / found.tuples for count in found.hexes]


def uncertainty(view: CryptidView) -> float:
    """How many bits are missing to name the habitat."""
    return -sum(chance * log2(chance) for chance in chances(view) if chance > 0)


@lru_cache(maxsize=8)
def fitting(view: CryptidView) -> list[list[float]]:
    """For each seat and hex, how likely the hex fits the seat."""
    found = deduce(view)
    marks = decode(view.map).clue_marks()
    table = []
    for counts in found.clues:
        weights = [(1 << clue, count / found.tuples) for clue, count in enumerate(counts) if count]
        table.append([sum(weight for mark, weight in weights if marks[at] & mark) for at in range(HEXES)])
    return table


@lru_cache(maxsize=8)
def own_candidates(view: CryptidView) -> list[int]:
    """The clues that the others must still believe possible for this seat."""
    return pieces_allow(view, view.seat)


def entropy(chance: float) -> float:
    """What a yes or no of this likelihood tells, in bits."""
    return 0.0 if chance <= 0 or chance >= 1 else -chance * log2(chance) - (1 - chance) * log2(1 - chance)


def given_away(view: CryptidView, at: int, disc: bool) -> float:
    """How many bits of the own clue an own piece on this hex tells the others."""
    before = own_candidates(view)
    marks = decode(view.map).clue_marks()[at]
    left = sum(bool(marks >> clue & 1) == disc for clue in before)
    return log2(len(before) / left) if left and before else 0.0


def weigh_question(view: CryptidView, other: int, at: int) -> Because:
    """What the answer tells, what a cube would cost, and whether the hex is worth asking about at all."""
    yes = fitting(view)[other][at]
    because = [(entropy(yes), Reason("splits", {"percent": round(100 * yes)}))]
    price = (1 - yes) * (PENALTY + cheapest_cube(view))
    if price > 0:
        because.append((-price, Reason("risks-cube", {"percent": round(100 * (1 - yes))})))
    likely = chances(view)[at]
    if likely > 0:
        because.append((likely, Reason("may-be-habitat", {"percent": round(100 * likely)})))
    return because


@lru_cache(maxsize=8)
def cheapest_cube(view: CryptidView) -> float:
    """What an owed cube would give away at least."""
    closed = {at for cubes in view.cubes for at in cubes}
    misses = [at for at in range(HEXES) if at not in closed and not decode(view.map).fits(KEYS.index(view.clue), at)]
    return min((given_away(view, at, False) for at in misses), default=0.0)


def weigh_search(view: CryptidView, at: int) -> Because:
    """How likely it is the habitat, what the disc gives away, and what the others then know."""
    if not decode(view.map).fits(KEYS.index(view.clue), at):
        return [(-100.0, Reason("clue-forbids-search", {"hex": hex_name(at)}))]
    chance = chances(view)[at]
    because = [(SEARCH_PAYS * chance, Reason("may-be-habitat", {"percent": round(100 * chance)}))]
    if chance < 1:
        tells = given_away(view, at, True)
        because.append((-DISC_TELLS * tells, Reason("disc-tells", {"bits": f"{tells:.1f}"})))
        price = (1 - chance) * (PENALTY + cheapest_cube(view) + 1)
        because.append((-price, Reason("risks-cube", {"percent": round(100 * (1 - chance))})))
    return because


def weigh_piece(view: CryptidView, at: int, kind: int) -> Because:
    """An own piece should be right, and leave the others as many clues to believe in as can be."""
    disc = kind == 1
    if decode(view.map).fits(KEYS.index(view.clue), at) != disc:
        return [(-100.0, Reason("dishonest"))]
    tells = given_away(view, at, disc)
    because = [(-tells, Reason("piece-tells", {"bits": f"{tells:.1f}"}))]
    if not disc:
        blocked = chances(view)[at]
        closes = sum(at in discs for discs in view.discs)
        because.append((0.05 * closes - blocked, Reason("closes-hex", {"hex": hex_name(at)})))
    return because


def weigh_word(view: CryptidView, move: Move) -> Because:
    """Answers are honest; a hint is welcome while the habitat is far, and out of turn (see interrupt)."""
    if move in (SAY_DISC, SAY_CUBE):
        fits = decode(view.map).fits(KEYS.index(view.clue), view.pawn)
        return [(100.0, Reason("honest"))] if fits == (move == SAY_DISC) else [(-100.0, Reason("dishonest"))]
    return [(-50.0, Reason("goes-on"))]
