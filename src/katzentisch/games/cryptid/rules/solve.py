"""Counts the ways to hand out clues that fit what is known and leave exactly one common hex."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count, nth
from katzentisch.games.cryptid.box.map import FULL, HALF, Area, Map

CLUE_BITS: Final = 6
"""A set that is found is one number: six bits for each clue, the first lowest."""


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


class Place:
    """A hex with the clues that are true there, one bit each."""

    def __init__(self, number: i64, marks: i64) -> None:
        self.number: i64 = number
        self.marks: i64 = marks
        self.found: i64 = 0
        """Of how many sets it is the habitat."""


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


class Search:
    """Walks all sets of clues, one from each list, that differ from each other and have one hex in common.

    The last two clues are found together: for all last clues at once, two words tell on how many of the hexes left
    each is true, none, one or more.
    """

    def __init__(self, land: Map, lists: list[list[Candidate]], tied: list[bool]) -> None:
        """Where a list is tied to the one before, both are the same and the order of their clues does not count."""
        self.lists = lists
        self.tied = tied
        self.places = [Place(at, marks) for at, marks in enumerate(land.clue_marks())]
        self.here = list(self.places)
        """The places of the hexes that are left, at the front."""
        self.by_number: list[Candidate | None] = [None] * 48
        """The last list, by the numbers of its clues."""
        for candidate in lists[-1]:
            self.by_number[candidate.number] = candidate
        self.low: i64 = FULL
        self.high: i64 = FULL
        self.used: i64 = 0
        self.budget: i64 = 0
        self.subtotals: list[int] = []
        """How many sets begin with each clue of the first list."""
        self.left: i64 = 0

    def within(self, area: Area) -> None:
        """Look only at sets that go with a clue that is known."""
        self.low = area.low
        self.high = area.high
        self.used = bit(area.number)

    def run(self, budget: i64) -> i64:
        """How many sets contradict exactly this many pieces."""
        self.budget = budget
        self.subtotals = []
        return self.descend(0, 0, self.low, self.high, self.used, 0)

    def descend(self, depth: i64, start: i64, low: i64, high: i64, used: i64, spent: i64) -> i64:
        """How many sets go on from here; every clue and hex in them is counted."""
        if depth == len(self.lists) - 2:
            return self.pairs(depth, start, low, high, used, spent)
        candidates = self.lists[depth]
        tied = self.tied[depth + 1]
        total: i64 = 0
        at: i64 = start
        while at < len(candidates):
            candidate = candidates[at]
            at += 1
            below: i64 = 0
            low_left: i64 = low & candidate.low
            high_left: i64 = high & candidate.high
            if low_left | high_left and candidate.mark & used == 0 and spent + candidate.cost <= self.budget:
                below = self.descend(
                    depth + 1,
                    at if tied else 0,
                    low_left,
                    high_left,
                    used | candidate.mark,
                    spent + candidate.cost,
                )
                candidate.found += below
                total += below
            if depth == 0:
                self.subtotals.append(below)
        return total

    def gather(self, low: i64, high: i64) -> i64:
        """Bring the places of these hexes to the front; how many there are."""
        size: i64 = 0
        while low:
            self.here[size] = self.places[count((low & -low) - 1)]
            low &= low - 1
            size += 1
        while high:
            self.here[size] = self.places[HALF + count((high & -high) - 1)]
            high &= high - 1
            size += 1
        return size

    def single(self, size: i64, mark: i64, wanted: i64) -> i64:
        """Which of the wanted clues are true on exactly one of the gathered hexes with this clue, one bit each."""
        one: i64 = 0
        more: i64 = 0
        at: i64 = 0
        while at < size:
            marks: i64 = self.here[at].marks
            if marks & mark:
                more |= one & marks
                if wanted & ~more == 0:
                    return 0
                one |= marks
            at += 1
        return one & ~more & wanted

    def pairs(self, depth: i64, start: i64, low: i64, high: i64, used: i64, spent: i64) -> i64:
        """The sets that the last two clues complete."""
        size: i64 = self.gather(low, high)
        candidates = self.lists[depth]
        tied = self.tied[depth + 1]
        cost: i64 = -1
        lasts: i64 = 0
        total: i64 = 0
        at: i64 = start
        while at < len(candidates):
            candidate = candidates[at]
            at += 1
            left: i64 = self.budget - spent - candidate.cost
            if candidate.mark & used or left < 0:
                continue
            if left != cost:
                cost = left
                lasts = self.marks_of_cost(cost)
            if (low & candidate.low) | (high & candidate.high) == 0:
                continue
            wanted: i64 = lasts & ~(used | candidate.mark)
            if tied:
                wanted &= ~(2 * candidate.mark - 1)
            single: i64 = self.single(size, candidate.mark, wanted)
            if single:
                found: i64 = count(single)
                candidate.found += found
                total += found
                self.count_single(size, candidate, single)
        return total

    def marks_of_cost(self, cost: i64) -> i64:
        """The clues of the last list that contradict this many pieces, one bit each."""
        marks: i64 = 0
        for last in self.lists[-1]:
            if last.cost == cost:
                marks |= last.mark
        return marks

    def count_single(self, size: i64, candidate: Candidate, single: i64) -> None:
        """Count the last clues and the habitats of the sets that end so."""
        at: i64 = 0
        while at < size:
            place = self.here[at]
            if place.marks & candidate.mark:
                place.found += count(place.marks & single)
            at += 1
        while single:
            last = self.by_number[count((single & -single) - 1)]
            if last is not None:
                last.found += 1
            single &= single - 1

    # One set out of many

    def nth(self, number: i64) -> i64:
        """The clues of one set of those that were counted, six bits each."""
        self.left = number
        return self.find(0, 0, self.low, self.high, self.used, 0)

    def find(self, depth: i64, start: i64, low: i64, high: i64, used: i64, spent: i64) -> i64:
        """The clues from here on of the set that is sought; -1 if it does not go on from here."""
        if depth == len(self.lists) - 2:
            return self.find_pair(depth, start, low, high, used, spent)
        candidates = self.lists[depth]
        tied = self.tied[depth + 1]
        at: i64 = start
        while at < len(candidates):
            candidate = candidates[at]
            at += 1
            if depth == 0:
                below: i64 = self.subtotals[at - 1]
                if self.left >= below:
                    self.left -= below
                    continue
            if candidate.mark & used == 0 and spent + candidate.cost <= self.budget:
                rest: i64 = self.find(
                    depth + 1,
                    at if tied else 0,
                    low & candidate.low,
                    high & candidate.high,
                    used | candidate.mark,
                    spent + candidate.cost,
                )
                if rest >= 0:
                    return rest | (candidate.number * bit(CLUE_BITS * depth))
        return -1

    def find_pair(self, depth: i64, start: i64, low: i64, high: i64, used: i64, spent: i64) -> i64:
        size: i64 = self.gather(low, high)
        candidates = self.lists[depth]
        at: i64 = start
        while at < len(candidates):
            candidate = candidates[at]
            at += 1
            left: i64 = self.budget - spent - candidate.cost
            if candidate.mark & used or left < 0:
                continue
            wanted: i64 = self.marks_of_cost(left) & ~(used | candidate.mark)
            if self.tied[depth + 1]:
                wanted &= ~(2 * candidate.mark - 1)
            single: i64 = self.single(size, candidate.mark, wanted)
            found: i64 = count(single)
            if self.left < found:
                last: i64 = nth(single, self.left)
                return (candidate.number * bit(CLUE_BITS * depth)) | (last * bit(CLUE_BITS * (depth + 1)))
            self.left -= found
        return -1
