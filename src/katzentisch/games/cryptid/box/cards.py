"""The 54 set-up cards with the clue books and the tips (CR-16, CR-38)."""

from __future__ import annotations

from functools import cache

import msgspec

from katzentisch.core.reason import BadOptions
from katzentisch.games.cryptid.box.clues import KEYS, component

BOOKS = ("alpha", "beta", "gamma", "delta", "epsilon")


class Back(msgspec.Struct, frozen=True):
    """What the back of a card says for one number of players."""

    books: dict[str, int]
    """The number to look up in each book that is used."""
    tip: int
    habitat: tuple[int, int]


class Card(msgspec.Struct, frozen=True):
    """One set-up card; the cards of the box carry no number, these are ours."""

    id: str
    map: str
    players: dict[str, Back]

    @property
    def advanced(self) -> bool:
        return self.id.startswith("A")

    def back(self, players: int) -> Back:
        return self.players[str(players)]

    def clues(self, players: int) -> list[int]:
        """The clues that the used books give, in the order of the books."""
        return [KEYS.index(component("cards")["books"][book][at - 1]) for book, at in self.back(players).books.items()]

    def hint(self, players: int) -> str:
        """The kind of hint that the tip number stands for."""
        hint: str = component("cards")["tips"][self.back(players).tip - 1]
        return hint


@cache
def cards() -> dict[str, Card]:
    """All cards by their number, normal ones first."""
    return {card.id: card for card in msgspec.convert(component("cards")["cards"], list[Card])}


def cards_of(advanced: bool) -> list[Card]:
    """The cards of a mode."""
    return [card for card in cards().values() if card.advanced == advanced]


def card_of(number: str) -> Card:
    """The card with this number; BadOptions if there is none."""
    try:
        return cards()[number.upper()]
    except KeyError:
        raise BadOptions("card-unknown", card=number) from None
