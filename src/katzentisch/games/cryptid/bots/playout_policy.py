"""The playout policy of Cryptid: honest pieces, and questions where discs already lie."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import count, nth
from katzentisch.core.chance import Rng
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.state import State
from katzentisch.games.cryptid.box.map import HALF, HEXES
from katzentisch.games.cryptid.rules.state import ASK, SAY_CUBE, SAY_DISC, SEARCH, CryptidState
from katzentisch.games.cryptid.rules.table import ANSWER, CUBE, DISC, EXTRA, TURN, Table

BOLD = 4
"""One in so many searches where not all others have discs yet."""


def one_of(low: i64, high: i64, rng: Rng) -> i64:
    """A hex of this set, drawn uniformly; -1 if there is none."""
    below: i64 = count(low)
    size: i64 = below + count(high)
    if size == 0:
        return -1
    at: i64 = rng.below(size)
    return nth(low, at) if at < below else HALF + nth(high, at - below)


def promising(table: Table, seat: i64, rng: Rng) -> i64:
    """An open hex that fits this seat, with as many discs of others as can be; -1 if nothing fits."""
    player = table.seats[seat]
    low: i64 = player.fit_low & ~table.closed_low
    high: i64 = player.fit_high & ~table.closed_high
    other: i64 = table.after(seat)
    while other != seat:
        shared_low: i64 = low & table.seats[other].discs_low
        shared_high: i64 = high & table.seats[other].discs_high
        if shared_low | shared_high:
            low = shared_low
            high = shared_high
        other = table.after(other)
    return one_of(low, high, rng)


def somebody_to_ask(table: Table, seat: i64, at: i64, rng: Rng) -> i64:
    """A player without a disc there, drawn uniformly; -1 if all have one."""
    found: i64 = -1
    seen: i64 = 0
    other: i64 = table.after(seat)
    while other != seat:
        if not table.seats[other].has_disc(at):
            seen += 1
            if rng.below(seen) == 0:
                found = other
        other = table.after(other)
    return found


class CryptidPolicy(PlayoutPolicy):
    """Lays honest pieces; asks and searches where its own clue is true and others have discs."""

    def play(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, CryptidState)
        move: i64 = -1
        if seat == world.actor() and world.relay < 0:
            if world.phase == TURN:
                move = hunt(world, seat, rng)
            elif world.by_hand:
                move = honest(world, seat, rng)
        if move < 0:
            return world.pick(seat, rng)
        return move


def hunt(world: CryptidState, seat: i64, rng: Rng) -> i64:
    """A question or a search where much speaks for it; -1 if nothing fits."""
    at: i64 = promising(world, seat, rng)
    if at < 0:
        return -1
    other: i64 = somebody_to_ask(world, seat, at, rng)
    if other < 0 or rng.below(BOLD) == 0:
        return SEARCH * HEXES + at
    return (ASK + other) * HEXES + at


def honest(world: CryptidState, seat: i64, rng: Rng) -> i64:
    """The true answer, or a piece that does not lie; -1 if there is none."""
    if world.phase == ANSWER:
        return SAY_DISC if world.seats[seat].fits(world.pawn) else SAY_CUBE
    piece: i64 = DISC if world.phase == EXTRA else CUBE
    low, high = world.honest(seat, piece)
    at: i64 = one_of(low, high, rng)
    if at < 0:
        return -1
    return piece * HEXES + at
