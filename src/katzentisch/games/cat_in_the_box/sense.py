"""A little sense, fast: how imagined players play on while a search looks ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count, nth
from katzentisch.core.chance import Rng
from katzentisch.games.cat_in_the_box.board import EVERY_ROW, RED
from katzentisch.games.cat_in_the_box.table import BURYING, PREDICT, PREDICTING, VALUES, Table
from katzentisch.games.cat_in_the_box.tableau import Tableau

WHIM: Final = 8
"""One move in so many is any move."""
BONUS_TRICKS: Final = 4
"""With two players, the most tricks that still bring the bonus."""


def sensible(table: Table, seat: i64, mask: i64, rng: Rng) -> i64:
    """Predict what the hand promises, win while tricks are wanted, follow, and avoid the paradox."""
    if table.phase == BURYING or rng.below(WHIM) == 0:
        return any_of(mask, rng)
    player = table.seats[seat]
    if table.phase == PREDICTING:
        return PREDICT - 1 + promised(player, table.players, mask)
    goal: i64 = player.prediction
    if table.players == 2:
        goal = BONUS_TRICKS
    if table.led < 0:
        move: i64 = lead(mask, player.tricks < goal, rng)
    else:
        move = follow(mask, table.led, table.best, player.tricks < goal, rng)
    if stuck(table, player, move):
        return way_out(table, player, mask, move)
    return move


def any_of(mask: i64, rng: Rng) -> i64:
    return nth(mask, rng.below(count(mask)))


def promised(player: Tableau, players: i64, mask: i64) -> i64:
    """The prediction nearest to what the high cards promise."""
    hand: i64 = player.hand
    value: i64 = 1
    most: i64 = VALUES[players]
    weight: i64 = 0
    while hand:
        weight += (hand & 15) * value * value * value
        hand >>= 4
        value += 1
    tricks: i64 = (weight * 32 + 5 * most * most * most * players) // (10 * most * most * most * players)
    if tricks < 1:
        tricks = 1
    while tricks > 1 and mask & bit(PREDICT - 1 + tricks) == 0:
        tricks -= 1
    return tricks


def lead(mask: i64, wanted: bool, rng: Rng) -> i64:
    """High to win, low to lose, in any colour."""
    if wanted:
        return highest(mask, rng)
    return lowest(mask, rng)


def follow(mask: i64, led: i64, best: i64, wanted: bool, rng: Rng) -> i64:
    """Win with the highest of the led colour, or now and then by a red card; lose by following below."""
    row: i64 = RED * bit(9 * led)
    if best >= 9:
        winning: i64 = mask & RED & ~(bit(best - 8) - 1)
    else:
        winning = mask & (RED | (row & ~(bit(9 * led + best + 1) - 1)))
    losing: i64 = mask & ~winning
    if wanted:
        if winning & row:
            return highest(winning & row, rng)
        if winning and (losing == 0 or rng.below(2) == 0):
            return lowest(winning, rng)
    elif losing & row:
        return highest(losing & row, rng)
    if losing & row:
        return lowest(losing & row, rng)
    if losing:
        return highest(losing, rng)
    return lowest(winning, rng)


def highest(mask: i64, rng: Rng) -> i64:
    """One of the fields with the highest value."""
    column: i64 = EVERY_ROW * bit(8)
    while mask & column == 0:
        column >>= 1
    return any_of(mask & column, rng)


def lowest(mask: i64, rng: Rng) -> i64:
    """One of the fields with the lowest value."""
    column: i64 = EVERY_ROW
    while mask & column == 0:
        column <<= 1
    return any_of(mask & column, rng)


def stuck(table: Table, player: Tableau, field: i64) -> bool:
    """Whether this play would leave nothing to play, by what lies on the board now."""
    if player.cards <= 2:
        return False
    colour: i64 = field // 9
    value: i64 = field - 9 * colour
    free: i64 = player.open & ~table.taken & ~bit(field)
    if table.led >= 0 and colour != table.led:
        free &= ~(RED * bit(9 * table.led))
    held: i64 = player.held
    if (player.hand >> (4 * value)) & 15 == 1:
        held &= ~bit(value)
    return (held * EVERY_ROW) & free == 0


def way_out(table: Table, player: Tableau, mask: i64, move: i64) -> i64:
    """The first play that leaves something to play; the given one if none does."""
    at: i64 = 0
    plays: i64 = count(mask)
    while at < plays:
        other: i64 = nth(mask, at)
        if not stuck(table, player, other):
            return other
        at += 1
    return move
