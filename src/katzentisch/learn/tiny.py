"""Tiny versions of games for two, whose whole tree can be walked: few cards, one deal, the same rules.

A game that has one brings it in its module `tiny`, under the name `Tiny`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import comb, prod
from typing import Any, ClassVar

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import Rng
from katzentisch.core.game_package import find_module
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.learn.errors import NotLearnable

Hand = tuple[int, ...]


class TinyGame:
    """Every deal of two hands from a small deck; the rest of the deck stays hidden."""

    defaults: ClassVar[Mapping[str, int]]
    """The parameters, each with its usual value."""

    def __init__(self, deck: Sequence[int], hand: int) -> None:
        if len(deck) < 2 * hand:
            raise ValueError(f"{len(deck)} cards are too few for two hands of {hand}")
        self.deck = list(deck)
        found = list(two_hands(deck, hand))
        self.hands = [hands for hands, _ in found]
        self.chances = [chance for _, chance in found]

    def deal(self, number: int) -> State:
        """The position after this deal."""
        raise NotImplementedError

    def imagine(self, view: View, rng: Rng) -> State:
        """A state that could lie behind a view, by the cards of the small deck."""
        raise NotImplementedError

    def left_over(self, number: int) -> list[int]:
        """The cards that nobody has in this deal."""
        return sorted((Counter(self.deck) - Counter(sum(self.hands[number], ()))).elements())


def two_hands(deck: Sequence[int], size: int) -> Iterator[tuple[tuple[Hand, Hand], float]]:
    """All ways to deal two hands that differ by what is in them, with their probabilities."""
    ways = comb(len(deck), size) * comb(len(deck) - size, size)
    for first, times in distinct_hands(Counter(deck), size):
        for second, also in distinct_hands(Counter(deck) - Counter(first), size):
            yield (first, second), times * also / ways


def distinct_hands(cards: Counter[int], size: int) -> Iterator[tuple[Hand, int]]:
    """Hands that differ by what is in them, ascending, and in how many ways each can be drawn."""
    for hand in sorted(set(combinations(sorted(cards.elements()), size))):
        yield hand, prod(comb(cards[card], copies) for card, copies in Counter(hand).items())


def within(name: str, value: int, least: int, most: int) -> int:
    """A parameter that has a sensible value, or ValueError."""
    if not least <= value <= most:
        raise ValueError(f"{name} is {value}, where {least} to {most} are possible")
    return value


def tiny_version(game: str) -> Any:
    """The subclass of TinyGame for a game, called with its parameters; NotLearnable if there is none."""
    module = find_module(f"{find(game).package}.tiny")
    if module is None:
        raise NotLearnable(f"{game} has no tiny version; {', '.join(tiny_games())} have")
    return module.Tiny


def tiny_games() -> list[str]:
    """The games that have a tiny version."""
    return sorted(name for name, entry in catalogue().items() if find_module(f"{entry.package}.tiny"))
