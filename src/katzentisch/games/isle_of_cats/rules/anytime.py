"""Anytime cards: when they may be played, and what they do (IC-28 … IC-39)."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.boat import COLOURS, GRID, place_of, tile_of
from katzentisch.games.isle_of_cats.box.components import (
    ANYTIME,
    BASKET,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    CAT,
    COMMON,
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
from katzentisch.games.isle_of_cats.box.lessons import Circumstances
from katzentisch.games.isle_of_cats.rules.exploration import cost
from katzentisch.games.isle_of_cats.rules.moves import (
    FIELDS,
    FIRST_COLOUR,
    LEFT,
    PLAIN,
    UNUSED,
    USED,
    WHICH_CARDS,
    WHICH_CATS,
    WHICH_FIELD,
    WHICH_LESSON,
    WHICH_TO_REMOVE,
)
from katzentisch.games.isle_of_cats.rules.placing import ask_where, fits
from katzentisch.games.isle_of_cats.rules.score import cells_at, survey
from katzentisch.games.isle_of_cats.rules.table import (
    BEFORE_LESSONS,
    BEFORE_PAYMENT,
    EVENING,
    FINDS,
    LESSONS,
    MORNING,
    PAYMENT,
    RESCUE,
    RESCUE_CARDS,
    Crew,
    Table,
    without,
)


def is_moment(table: Table, seat: i64) -> bool:
    """Whether this seat may play anytime cards now; while paying, fish cards only (IC-28, IC-29, IC-R8)."""
    if table.stack:
        return False
    phase: i64 = table.phase
    if phase == PAYMENT:
        return not table.crews[seat].paid
    if phase == RESCUE_CARDS:
        return table.turn < 0 or not table.crews[table.turn].laid
    return phase in (RESCUE, FINDS, MORNING, EVENING, BEFORE_PAYMENT, BEFORE_LESSONS, LESSONS)


def variants(table: Table, crew: Crew, card: Card) -> list[int]:
    """The ways to play this card now; none if its price or object is missing (IC-R17, IC-R18)."""
    effect: i64 = card.effect
    if card.kind != ANYTIME:
        return []
    if effect == FISH_FOR_COLOUR:
        return [FIRST_COLOUR + colour for colour in range(len(COLOURS))]
    if effect == FISH_FOR_BASKET:
        found: list[int] = []
        if crew.used > 0:
            found.append(USED)
        if crew.used < crew.baskets:
            found.append(UNUSED)
        return found
    possible = True
    if table.phase == PAYMENT:
        possible = effect == FISH
    elif effect == NEED_NOT_TOUCH:
        possible = not crew.anywhere
    elif effect == BASKET_FOR_LESSONS:
        possible = len(crew.lessons) >= card.amount
    elif effect == BASKET_FOR_TREASURES:
        possible = len(treasures_aboard(table, crew)) >= card.amount
    elif effect == MOVE_CATS:
        possible = len(table.left) + len(table.right) > 0
    return [PLAIN] if possible else []


def play(table: Table, seat: i64, number: i64, variant: i64) -> None:
    """Announce a card and carry it out; whoever let the moment go by may think again (IC-28)."""
    crew = table.crews[seat]
    card = table.box.card(number)
    effect: i64 = card.effect
    crew.drop(number)
    table.discard_open(number)
    for other in table.crews:
        other.ready = False
    table.tell("played", {"seat": seat, "card": number})
    if effect in (FISH, FISH_FOR_COLOUR):
        gain_fish(table, seat, fish_of(table, crew, card, variant - FIRST_COLOUR))
    elif effect == FISH_FOR_BASKET:
        crew.baskets -= 1
        if variant == USED:
            crew.used -= 1
        table.baskets_left += 1
        gain_fish(table, seat, card.amount)
    elif effect == NEED_NOT_TOUCH:
        crew.anywhere = True
    elif effect == EXTRA_RESCUE:
        crew.extra += card.amount
    elif effect == BASKET:
        gain_basket(table, seat, card.amount)
    elif effect == DRAW_CARDS:
        crew.drawn = sorted(table.draw_cards(card.amount))
        crew.chosen = []
        table.tell("you-drew", {"cards": crew.drawn}, seat)
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
        tiles_to_fields(table, seat, card.amount)


# Fish and baskets


def fish_of(table: Table, crew: Crew, card: Card, colour: i64) -> i64:
    """What a fish card is worth on this boat (IC-30, IC-31)."""
    about = Circumstances()
    about.lessons = len(crew.lessons)
    assert card.metric is not None
    return card.amount * card.metric.value(survey(table.box, crew.boat), about, colour)


def gain_fish(table: Table, seat: i64, fish: i64) -> None:
    table.crews[seat].fish += fish
    table.tell("gained-fish", {"seat": seat, "fish": fish})


def gain_basket(table: Table, seat: i64, baskets: i64) -> None:
    """A new basket is unused and works at once (IC-33)."""
    table.crews[seat].baskets += baskets
    table.baskets_left -= baskets
    table.tell("gained-basket", {"seat": seat})


def give_lesson(table: Table, seat: i64, card: i64) -> None:
    """Give up a private lesson, face down (IC-33, IC-R21)."""
    crew = table.crews[seat]
    pending = table.answered()
    crew.lessons = without(crew.lessons, card)
    table.discard_hidden(crew, [int(card)])
    table.tell("gave-lesson", {"seat": seat})
    if pending.amount > 1:
        table.ask(seat, WHICH_LESSON, -1, pending.amount - 1)
    else:
        gain_basket(table, seat, 1)


def treasures_aboard(table: Table, crew: Crew) -> list[int]:
    """The anchors of the treasures on a boat, ascending."""
    found: list[int] = []
    laid: i64
    for laid in crew.boat.tiles:
        if table.box.tiles[tile_of(laid)].kind >= COMMON:
            found.append(place_of(laid) % GRID)
    found.sort()
    return found


def remove_treasure(table: Table, seat: i64, anchor: i64) -> None:
    """Remove a treasure from the boat; it leaves the game (IC-33, IC-R5)."""
    crew = table.crews[seat]
    pending = table.answered()
    at: i64 = 0
    while place_of(crew.boat.tiles[at]) % GRID != anchor:
        at += 1
    laid: i64 = crew.boat.tiles[at]
    crew.boat.remove(at, cells_at(table.box, laid))
    table.gone = table.gone + [int(tile_of(laid))]
    table.tell("removed", {"seat": seat, "tile": table.box.tiles[tile_of(laid)].name})
    if pending.amount > 1:
        table.ask(seat, WHICH_TO_REMOVE, -1, pending.amount - 1)
    else:
        gain_basket(table, seat, 1)


# Drawn cards


def affordable(table: Table, crew: Crew, cards: list[int]) -> list[int]:
    """Of these cards, those that can be paid beside the ones already chosen (IC-15, IC-35)."""
    left: i64 = crew.fish - cost(table, crew.chosen)
    found: list[int] = []
    for card in cards:
        if card not in crew.chosen and table.box.card(card).cost <= left:
            found.append(card)
    found.sort()
    return found


def end_drawing(table: Table, seat: i64) -> None:
    """Pay for the chosen ones of the drawn cards, discard the rest face down (IC-35)."""
    crew = table.crews[seat]
    table.answered()
    price: i64 = cost(table, crew.chosen)
    rest = [card for card in crew.drawn if card not in crew.chosen]
    crew.fish -= price
    crew.take(crew.chosen)
    table.discard_hidden(crew, rest)
    table.tell("paid", {"seat": seat, "fish": price, "cards": len(crew.chosen)})
    crew.drawn = []
    crew.chosen = []


# Tiles


def tile_to_boat(table: Table, seat: i64) -> None:
    """Draw a tile and place it, or lose it where it has no place (IC-36, IC-R16)."""
    crew = table.crews[seat]
    tile: i64 = table.draw_tile()
    if tile < 0:
        return
    name = table.box.tiles[tile].name
    table.tell("drew-tile", {"seat": seat, "tile": name})
    if fits(table, crew, tile):
        ask_where(table, seat, tile)
    else:
        table.gone = table.gone + [int(tile)]
        table.tell("no-place-for", {"seat": seat, "tile": name})


def tiles_to_fields(table: Table, seat: i64, many: i64) -> None:
    """Draw tiles one by one; each cat goes to the field the player names (IC-39, IC-R22)."""
    while many > 0:
        many -= 1
        tile: i64 = table.draw_tile()
        if tile < 0:
            return
        table.tell("drew-tile", {"seat": seat, "tile": table.box.tiles[tile].name})
        if table.box.tiles[tile].kind == CAT:
            table.ask(seat, WHICH_FIELD, tile, many + 1)
            return
        table.lay_under_island(tile)


def choose_field(table: Table, seat: i64, field: i64) -> None:
    pending = table.answered()
    put_in_field(table, pending.tile, field)
    table.tell("to-field", {"tile": table.box.tiles[pending.tile].name, "field": FIELDS[field]})
    tiles_to_fields(table, seat, pending.amount - 1)


def put_in_field(table: Table, tile: i64, field: i64) -> None:
    """A cat joins a field at its right end (IC-R41)."""
    if field == LEFT:
        table.left = table.left + [int(tile)]
    else:
        table.right = table.right + [int(tile)]


def movable(table: Table) -> list[int]:
    """The cats that may still be moved: none twice (IC-37, IC-R22)."""
    pending = table.stack[-1]
    first: i64 = pending.tile % 256
    second: i64 = pending.tile // 256
    found = [tile for tile in table.left + table.right if tile + 1 != first and tile + 1 != second]
    found.sort()
    return found


def move_cat(table: Table, seat: i64, tile: i64) -> None:
    """Move a cat to the other field; up to three, then it is done."""
    pending = table.answered()
    if tile in table.left:
        table.left = without(table.left, tile)
        table.right = table.right + [int(tile)]
        field = "right"
    else:
        table.right = without(table.right, tile)
        table.left = table.left + [int(tile)]
        field = "left"
    table.tell("to-field", {"tile": table.box.tiles[tile].name, "field": field})
    if pending.amount > 1:
        moved: i64 = tile + 1 if pending.sort == 0 else pending.tile + 256 * (tile + 1)
        table.ask(seat, WHICH_CATS, moved, pending.amount - 1, pending.sort + 1)
        if not movable(table):
            table.answered()
