"""What others probably hold: hands from which they would have chosen what now lies open."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.games.g5211.imagine import imagine
from katzentisch.games.g5211.place import PAIRS, Place, unpack
from katzentisch.games.g5211.rules import State5211
from katzentisch.games.g5211.sense import TASTES, Reading
from katzentisch.games.g5211.view import View5211

TRIES: Final = 4
"""How many hands are looked at before one is taken as it is."""
KEPT: Final = 3
"""Cards of the first five that were not chosen in the first turn."""
CANDOUR: Final = 0.8
"""How strongly a better choice that was not made speaks against a hand."""


def believe(view: View5211, rng: Rng) -> State5211:
    """A state with this view; hands that explain the cards their owners opened are likelier than others."""
    world = imagine(view, rng)
    if world.turn == 0 or world.waiting == 0:
        return world
    at: i64 = 0
    for place in world.places:
        if at != view.seat and place.choice < 0:
            tries: i64 = 1
            while tries < TRIES and float(rng.word() & 0xFFFF) / 65536.0 > likelihood(world, place, rng):
                redeal(world, place, rng)
                tries += 1
        at += 1
    return world


def likelihood(world: State5211, place: Place, rng: Rng) -> float:
    """How well a hand explains the first two cards that were opened, from 0 to 1."""
    first: i64 = (place.open & 31) - 1
    second: i64 = ((place.open >> 5) & 31) - 1
    if second < first:
        first, second = second, first
    held = unpack(place.hand)
    rng.shuffle(held)
    before = State5211(world.players, world.long, world.chance)
    before.waiting = 1
    origin = before.places[0]
    origin.take(first)
    origin.take(second)
    at: i64 = 0
    while at < KEPT and at < len(held):
        origin.take(held[at])
        at += 1
    taste = TASTES[world.players]
    reading = Reading(before, 0)
    best: float = -1e9
    for move in origin.pairs():
        worth: float = reading.weigh(move, taste)
        if worth > best:
            best = worth
    return exp(CANDOUR * (reading.weigh(PAIRS[first] + second, taste) - best))


def redeal(world: State5211, place: Place, rng: Rng) -> None:
    """Exchange a hand with as many cards that nobody has seen."""
    rest: i64 = len(world.pile) - world.top
    if rest == 0:
        return
    cards = unpack(place.hand)
    place.hand = 0
    place.cards = 0
    for card in cards:
        at: i64 = world.top + rng.below(rest)
        place.take(world.pile[at])
        world.pile[at] = card
