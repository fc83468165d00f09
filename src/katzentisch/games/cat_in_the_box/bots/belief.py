"""What others probably hold: any deal of the unseen cards, tilted by their predictions and the colours they gave up."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import count
from katzentisch.core.chance import Rng
from katzentisch.games.cat_in_the_box.bots.policy_weights import WEIGHTS_BY_PLAYERS, hand_promises
from katzentisch.games.cat_in_the_box.box.board import BOARD, EVERY_ROW, Layout
from katzentisch.games.cat_in_the_box.rules.imagine import imagine
from katzentisch.games.cat_in_the_box.rules.player_state import PlayerState
from katzentisch.games.cat_in_the_box.rules.state import CatState
from katzentisch.games.cat_in_the_box.rules.table import PLAYING, Table
from katzentisch.games.cat_in_the_box.view import CatView

TRIES: Final = 4
"""How many deals are looked at before one is taken as it is."""
CANDOUR: Final = 1.0
"""How strongly a prediction speaks against a hand that promises otherwise."""
VOID: Final = 0.2
"""How strongly a colour that was given up speaks against each card that could still be declared in it."""


def believe(view: CatView, layout: Layout, rng: Rng) -> CatState:
    """A state with this view; hands that explain what their owners did are likelier than others."""
    world = imagine(view, layout, rng)
    if world.phase != PLAYING:
        return world
    tries: i64 = 1
    while tries < TRIES and float(rng.word() & 0xFFFF) / 65536.0 > likelihood(world, view.seat):
        world = imagine(view, layout, rng)
        tries += 1
    return world


def likelihood(table: Table, seat: i64) -> float:
    """How well the others' hands explain what they did, from 0 to 1."""
    strange: float = 0.0
    at: i64 = 0
    for player in table.seats:
        if at != seat:
            strange += strangeness(table, player)
        at += 1
    return exp(-strange)


def strangeness(table: Table, player: PlayerState) -> float:
    """How badly one hand explains what its owner did."""
    strange: float = 0.0
    if player.prediction > 0:
        off: float = hand_promises(as_dealt(player), table.players, WEIGHTS_BY_PLAYERS[table.players]) - float(
            player.prediction
        )
        strange += CANDOUR * off * off
    closed: i64 = BOARD & ~player.open & ~table.taken
    if closed:
        strange += VOID * float(count(player.held * EVERY_ROW & closed))
    return strange


def as_dealt(player: PlayerState) -> PlayerState:
    """The hand with which a player predicted: what is left of it, and what lies on the board."""
    before = PlayerState()
    before.hand = player.hand
    tokens: i64 = player.tokens
    while tokens:
        lowest: i64 = tokens & -tokens
        tokens -= lowest
        before.take(count(lowest - 1) % 9 + 1)
    return before
