"""The deck."""

from __future__ import annotations

CARDS = 20
"""The deck holds one card of each value from 1 to this; a card's move is its value - 1."""
