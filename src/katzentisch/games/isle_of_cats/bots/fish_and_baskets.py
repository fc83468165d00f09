"""What fish kept for tomorrow is worth, and how many baskets rescue cards can provide."""

from __future__ import annotations

from math import exp

from katzentisch.games.isle_of_cats.bots.seat_position import SeatPosition
from katzentisch.games.isle_of_cats.box.cards import Card
from katzentisch.games.isle_of_cats.box.lessons import REPEAT

FISH_LESSON = 200
"""The sister's lesson about fish that is left."""
SPENDABLE_FISH_PER_DAY = 6
"""Fish beyond the catch that one is sure to spend in a day."""
FISH_PER_FUTURE_BASKET = 3
"""Fish for a basket that is yet to come in the draft."""


def values_of_fish_left(position: SeatPosition) -> list[float]:
    """What it is worth to have so many fish left in the evening, also if the sister counts them in the end."""
    price = sister_fish(position)
    if position.days_after == 0:
        each = -price if price else position.planning.last_fish
        kept = 7.0 if 142 in position.view.lessons else 0.0
        return [each * fish + (kept if fish >= 5 else 0.0) for fish in range(200)]
    enough = position.planning.stock * (1 + position.days_after)
    if price:
        enough /= 2
    found = [position.planning.fish * enough * (1.0 - exp(-fish / enough)) for fish in range(200)]
    if price:
        most = SPENDABLE_FISH_PER_DAY * position.days_after - 2
        found = [worth - 0.5 * price * max(0, fish - most) for fish, worth in enumerate(found)]
    return found


def sister_fish(position: SeatPosition) -> float:
    """What the sister gets for each fish that is left in the end; she may count her best lesson twice."""
    if FISH_LESSON not in position.view.sister_lessons:
        return 0.0
    lessons = [position.box.sister_lessons[card] for card in position.view.sister_lessons]
    twice = any(lesson.kind == REPEAT for lesson in lessons)
    return float(position.box.sister_lessons[FISH_LESSON].points) * (2 if twice else 1)


def cheapest_baskets(position: SeatPosition, cards: list[Card], ghosts: int) -> list[tuple[int, list[int]]]:
    """The cheapest ways to get no, one, two … baskets from these rescue cards and some to come: price and cards."""
    pieces: list[tuple[int, list[int]]] = [(int(card.cost), [int(card.number)]) for card in cards if card.baskets]
    spare = broken_in_hand(position) % 2
    broken = sorted((card for card in cards if card.broken), key=lambda card: (int(card.cost), -int(card.speed)))
    if spare and broken:
        pieces.append((int(broken[0].cost), [int(broken[0].number)]))
        broken = broken[1:]
    for first, second in zip(broken[::2], broken[1::2], strict=False):
        pieces.append((int(first.cost + second.cost), [int(first.number), int(second.number)]))
    pieces += [(FISH_PER_FUTURE_BASKET, [])] * ghosts
    ladder: list[tuple[int, list[int]]] = [(0, [])]
    for price, numbers in sorted(pieces):
        ladder.append((ladder[-1][0] + price, ladder[-1][1] + numbers))
    return ladder


def baskets_in_hand(position: SeatPosition) -> int:
    whole = sum(int(card.baskets) for card in position.cards(position.view.hand))
    return whole + broken_in_hand(position) // 2


def broken_in_hand(position: SeatPosition) -> int:
    return sum(int(card.broken) for card in position.cards(position.view.hand))
