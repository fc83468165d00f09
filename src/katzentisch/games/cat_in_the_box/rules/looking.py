"""What a seat sees of the table, and why it may not do what it wants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, members, numbers
from katzentisch.core.reason import Reason
from katzentisch.games.cat_in_the_box.box.cards import COLOURS
from katzentisch.games.cat_in_the_box.rules.pad import read_pad
from katzentisch.games.cat_in_the_box.rules.player_state import PlayerState
from katzentisch.games.cat_in_the_box.rules.table import (
    BURY,
    BURYING,
    MOVES,
    OVER,
    PHASES,
    PREDICT,
    PREDICTING,
    TURNED_UP,
    VALUES,
    Table,
)
from katzentisch.games.cat_in_the_box.view import CatView

COLOUR_SETS: Final = [tuple(members(row)) for row in range(16)]
VALUE_SETS: Final = [tuple(n + 1 for n in members(row)) for row in range(512)]


def look(table: Table, seat: i64) -> CatView:
    """All that one seat may know."""
    own = table.seats[seat] if seat >= 0 else PlayerState()
    has_buried: list[bool] = []
    hands: list[int] = []
    predictions: list[int] = []
    tricks: list[int] = []
    covered: list[tuple[int, ...]] = []
    tokens: list[tuple[int, ...]] = []
    last_tokens: list[tuple[int, ...]] = []
    barred: list[tuple[int, ...]] = []
    totals: list[int] = []
    for player in table.seats:
        has_buried.append(player.buried != 0)
        hands.append(player.cards)
        predictions.append(player.prediction)
        tricks.append(player.tricks)
        covered.append(COLOUR_SETS[open_colours(player.open)])
        tokens.append(tuple(numbers(player.tokens)))
        last_tokens.append(tuple(numbers(player.last_tokens)))
        barred.append(VALUE_SETS[player.barred])
        totals.append(player.total)
    return CatView(
        seat=seat,
        players=table.players,
        side=table.side,
        values=VALUES[table.players],
        phase=PHASES[table.phase],
        round=table.round,
        starter=table.starter,
        turn=table.turn,
        leader=table.leader,
        led=table.led,
        trick=table.trick_fields(),
        hand=tuple(own.values()),
        buried=own.buried,
        has_buried=tuple(has_buried),
        hands=tuple(hands),
        predictions=tuple(predictions),
        tricks=tuple(tricks),
        covered=tuple(covered),
        tokens=tuple(tokens),
        last_tokens=tuple(last_tokens),
        neutral=tuple(numbers(table.neutral)),
        last_neutral=tuple(numbers(table.last_neutral)),
        turned_up=tuple(table.undealt()[:TURNED_UP]),
        barred=tuple(barred),
        totals=tuple(totals),
        scores=read_pad(table.last_line, table.players),
    )


def open_colours(rows: i64) -> i64:
    """Four bits, one for each colour whose row is open."""
    colours: i64 = 0
    colour: i64 = 0
    while colour < 4:
        if rows & 1:
            colours |= bit(colour)
        rows >>= 9
        colour += 1
    return colours


def why_not(table: Table, seat: i64, move: i64) -> Reason:
    """Why a move that is not legal is refused."""
    if table.phase == OVER:
        return Reason("over")
    if not 0 <= seat < table.players:
        return Reason("no-seat", {"seat": seat})
    if not 0 <= move < MOVES:
        return Reason("no-move")
    player = table.seats[seat]
    if table.phase == BURYING:
        if player.buried:
            return Reason("already-buried")
        if move < BURY or move >= PREDICT:
            return Reason("bury-first")
        return Reason("not-in-hand", {"value": move - BURY + 1})
    if BURY <= move < PREDICT:
        return Reason("already-buried")
    if seat != table.turn:
        return Reason("not-your-turn", {"seat": table.turn})
    if table.phase == PREDICTING:
        if move < PREDICT:
            return Reason("predict-first")
        return Reason("no-such-prediction", {"tricks": move - PREDICT + 1})
    if move >= PREDICT:
        return Reason("no-predictions" if table.players == 2 else "predictions-made")
    colour = COLOURS[move // 9]
    value = move % 9 + 1
    if player.held & bit(value - 1) == 0:
        return Reason("not-in-hand", {"value": value})
    if table.taken & bit(move):
        return Reason("field-taken", {"value": value, "colour": colour})
    if player.open & bit(move) == 0:
        return Reason("x-uncovered", {"colour": colour})
    return Reason("red-not-yet")
