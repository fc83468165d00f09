"""Anytime cards: when they may be played, and what they do (IC-28 … IC-39)."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cards import (
    ANYTIME,
    BASKET,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    DRAW_CARDS,
    EXTRA_RESCUE,
    FISH,
    FISH_FOR_BASKET,
    FISH_FOR_COLOUR,
    MOVE_CATS,
    NEED_NOT_TOUCH,
    TILE_TO_BOAT,
    TILES_TO_FIELDS,
    Card,
)
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules import fields, gains
from katzentisch.games.isle_of_cats.rules.exploration import cost
from katzentisch.games.isle_of_cats.rules.moves import (
    FIRST_COLOUR,
    PLAIN,
    UNUSED,
    USED,
    WHICH_CARDS,
    WHICH_CATS,
    WHICH_LESSON,
    WHICH_TO_REMOVE,
)
from katzentisch.games.isle_of_cats.rules.phases import (
    BEFORE_LESSONS,
    BEFORE_PAYMENT,
    BEFORE_SISTER,
    EVENING,
    FINDS,
    LESSONS,
    MORNING,
    PAYMENT,
    RESCUE,
    RESCUE_CARDS,
)
from katzentisch.games.isle_of_cats.rules.placing import ask_where, fits
from katzentisch.games.isle_of_cats.rules.player_state import PlayerState
from katzentisch.games.isle_of_cats.rules.table import Table


def is_moment(table: Table, seat: i64) -> bool:
    """Whether this seat may play anytime cards now; while paying, fish cards only (IC-28, IC-29, IC-R8)."""
    if table.stack:
        return False
    phase: i64 = table.phase
    if phase == PAYMENT:
        return not table.seats[seat].paid
    if phase == RESCUE_CARDS:
        return table.turn < 0 or not table.seats[table.turn].laid
    return phase in (RESCUE, FINDS, MORNING, EVENING, BEFORE_PAYMENT, BEFORE_LESSONS, BEFORE_SISTER, LESSONS)


def variants(table: Table, player: PlayerState, card: Card) -> list[int]:
    """The ways to play this card now; none if its price or object is missing (IC-R17, IC-R18)."""
    effect: i64 = card.effect
    if card.kind != ANYTIME:
        return []
    if effect == FISH_FOR_COLOUR:
        return [FIRST_COLOUR + colour for colour in range(len(COLOURS))]
    if effect == FISH_FOR_BASKET:
        found: list[int] = []
        if player.used > 0:
            found.append(USED)
        if player.used < player.baskets:
            found.append(UNUSED)
        return found
    possible = True
    if table.phase == PAYMENT:
        possible = effect == FISH
    elif effect == NEED_NOT_TOUCH:
        possible = not player.anywhere
    elif effect == BASKET_FOR_LESSONS:
        possible = len(player.lessons) >= card.amount
    elif effect == BASKET_FOR_TREASURES:
        possible = len(gains.treasures_aboard(table, player)) >= card.amount
    elif effect == MOVE_CATS:
        possible = len(table.left) + len(table.right) > 0
    return [PLAIN] if possible else []


def play(table: Table, seat: i64, number: i64, variant: i64) -> None:
    """Announce a card and carry it out; everybody who let the moment pass may think again (IC-28)."""
    player = table.seats[seat]
    card = table.box.card(number)
    effect: i64 = card.effect
    player.drop(number)
    table.discard_open(number)
    for other in table.seats:
        other.ready = False
    table.tell("played", {"seat": seat, "card": number})
    if effect in (FISH, FISH_FOR_COLOUR):
        gains.gain_fish(table, seat, gains.fish_of(table, player, card, variant - FIRST_COLOUR))
    elif effect == FISH_FOR_BASKET:
        player.baskets -= 1
        if variant == USED:
            player.used -= 1
        table.baskets_left += 1
        gains.gain_fish(table, seat, card.amount)
    elif effect == NEED_NOT_TOUCH:
        player.anywhere = True
    elif effect == EXTRA_RESCUE:
        player.extra += card.amount
    elif effect == BASKET:
        gains.gain_basket(table, seat, card.amount)
    elif effect == DRAW_CARDS:
        player.drawn = sorted(table.draw_cards(card.amount))
        player.chosen = []
        table.tell("you-drew", {"cards": player.drawn}, seat)
        table.ask(seat, WHICH_CARDS)
    elif effect == BASKET_FOR_LESSONS:
        table.ask(seat, WHICH_LESSON, -1, card.amount)
    elif effect == BASKET_FOR_TREASURES:
        table.ask(seat, WHICH_TO_REMOVE, -1, card.amount)
    elif effect == MOVE_CATS:
        table.ask(seat, WHICH_CATS, -1, card.amount, 0)
    elif effect == TILE_TO_BOAT:
        tile_to_boat(table, seat)
    elif effect == TILES_TO_FIELDS:
        fields.tiles_to_fields(table, seat, card.amount)


def tile_to_boat(table: Table, seat: i64) -> None:
    """Draw a tile and place it, or lose it where it has no place (IC-36, IC-R16)."""
    player = table.seats[seat]
    tile: i64 = table.draw_tile()
    if tile < 0:
        return
    name = table.box.tiles[tile].name
    table.tell("drew-tile", {"seat": seat, "tile": name})
    if fits(table, player, tile):
        ask_where(table, seat, tile)
    else:
        table.gone = table.gone + [int(tile)]
        table.tell("no-place-for", {"seat": seat, "tile": name})


def end_drawing(table: Table, seat: i64) -> None:
    """Pay for the chosen ones of the drawn cards, discard the rest face down (IC-35)."""
    player = table.seats[seat]
    table.answered()
    price: i64 = cost(table, player.chosen)
    rest = [card for card in player.drawn if card not in player.chosen]
    player.fish -= price
    player.take(player.chosen)
    table.discard_hidden(player, rest)
    table.tell("paid", {"seat": seat, "fish": price, "cards": len(player.chosen)})
    player.drawn = []
    player.chosen = []
