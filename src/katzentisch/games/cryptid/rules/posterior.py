"""What one seat can know, counted exactly and drawn fairly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.games.cryptid.box.map import HEXES, Map
from katzentisch.games.cryptid.rules.evidence import Candidate, Evidence
from katzentisch.games.cryptid.rules.solve import CLUE_BITS, Search

ORDERS: Final = [1, 1, 2, 6, 24, 120]
"""In how many orders so many alike can stand."""


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
        """The longest lists of likely clues last, where the search tries all at once; alike ones side by side."""
        for other in range(self.players):
            if other == self.seat:
                continue
            place = 0
            while place < len(self.order) and likely(lists[self.order[place]]) <= likely(lists[other]):
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


def likely(candidates: list[Candidate]) -> i64:
    """How many clues contradict as few pieces as any does."""
    cost: i64 = least(candidates)
    found: i64 = 0
    for candidate in candidates:
        if candidate.cost == cost:
            found += 1
    return found


def least(candidates: list[Candidate]) -> i64:
    """The smallest cost there is."""
    cost: i64 = HEXES
    for candidate in candidates:
        if candidate.cost < cost:
            cost = candidate.cost
    return cost
