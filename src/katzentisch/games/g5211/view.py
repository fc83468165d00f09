"""What one player sees of a deal, and remembers of the pass."""

from __future__ import annotations

from katzentisch.core.view import View


class View5211(View, frozen=True, kw_only=True):
    """Lists go by seat; a card is numbered 6 × colour + value - 1."""

    long: bool
    number: int
    """Which pass through the deck this is, from 1."""
    deal: int
    turn: int
    """0, 1, 2: two cards are chosen first, then one, then one."""
    over: bool
    hand: tuple[int, ...]
    """Own cards, ascending; empty for the gallery. A chosen card stays in the hand until all are turned."""
    choice: int
    """The player's own choice as a move, or -1."""
    unplayed: int
    """The player's own card that was left when the last deal was over, or -1."""
    has_chosen: tuple[bool, ...]
    hands: tuple[int, ...]
    open: tuple[tuple[int, ...], ...]
    """The cards of this deal that lie open, in the order they were played."""
    last_open: tuple[tuple[int, ...], ...]
    """Those of the deal before."""
    pile: int
    aside: int
    gone: tuple[int, ...]
    """How many of each of the 30 cards were open in this pass and lie in a pile or on the discards."""
    kept: tuple[int, ...]
    """How many cards lie in everybody's pile."""
    points: tuple[int, ...]
    """What those piles are worth; all of it was open once."""
    written: tuple[int, ...]
    """The points of earlier passes of a long game."""
