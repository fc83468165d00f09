"""Every move as a number, and what can be asked of a player in between."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.snapshot import Reduced, reduce_object

VARIANTS: Final = (
    "",
    "blue",
    "green",
    "red",
    "purple",
    "orange",
    "used",
    "unused",
    "rare",
    "common",
    "small",
)
"""How a card is played: plainly, in a colour (1 + its number), for a used or unused basket, for these treasures."""
PLAIN: Final = 0
FIRST_COLOUR: Final = 1
USED: Final = 6
UNUSED: Final = 7
FOR_RARE: Final = 8
FOR_COMMON: Final = 9
FOR_SMALL: Final = 10

FIGURE: Final = 0
KEEP: Final = 5
BUY: Final = 261
GIVE: Final = 517
PLAY: Final = 773
TAKE: Final = 3589
SHIFT: Final = 3749
USE: Final = 3909
NAME: Final = 3912
FIELD: Final = 3917
PLACE: Final = 3919
REMOVE: Final = 5503
DONE: Final = 5701
PASS: Final = 5702
READY: Final = 5703
DECLINE: Final = 5704
MOVES: Final = 5705

BASKETS: Final = ("permanent", "basket", "broken")
PERMANENT: Final = 0
WHOLE: Final = 1
BROKEN: Final = 2

LEFT: Final = 0
FIELDS: Final = ("left", "right")

# What a pending decision asks for.
WHERE: Final = 0
"""The place of a tile."""
WHICH_BASKET: Final = 1
BONUS: Final = 2
"""A treasure for a map, or none."""
WHICH_OSHAX: Final = 3
WHICH_COLOUR: Final = 4
"""The colour of an Oshax."""
WHICH_TREASURE: Final = 5
WHICH_CARDS: Final = 6
"""Drawn cards to pay for."""
WHICH_FIELD: Final = 7
WHICH_CATS: Final = 8
"""Cats to move between the fields."""
WHICH_LESSON: Final = 9
"""A private lesson to give up."""
WHICH_TO_REMOVE: Final = 10
"""A treasure to remove from the boat."""
NEXT_LESSON: Final = 11
"""The next public lesson to lay out."""
ASKED: Final = (
    "where",
    "basket",
    "bonus",
    "oshax",
    "colour",
    "treasure",
    "cards",
    "field",
    "cats",
    "give-lesson",
    "remove-treasure",
    "next-lesson",
)

ANY_RARE: Final = 1
ANY_COMMON: Final = 2
ANY_SMALL: Final = 4
"""Which treasures may be taken, as bits."""


class Pending:
    """A decision that one seat owes before anything else happens; never changed."""

    def __init__(self, asks: i64, tile: i64, amount: i64, sort: i64) -> None:
        self.asks: i64 = asks
        self.tile: i64 = tile
        """The tile in question; of a treasure card, 1 once its first treasure is taken."""
        self.amount: i64 = amount
        """How many are still to come, this one included."""
        self.sort: i64 = sort
        """The colour of a tile to place, or which treasures may be taken."""

    def __reduce__(self) -> Reduced:
        return reduce_object(self, (self.asks, self.tile, self.amount, self.sort))
