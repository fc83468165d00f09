"""What one seat could know: exactly the clues and the hexes that are still possible."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from katzentisch.games.cryptid.box.clues import KEYS, hint_allows
from katzentisch.games.cryptid.box.map import HEXES, area_of, decode
from katzentisch.games.cryptid.rules.evidence import Evidence
from katzentisch.games.cryptid.rules.posterior import Posterior
from katzentisch.games.cryptid.rules.puzzle import mode_clues
from katzentisch.games.cryptid.view import CryptidView

Hexes = tuple[int, ...]


class Awaited(NamedTuple):
    """A seat that is known to have a hex for a piece: one of the spare ones fits it, or does not."""

    seat: int
    spare: Hexes
    fits: bool


def deduce(view: CryptidView) -> Posterior:
    """All clue tuples that fit this view; if none does, those that contradict the fewest pieces (CR-R35)."""
    against = tuple(cubes + notes for cubes, notes in zip(view.cubes, view.notes, strict=True))
    return posterior(view.map, view.seat, view.clue, possible_clues(view), against, view.discs, awaited(view))


@lru_cache(maxsize=256)
def posterior(
    code: str,
    seat: int,
    clue: str,
    clues: int,
    against: tuple[Hexes, ...],
    fitting: tuple[Hexes, ...],
    waits: Awaited | None,
) -> Posterior:
    """What follows from the parts of a view that count; the latest are remembered."""
    seen = [evidence(*pieces) for pieces in zip(against, fitting, strict=True)]
    if waits:
        waiting = seen[waits.seat]
        spare = area_of(list(waits.spare))
        waiting.spare_low, waiting.spare_high = spare.low, spare.high
        waiting.spare_counts, waiting.spare_fits = True, waits.fits
    return Posterior(decode(code), clues, seen, seat, KEYS.index(clue) if clue else -1)


def possible_clues(view: CryptidView) -> int:
    """The clues of the mode that the hint leaves, one bit each."""
    return mode_clues(view.advanced) & hint_allows(view.hint)


def evidence(against: Hexes, fitting: Hexes) -> Evidence:
    """What a player's pieces say: on these hexes the clue is false, on those it is true."""
    seen = Evidence()
    cubes, discs = area_of(list(against)), area_of(list(fitting))
    seen.cubes_low, seen.cubes_high = cubes.low, cubes.high
    seen.discs_low, seen.discs_high = discs.low, discs.high
    return seen


def awaited(view: CryptidView) -> Awaited | None:
    """Who is known to have a hex for a piece, since the referee waits for it (CR-R6, CR-R8, CR-R19, CR-R26)."""
    if view.relay >= 0:
        spare = free(view, view.relay)
        if view.phase in ("answer", "extra"):
            spare = tuple(at for at in spare if at != view.pawn)
        return Awaited(view.relay, spare, view.relay_piece == "disc")
    if view.phase in ("owing", "extra"):
        return Awaited(view.turn, free(view, view.turn), view.phase == "extra")
    asked = [seat for seat in range(view.players) if seat != view.turn]
    if view.by_hand and view.phase == "turn" and not any(free(view, seat) for seat in asked):
        return Awaited(view.turn, open_hexes(view), True)
    return None


def open_hexes(view: CryptidView) -> Hexes:
    """The hexes without a cube."""
    closed = {at for cubes in view.cubes for at in cubes}
    return tuple(at for at in range(HEXES) if at not in closed)


def free(view: CryptidView, seat: int) -> Hexes:
    """The open hexes on which a seat has no piece."""
    return tuple(at for at in open_hexes(view) if at not in view.discs[seat])


def pieces_allow(view: CryptidView, seat: int) -> list[int]:
    """The clues that this seat's pieces, notes and the hint alone leave it."""
    seen = evidence(view.cubes[seat] + view.notes[seat], view.discs[seat])
    candidates = seen.candidates(decode(view.map), possible_clues(view))
    return [candidate.number for candidate in candidates if candidate.cost == 0]
