"""Sets as bitmasks, written so that mypyc compiles them correctly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROW: Final = 9
"""Masks are listed in rows of nine bits, by a table with an entry for every row."""


def bit(n: i64) -> i64:
    """The mask with only bit n, 0 to 60 (`1 << n` is compiled as a 32-bit shift)."""
    return 0x1000000000000000 >> (60 - n)


def members(row: int) -> list[int]:
    """The numbers of the bits of one row."""
    return [n for n in range(ROW) if row >> n & 1]


NUMBERS: Final = [[9 * at + n for n in members(row)] for at in range(7) for row in range(512)]


def count(mask: i64) -> i64:
    """Count the set bits, by adding up pairs, then nibbles, then bytes, side by side."""
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x1333333333333333) + ((mask >> 2) & 0x1333333333333333)
    mask = (mask + (mask >> 4)) & 0xF0F0F0F0F0F0F0F
    return ((mask * 0x101010101010101) >> 56) & 127


def nth(mask: i64, n: i64) -> i64:
    """The number of the n-th set bit, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return count((mask & -mask) - 1)


def numbers(mask: i64) -> list[int]:
    """The numbers of all set bits, ascending."""
    found: list[int] = []
    at: i64 = 0
    while mask:
        row: i64 = mask & 511
        if row:
            found += NUMBERS[at + row]
        mask >>= 9
        at += 512
    return found


def mask_of(found: tuple[int, ...]) -> i64:
    """The mask with these bits."""
    mask: i64 = 0
    for n in found:
        mask |= bit(n)
    return mask
