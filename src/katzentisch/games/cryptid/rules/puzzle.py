"""The puzzle maker: a random map, and clues that single out one hex without giving it away (CR-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.core.chance import Rng
from katzentisch.core.reason import Refusal
from katzentisch.games.cryptid.box.clues import NEGATION, clues_of
from katzentisch.games.cryptid.box.map import FULL, HEXES, Map
from katzentisch.games.cryptid.rules.sets import HEX_AT, clue_sets, unpack

SMALLEST: Final = 42
LARGEST: Final = 64
"""How many hexes the positive form of a clue may cover (V5)."""
SHARES: Final = {
    (3, False): 34,
    (4, False): 17,
    (5, False): 14,
    (3, True): 20,
    (4, True): 11,
    (5, True): 10,
}
"""The share, in percent, that a first view may put on one hex, by players and mode.

A tenth is met by 90 % of the maps for five players in advanced mode, by 1 % for four, by 0.07 % for five in normal
mode and by none of 8 000 maps for the others; there, this is the lowest share that one map in forty meets.
"""
TRIES: Final = {(3, False): 2000, (4, False): 1000, (5, False): 600, (3, True): 2000, (4, True): 400, (5, True): 60}
"""Maps that are drawn before the maker gives up."""
ENOUGH: Final = {(3, False): 11, (4, False): 400, (5, False): 3000, (3, True): 75, (4, True): 6000, (5, True): 110000}
"""Sets with one common hex that a map needs to be considered: about what the median map has."""
LEVELS: Final = ("any", "easy", "medium", "hard")
OVERLAPS: Final = {
    (3, False): (14.6, 16.0),
    (4, False): (20.1, 22.1),
    (5, False): (23.6, 25.6),
    (3, True): (16.0, 17.6),
    (4, True): (23.5, 26.6),
    (5, True): (26.7, 29.6),
}
"""How many hexes two clues have in common, on average, where easy ends and where hard begins: thirds of all puzzles."""


class NoPuzzle(Refusal):
    """The maker found no puzzle of this kind."""


def mode_clues(advanced: bool) -> i64:
    """The clues of a mode, one bit each."""
    clues: i64 = 0
    for clue in clues_of(advanced):
        clues |= bit(clue)
    return clues


def draw_map(rng: Rng, advanced: bool) -> Map:
    """Tiles in any order, each turned or not, and structures on different hexes."""
    tiles = [1, 2, 3, 4, 5, 6]
    rng.shuffle(tiles)
    turned = [tile + 6 * rng.below(2) for tile in tiles]
    structures: list[int] = []
    wanted = 8 if advanced else 6
    while len(structures) < wanted:
        at: int = rng.below(HEXES)
        if at not in structures:
            structures.append(at)
    return Map(turned, structures)


class Survey:
    """All clue sets of a map that have one common hex, and what each clue alone gives away."""

    def __init__(self, land: Map, players: i64) -> None:
        self.land = land
        self.players: i64 = players
        self.sets = clue_sets(land, mode_clues(land.advanced), players)
        self.shares: list[float] = []
        """For each clue, the share of the likeliest habitat among the sets with this clue."""

    def tally(self) -> None:
        """Find the shares."""
        seen: list[int] = [0] * (48 * HEXES)
        for packed in self.sets:
            habitat: i64 = packed >> HEX_AT
            left: i64 = packed
            place: i64 = 0
            while place < self.players:
                seen[(left & 63) * HEXES + habitat] += 1
                left >>= 6
                place += 1
        for clue in range(48):
            row = seen[clue * HEXES : clue * HEXES + HEXES]
            total = sum(row)
            self.shares.append(max(row) / total if total else 1.0)

    def fit(self, share: float) -> i64:
        """The clues of the right size (V5) that put no more than a share on one hex, one bit each."""
        fit: i64 = 0
        for clue in range(48):
            size = self.land.areas[clue % NEGATION].size()
            if SMALLEST <= size <= LARGEST and self.shares[clue] <= share:
                fit |= bit(clue)
        return fit

    def valid(self, share: float) -> list[int]:
        """The sets that V1 … V5 allow, in which no seat's first view puts more than a share on one hex."""
        fit = self.fit(share)
        return [packed for packed in self.sets if self.made_of(packed, fit) and self.needs_all(packed)]

    def draw(self, share: float, level: str, rng: Rng) -> int:
        """One of the valid sets of this difficulty, each as likely; -1 if there is none."""
        fit = self.fit(share)
        left = [packed for packed in self.sets if self.made_of(packed, fit)]
        while left:
            at = rng.below(len(left))
            packed = left[at]
            left[at] = left[-1]
            left.pop()
            if self.needs_all(packed) and level in ("any", self.level(packed)):
                return packed
        return -1

    def made_of(self, packed: i64, clues: i64) -> bool:
        """Whether all clues of a set are among these."""
        place: i64 = 0
        while place < self.players:
            if clues & bit(packed & 63) == 0:
                return False
            packed >>= 6
            place += 1
        return True

    def needs_all(self, packed: i64) -> bool:
        """Whether every clue of a set is needed: without it two hexes remain at least (V3, hence V4)."""
        clues = unpack(packed, self.players)
        for spared in clues:
            low: i64 = FULL
            high: i64 = FULL
            for clue in clues:
                if clue != spared:
                    area = self.land.areas[clue]
                    low &= area.low
                    high &= area.high
            if count(low) + count(high) < 2:
                return False
        return True

    def level(self, packed: i64) -> str:
        """How hard a set is, by how much its clues overlap."""
        total = 0
        clues = unpack(packed, self.players)
        for at, clue in enumerate(clues):
            for other in clues[:at]:
                total += self.land.common([clue, other]).size()
        overlap = 2 * total / (self.players * (self.players - 1))
        easy, hard = OVERLAPS[self.players, self.land.advanced]
        return "easy" if overlap < easy else "hard" if overlap >= hard else "medium"


class Puzzle:
    """A map and the clue of each seat."""

    def __init__(self, land: Map, clues: list[int]) -> None:
        self.land = land
        self.clues = clues

    def habitats(self) -> list[int]:
        """The hexes that fit everybody: one, in a sound puzzle."""
        return self.land.common(self.clues).hexes()


def make(rng: Rng, players: int, advanced: bool, share: int = 0, level: str = "any", land: Map | None = None) -> Puzzle:
    """A puzzle, on this map if one is given; share is in percent, 0 for the usual one. NoPuzzle if there is none."""
    kind = (players, advanced)
    most = (share or SHARES[kind]) / 100
    for _ in range(1 if land is not None else TRIES[kind]):
        survey = Survey(land if land is not None else draw_map(rng, advanced), players)
        if land is None and len(survey.sets) < ENOUGH[kind]:
            continue
        survey.tally()
        packed = survey.draw(most, level, rng)
        if packed >= 0:
            clues = unpack(packed, players)
            rng.shuffle(clues)
            return Puzzle(survey.land, clues)
    raise NoPuzzle("no-puzzle", players=players, share=share or SHARES[kind])


def broken_rules(land: Map, clues: list[int]) -> list[str]:
    """Which of V1 … V5 a puzzle breaks, and `mode` if a clue does not belong to the map's mode."""
    allowed = clues_of(land.advanced)
    broken = [] if all(clue in allowed for clue in clues) else ["mode"]
    if land.common(clues).size() != 1:
        broken.append("V1")
    if len(set(clues)) < len(clues):
        broken.append("V2")
    elif any(land.common([other for other in clues if other != clue]).size() < 2 for clue in clues):
        broken.append("V3")
    if any(inside(land, one, other) for one in clues for other in clues if one != other):
        broken.append("V4")
    if not all(SMALLEST <= land.areas[clue % NEGATION].size() <= LARGEST for clue in clues):
        broken.append("V5")
    return broken


def inside(land: Map, one: int, other: int) -> bool:
    """Whether a clue is true only where another is."""
    return land.common([one, other]).size() == land.areas[one].size()
