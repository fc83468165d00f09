"""The map: 108 hexes on six tiles, the structures on them, and where each clue is true.

A hex is numbered 12 × row + column. A set of hexes is two words: hexes 0 … 53 and 54 … 107.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count, numbers
from katzentisch.core.reason import BadContent
from katzentisch.core.snapshot import Reduced, reduce_object
from katzentisch.games.cryptid.box.clues import ANIMALS, COLOURS, KINDS, NEGATION, TERRAINS, component

ROWS: Final = 9
COLUMNS: Final = 12
HEXES: Final = 108
HALF: Final = 54
FULL: Final = 0x3FFFFFFFFFFFFF
"""All hexes of one word."""
LETTERS: Final = "ABCDEFGHIJKL"
DIGITS: Final = "0123456789ABCDEF"


class BadMap(BadContent):
    """A map that cannot be laid out."""


class Area:
    """A set of hexes."""

    def __init__(self, low: i64, high: i64, number: i64 = 0) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.number: i64 = number
        """Of the clue that is true here, if it is one's area."""

    def __reduce__(self) -> Reduced:
        return reduce_object(self, (self.low, self.high))

    def has(self, at: i64) -> bool:
        return (self.low & bit(at)) != 0 if at < HALF else (self.high & bit(at - HALF)) != 0

    def size(self) -> int:
        return count(self.low) + count(self.high)

    def hexes(self) -> list[int]:
        """The numbers of its hexes, ascending."""
        return hexes(self.low, self.high)


def hexes(low: i64, high: i64) -> list[int]:
    """The numbers of the hexes of a set, ascending."""
    found = numbers(low)
    for at in numbers(high):
        found.append(at + HALF)
    return found


def area_of(found: list[int]) -> Area:
    """The set of these hexes."""
    low: i64 = 0
    high: i64 = 0
    for at in found:
        if at < HALF:
            low |= bit(at)
        else:
            high |= bit(at - HALF)
    return Area(low, high)


def hex_name(at: i64) -> str:
    """A hex as people write it: the column's letter and the row's number, `A1` top left."""
    return f"{LETTERS[at % COLUMNS]}{at // COLUMNS + 1}"


def distance(one: int, other: int) -> int:
    """The fewest steps from hex to hex; odd columns lie half a hex lower (CR-03)."""
    across = one % COLUMNS - other % COLUMNS
    down = one // COLUMNS - one % COLUMNS // 2 - (other // COLUMNS - other % COLUMNS // 2)
    return max(abs(across), abs(down), abs(across + down))


BALLS: Final = [
    area_of([other for other in range(HEXES) if distance(at, other) <= reach])
    for reach in range(4)
    for at in range(HEXES)
]
"""The hexes within 0, 1, 2, 3 of each hex: BALLS[108 × distance + hex]."""


def tile_faces() -> list[list[str]]:
    """The 18 hexes of each code digit 1 … 12: the tiles as printed, then turned by half a circle (CR-04)."""
    printed = [[face for row in rows for face in row.split()] for rows in component("tiles")["tiles"]]
    return [[]] + printed + [faces[::-1] for faces in printed]


FACES: Final = tile_faces()
FEATURES: Final = 7
"""Five terrains, two animals."""


def feature_areas() -> list[Area]:
    """Where each feature lies for each tile in each slot: by slot, code digit, feature."""
    areas = []
    for slot in range(6):
        for digit in range(13):
            found: list[list[int]] = [[] for _ in range(FEATURES)]
            for at, face in enumerate(FACES[digit]):
                place = slot_hex(slot, at)
                found["FDWSM".index(face[0])].append(place)
                if face[1] != ".":
                    found[5 + "bc".index(face[1])].append(place)
            areas += [area_of(each) for each in found]
    return areas


def slot_hex(slot: int, at: int) -> int:
    """The hex of the board on which the at-th hex of a tile comes to lie."""
    return (slot // 2 * 3 + at // 6) * COLUMNS + slot % 2 * 6 + at % 6


SLOTS: Final = feature_areas()


class Map:
    """One map: its tiles and structures never change, so copies of a state share it."""

    def __init__(self, tiles: list[int], structures: list[int]) -> None:
        """Six code digits 1 … 12 by slot; the hexes of the stones by colour, then of the shacks."""
        self.tiles = tiles
        self.structures = structures
        self.advanced = len(structures) == 8
        self.features: list[Area] = []
        """Where each terrain, then each animal lies."""
        feature: i64 = 0
        while feature < FEATURES:
            low: i64 = 0
            high: i64 = 0
            slot: i64 = 0
            while slot < 6:
                tile: i64 = tiles[slot]
                part = SLOTS[(slot * 13 + tile) * FEATURES + feature]
                low |= part.low
                high |= part.high
                slot += 1
            self.features.append(Area(low, high))
            feature += 1
        self.areas: list[Area] = []
        """Where each of the 48 clues is true, by its number."""
        self.lay_areas()
        self.marks: list[int] = []

    def __reduce__(self) -> Reduced:
        return reduce_object(self, (self.tiles, self.structures), ("features", "areas", "marks"))

    def lay_areas(self) -> None:
        """All clues in the order of their numbers: pairs, terrains, animals, structures; then the negations."""
        for first in range(5):
            for second in range(first + 1, 5):
                self.add(
                    self.features[first].low | self.features[second].low,
                    self.features[first].high | self.features[second].high,
                )
        for terrain in range(5):
            self.near(self.features[terrain].hexes(), 1)
        bears = self.features[5].hexes()
        cougars = self.features[6].hexes()
        self.near(bears + cougars, 1)
        colours = len(self.structures) // 2
        self.near(self.structures[:colours], 2)
        self.near(self.structures[colours:], 2)
        self.near(bears, 2)
        self.near(cougars, 2)
        for colour in range(4):
            self.near([self.structures[colour], self.structures[colours + colour]] if colour < colours else [], 3)
        for number in range(NEGATION):
            area = self.areas[number]
            self.add(FULL & ~area.low, FULL & ~area.high)

    def near(self, sources: list[int], reach: i64) -> None:
        """The next clue is true within this distance of these hexes (CR-06)."""
        low: i64 = 0
        high: i64 = 0
        for source in sources:
            at: i64 = source
            ball = BALLS[HEXES * reach + at]
            low |= ball.low
            high |= ball.high
        self.add(low, high)

    def add(self, low: i64, high: i64) -> None:
        self.areas.append(Area(low, high, len(self.areas)))

    def clue_marks(self) -> list[int]:
        """For each hex the clues that are true there, one bit each."""
        if not self.marks:
            marks = [0] * HEXES
            for area in self.areas:
                for at in area.hexes():
                    marks[at] |= bit(area.number)
            self.marks = marks
        return self.marks

    def fits(self, clue: int, at: int) -> bool:
        """Whether a clue is true on a hex."""
        return self.areas[clue].has(at)

    def common(self, clues: list[int]) -> Area:
        """Where all these clues are true."""
        low: i64 = FULL
        high: i64 = FULL
        for clue in clues:
            area = self.areas[clue]
            low &= area.low
            high &= area.high
        return Area(low, high)

    def terrain(self, at: int) -> str:
        return TERRAINS[[self.features[terrain].has(at) for terrain in range(5)].index(True)]

    def animal(self, at: int) -> str:
        """Whose territory a hex is, or nothing."""
        return "".join(ANIMALS[animal] for animal in range(2) if self.features[5 + animal].has(at))

    def structure(self, at: int) -> str:
        """Colour and kind of what stands on a hex, or nothing."""
        if at not in self.structures:
            return ""
        colours = len(self.structures) // 2
        place = self.structures.index(at)
        return f"{COLOURS[place % colours]} {KINDS[place // colours]}"

    def outcome(self) -> list[int]:
        """The digits of the map code."""
        digits = list(self.tiles)
        for at in self.structures:
            digits += [at // COLUMNS, at % COLUMNS]
        return digits

    @property
    def code(self) -> str:
        """Six digits for the tiles, then row and column of every structure (CR-04)."""
        return "".join(DIGITS[digit] for digit in self.outcome())


def map_of(digits: list[int]) -> Map:
    """The map with these code digits; BadMap if a tile or a structure is wrong."""
    if len(digits) not in (18, 22):
        raise BadMap("map-length", length=len(digits))
    tiles = digits[:6]
    for digit in tiles:
        if not 1 <= digit <= 12:
            raise BadMap("map-no-tile", digit=DIGITS[digit])
        if sum((other - digit) % 6 == 0 for other in tiles) > 1:
            raise BadMap("map-tile-twice", tile=(digit - 1) % 6 + 1)
    structures = []
    for place in range(6, len(digits), 2):
        row, column = digits[place], digits[place + 1]
        if row >= ROWS or column >= COLUMNS:
            raise BadMap("map-off", row=row, column=column)
        at = row * COLUMNS + column
        if at in structures:
            raise BadMap("map-structure-twice", hex=hex_name(at))
        structures.append(at)
    return Map(tiles, structures)


def digits_of(code: str) -> list[int]:
    """The digits of a map code; BadMap if something else is in it."""
    digits = [DIGITS.find(digit) for digit in code.upper()]
    if -1 in digits:
        raise BadMap("map-digit", digit=code[digits.index(-1)])
    return digits


KNOWN: Final[dict[str, Map]] = {}
MOST_KNOWN: Final = 64


def decode(code: str) -> Map:
    """The map of a code; the last few are remembered."""
    found = KNOWN.get(code)
    if found is None:
        found = map_of(digits_of(code))
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[code] = found
    return found
