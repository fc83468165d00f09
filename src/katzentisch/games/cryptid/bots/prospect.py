"""What a question would teach, and what a piece would tell, counted over all worlds that are possible."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.games.cryptid.bots.race import Counter
from katzentisch.games.cryptid.bots.worlds import Worlds
from katzentisch.games.cryptid.box.map import HEXES
from katzentisch.games.cryptid.rules.sets import HEX_AT


class Prospect:
    """The view of one seat with its clue on everything it may do."""

    def __init__(self, worlds: Worlds, seat: i64, clue: i64) -> None:
        self.worlds = worlds
        self.seat: i64 = seat
        self.listed: list[int] = worlds.of(seat, clue)
        self.total: i64 = len(self.listed)
        self.habitats: list[Counter] = [Counter() for _ in range(HEXES)]
        """For how many worlds each hex is the habitat."""
        for world in self.listed:
            self.habitats[world >> HEX_AT].found += 1
        self.possible: list[int] = [at for at, habitat in enumerate(self.habitats) if habitat.found]
        self.joint: list[Counter] = []
        """For the seat that was looked at last: for each clue and habitat, in how many worlds they go together."""
        self.looked: i64 = -1
        self.yes: float = 0.0
        """How likely the question that was weighed last is answered by a disc."""

    def chance(self, at: i64) -> float:
        """How likely a hex is the habitat."""
        return float(self.habitats[at].found) / float(self.total)

    def look(self, other: i64) -> None:
        """Set up the table of another seat's clues and the habitats that go with them."""
        if self.looked == other:
            return
        self.looked = other
        self.joint = [Counter() for _ in range(48 * HEXES)]
        shift: i64 = self.worlds.suspects[other].shift
        at: i64 = 0
        while at < self.total:
            world: i64 = self.listed[at]
            at += 1
            self.joint[((world >> shift) & 63) * HEXES + (world >> HEX_AT)].found += 1

    def question(self, other: i64, at: i64) -> float:
        """How likely this seat will think the true habitat, on average, when this question is answered."""
        self.look(other)
        marks: i64 = self.worlds.spots[at].marks
        allowed: i64 = self.worlds.suspects[other].allowed
        total_yes: i64 = 0
        squares_yes: float = 0.0
        squares_no: float = 0.0
        for habitat in self.possible:
            here: i64 = habitat
            yes: i64 = 0
            left: i64 = allowed & marks
            while left:
                yes += self.joint[count((left & -left) - 1) * HEXES + here].found
                left &= left - 1
            no: i64 = self.habitats[here].found - yes
            total_yes += yes
            squares_yes += float(yes) * float(yes)
            squares_no += float(no) * float(no)
        self.yes = float(total_yes) / float(self.total)
        gain = 0.0
        if total_yes > 0:
            gain += squares_yes / float(total_yes)
        if total_yes < self.total:
            gain += squares_no / float(self.total - total_yes)
        return gain / float(self.total)


class Leak:
    """What pieces of one seat would tell the others, added up over worlds."""

    def __init__(self, worlds: Worlds, seat: i64) -> None:
        self.worlds = worlds
        self.seat: i64 = seat
        self.every: list[Counter] = [Counter() for _ in range(48)]
        self.right: list[Counter] = [Counter() for _ in range(48)]
        self.cases: i64 = 0

    def add(self, world: i64, other: i64, disc: bool) -> None:
        """How likely another seat would think the true habitat of this world, after a piece on each of the hexes."""
        shift: i64 = self.worlds.suspects[other].shift
        listed = self.worlds.of(other, (world >> shift) & 63)
        shift = self.worlds.suspects[self.seat].shift
        clue: i64 = 0
        while clue < 48:
            self.every[clue].found = 0
            self.right[clue].found = 0
            clue += 1
        habitat: i64 = world >> HEX_AT
        at: i64 = 0
        size: i64 = len(listed)
        while at < size:
            each: i64 = listed[at]
            at += 1
            clue = (each >> shift) & 63
            self.every[clue].found += 1
            if each >> HEX_AT == habitat:
                self.right[clue].found += 1
        own: i64 = (world >> shift) & 63
        mark: i64 = bit(own)
        allowed: i64 = self.worlds.suspects[self.seat].allowed
        self.cases += 1
        for spot in self.worlds.spots:
            if (spot.marks & mark != 0) != disc:
                continue
            left: i64 = allowed & (spot.marks if disc else ~spot.marks)
            every: i64 = 0
            right: i64 = 0
            while left:
                clue = count((left & -left) - 1)
                every += self.every[clue].found
                right += self.right[clue].found
                left &= left - 1
            spot.told += float(right) / float(every) if every else 1.0

    def of(self, at: i64) -> float:
        """How likely another seat would think the true habitat, on average, after a piece on this hex."""
        return self.worlds.spots[at].told / float(self.cases) if self.cases else 0.0
