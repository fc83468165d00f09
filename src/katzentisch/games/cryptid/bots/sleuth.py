"""What all players of Cryptid share: honesty, reasons for every move, and a word about the hint."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from math import log2

from katzentisch.core.chance import rng
from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Weigher
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.games.cryptid.bots.reading import Reading
from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import HEXES, decode, hex_name
from katzentisch.games.cryptid.rules.deduce import pieces_allow
from katzentisch.games.cryptid.rules.state import AGREE, ASK, CORRECT, SAY_CUBE, SAY_DISC, SEARCH
from katzentisch.games.cryptid.rules.table import DISC
from katzentisch.games.cryptid.view import CryptidView

MUCH = 5.0
"""Bits of uncertainty from which a hint is welcome."""

Because = list[tuple[float, Reason]]


class Sleuth(Weigher):
    """Never lies, corrects mistakes at once; how it asks, searches and lays pieces is up to each kind."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    @abstractmethod
    def read(self, view: CryptidView) -> Reading:
        """What this player makes of a view."""

    @abstractmethod
    def question(self, view: CryptidView, other: int, at: int) -> Because:
        """What speaks for asking another seat about a hex."""

    @abstractmethod
    def search(self, view: CryptidView, at: int) -> Because:
        """What speaks for searching a hex that fits the player's own clue."""

    def piece(self, view: CryptidView, at: int, disc: bool) -> Because:
        """What speaks for an own honest piece on a hex: any is as good."""
        return []

    def weigh(self, view: View, move: Move) -> Advice:
        assert isinstance(view, CryptidView)
        kind, at = divmod(move, HEXES)
        if move >= SAY_DISC:
            return Advice(move, word(view, move))
        if kind >= ASK:
            return Advice(move, [*self.question(view, kind - ASK, at), self.whim(view, move)])
        if kind == CORRECT:
            return Advice(move, [(100.0, Reason("honest"))])
        if fits_own(view, at) != (kind in (DISC, SEARCH)):
            lie = Reason("clue-forbids-search", {"hex": hex_name(at)}) if kind == SEARCH else Reason("dishonest")
            return Advice(move, [(-100.0, lie)])
        if kind == SEARCH:
            return Advice(move, self.search(view, at))
        return Advice(move, [*self.piece(view, at, kind == DISC), self.whim(view, move)])

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
        return AGREE if AGREE in legal and any(view.agreed) and self.read(view).uncertainty >= MUCH else None


def word(view: CryptidView, move: Move) -> Because:
    """Answers are honest; a hint is welcome while the habitat is far, and out of turn (see interrupt)."""
    if move in (SAY_DISC, SAY_CUBE):
        honest = fits_own(view, view.pawn) == (move == SAY_DISC)
        return [(100.0, Reason("honest"))] if honest else [(-100.0, Reason("dishonest"))]
    return [(-50.0, Reason("goes-on"))]


def fits_own(view: CryptidView, at: int) -> bool:
    """Whether the player's own clue is true on a hex."""
    return decode(view.map).fits(KEYS.index(view.clue), at)


@lru_cache(maxsize=8)
def own_candidates(view: CryptidView) -> list[int]:
    """The clues that the others must still believe possible for this seat."""
    return pieces_allow(view, view.seat)


def still_possible(view: CryptidView, at: int, disc: bool) -> int:
    """How many clues the others must believe possible for this seat after an own piece on this hex."""
    marks = decode(view.map).clue_marks()[at]
    return sum(bool(marks >> clue & 1) == disc for clue in own_candidates(view))


def given_away(view: CryptidView, at: int, disc: bool) -> float:
    """How many bits of the player's own clue an own piece on this hex tells the others."""
    left = still_possible(view, at, disc)
    return log2(len(own_candidates(view)) / left) if left else 0.0


@lru_cache(maxsize=8)
def cheapest_cube(view: CryptidView) -> float:
    """What an owed cube would give away at least."""
    closed = {at for cubes in view.cubes for at in cubes}
    misses = [at for at in range(HEXES) if at not in closed and not fits_own(view, at)]
    return min((given_away(view, at, False) for at in misses), default=0.0)


def entropy(chance: float) -> float:
    """What a yes or no of this likelihood tells, in bits."""
    return 0.0 if chance <= 0 or chance >= 1 else -chance * log2(chance) - (1 - chance) * log2(1 - chance)
