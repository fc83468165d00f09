"""What others probably hold: hands from which somebody of their manner would have chosen what now lies open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.games.g5211.bots.opponent_model import OpponentModel, choice_in
from katzentisch.games.g5211.bots.playout_policy import MANNERS, PolicyWeights, likelihood
from katzentisch.games.g5211.rules.player_state import PlayerState, unpack
from katzentisch.games.g5211.rules.state import HAND, State5211

TRIES: Final = 24
"""How many manners and hands are looked at before one is taken as it is."""


def believe(world: State5211, model: OpponentModel, rng: Rng) -> list[int]:
    """Give the others hands that explain what they opened; the manners by seat that do.

    Nobody has chosen then: what was imagined to lie there face down could be anything.
    """
    manners: list[int] = []
    at: i64 = 0
    for player in world.seats:
        manner: i64 = 0
        if at != model.seat:
            if player.choice >= 0:
                player.choice = -1
                world.waiting += 1
            manner = model.manner(at, rng)
            if world.turn:
                tries: i64 = 1
                while tries < TRIES and luck(rng) > explains(world, at, model, MANNERS[manner][world.players], rng):
                    redeal(world, player, rng)
                    manner = model.manner(at, rng)
                    tries += 1
        manners.append(manner)
        at += 1
    return manners


def luck(rng: Rng) -> float:
    return float(rng.word() & 0xFFFF) / 65536.0


def explains(world: State5211, seat: i64, model: OpponentModel, weights: PolicyWeights, rng: Rng) -> float:
    """How likely a player with these weights opens these cards, from 0 to 1, averaged over what was drawn since."""
    player = world.seats[seat]
    drew = player.cards == HAND
    row = unpack(player.open)
    held = unpack(player.hand)
    likely: float = 1.0
    if world.turn == 2:
        rng.shuffle(held)
        if drew:
            held.pop()
        held.append(row[2])
        likely = chose(model.second, seat, held, row, weights)
    rng.shuffle(held)
    if drew:
        held.pop()
        held.pop()
    held.append(row[0])
    held.append(row[1])
    return likely * chose(model.first, seat, held, row, weights)


def chose(before: State5211, seat: i64, held: list[int], row: list[int], weights: PolicyWeights) -> float:
    """How likely this hand led to what was opened."""
    player = before.seats[seat]
    player.hand = 0
    player.cards = 0
    for card in held:
        player.take(card)
    return likelihood(before, seat, weights, choice_in(row, before.turn))


def redeal(world: State5211, player: PlayerState, rng: Rng) -> None:
    """Exchange a hand with as many cards of the draw pile and of those put aside."""
    size: i64 = len(world.pile)
    if size == 0:
        return
    cards = unpack(player.hand)
    player.hand = 0
    player.cards = 0
    for card in cards:
        at: i64 = rng.below(size)
        player.take(world.pile[at])
        world.pile[at] = card
