"""What one player sees."""

from __future__ import annotations

from katzentisch.core.view import View


class HighCardView(View, frozen=True, kw_only=True):
    """What one seat knows; lists go by seat."""

    hand: tuple[int, ...]
    choice: int
    """The player's own card that lies face down, or 0."""
    has_chosen: tuple[bool, ...]
    hands: tuple[int, ...]
    played: tuple[tuple[int, ...], ...]
    """Everybody's cards of the tricks so far, in order."""
    points: tuple[int, ...]
