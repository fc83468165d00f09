"""The last tricks, solved: every deal that is left, every way to play it."""

from __future__ import annotations

from math import comb
from time import monotonic
from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import numbers
from katzentisch.core.chance import Rng
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.games.cat_in_the_box.box.board import Layout
from katzentisch.games.cat_in_the_box.rules.imagine import imagine, unseen_cards
from katzentisch.games.cat_in_the_box.rules.state import CatState
from katzentisch.games.cat_in_the_box.view import CatView

LOOKS: Final = 255
"""One less than the power of two after how many positions a solver looks at the clock."""


class Deal:
    """One way in which the unseen cards may lie, and how many shuffles lead to it."""

    def __init__(self, hands: list[list[int]], weight: int) -> None:
        self.hands = hands
        """The values in the other players' hands, by seat; an empty one for the seat that looks."""
        self.weight = weight


def deals(view: CatView, most: int) -> list[Deal]:
    """Every deal behind this view, the likeliest first; none at all if there are more than so many."""
    left = [0] * (view.values + 1)
    for value in unseen_cards(view):
        left[value] += 1
    found: list[Deal] = []
    fill(view, 0, left, [], 1, most, found)
    if len(found) > most:
        return []
    found.sort(key=lambda deal: -deal.weight)
    return found


def fill(
    view: CatView, seat: int, left: list[int], hands: list[list[int]], weight: int, most: int, found: list[Deal]
) -> None:
    """Give this seat and those after it every hand they may hold; stop when there are too many."""
    if len(found) > most:
        return
    if seat == view.players:
        found.append(Deal(list(hands), weight))
        return
    size = 0 if seat == view.seat else view.hands[seat]
    for hand, ways in choices(left, size, 1, view.barred[seat]):
        for value in hand:
            left[value] -= 1
        hands.append(hand)
        fill(view, seat + 1, left, hands, weight * ways, most, found)
        hands.pop()
        for value in hand:
            left[value] += 1


def choices(left: list[int], size: int, value: int, barred: tuple[int, ...]) -> list[tuple[list[int], int]]:
    """Every hand of this size from these values on, and in how many ways it can be picked."""
    if size == 0:
        return [([], 1)]
    if value == len(left):
        return []
    found: list[tuple[list[int], int]] = []
    copies = 0 if value in barred else min(size, left[value])
    for number in range(copies + 1):
        ways = comb(left[value], number)
        for rest, others in choices(left, size - number, value + 1, barred):
            found.append(([value] * number + rest, ways * others))
    return found


def world_of(view: CatView, layout: Layout, deal: Deal, rng: Rng) -> CatState:
    """The state with these hands; what is buried or left over plays no part any more."""
    world = imagine(view, layout, rng)
    for seat, hand in enumerate(deal.hands):
        if seat != view.seat:
            player = world.seats[seat]
            player.hand = 0
            player.held = 0
            player.cards = 0
            for value in hand:
                player.take(value)
    return world


class Solver:
    """Plays one world to the end of the round, everybody choosing what is best for themselves."""

    def __init__(self, playout_policy: PlayoutPolicy, positions: i64, until: float = 0.0) -> None:
        self.playout_policy = playout_policy
        self.left: i64 = positions
        """How many positions may still be looked at."""
        self.until: float = until
        """When it gives up, by the clock; 0 for never."""

    def values(self, world: CatState, seat: i64) -> dict[int, float]:
        """What each move is worth to the seat whose turn it is; nothing if it takes too long to say."""
        found: dict[int, float] = {}
        for move in world.legal(seat):
            after = world.copy()
            after.step(seat, move)
            found[move] = self.outcome(after, world.round)[seat]
            if self.left <= 0:
                return {}
        return found

    def outcome(self, world: CatState, chapter: i64) -> list[float]:
        """What this position is worth to everybody."""
        self.left -= 1
        if self.until > 0.0 and self.left & LOOKS == 0 and monotonic() > self.until:
            self.left = 0
        if world.round != chapter or self.left <= 0:
            return [self.playout_policy.judge(world, seat) for seat in range(world.players)]
        seat: i64 = world.turn
        best: list[float] = []
        moves: i64 = world.legal_now
        for move in numbers(moves):
            after = world.copy()
            after.step(seat, move)
            values = self.outcome(after, chapter)
            if not best or values[seat] > best[seat]:
                best = values
        return best
