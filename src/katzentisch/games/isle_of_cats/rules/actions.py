"""What each move does: every chapter of the rulebook gets the moves that are its own."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cards import ANYTIME, PUBLIC
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules import (
    anytime,
    exploration,
    family,
    fields,
    finds,
    gains,
    learning,
    placing,
    rescue,
)
from katzentisch.games.isle_of_cats.rules.moves import (
    BUY,
    DECLINE,
    DONE,
    FIELD,
    FIGURE,
    GIVE,
    KEEP,
    NAME,
    PASS,
    PLACE,
    PLAY,
    READY,
    REMOVE,
    SHIFT,
    TAKE,
    USE,
    VARIANTS,
    WHICH_CARDS,
    WHICH_OSHAX,
)
from katzentisch.games.isle_of_cats.rules.phases import FINDS, PAYMENT, RESCUE, RESCUE_CARDS
from katzentisch.games.isle_of_cats.rules.table import Table


def act(table: Table, seat: i64, move: i64) -> None:
    """Do what a legal move says; what follows from it is the day's."""
    if move >= PLACE:
        place_or_end(table, seat, move)
    elif move >= TAKE:
        act_on_tile(table, seat, move)
    elif move >= PLAY:
        number: i64 = (move - PLAY) // len(VARIANTS)
        play(table, seat, number, move - PLAY - len(VARIANTS) * number)
    elif move >= GIVE:
        gains.give_lesson(table, seat, move - GIVE)
    elif move >= BUY:
        exploration.buy(table, seat, move - BUY)
    elif move >= KEEP:
        exploration.keep(table, seat, move - KEEP)
    else:
        table.seats[seat].figure = move - FIGURE
        table.tell("figure", {"seat": seat, "colour": COLOURS[move - FIGURE]})


def place_or_end(table: Table, seat: i64, move: i64) -> None:
    """Places, and the words that end something."""
    if move < REMOVE:
        placing.place(table, seat, move - PLACE)
    elif move < DONE:
        gains.remove_treasure(table, seat, move - REMOVE)
    elif move == PASS:
        if table.phase == RESCUE:
            rescue.pass_rescue(table, seat)
        elif table.phase == FINDS:
            finds.pass_find(table, seat)
        else:
            family.pass_day(table, seat)
    elif move == READY:
        table.seats[seat].ready = True
        table.tell("ready", {"seat": seat}, None, True)
    elif move == DECLINE:
        placing.decline(table, seat)
    elif table.stack:
        if table.stack[-1].asks == WHICH_CARDS:
            anytime.end_drawing(table, seat)
        else:
            table.answered()
    elif table.phase == PAYMENT:
        exploration.pay(table, seat)
    elif table.phase == RESCUE_CARDS:
        rescue.end_laying(table, seat)
    else:
        rescue.leave_turn(table, seat)


def act_on_tile(table: Table, seat: i64, move: i64) -> None:
    """Cats, treasures, Oshax, baskets, colours and fields."""
    if move >= FIELD:
        fields.choose_field(table, seat, move - FIELD)
    elif move >= NAME:
        placing.name_colour(table, seat, move - NAME)
    elif move >= USE:
        rescue.choose_basket(table, seat, move - USE)
    elif move >= SHIFT:
        fields.move_cat(table, seat, move - SHIFT)
    elif not table.stack:
        if table.phase == RESCUE:
            rescue.rescue(table, seat, move - TAKE)
        else:
            family.take_cat(table, seat, move - TAKE)
    elif table.stack[-1].asks == WHICH_OSHAX:
        finds.take_oshax(table, seat, move - TAKE)
    else:
        placing.take_treasure(table, seat, move - TAKE)


def play(table: Table, seat: i64, number: i64, variant: i64) -> None:
    """Play a card from the hand, whatever it is."""
    kind: i64 = table.box.card(number).kind
    if kind == ANYTIME:
        anytime.play(table, seat, number, variant)
    elif kind == PUBLIC:
        learning.teach(table, seat, number, variant)
    elif table.phase == RESCUE_CARDS:
        rescue.lay(table, seat, number)
    else:
        finds.play_find(table, seat, number, variant)
