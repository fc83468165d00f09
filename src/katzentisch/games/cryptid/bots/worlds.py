"""Who could hold which clues, listed for everybody who would have to wonder."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.core.chance import Rng
from katzentisch.games.cryptid.box.map import HALF, Map
from katzentisch.games.cryptid.rules.sets import CLUE_BITS, HEX_AT

MOST: Final = 2048
"""Worlds that are kept for one seat with one clue; of more, a fair sample is."""


class Spot:
    """A hex with the clues that are true there, one bit each, and room for a tally."""

    def __init__(self, number: i64, marks: i64) -> None:
        self.number: i64 = number
        self.marks: i64 = marks
        self.low: i64 = bit(number) if number < HALF else 0
        self.high: i64 = bit(number - HALF) if number >= HALF else 0
        self.found: i64 = 0
        self.told: float = 0.0


class Suspect:
    """What everybody may know of one seat: the clues that its pieces allow, one bit each, and where its discs lie."""

    def __init__(self, seat: i64, allowed: i64, discs_low: i64, discs_high: i64) -> None:
        self.seat: i64 = seat
        self.shift: i64 = CLUE_BITS * seat
        self.allowed: i64 = allowed
        self.discs_low: i64 = discs_low
        self.discs_high: i64 = discs_high


class Worlds:
    """All ways to hand out clues that fit the pieces and leave one common hex, as a seat with some clue lists them.

    A world is one number: six bits for the clue of each seat, then the habitat (as in `sets`).
    """

    def __init__(self, land: Map, suspects: list[Suspect]) -> None:
        self.land = land
        self.players: i64 = len(suspects)
        self.suspects = suspects
        self.spots: list[Spot] = [Spot(at, marks) for at, marks in enumerate(land.clue_marks())]
        self.lists: list[list[int] | None] = [None] * (48 * len(suspects))
        self.rng = Rng(0, 0, 0)
        self.listed: list[int] = []
        self.seen: i64 = 0

    def of(self, seat: i64, clue: i64) -> list[int]:
        """The worlds that this seat would think possible if it had this clue."""
        known = self.lists[48 * seat + clue]
        if known is None:
            self.rng = Rng(seat, clue, MOST)
            known = []
            self.listed = known
            self.seen = 0
            area = self.land.areas[clue]
            self.walk(0, seat, area.low, area.high, bit(clue), clue * bit(CLUE_BITS * seat))
            self.listed = []
            self.lists[48 * seat + clue] = known
        return known

    def walk(self, seat: i64, fixed: i64, low: i64, high: i64, used: i64, packed: i64) -> None:
        """Give a clue to this seat and to all after it but the one that is fixed."""
        if seat == fixed:
            seat += 1
        suspect = self.suspects[seat]
        following: i64 = seat + 1
        if following == fixed:
            following += 1
        if following >= self.players:
            self.finish(suspect, low, high, used, packed)
            return
        left: i64 = suspect.allowed & ~used
        while left:
            clue: i64 = count((left & -left) - 1)
            left &= left - 1
            area = self.land.areas[clue]
            low_left: i64 = low & area.low
            high_left: i64 = high & area.high
            if low_left | high_left:
                self.walk(seat + 1, fixed, low_left, high_left, used | bit(clue), packed | (clue * bit(suspect.shift)))

    def finish(self, suspect: Suspect, low: i64, high: i64, used: i64, packed: i64) -> None:
        """The last clue must be true on exactly one of the hexes that are left."""
        one: i64 = 0
        more: i64 = 0
        rest: i64 = low
        while rest:
            marks: i64 = self.spots[count((rest & -rest) - 1)].marks
            more |= one & marks
            one |= marks
            rest &= rest - 1
        rest = high
        while rest:
            marks = self.spots[HALF + count((rest & -rest) - 1)].marks
            more |= one & marks
            one |= marks
            rest &= rest - 1
        single: i64 = one & ~more & suspect.allowed & ~used
        while single:
            clue: i64 = count((single & -single) - 1)
            single &= single - 1
            area = self.land.areas[clue]
            low_left: i64 = low & area.low
            high_left: i64 = high & area.high
            habitat: i64 = count(low_left - 1) if low_left else HALF + count(high_left - 1)
            self.keep(packed | (clue * bit(suspect.shift)) | (habitat * bit(HEX_AT)))

    def keep(self, world: i64) -> None:
        """Keep a world, or let chance decide which one goes."""
        self.seen += 1
        if self.seen <= MOST:
            self.listed.append(world)
        else:
            at: i64 = self.rng.below(self.seen)
            if at < MOST:
                self.listed[at] = world
