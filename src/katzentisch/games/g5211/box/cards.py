"""The hundred cards."""

from __future__ import annotations

COLOURS = ("yellow", "green", "orange", "dark-blue", "turquoise")
LETTERS = "YGODT"
CARDS = tuple(f"{letter}{value}" for letter in LETTERS for value in range(1, 7))
"""The notation of every card: `Y1` is the yellow rooster."""
COPIES = (5, 6, 5, 2, 1, 1)
"""Cards of each colour worth 1 (the roosters), 2, 3, 4, 5, 6."""
