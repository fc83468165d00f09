"""Every way to hand out clues that leaves exactly one common hex: counted exactly, drawn fairly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count, nth
from katzentisch.core.chance import Rng
from katzentisch.games.cryptid.map import FULL, HALF, HEXES, Area, Map

CLUE_BITS: Final = 6
HEX_AT: Final = 30
"""A set is one number: six bits for each clue, the first lowest, then the habitat if it is listed."""
ORDERS: Final = [1, 1, 2, 6, 24, 120]


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
            if candidate.mark & used == 0 and spent + candidate.cost <= self.budget:
                below = self.descend(
                    depth + 1,
                    at if tied else 0,
                    low & candidate.low,
                    high & candidate.high,
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

    def single(self, size: i64, mark: i64) -> i64:
        """The clues that are true on exactly one of the gathered hexes with this clue, one bit each."""
        one: i64 = 0
        more: i64 = 0
        at: i64 = 0
        while at < size:
            marks: i64 = self.here[at].marks
            if marks & mark:
                more |= one & marks
                one |= marks
            at += 1
        return one & ~more

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
            single: i64 = self.single(size, candidate.mark) & lasts & ~(used | candidate.mark)
            if tied:
                single &= ~(2 * candidate.mark - 1)
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
            single: i64 = self.single(size, candidate.mark) & self.marks_of_cost(left) & ~(used | candidate.mark)
            if self.tied[depth + 1]:
                single &= ~(2 * candidate.mark - 1)
            found: i64 = count(single)
            if self.left < found:
                last: i64 = nth(single, self.left)
                return (candidate.number * bit(CLUE_BITS * depth)) | (last * bit(CLUE_BITS * (depth + 1)))
            self.left -= found
        return -1


class Posterior:
    """What one seat can know: all clue tuples that fit what it sees, with the fewest contradicted pieces (CR-R35)."""

    def __init__(self, land: Map, clues: i64, evidence: list[Evidence], seat: i64, own: i64) -> None:
        """The clues in question are one bit each; seat -1 is the gallery, which has no clue of its own."""
        self.players: i64 = len(evidence)
        self.seat: i64 = seat
        self.own: i64 = own
        self.order: list[int] = []
        """The seats whose clues are unknown, those who are alike side by side."""
        lists: list[list[Candidate]] = []
        for other in range(self.players):
            lists.append([] if other == seat else evidence[other].candidates(land, clues))
        self.sort(lists)
        self.tied: list[bool] = []
        """Whether an unknown seat is like the one before it."""
        for place in range(len(self.order)):
            tied = place > 0 and alike(lists[self.order[place - 1]], lists[self.order[place]])
            self.tied.append(tied)
        self.contradicted: i64 = 0
        """How many pieces every possible tuple contradicts: 0 unless somebody erred."""
        for other in self.order:
            self.contradicted += least(lists[other])
        self.search = Search(land, self.shared(lists), self.tied)
        if own >= 0:
            self.search.within(land.areas[own])
        self.sets: i64 = self.search.run(self.contradicted)
        """How many sets there are, if the order of those who are alike does not count."""
        while self.sets == 0:
            self.contradicted += 1
            if self.contradicted > HEXES * self.players:
                raise ValueError("no clues fit this view")
            self.sets = self.search.run(self.contradicted)
        self.groups = self.group_sizes()
        """How many seats are like each unknown seat, itself included."""
        self.weight: i64 = 1
        for place, size in enumerate(self.groups):
            if not self.tied[place]:
                self.weight *= ORDERS[size]
        self.hexes: list[int] = [place.found * self.weight for place in self.search.places]
        """For how many tuples each hex is the habitat."""
        self.clues: list[list[int]] = [[0] * 48 for _ in range(self.players)]
        """For how many tuples each seat has each clue."""
        self.tally()

    def shared(self, lists: list[list[Candidate]]) -> list[list[Candidate]]:
        """The lists of the unknown seats; those who are alike share one."""
        found: list[list[Candidate]] = []
        for place, other in enumerate(self.order):
            found.append(found[-1] if self.tied[place] else lists[other])
        return found

    def sort(self, lists: list[list[Candidate]]) -> None:
        """Short lists first, alike ones side by side."""
        for other in range(self.players):
            if other == self.seat:
                continue
            place = 0
            while place < len(self.order) and len(lists[self.order[place]]) <= len(lists[other]):
                if alike(lists[self.order[place]], lists[other]):
                    break
                place += 1
            self.order.insert(place, other)

    def group_sizes(self) -> list[int]:
        sizes: list[int] = []
        place = 0
        while place < len(self.order):
            end = place + 1
            while end < len(self.order) and self.tied[end]:
                end += 1
            sizes += [end - place] * (end - place)
            place = end
        return sizes

    @property
    def tuples(self) -> int:
        """How many clue tuples are possible, one clue for each seat."""
        return self.sets * self.weight

    def tally(self) -> None:
        for place, seat in enumerate(self.order):
            for candidate in self.search.lists[place]:
                self.clues[seat][candidate.number] = candidate.found * self.weight // self.groups[place]
        if self.own >= 0:
            self.clues[self.seat][self.own] = self.tuples

    def sample(self, rng: Rng) -> list[int]:
        """One of the tuples, each as likely: the number of a clue for each seat."""
        return self.spread(self.search.nth(rng.below(self.sets)), rng)

    def spread(self, packed: i64, rng: Rng) -> list[int]:
        """A found set handed out to the seats, those who are alike in any order."""
        clues: list[int] = [self.own] * self.players
        place = 0
        while place < len(self.order):
            size = self.groups[place]
            hand: list[int] = []
            while len(hand) < size:
                hand.append(packed & 63)
                packed >>= CLUE_BITS
            if size > 1:
                rng.shuffle(hand)
            for member in range(size):
                clues[self.order[place + member]] = hand[member]
            place += size
        return clues


def alike(one: list[Candidate], other: list[Candidate]) -> bool:
    """Whether two players may have the same clues, and each contradicts as many pieces of either."""
    return [(each.number, each.cost) for each in one] == [(each.number, each.cost) for each in other]


def least(candidates: list[Candidate]) -> i64:
    """The smallest cost there is."""
    cost: i64 = HEXES
    for candidate in candidates:
        if candidate.cost < cost:
            cost = candidate.cost
    return cost


class Listing:
    """Writes down every set of different clues with exactly one common hex."""

    def __init__(self, areas: list[Area], size: i64) -> None:
        self.areas = areas
        self.last: i64 = size - 1
        self.sets: list[int] = []

    def walk(self, depth: i64, start: i64, low: i64, high: i64, packed: i64) -> None:
        """Add one more clue, after those that are there."""
        areas = self.areas
        at: i64 = start
        while at < len(areas):
            area = areas[at]
            at += 1
            low_left: i64 = low & area.low
            high_left: i64 = high & area.high
            if low_left | high_left == 0:
                continue
            if depth < self.last:
                self.walk(depth + 1, at, low_left, high_left, packed | (area.number * bit(CLUE_BITS * depth)))
            elif low_left == 0 or high_left == 0:
                left: i64 = low_left | high_left
                if left & (left - 1) == 0:
                    habitat: i64 = count(left - 1) + (HALF if high_left else 0)
                    self.sets.append(packed | (area.number * bit(CLUE_BITS * depth)) | (habitat * bit(HEX_AT)))


def clue_sets(land: Map, clues: i64, players: i64) -> list[int]:
    """Every set of this many clues, one bit each, with exactly one common hex."""
    listing = Listing([area for area in land.areas if clues & bit(area.number)], players)
    listing.walk(0, 0, FULL, FULL, 0)
    return listing.sets


def unpack(packed: i64, players: i64) -> list[int]:
    """The clues of a found set."""
    return [(packed >> (CLUE_BITS * place)) & 63 for place in range(players)]
