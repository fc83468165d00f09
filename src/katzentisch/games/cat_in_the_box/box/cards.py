"""The cat cards and the colours they may turn out to have."""

from __future__ import annotations

from typing import Final

COLOURS = ("red", "blue", "yellow", "green")
COPIES: Final = 5
"""Cat cards of each value."""
