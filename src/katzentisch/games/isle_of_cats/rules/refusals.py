"""Why a move is refused; it tells nothing that the view does not."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.reason import Reason
from katzentisch.games.isle_of_cats.box.cards import ANYTIME
from katzentisch.games.isle_of_cats.box.cells import GRID
from katzentisch.games.isle_of_cats.rules import exploration, placing, rescue
from katzentisch.games.isle_of_cats.rules.moves import (
    BONUS,
    BUY,
    GIVE,
    KEEP,
    MOVES,
    PLACE,
    PLAY,
    REMOVE,
    SHIFT,
    TAKE,
    VARIANTS,
    WHERE,
    WHICH_CARDS,
    WHICH_TREASURE,
)
from katzentisch.games.isle_of_cats.rules.phases import DRAFT, FAMILY_CARDS, FAMILY_DAY, FIGURES, OVER, PAYMENT, RESCUE
from katzentisch.games.isle_of_cats.rules.table import Table


def refusal(table: Table, seat: i64, move: i64) -> Reason:
    if table.phase == OVER:
        return Reason("over")
    if not 0 <= seat < table.players:
        return Reason("no-seat", {"seat": seat})
    if not 0 <= move < MOVES:
        return Reason("no-move")
    if table.stack:
        if seat != table.decider:
            return Reason("finish-first", {"seat": table.decider})
        return why_no_answer(table, seat, move)
    player = table.seats[seat]
    if PLAY <= move < TAKE:
        return why_no_play(table, seat, (move - PLAY) // len(VARIANTS))
    if table.phase == DRAFT or table.phase == FAMILY_CARDS:
        return Reason("not-in-pack") if player.owed > 0 else Reason("already-chosen")
    if table.phase == PAYMENT:
        if player.paid:
            return Reason("already-paid")
        if BUY <= move < GIVE and move - BUY in player.kept and move - BUY not in player.chosen:
            left = player.fish - exploration.cost(table, player.chosen)
            return Reason("too-dear", {"fish": left, "cost": table.box.card(move - BUY).cost})
        return Reason("not-drafted") if BUY <= move < GIVE else Reason("not-now")
    if seat != table.turn:
        return Reason("not-your-turn", {"seat": table.turn})
    if TAKE <= move < SHIFT and (table.phase == RESCUE or table.phase == FAMILY_DAY):
        return why_no_rescue(table, seat, move - TAKE)
    if table.phase == FIGURES and move < KEEP:
        return Reason("figure-taken")
    return Reason("not-now")


def why_no_answer(table: Table, seat: i64, move: i64) -> Reason:
    asks: i64 = table.stack[-1].asks
    if asks == WHERE and PLACE <= move < REMOVE:
        player = table.seats[seat]
        pose = table.box.shape_of(table.stack[-1].tile).by_number[(move - PLACE) // GRID]
        anchor: i64 = (move - PLACE) % GRID
        if pose is None:
            return Reason("same-pose")
        if not pose.everywhere.holds(anchor):
            return Reason("outside")
        if not pose.cells(anchor).within(player.boat.free):
            return Reason("overlap")
        return Reason("no-contact")
    if asks == WHICH_CARDS and BUY <= move < GIVE and move - BUY in table.seats[seat].drawn:
        return Reason("too-dear-now")
    if (asks in (BONUS, WHICH_TREASURE)) and TAKE <= move < SHIFT:
        return Reason("no-such-treasure")
    return Reason("answer-first")


def why_no_play(table: Table, seat: i64, number: i64) -> Reason:
    if number not in table.seats[seat].hand:
        return Reason("not-in-hand", {"card": number})
    if table.box.card(number).kind == ANYTIME:
        if table.phase == DRAFT:
            return Reason("draft-runs")
        return Reason("paying-only-fish") if table.phase == PAYMENT else Reason("card-lacks", {"card": number})
    return Reason("not-this-phase", {"card": number})


def why_no_rescue(table: Table, seat: i64, tile: i64) -> Reason:
    player = table.seats[seat]
    if tile not in table.left and tile not in table.right:
        return Reason("no-such-cat")
    if not placing.fits(table, player, tile):
        return Reason("no-place")
    if not rescue.baskets(table, player):
        return Reason("no-basket")
    if not rescue.may_rescue(table, player):
        return Reason("one-rescue")
    return Reason("no-fish", {"fish": player.fish})
