"""Family mode: no fish, no baskets, two lessons each (IC-59 … IC-64)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.rules.phases import FAMILY_CARDS, FAMILY_DAY
from katzentisch.games.isle_of_cats.rules.placing import ask_where, fits
from katzentisch.games.isle_of_cats.rules.player_state import without
from katzentisch.games.isle_of_cats.rules.table import Table

DEALT: Final = 3
KEPT: Final = 2


def deal_family_cards(table: Table) -> None:
    """Three lessons each, of which two are kept (IC-60)."""
    table.phase = FAMILY_CARDS
    cards = table.chance.shuffled("family cards", table.aside)
    at: i64 = 0
    for seat, player in enumerate(table.seats):
        player.pack = sorted(cards[at : at + DEALT])
        player.owed = KEPT
        at += DEALT
        table.tell("pack", {"cards": player.pack}, seat)
    table.aside = cards[at:]


def end_family_cards(table: Table) -> None:
    """The third card is discarded unseen."""
    for player in table.seats:
        player.lessons = sorted(player.kept)
        player.kept = []
        table.hidden_discards = table.hidden_discards + player.pack
        player.knows_discarded(player.pack)
        player.pack = []


def start_family_day(table: Table) -> None:
    table.phase = FAMILY_DAY
    table.reset_turns()
    table.turn = table.order[0]


def takable(table: Table, seat: i64) -> list[int]:
    """The cats that have a place on this boat, ascending (IC-61, IC-R44)."""
    player = table.seats[seat]
    found = [tile for tile in table.left + table.right if fits(table, player, tile)]
    found.sort()
    return found


def take_cat(table: Table, seat: i64, tile: i64) -> None:
    """Take a cat from either field, free of charge (IC-61)."""
    if tile in table.left:
        table.left = without(table.left, tile)
    else:
        table.right = without(table.right, tile)
    table.tell("took-cat", {"seat": seat, "tile": table.box.tiles[tile].name})
    ask_where(table, seat, tile)
    next_turn(table, seat)


def pass_day(table: Table, seat: i64) -> None:
    table.seats[seat].passed = True
    table.tell("passed", {"seat": seat})
    next_turn(table, seat)


def next_turn(table: Table, seat: i64) -> None:
    """The next in the order who has not passed for today; -1 if all have."""
    following: i64 = table.following(seat)
    tried: i64 = 0
    while tried < table.players and table.seats[following].passed:
        following = table.following(following)
        tried += 1
    table.turn = following if tried < table.players else -1


def rotate(table: Table) -> None:
    """The first player goes to the last place of the order (IC-63)."""
    table.order = table.order[1:] + table.order[:1]
