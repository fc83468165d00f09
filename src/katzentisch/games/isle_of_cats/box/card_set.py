"""A set of cards as bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit

WORD: Final = 52
"""How many cards share a word; five words have room for all."""


class CardSet:
    """A set of card numbers."""

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.e: i64 = 0

    def add(self, card: i64) -> None:
        word: i64 = card // WORD
        mask: i64 = bit(card - WORD * word)
        if word == 0:
            self.a |= mask
        elif word == 1:
            self.b |= mask
        elif word == 2:
            self.c |= mask
        elif word == 3:
            self.d |= mask
        else:
            self.e |= mask

    def add_all(self, cards: list[int]) -> None:
        card: i64
        for card in cards:
            self.add(card)

    def holds(self, card: i64) -> bool:
        word: i64 = card // WORD
        mask: i64 = bit(card - WORD * word)
        if word == 0:
            return self.a & mask != 0
        if word == 1:
            return self.b & mask != 0
        if word == 2:
            return self.c & mask != 0
        if word == 3:
            return self.d & mask != 0
        return self.e & mask != 0
