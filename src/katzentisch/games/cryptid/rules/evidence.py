"""What the table has seen of a player, and the clues that player may therefore have."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.games.cryptid.box.map import Area, Map


class Candidate:
    """A clue that somebody may have: where it is true, and how many of that player's pieces it contradicts."""

    def __init__(self, area: Area, cost: i64) -> None:
        self.low: i64 = area.low
        self.high: i64 = area.high
        self.number: i64 = area.number
        self.mark: i64 = bit(area.number)
        self.cost: i64 = cost
        self.found: i64 = 0
        """In how many sets it was found."""


class Evidence:
    """What the table has seen of one player."""

    def __init__(self) -> None:
        self.cubes_low: i64 = 0
        self.cubes_high: i64 = 0
        self.discs_low: i64 = 0
        self.discs_high: i64 = 0
        self.spare_low: i64 = 0
        """The hexes of which one at least must fit the player, or must not, since the referee waits for a piece."""
        self.spare_high: i64 = 0
        self.spare_fits: bool = False
        self.spare_counts: bool = False

    def cost(self, area: Area) -> i64:
        """How many pieces a clue contradicts."""
        wrong: i64 = count(self.cubes_low & area.low) + count(self.cubes_high & area.high)
        return wrong + count(self.discs_low & ~area.low) + count(self.discs_high & ~area.high)

    def allows(self, area: Area) -> bool:
        """Whether a player with this clue has a hex for the piece that the referee waits for."""
        if not self.spare_counts:
            return True
        if self.spare_fits:
            return (self.spare_low & area.low) | (self.spare_high & area.high) != 0
        return (self.spare_low & ~area.low) | (self.spare_high & ~area.high) != 0

    def candidates(self, land: Map, clues: i64) -> list[Candidate]:
        """The clues among these, one bit each, that the player may have."""
        found: list[Candidate] = []
        for area in land.areas:
            if clues & bit(area.number) and self.allows(area):
                found.append(Candidate(area, self.cost(area)))
        return found
