"""One player: the hand, the open cards of this deal, and the pile of kept ones."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.snapshot import Reduced, reduce_object
from katzentisch.games.g5211.box.cards import CARDS
from katzentisch.games.g5211.rules.choices import FIRST, KINDS, PAIRS, SECOND


class PlayerState:
    """One player: the hand, the open cards of this deal, and the pile of kept ones."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        """Card numbers + 1, five bits each, the lowest card lowest."""
        self.cards: i64 = 0
        self.choice: i64 = -1
        self.open: i64 = 0
        """Card numbers + 1, five bits each, the first played lowest."""
        self.last_open: i64 = 0
        """Those of the deal before."""
        self.unplayed: i64 = 0
        """The fifth card of the last deal + 1, or 0: nobody else ever sees it."""
        self.kept: i64 = 0
        self.points: i64 = 0
        self.written: i64 = 0

    def __reduce__(self) -> Reduced:
        return reduce_object(self)

    def copy(self) -> PlayerState:
        other = PlayerState()
        other.hand = self.hand
        other.cards = self.cards
        other.choice = self.choice
        other.open = self.open
        other.last_open = self.last_open
        other.unplayed = self.unplayed
        other.kept = self.kept
        other.points = self.points
        other.written = self.written
        return other

    def take(self, card: i64) -> None:
        """Sort a card into the hand."""
        above: i64 = self.hand
        lower: i64 = 0
        while above and above & 31 <= card:
            above >>= 5
            lower += 5
        moved: i64 = (above << 5) - above
        self.hand += (card + 1 + moved) << lower
        self.cards += 1

    def drop(self, card: i64) -> None:
        above: i64 = self.hand
        lower: i64 = 0
        while above & 31 != card + 1:
            above >>= 5
            lower += 5
        moved: i64 = above - (above >> 5)
        self.hand -= moved << lower
        self.cards -= 1

    def play(self, card: i64, laid: i64) -> None:
        """Lay a card from the hand open, behind so many others."""
        self.drop(card)
        self.open |= (card + 1) << (5 * laid)

    def reveal(self, laid: i64) -> None:
        """Lay the chosen cards open, behind so many others."""
        choice: i64 = self.choice
        self.choice = -1
        if choice < KINDS:
            self.play(choice, laid)
        else:
            self.play(FIRST[choice], laid)
            self.play(SECOND[choice], laid + 1)

    def holds(self, card: i64) -> i64:
        """How many of this card."""
        found: i64 = 0
        left: i64 = self.hand
        while left:
            if left & 31 == card + 1:
                found += 1
            left >>= 5
        return found

    def card(self, at: i64) -> i64:
        """The card at this place of the hand."""
        return ((self.hand >> (5 * at)) & 31) - 1

    def repeats(self, at: i64) -> bool:
        """Whether the card at this place is like the one before it."""
        return at > 0 and self.card(at) == self.card(at - 1)

    def singles(self) -> list[int]:
        """The choices of one card."""
        found: list[int] = []
        last: i64 = -1
        left: i64 = self.hand
        while left:
            card: i64 = (left & 31) - 1
            if card != last:
                found.append(card)
                last = card
            left >>= 5
        return found

    def pairs(self) -> list[int]:
        """The choices of two cards."""
        found: list[int] = []
        last: i64 = -1
        left: i64 = self.hand
        while left:
            card: i64 = (left & 31) - 1
            left >>= 5
            if card != last:
                last = card
                last_other: i64 = -1
                others: i64 = left
                while others:
                    other: i64 = (others & 31) - 1
                    if other != last_other:
                        found.append(PAIRS[card] + other)
                        last_other = other
                    others >>= 5
        return found


def unpack(packed: i64) -> list[int]:
    """The card numbers in a packed hand or row of open cards."""
    cards: list[int] = []
    while packed:
        cards.append((packed & 31) - 1)
        packed >>= 5
    return cards


def spelled(cards: list[int]) -> list[str]:
    """Cards as events name them."""
    return [CARDS[card] for card in cards]
