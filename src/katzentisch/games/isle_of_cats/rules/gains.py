"""What anytime cards bring: fish for what is aboard, and baskets for what one gives up (IC-30 … IC-33)."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.boat import place_of, tile_of
from katzentisch.games.isle_of_cats.box.cards import Card
from katzentisch.games.isle_of_cats.box.cells import GRID
from katzentisch.games.isle_of_cats.box.survey import Circumstances
from katzentisch.games.isle_of_cats.box.tiles import COMMON
from katzentisch.games.isle_of_cats.rules.moves import WHICH_LESSON, WHICH_TO_REMOVE
from katzentisch.games.isle_of_cats.rules.player_state import PlayerState, without
from katzentisch.games.isle_of_cats.rules.score import cells_at, survey
from katzentisch.games.isle_of_cats.rules.table import Table


def fish_of(table: Table, player: PlayerState, card: Card, colour: i64) -> i64:
    """What a fish card is worth on this boat (IC-30, IC-31)."""
    about = Circumstances()
    about.lessons = len(player.lessons)
    assert card.metric is not None
    return card.amount * card.metric.value(survey(table.box, player.boat), about, colour)


def gain_fish(table: Table, seat: i64, fish: i64) -> None:
    table.seats[seat].fish += fish
    table.tell("gained-fish", {"seat": seat, "fish": fish})


def gain_basket(table: Table, seat: i64, baskets: i64) -> None:
    """A new basket is unused and works at once (IC-33)."""
    table.seats[seat].baskets += baskets
    table.baskets_left -= baskets
    table.tell("gained-basket", {"seat": seat})


def give_lesson(table: Table, seat: i64, card: i64) -> None:
    """Give up a private lesson, face down (IC-33, IC-R21)."""
    player = table.seats[seat]
    pending = table.answered()
    player.lessons = without(player.lessons, card)
    table.discard_hidden(player, [int(card)])
    table.tell("gave-lesson", {"seat": seat})
    if pending.amount > 1:
        table.ask(seat, WHICH_LESSON, -1, pending.amount - 1)
    else:
        gain_basket(table, seat, 1)


def treasures_aboard(table: Table, player: PlayerState) -> list[int]:
    """The anchors of the treasures on a boat, ascending."""
    found: list[int] = []
    laid: i64
    for laid in player.boat.tiles:
        if table.box.tiles[tile_of(laid)].kind >= COMMON:
            found.append(place_of(laid) % GRID)
    found.sort()
    return found


def remove_treasure(table: Table, seat: i64, anchor: i64) -> None:
    """Remove a treasure from the boat; it leaves the game (IC-33, IC-R5)."""
    player = table.seats[seat]
    pending = table.answered()
    at: i64 = 0
    while place_of(player.boat.tiles[at]) % GRID != anchor:
        at += 1
    laid: i64 = player.boat.tiles[at]
    player.boat.remove(at, cells_at(table.box, laid))
    table.gone = table.gone + [int(tile_of(laid))]
    table.tell("removed", {"seat": seat, "tile": table.box.tiles[tile_of(laid)].name})
    if pending.amount > 1:
        table.ask(seat, WHICH_TO_REMOVE, -1, pending.amount - 1)
    else:
        gain_basket(table, seat, 1)
