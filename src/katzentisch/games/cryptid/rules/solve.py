"""Counts the ways to hand out clues that fit what is known and leave exactly one common hex."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count, nth
from katzentisch.games.cryptid.box.map import FULL, HALF, Area, Map
from katzentisch.games.cryptid.rules.evidence import Candidate

CLUE_BITS: Final = 6
"""A set that is found is one number: six bits for each clue, the first lowest."""


class Place:
    """A hex with the clues that are true there, one bit each."""

    def __init__(self, number: i64, marks: i64) -> None:
        self.number: i64 = number
        self.marks: i64 = marks
        self.found: i64 = 0
        """Of how many sets it is the habitat."""
        self.after: Place | None = None
        """The next of the hexes that are left."""


class Abacus:
    """A counter for every bit of a word, all of them moved at once."""

    def __init__(self) -> None:
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.fours: i64 = 0
        self.eights: list[int] = [0] * 60

    def add(self, mask: i64) -> None:
        """One more for each bit of a mask."""
        carry: i64 = self.ones & mask
        self.ones ^= mask
        mask = self.twos & carry
        self.twos ^= carry
        carry = self.fours & mask
        self.fours ^= mask
        while carry:
            self.eights[count((carry & -carry) - 1)] += 1
            carry &= carry - 1

    def read(self, at: i64) -> i64:
        """How often this bit was added."""
        eights: i64 = self.eights[at]
        return 8 * eights + 4 * ((self.fours >> at) & 1) + 2 * ((self.twos >> at) & 1) + ((self.ones >> at) & 1)


class Search:
    """Walks all sets of clues, one from each list, that differ from each other and have one hex in common.

    The last two clues are found together: for all last clues at once, two words tell on how many of the hexes left
    each is true, none, one or more.
    """

    def __init__(self, land: Map, lists: list[list[Candidate]], tied: list[bool]) -> None:
        """Where a list is tied to the one before, both are the same and the order of their clues does not count."""
        self.every = lists
        self.lists = lists
        """What is left of them without the clues that contradict too many pieces."""
        self.tied = tied
        self.places = [Place(at, marks) for at, marks in enumerate(land.clue_marks())]
        self.here: Place | None = None
        """The first of the hexes that are left."""
        self.lasts = Abacus()
        """In how many sets each clue was the last."""
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
        self.lists = [[each for each in candidates if each.cost <= budget] for candidates in self.every]
        sets: i64 = self.descend(0, 0, self.low, self.high, self.used, 0)
        for last in self.lists[-1]:
            last.found += self.lasts.read(last.number)
        return sets

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

    def gather(self, low: i64, high: i64) -> None:
        """Chain the places of these hexes, each to the next."""
        first: Place | None = None
        while high:
            place = self.places[HALF + count((high & -high) - 1)]
            place.after = first
            first = place
            high &= high - 1
        while low:
            place = self.places[count((low & -low) - 1)]
            place.after = first
            first = place
            low &= low - 1
        self.here = first

    def single(self, number: i64, wanted: i64) -> i64:
        """Which of the wanted clues are true on exactly one of the gathered hexes with this clue, one bit each."""
        one: i64 = 0
        more: i64 = 0
        place = self.here
        while place is not None and wanted & ~more:
            marks: i64 = place.marks * ((place.marks >> number) & 1)
            more |= one & marks
            one |= marks
            place = place.after
        return one & ~more & wanted

    def pairs(self, depth: i64, start: i64, low: i64, high: i64, used: i64, spent: i64) -> i64:
        """The sets that the last two clues complete."""
        self.gather(low, high)
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
            single: i64 = self.single(candidate.number, wanted)
            if single:
                found: i64 = count(single)
                candidate.found += found
                total += found
                self.lasts.add(single)
                self.count_habitats(candidate.mark, single)
        return total

    def marks_of_cost(self, cost: i64) -> i64:
        """The clues of the last list that contradict this many pieces, one bit each."""
        marks: i64 = 0
        for last in self.lists[-1]:
            if last.cost == cost:
                marks |= last.mark
        return marks

    def count_habitats(self, mark: i64, single: i64) -> None:
        """Count the habitats of the sets that end so."""
        place = self.here
        while single and place is not None:
            marks: i64 = place.marks & single
            if marks and place.marks & mark:
                place.found += count(marks)
                single -= marks
            place = place.after

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
        self.gather(low, high)
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
            single: i64 = self.single(candidate.number, wanted)
            found: i64 = count(single)
            if self.left < found:
                last: i64 = nth(single, self.left)
                return (candidate.number * bit(CLUE_BITS * depth)) | (last * bit(CLUE_BITS * (depth + 1)))
            self.left -= found
        return -1
