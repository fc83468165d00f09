"""The cat cards and the colours they may turn out to have."""

from __future__ import annotations

COLOURS = ("red", "blue", "yellow", "green")
COPIES = 5
"""Cat cards of each value."""
