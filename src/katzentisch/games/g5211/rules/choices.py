"""Cards and choices by number: one card of the hand, or two in the first turn of a deal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.games.g5211.box.cards import COPIES

KINDS: Final = 30
MOVES: Final = 495
"""One card: its number. Two cards a <= b: 30, then the pairs in order."""
BOX: Final = [COPIES[card % 6] for card in range(KINDS)]
"""How many there are of each card."""
DECK: Final = [card for card in range(KINDS) for _ in range(BOX[card])]

FIRST: Final[list[i64]] = list(range(KINDS)) + [a for a in range(KINDS) for _ in range(a, KINDS)]
SECOND: Final[list[i64]] = [-1] * KINDS + [b for a in range(KINDS) for b in range(a, KINDS)]
PAIRS: Final[list[i64]] = [KINDS + a * KINDS - a * (a + 1) // 2 for a in range(KINDS)]
"""PAIRS[a] + b is the move that chooses cards a <= b."""
