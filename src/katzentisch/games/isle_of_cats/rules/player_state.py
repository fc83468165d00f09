"""One player at the table: boat, fish, baskets, cards and notes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.snapshot import Reduced, reduce_object
from katzentisch.games.isle_of_cats.box.boat import Boat
from katzentisch.games.isle_of_cats.box.cards import CARDS

DISCARDED: Final = 64
"""In the notes about a card: it may lie on the discard pile. The lower bits are the seats that may hold it."""
NO_NOTES: Final = [0] * CARDS


class PlayerState:
    """One player: the boat, and what lies before it. Lists are replaced, never changed."""

    def __init__(self, boat: Boat) -> None:
        self.boat = boat
        self.figure: i64 = -1
        self.fish: i64 = 0
        self.baskets: i64 = 0
        """Permanent ones, used or not."""
        self.used: i64 = 0
        self.hand: list[int] = []
        self.lessons: list[int] = []
        """Private lessons on the table, or family cards."""
        self.laid: list[int] = []
        """Rescue cards of this day."""
        self.pack: list[int] = []
        """Cards to keep some of: in the draft, or of three family cards."""
        self.kept: list[int] = []
        """Cards drafted this day and not yet paid for."""
        self.owed: i64 = 0
        """How many of the pack are still to be kept."""
        self.seen: list[list[int]] = []
        """The packs of this day's draft as they came in."""
        self.chosen: list[int] = []
        """Cards to be paid for."""
        self.paid = False
        self.drawn: list[int] = []
        """Cards drawn by an anytime card, to be paid for or discarded."""
        self.unread: i64 = 0
        """How many cards of the hand may be lessons, since they came after lessons were laid out."""
        self.extra: i64 = 0
        """Rescues beyond the one of a turn."""
        self.anywhere = False
        """The next tile need not touch."""
        self.passed = False
        self.ready = False
        self.notes = NO_NOTES
        """For every card: who may hold it, for all this player has seen; 0 if it was never seen."""

    def __reduce__(self) -> Reduced:
        return reduce_object(self, (self.boat,))

    def copy(self) -> PlayerState:
        other = PlayerState(self.boat.copy())
        other.figure = self.figure
        other.fish = self.fish
        other.baskets = self.baskets
        other.used = self.used
        other.hand = self.hand
        other.lessons = self.lessons
        other.laid = self.laid
        other.pack = self.pack
        other.kept = self.kept
        other.owed = self.owed
        other.seen = self.seen
        other.chosen = self.chosen
        other.paid = self.paid
        other.drawn = self.drawn
        other.unread = self.unread
        other.extra = self.extra
        other.anywhere = self.anywhere
        other.passed = self.passed
        other.ready = self.ready
        other.notes = self.notes
        return other

    def take(self, cards: list[int]) -> None:
        """Put cards into the hand."""
        self.hand = sorted(self.hand + cards)
        self.unread += len(cards)

    def drop(self, card: i64) -> None:
        """Take a card out of the hand."""
        self.hand = without(self.hand, card)
        if self.unread > len(self.hand):
            self.unread = len(self.hand)

    def knows_discarded(self, cards: list[int]) -> None:
        """This player alone put these cards on the discard pile."""
        if cards:
            notes = list(self.notes)
            for card in cards:
                notes[card] = DISCARDED
            self.notes = notes


def without(cards: list[int], card: i64) -> list[int]:
    """The list without the first such card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
