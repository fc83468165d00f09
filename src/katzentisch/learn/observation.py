"""Write observations as rows of numbers, part by part."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i16, i64

from katzentisch.core.bits import bit, count

Entry: TypeAlias = tuple[str, int, int, int, int, int]
"""A part: its name, its player (-1: nobody), its offset, its length, and the smallest and largest number in it."""
NOBODY: Final = -1
LARGEST: Final = 32767
NOTE_PLACES: Final = 128
"""A note packs a number and its possible places: the places are the bits below this one."""


class ObservationWriter:
    """Rows of numbers, one observation each; all zeros until something is written.

    Every call writes the next part of the row. Which parts there are must not depend on what is in them: a writer
    with an outline also lists the parts; that list is the documented layout.
    """

    def __init__(self, rows: i64, size: i64) -> None:
        self.rows: i64 = rows
        self.size: i64 = size
        self.numbers: vec[i16] = vec[i16]([0] * (rows * size))
        self.at: i64 = 0
        self.begun: i64 = 0
        self.whose: i64 = NOBODY
        self.outline: list[Entry] | None = None

    def clear(self) -> None:
        """Clear all rows: a fresh vector of zeros costs less than writing zeros one by one."""
        self.numbers = vec[i16]([0] * (self.rows * self.size))

    def begin(self, row: i64) -> None:
        """Start an empty row."""
        if not 0 <= row < self.rows:
            raise IndexError(f"row {row} of a writer with {self.rows}")
        self.at = self.begun = row * self.size
        self.whose = NOBODY

    def of(self, whose: i64) -> None:
        """The next parts are about this player."""
        self.whose = whose

    def written(self) -> i64:
        """The length of the row so far."""
        return self.at - self.begun

    def note(self, name: str, length: i64, least: i64, most: i64) -> None:
        if self.outline is not None:
            self.outline.append((name, self.whose, self.at - self.begun, length, least, most))

    def flag(self, name: str, true: bool) -> None:
        """Write one number: 1 if true."""
        if self.outline is not None:
            self.note(name, 1, 0, 1)
        if true:
            self.numbers[self.at] = 1
        self.at += 1

    def number(self, name: str, value: i64, least: i64, most: i64) -> None:
        """Write one number that always lies within these limits."""
        if self.outline is not None:
            self.note(name, 1, least, most)
        if value < least:
            value = least
        if value > most:
            value = most
        self.numbers[self.at] = i16(value)
        self.at += 1

    def one_of(self, name: str, length: i64, which: i64) -> None:
        """Write a one-hot part; all zeros for -1."""
        if self.outline is not None:
            self.note(name, length, 0, 1)
        if 0 <= which < length:
            self.numbers[self.at + which] = 1
        self.at += length

    def bits(self, name: str, length: i64, mask: i64) -> None:
        """Write a 1 for each bit of a mask."""
        if self.outline is not None:
            self.note(name, length, 0, 1)
        self.set(self.at, mask)
        self.at += length

    def set(self, at: i64, mask: i64) -> None:
        numbers = self.numbers
        while mask:
            low: i64 = mask & -mask
            numbers[at + count(low - 1)] = 1
            mask ^= low

    def two_words(self, name: str, length: i64, half: i64, low: i64, high: i64) -> None:
        """Write a 1 for each bit of two masks; the second begins at half the length."""
        if self.outline is not None:
            self.note(name, length, 0, 1)
        self.set(self.at, low)
        self.set(self.at + half, high)
        self.at += length

    def packed(self, name: str, length: i64, word: i64, width: i64, most: i64) -> None:
        """Write the numbers packed in a word, the first in the lowest bits, each of the given width."""
        if self.outline is not None:
            self.note(name, length, 0, most)
        self.unpack(self.at, word, width)
        self.at += length

    def packed_twice(self, name: str, half: i64, low: i64, high: i64, width: i64, most: i64) -> None:
        """Write the numbers packed in two words, half of them in each."""
        if self.outline is not None:
            self.note(name, 2 * half, 0, most)
        self.unpack(self.at, low, width)
        self.unpack(self.at + half, high, width)
        self.at += 2 * half

    def unpack(self, at: i64, word: i64, width: i64) -> None:
        mask: i64 = bit(width) - 1
        numbers = self.numbers
        while word:
            if word & mask:
                numbers[at] = i16(word & mask)
            word >>= width
            at += 1

    def tally(self, name: str, length: i64, word: i64, width: i64, most: i64) -> None:
        """Count how often 1, 2 … length occurs among the numbers packed in a word; a 0 ends them."""
        if self.outline is not None:
            self.note(name, length, 0, most)
        mask: i64 = bit(width) - 1
        numbers = self.numbers
        while word:
            at: i64 = self.at + (word & mask) - 1
            numbers[at] += 1
            word >>= width
        self.at += length

    def counts(self, name: str, length: i64, found: tuple[int, ...], most: i64) -> None:
        """Count how often each number below the length occurs here."""
        if self.outline is not None:
            self.note(name, length, 0, most)
        for number in found:
            at: i64 = self.at + number
            self.numbers[at] += 1
        self.at += length

    def count_list(self, name: str, length: i64, found: list[int], most: i64) -> None:
        """Count how often each number below the length occurs in this list."""
        if self.outline is not None:
            self.note(name, length, 0, most)
        self.add(found)
        self.at += length

    def add(self, found: list[int]) -> None:
        numbers = self.numbers
        start: i64 = self.at
        number: i64
        for number in found:
            numbers[start + number] += 1

    def count_lists(self, name: str, length: i64, found: list[list[int]], most: i64) -> None:
        """Count how often each number below the length occurs in these lists."""
        if self.outline is not None:
            self.note(name, length, 0, most)
        for one in found:
            self.add(one)
        self.at += length

    def count_rest(self, name: str, length: i64, found: list[int], first: i64, most: i64) -> None:
        """Count how often each number below the length occurs in this list from an index on."""
        if self.outline is not None:
            self.note(name, length, 0, most)
        numbers = self.numbers
        start: i64 = self.at
        end: i64 = len(found)
        while first < end:
            number: i64 = found[first]
            numbers[start + number] += 1
            first += 1
        self.at += length

    def noted(self, name: str, length: i64, notes: vec[i64], place: i64) -> None:
        """Write a 1 for each number that may be in this place, by packed notes."""
        if self.outline is not None:
            self.note(name, length, 0, 1)
        numbers = self.numbers
        start: i64 = self.at
        at: i64 = 0
        end: i64 = len(notes)
        while at < end:
            packed: i64 = notes[at]
            if packed & place:
                numbers[start + (packed >> 7)] = 1
            at += 1
        self.at += length

    def four_words(self, name: str, length: i64, width: i64, words: tuple[i64, i64, i64, i64]) -> None:
        """Write a 1 for each bit of four masks of the given width."""
        if self.outline is not None:
            self.note(name, length, 0, 1)
        a, b, c, d = words
        self.set(self.at, a)
        self.set(self.at + width, b)
        self.set(self.at + 2 * width, c)
        self.set(self.at + 3 * width, d)
        self.at += length

    def placed(self, name: str, length: i64, found: list[tuple[int, int]], most: i64) -> None:
        """Write numbers at given places, as pairs of place and number."""
        if self.outline is not None:
            self.note(name, length, 0, most)
        for place, number in found:
            at: i64 = self.at + place
            value: i64 = number
            self.numbers[at] = i16(value)
        self.at += length
