"""A fast linear policy: how imagined players continue while a search looks ahead.

It uses only what the player can see: their own hand and what lies open.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.core.chance import Rng
from katzentisch.games.cat_in_the_box.box.board import BOARD, EVERY_ROW, FIRST_COLUMN, LAST_COLUMN, RED
from katzentisch.games.cat_in_the_box.box.cards import COPIES
from katzentisch.games.cat_in_the_box.rules.player_state import PlayerState
from katzentisch.games.cat_in_the_box.rules.table import BURY, BURYING, PREDICT, PREDICTING, VALUES, Table

BONUS_TRICKS: Final = 4
"""With two players, the most tricks that still bring the bonus."""


class PolicyWeights:
    """The weights of the policy, found by playing many sets of weights against each other."""

    def __init__(self, figures: list[float], contested: float = 0.0, tight: float = 0.0) -> None:
        self.figures = figures
        self.beaten: float = figures[0]
        """How much one higher field that is free makes a card likelier to be beaten."""
        self.trumped: float = figures[1]
        """For how many such fields red counts."""
        self.win: float = figures[2]
        self.urgent: float = figures[3]
        """What a wanted trick is worth, and how much more when all that are left are wanted."""
        self.waste: float = figures[4]
        """What a high card is worth that does not win though tricks are wanted."""
        self.duck: float = figures[5]
        self.rid: float = figures[6]
        """What it costs to win a trick too many, and what it is worth to get rid of a high card."""
        self.more: float = figures[7]
        """What a trick is worth when the prediction is missed anyway."""
        self.beside: float = figures[8]
        self.row: float = figures[9]
        """What a field beside own tokens is worth, and each one above the first of its neighbours."""
        self.give_up: float = figures[10]
        self.give_up_red: float = figures[11]
        self.narrow: float = figures[12]
        """What it costs to have few fields left, and what cards that have none."""
        self.dead: float = figures[13]
        self.promise: float = figures[14]
        self.steep: float = figures[15]
        """How many tricks the hand promises: a part by values, a part by their cubes."""
        self.clumsy: float = figures[16]
        self.middle: float = figures[17]
        """Why a card is buried: too many of a value; neither high nor low."""
        self.scarce: float = figures[18]
        """What it is worth to place a value whose fields run out."""
        self.whim: float = figures[19]
        """The largest random addition to the worth of a move."""
        self.contested: float = contested
        """What it is worth to place a value of which others may hold many copies for few fields."""
        self.tight: float = tight
        """What it costs to need every field that is left for a value."""


TWO: Final = PolicyWeights(
    [
        1.21,
        0.96,
        0.79,
        -2.96,
        0.53,
        6.58,
        0.15,
        0.88,
        0.71,
        -0.09,
        1.51,
        1.84,
        1.72,
        4.41,
        0.5,
        3.5,
        1.3,
        1.17,
        -0.05,
        0.42,
    ]
)

WEIGHTS_BY_PLAYERS: Final = [
    TWO,
    TWO,
    TWO,
    PolicyWeights(
        [
            0.68,
            0.46,
            1.03,
            0.46,
            1.31,
            3.08,
            -0.32,
            1.02,
            0.31,
            0.09,
            1.78,
            2.09,
            3.44,
            5.18,
            -0.27,
            2.76,
            1.97,
            0.76,
            -0.24,
            0.38,
        ]
    ),
    PolicyWeights(
        [
            0.98,
            1.34,
            1.49,
            0.13,
            1.75,
            4.76,
            -0.8,
            1.72,
            0.36,
            0.03,
            1.83,
            1.18,
            1.7,
            10.69,
            -0.16,
            2.9,
            1.81,
            0.71,
            0.51,
            0.21,
        ]
    ),
    PolicyWeights(
        [
            0.76,
            1.56,
            4.79,
            1.29,
            1.37,
            3.58,
            0.03,
            0.48,
            0.6,
            0.23,
            0.88,
            1.7,
            1.68,
            4.84,
            -0.12,
            3.16,
            1.8,
            -0.13,
            0.11,
            0.16,
        ]
    ),
]
"""By the number of players, which is never less than two."""


def choose_by_weights(table: Table, seat: i64, mask: i64, weights: PolicyWeights, rng: Rng) -> i64:
    """Predict what the hand promises, win while tricks are wanted, keep tokens together, and avoid the paradox."""
    if mask & (mask - 1) == 0:
        return count(mask - 1)
    player = table.seats[seat]
    if table.phase == BURYING:
        return burial(player, VALUES[table.players], mask, weights, rng)
    if table.phase == PREDICTING:
        return PREDICT - 1 + promised(player, table.players, mask, weights)
    return play(table, player, mask, weights, rng)


def luck(amount: float, rng: Rng) -> float:
    return amount * float(rng.word() & 1023) / 1024.0


def burial(player: PlayerState, most: i64, mask: i64, weights: PolicyWeights, rng: Rng) -> i64:
    """The value that is hardest to place, or else helps least."""
    chosen: i64 = 0
    highest: float = -1e9
    half: float = float(most + 1) / 2.0
    value: i64 = 1
    while value <= most:
        copies: i64 = (player.hand >> (4 * value - 4)) & 15
        if copies > 0:
            off: float = (float(value) - half) / float(most)
            worth: float = weights.middle * (0.5 - abs(off)) + luck(weights.whim, rng)
            if copies > 2:
                worth += weights.clumsy * float(copies - 2)
            if worth > highest:
                highest = worth
                chosen = value
        value += 1
    return BURY - 1 + chosen


def promised(player: PlayerState, players: i64, mask: i64, weights: PolicyWeights) -> i64:
    """The prediction nearest to what the cards promise."""
    promise: float = hand_promises(player, players, weights)
    chosen: i64 = 0
    nearest: float = 1e9
    tricks: i64 = 1
    while tricks <= 4:
        if mask & bit(PREDICT - 1 + tricks):
            off: float = abs(promise - float(tricks))
            if off < nearest:
                nearest = off
                chosen = tricks
        tricks += 1
    return chosen


def hand_promises(player: PlayerState, players: i64, weights: PolicyWeights) -> float:
    """About how many tricks the hand will win."""
    hand: i64 = player.hand
    most: float = float(VALUES[players])
    value: i64 = 1
    promise: float = 0.0
    while hand:
        part: float = float(value) / most
        promise += float(hand & 15) * (weights.promise * part + weights.steep * part * part * part)
        hand >>= 4
        value += 1
    return promise / float(players)


def play(table: Table, player: PlayerState, mask: i64, weights: PolicyWeights, rng: Rng) -> i64:
    """The field that is worth most."""
    most: i64 = VALUES[table.players]
    led: i64 = table.led
    free: i64 = ~table.taken & BOARD
    tricks_left: i64 = player.cards - 1
    goal: i64 = player.prediction
    if table.players == 2:
        goal = BONUS_TRICKS
    wanted: i64 = goal - player.tricks
    missed = wanted < 0 or wanted > tricks_left
    win: float = weights.win
    card: float = -weights.waste
    if missed:
        win = weights.more
    elif wanted == 0:
        win = -weights.duck
        card = weights.rid
    else:
        win += weights.urgent * float(wanted) / float(tricks_left)
    to_come: i64 = to_play(table, player)
    beside: i64 = neighbours(player.tokens)
    unfollowed: float = 0.0
    row: i64 = 0
    if led >= 0:
        row = RED * bit(9 * led)
        if player.open & row:
            unfollowed = price(player, free & ~row, weights, tricks_left) - price(player, free, weights, tricks_left)
            unfollowed -= weights.give_up_red if led == 0 else weights.give_up
    places: i64 = player.open & free
    chosen: i64 = 0
    highest: float = -1e9
    left: i64 = mask
    while left:
        lowest: i64 = left & -left
        left -= lowest
        field: i64 = count(lowest - 1)
        colour: i64 = field // 9
        value: i64 = field - 9 * colour
        worth: float = luck(weights.whim, rng)
        part: float = float(value + 1) / float(most)
        chance: float = winning(table, colour, value, led, free, to_come, weights)
        worth += win * chance + card * part * (1.0 - chance)
        room: i64 = count(places & (EVERY_ROW * bit(value)))
        copies: i64 = (player.hand >> (4 * value)) & 15
        worth += weights.scarce * float(copies) / float(room)
        if weights.contested != 0.0:
            worth += weights.contested * float(elsewhere(table, player, value, copies)) / float(room)
        if lowest & beside and not missed:
            worth += weights.beside + weights.row * float(count(neighbours(lowest) & player.tokens) - 1)
        if lowest & row == 0:
            worth += unfollowed
        if worth > highest:
            highest = worth
            chosen = field
    return chosen


def to_play(table: Table, player: PlayerState) -> i64:
    """How many are still to play in this trick after this player."""
    position: i64 = 0
    trick: i64 = table.trick
    while trick:
        position += 1
        trick >>= 6
    return table.players - 1 - position


def winning(table: Table, colour: i64, value: i64, led: i64, free: i64, to_come: i64, weights: PolicyWeights) -> float:
    """About how likely a card is to take the trick."""
    strength: i64 = value
    if colour == 0:
        strength += 9
    elif led >= 0 and colour != led:
        return 0.0
    if strength <= table.best:
        return 0.0
    if to_come == 0:
        return 1.0
    row: i64 = (free >> (9 * colour)) & 511
    higher: float = float(count(row >> (value + 1)))
    if colour != 0 and free & RED:
        higher += weights.trumped
    once: float = 1.0 - weights.beaten * higher / float(VALUES[table.players])
    if once <= 0.05:
        once = 0.05
    chance: float = once
    while to_come > 1:
        chance *= once
        to_come -= 1
    return chance


def elsewhere(table: Table, player: PlayerState, value: i64, copies: i64) -> i64:
    """How many cards of a value are neither on the board nor with this player, who holds so many of them."""
    others: i64 = COPIES - copies - count(table.taken & (EVERY_ROW * bit(value)))
    return others - 1 if player.buried == value + 1 else others


def neighbours(tokens: i64) -> i64:
    """The fields that touch these by a side, as the research board usually lies."""
    return (
        ((tokens << 9) | (tokens >> 9) | ((tokens & ~LAST_COLUMN) << 1) | ((tokens & ~FIRST_COLUMN) >> 1))
        & BOARD
        & ~tokens
    )


def price(player: PlayerState, free: i64, weights: PolicyWeights, plays: i64) -> float:
    """What the fields that are left promise: less when they are few, much less for cards without one."""
    places: i64 = player.open & free
    fields: i64 = count((player.held * EVERY_ROW) & places)
    worth: float = 0.0
    if fields < 3 * plays:
        worth -= weights.narrow * float(3 * plays - fields) / float(3 * plays)
    dead: i64 = 0
    hand: i64 = player.hand
    column: i64 = EVERY_ROW
    while hand:
        copies: i64 = hand & 15
        if copies > 0:
            room: i64 = count(places & column)
            if copies > room:
                dead += copies - room
            elif copies == room:
                worth -= weights.tight
        hand >>= 4
        column <<= 1
    if dead > 0:
        worth -= weights.dead * float(dead)
    if dead > 1:
        worth -= 2.0 * weights.dead
    return worth
