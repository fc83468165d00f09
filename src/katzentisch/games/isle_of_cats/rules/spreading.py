"""Cards spread over places that may hold only some of them, every way as likely."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, numbers
from katzentisch.core.chance import Rng

SWAPS: Final = 24
"""How many exchanges are tried for each card of a narrow place, so that every way to fill them is as likely."""


def spread(cards: list[int], masks: list[int], sizes: list[int], rng: Rng) -> list[list[int]]:
    """Put every card into one of the places in its mask, as many as each takes; the last place is the widest."""
    at = [-1] * len(masks)
    room = list(sizes)
    for card in sorted(range(len(masks)), key=lambda number: len(numbers(masks[number]))):
        if not find_room(card, masks, at, room, [0]):
            raise AssertionError("no world has this view")
    slots = sorted(range(len(at)), key=lambda card: at[card])
    places = [at[card] for card in slots]
    mix(masks, slots, places, len(slots) - sizes[-1], rng)
    found: list[list[int]] = [[] for _ in room]
    for slot, card in enumerate(slots):
        found[places[slot]].append(cards[card])
    return found


def find_room(card: i64, masks: list[int], at: list[int], room: list[int], tried: list[int]) -> bool:
    """Find a place for a card, moving others out of its way if need be; no place is tried twice."""
    mask: i64 = masks[card]
    for place in numbers(mask & ~tried[0]):
        if room[place] > 0:
            room[place] -= 1
            at[card] = place
            return True
    for place in numbers(mask & ~tried[0]):
        if tried[0] & bit(place):
            continue
        tried[0] |= bit(place)
        other: i64 = 0
        while other < len(at):
            if at[other] == place and find_room(other, masks, at, room, tried):
                at[card] = place
                return True
            other += 1
    return False


def mix(masks: list[int], slots: list[int], places: list[int], narrow: i64, rng: Rng) -> None:
    """Exchange the cards of two slots at random as long as both may be where the other was.

    Slots of the last place, which takes whatever was never seen, need not be tried from their side.
    """
    size: i64 = len(slots)
    tries: i64 = SWAPS * narrow
    while tries > 0:
        here: i64 = rng.below(narrow)
        there: i64 = rng.below(size)
        one: i64 = slots[here]
        other: i64 = slots[there]
        if masks[one] & bit(places[there]) and masks[other] & bit(places[here]):
            slots[here] = other
            slots[there] = one
        tries -= 1
