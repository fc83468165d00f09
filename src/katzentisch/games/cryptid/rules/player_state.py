"""One player: the secret clue, and the pieces that tell of it."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.snapshot import Reduced, reduce_object
from katzentisch.games.cryptid.box.map import HALF, Area


class PlayerState:
    """One player: the secret clue, and the pieces that tell of it."""

    def __init__(self, clue: i64, area: Area) -> None:
        """`area` is where the clue is true."""
        self.clue: i64 = clue
        self.fit_low: i64 = area.low
        self.fit_high: i64 = area.high
        self.cubes_low: i64 = 0
        self.cubes_high: i64 = 0
        self.discs_low: i64 = 0
        self.discs_high: i64 = 0
        self.notes_low: i64 = 0
        self.notes_high: i64 = 0
        self.lapsed: i64 = 0

    def __reduce__(self) -> Reduced:
        return reduce_object(self, (self.clue, Area(self.fit_low, self.fit_high)))

    def copy(self) -> PlayerState:
        other = PlayerState(self.clue, Area(self.fit_low, self.fit_high))
        other.cubes_low = self.cubes_low
        other.cubes_high = self.cubes_high
        other.discs_low = self.discs_low
        other.discs_high = self.discs_high
        other.notes_low = self.notes_low
        other.notes_high = self.notes_high
        other.lapsed = self.lapsed
        return other

    def fits(self, at: i64) -> bool:
        """Whether the player's clue is true on a hex."""
        return (self.fit_low & bit(at)) != 0 if at < HALF else (self.fit_high & bit(at - HALF)) != 0

    def has_cube(self, at: i64) -> bool:
        return (self.cubes_low & bit(at)) != 0 if at < HALF else (self.cubes_high & bit(at - HALF)) != 0

    def has_disc(self, at: i64) -> bool:
        return (self.discs_low & bit(at)) != 0 if at < HALF else (self.discs_high & bit(at - HALF)) != 0

    def turn_cube(self, at: i64) -> None:
        """Lay a cube here, or take it off."""
        if at < HALF:
            self.cubes_low ^= bit(at)
        else:
            self.cubes_high ^= bit(at - HALF)

    def turn_disc(self, at: i64) -> None:
        """Lay a disc here, or take it off."""
        if at < HALF:
            self.discs_low ^= bit(at)
        else:
            self.discs_high ^= bit(at - HALF)

    def note(self, at: i64) -> None:
        """Keep that this hex does not fit, though no piece says so (CR-R20)."""
        if at < HALF:
            self.notes_low |= bit(at)
        else:
            self.notes_high |= bit(at - HALF)

    def wrong_low(self) -> i64:
        """The hexes 0 … 53 on which a piece contradicts the clue."""
        return (self.cubes_low & self.fit_low) | (self.discs_low & ~self.fit_low)

    def wrong_high(self) -> i64:
        return (self.cubes_high & self.fit_high) | (self.discs_high & ~self.fit_high)
