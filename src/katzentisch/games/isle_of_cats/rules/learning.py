"""Phase 3: private lessons face down, public ones for all to see (IC-16, IC-R6, IC-R11)."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cards import LESSON, PUBLIC
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules.moves import FIRST_COLOUR, NEXT_LESSON, PLAIN
from katzentisch.games.isle_of_cats.rules.player_state import PlayerState
from katzentisch.games.isle_of_cats.rules.table import Table


def public_in_hand(table: Table, player: PlayerState) -> list[int]:
    return [card for card in player.hand if table.box.card(card).kind == PUBLIC]


def next_reader(table: Table) -> i64:
    """The first in the order who has lessons to lay out; private ones go down at once. -1 when all are out."""
    for seat in table.order:
        if seat >= table.players:
            continue
        player = table.seats[seat]
        if public_in_hand(table, player):
            return seat
        lay_private(table, seat)
    return -1


def lay_private(table: Table, seat: i64) -> None:
    """Lay all private lessons of the hand face down beside the boat."""
    player = table.seats[seat]
    private = [card for card in player.hand if table.box.card(card).kind == LESSON]
    if private:
        for card in private:
            player.drop(card)
        player.lessons = sorted(player.lessons + private)
        table.tell("learned", {"seat": seat, "lessons": len(private)})
    if not public_in_hand(table, player):
        player.unread = 0


def teach(table: Table, seat: i64, card: i64, variant: i64) -> None:
    """Lay out a public lesson, naming its colour if it asks for one; the next one follows at once (IC-R8)."""
    player = table.seats[seat]
    if table.stack:
        table.answered()
    player.drop(card)
    colour: i64 = variant - FIRST_COLOUR if variant != PLAIN else -1
    table.public = table.public + [(int(card), int(colour), int(seat))]
    if colour >= 0:
        table.tell("taught-colour", {"seat": seat, "card": card, "colour": COLOURS[colour]})
    else:
        table.tell("taught", {"seat": seat, "card": card})
    lay_private(table, seat)
    if public_in_hand(table, player):
        table.ask(seat, NEXT_LESSON)
