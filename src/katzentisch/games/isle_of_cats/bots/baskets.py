"""Baskets from rescue cards: those in hand, and the cheapest ways to more."""

from __future__ import annotations

from katzentisch.games.isle_of_cats.bots.standing import Standing
from katzentisch.games.isle_of_cats.box.cards import Card

GHOST = 3
"""Fish for a basket that is yet to come in the draft."""


def basket_ladder(standing: Standing, cards: list[Card], ghosts: int) -> list[tuple[int, list[int]]]:
    """The cheapest ways to get no, one, two … baskets from these rescue cards and some to come: price and cards."""
    pieces: list[tuple[int, list[int]]] = [(int(card.cost), [int(card.number)]) for card in cards if card.baskets]
    spare = broken_in_hand(standing) % 2
    broken = sorted((card for card in cards if card.broken), key=lambda card: (int(card.cost), -int(card.speed)))
    if spare and broken:
        pieces.append((int(broken[0].cost), [int(broken[0].number)]))
        broken = broken[1:]
    for first, second in zip(broken[::2], broken[1::2], strict=False):
        pieces.append((int(first.cost + second.cost), [int(first.number), int(second.number)]))
    pieces += [(GHOST, [])] * ghosts
    ladder: list[tuple[int, list[int]]] = [(0, [])]
    for price, numbers in sorted(pieces):
        ladder.append((ladder[-1][0] + price, ladder[-1][1] + numbers))
    return ladder


def baskets_in_hand(standing: Standing) -> int:
    whole = sum(int(card.baskets) for card in standing.cards(standing.view.hand))
    return whole + broken_in_hand(standing) // 2


def broken_in_hand(standing: Standing) -> int:
    return sum(int(card.broken) for card in standing.cards(standing.view.hand))
