"""Phase 5: Oshax and treasure cards (IC-23 … IC-25, IC-56)."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cards import OSHAX_CARD, SMALL_OR_COMMON, TREASURE
from katzentisch.games.isle_of_cats.rules.moves import (
    ANY_COMMON,
    ANY_RARE,
    ANY_SMALL,
    FOR_COMMON,
    FOR_RARE,
    FOR_SMALL,
    PLAIN,
    WHICH_OSHAX,
    WHICH_TREASURE,
)
from katzentisch.games.isle_of_cats.rules.phases import EVENING
from katzentisch.games.isle_of_cats.rules.placing import ask_where, fits, treasures
from katzentisch.games.isle_of_cats.rules.player_state import PlayerState, without
from katzentisch.games.isle_of_cats.rules.table import Table


def oshax_with_place(table: Table, player: PlayerState) -> list[int]:
    """The Oshax on the table that this player could place, ascending."""
    found = [tile for tile in table.oshax if fits(table, player, tile)]
    found.sort()
    return found


def find_variants(table: Table, player: PlayerState, number: i64) -> list[int]:
    """The ways to play a card as a rare find; none if nothing it gives has a place (IC-R28)."""
    card = table.box.card(number)
    found: list[int] = []
    if card.kind == OSHAX_CARD:
        if oshax_with_place(table, player):
            found.append(PLAIN)
    elif card.kind == TREASURE:
        small = card.effect == SMALL_OR_COMMON
        if not small and treasures(table, player, ANY_RARE):
            found.append(FOR_RARE)
        if player.fish >= card.extra_cost and treasures(table, player, ANY_COMMON):
            found.append(FOR_COMMON)
        if small and treasures(table, player, ANY_SMALL):
            found.append(FOR_SMALL)
    return found


def play_find(table: Table, seat: i64, number: i64, variant: i64) -> None:
    """Play an Oshax or a treasure card; the dearer choice is paid at once (IC-24, IC-25, IC-R28)."""
    player = table.seats[seat]
    card = table.box.card(number)
    player.drop(number)
    table.discard_open(number)
    table.tell("played", {"seat": seat, "card": number})
    if card.kind == OSHAX_CARD:
        table.ask(seat, WHICH_OSHAX)
    elif variant == FOR_RARE:
        table.ask(seat, WHICH_TREASURE, 0, 1, ANY_RARE)
    elif variant == FOR_SMALL:
        table.ask(seat, WHICH_TREASURE, 0, card.amount, ANY_SMALL)
    else:
        player.fish -= card.extra_cost
        table.ask(seat, WHICH_TREASURE, 0, card.amount, ANY_COMMON)
    end_find(table, seat)


def take_oshax(table: Table, seat: i64, tile: i64) -> None:
    """Make friends with an Oshax; its colour and place are next (IC-24)."""
    table.answered()
    table.oshax = without(table.oshax, tile)
    table.tell("took-oshax", {"seat": seat, "tile": table.box.tiles[tile].name})
    ask_where(table, seat, tile)


def pass_find(table: Table, seat: i64) -> None:
    table.seats[seat].passed = True
    table.tell("passed", {"seat": seat})
    end_find(table, seat)


def end_find(table: Table, seat: i64) -> None:
    """The next in the order who may still play is to act."""
    table.turn = table.following(seat)


def next_finder(table: Table) -> i64:
    """Whose turn it is, from the present seat on; an empty hand and the sister have passed (IC-56). -1 if all have."""
    seat: i64 = table.turn
    tried: i64 = 0
    while tried < len(table.order):
        if seat < table.players and not table.seats[seat].passed and table.seats[seat].hand:
            return seat
        seat = table.following(seat)
        tried += 1
    return -1


def end_finds(table: Table) -> None:
    """The last moment of the day (IC-R10)."""
    table.phase = EVENING
    table.reset_turns()
