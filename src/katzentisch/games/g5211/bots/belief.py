"""What others probably hold: hands from which somebody of their manner would have chosen what now lies open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.games.g5211.bots.opponent_model import Guess, choice_in
from katzentisch.games.g5211.bots.playout_policy import MANNERS, Taste, likelihood
from katzentisch.games.g5211.rules.player_state import Place, unpack
from katzentisch.games.g5211.rules.state import HAND, State5211

TRIES: Final = 24
"""How many manners and hands are looked at before one is taken as it is."""


def believe(world: State5211, guess: Guess, rng: Rng) -> list[int]:
    """Give the others hands that explain what they opened; the manners by seat that do.

    Nobody has chosen then: what was imagined to lie there face down could be anything.
    """
    manners: list[int] = []
    at: i64 = 0
    for place in world.places:
        manner: i64 = 0
        if at != guess.seat:
            if place.choice >= 0:
                place.choice = -1
                world.waiting += 1
            manner = guess.manner(at, rng)
            if world.turn:
                tries: i64 = 1
                while tries < TRIES and luck(rng) > explains(world, at, guess, MANNERS[manner][world.players], rng):
                    redeal(world, place, rng)
                    manner = guess.manner(at, rng)
                    tries += 1
        manners.append(manner)
        at += 1
    return manners


def luck(rng: Rng) -> float:
    return float(rng.word() & 0xFFFF) / 65536.0


def explains(world: State5211, seat: i64, guess: Guess, taste: Taste, rng: Rng) -> float:
    """How likely a player of this taste opens these cards, from 0 to 1; which were drawn since is anybody's guess."""
    place = world.places[seat]
    drew = place.cards == HAND
    row = unpack(place.open)
    held = unpack(place.hand)
    likely: float = 1.0
    if world.turn == 2:
        rng.shuffle(held)
        if drew:
            held.pop()
        held.append(row[2])
        likely = chose(guess.second, seat, held, row, taste)
    rng.shuffle(held)
    if drew:
        held.pop()
        held.pop()
    held.append(row[0])
    held.append(row[1])
    return likely * chose(guess.first, seat, held, row, taste)


def chose(before: State5211, seat: i64, held: list[int], row: list[int], taste: Taste) -> float:
    """How likely this hand led to what was opened."""
    place = before.places[seat]
    place.hand = 0
    place.cards = 0
    for card in held:
        place.take(card)
    return likelihood(before, seat, taste, choice_in(row, before.turn))


def redeal(world: State5211, place: Place, rng: Rng) -> None:
    """Exchange a hand with as many cards of the draw pile and of those put aside."""
    size: i64 = len(world.pile)
    if size == 0:
        return
    cards = unpack(place.hand)
    place.hand = 0
    place.cards = 0
    for card in cards:
        at: i64 = rng.below(size)
        place.take(world.pile[at])
        world.pile[at] = card
