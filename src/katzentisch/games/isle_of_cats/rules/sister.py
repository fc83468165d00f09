"""The solo game: the sister's colours, lessons and basket cards (IC-47 … IC-58)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.sister import BasketCard
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules.player_state import without
from katzentisch.games.isle_of_cats.rules.table import Table

SISTER: Final = 1
"""Her number in the order of the solo game."""


def welcome_sister(table: Table) -> None:
    """Her cards, and the six Oshax in a row (IC-47, IC-48)."""
    box = table.box
    table.oshax = table.chance.shuffled("oshax", table.oshax)
    table.colours = table.chance.shuffled("colours", list(box.colour_cards))
    table.shown = 1
    basic = table.chance.shuffled("sister lessons", list(box.basic_lessons))
    advanced = table.chance.shuffled("advanced lessons", list(box.advanced_lessons))
    many = box.difficulties[table.difficulty]
    table.sister_lessons = basic[: box.basic_in_play] + advanced[:many]
    table.aside = basic[box.basic_in_play :] + advanced[many:]
    table.pile = table.chance.shuffled("baskets", list(box.basket_cards))
    tell_colour(table)


def tell_colour(table: Table) -> None:
    colour = COLOURS[table.box.colour_cards[table.colours[table.shown - 1]]]
    table.tell("sister-colour", {"colour": colour, "number": table.shown})


def next_colour(table: Table) -> None:
    """Turn over her next colour card (IC-57)."""
    if table.shown < len(table.colours):
        table.shown += 1
        tell_colour(table)


def revealed_colours(table: Table) -> list[int]:
    """Her colours in the order in which they were turned over."""
    return [table.box.colour_cards[card] for card in table.colours[: table.shown]]


def turn_over(table: Table) -> BasketCard:
    """Her next card, open from now on."""
    number = table.pile[table.pile_top]
    table.pile_top += 1
    table.sister_open = table.sister_open + [number]
    return table.box.basket_cards[number]


def reveal_sister(table: Table) -> None:
    """Her first card tells how many she uses today, and her speed (IC-51)."""
    first = turn_over(table)
    table.sister_cards = min(first.baskets, len(table.pile) - table.pile_top + 1)
    table.sister_waits = True
    table.tell("sister-begins", {"card": first.number, "cards": table.sister_cards, "speed": first.speed})


def sister_speed(table: Table) -> i64:
    return table.box.basket_cards[table.sister_open[-1]].speed


def sister_turn(table: Table) -> None:
    """She resolves her next card; the first one of the day is open already (IC-52)."""
    card = table.box.basket_cards[table.sister_open[-1]] if table.sister_waits else turn_over(table)
    table.sister_waits = False
    table.sister_cards -= 1
    table.tell("sister-turn", {"card": card.number})
    resolve(table, card)


def end_sister_day(table: Table) -> None:
    """Cards of hers that are still face down are discarded (IC-R37)."""
    table.pile_top += table.sister_cards - (1 if table.sister_waits else 0)
    table.sister_cards = 0
    table.sister_waits = False


def resolve(table: Table, card: BasketCard) -> None:
    """Every line from top to bottom (IC-53)."""
    for step in card.steps:
        if step.do == "cat":
            remove_cat(table, step.first)
        elif step.do == "swap":
            swap(table, step.first, step.second)
        elif step.do == "rare":
            remove_rare(table, step.first)
        elif step.do == "oshax":
            remove_oshax(table, step.first)
        else:
            remove_common(table, step.first)


def remove_cat(table: Table, number: i64) -> None:
    """Cats are numbered from the left; a missing number is the last one (IC-49, IC-54, IC-55)."""
    row = table.left + table.right
    if not row:
        return
    tile = row[min(number, len(row)) - 1]
    if tile in table.left:
        table.left = without(table.left, tile)
    else:
        table.right = without(table.right, tile)
    remove(table, tile)


def remove(table: Table, tile: i64) -> None:
    table.gone = table.gone + [int(tile)]
    table.tell("sister-removed", {"tile": table.box.tiles[tile].name})


def remove_rare(table: Table, number: i64) -> None:
    if table.stacks:
        tile = table.stacks[min(number, len(table.stacks)) - 1][0]
        table.take_rare(tile)
        remove(table, tile)


def remove_oshax(table: Table, number: i64) -> None:
    if table.oshax:
        tile = table.oshax[min(number, len(table.oshax)) - 1]
        table.oshax = without(table.oshax, tile)
        remove(table, tile)


def remove_common(table: Table, tile: i64) -> None:
    if table.commons[tile - table.box.commons[0]] > 0:
        table.take_common(tile)
        remove(table, tile)


def swap(table: Table, first: i64, second: i64) -> None:
    """Two cats exchange places, and so their fields; one cat twice is nothing (IC-R39, IC-R40)."""
    row = table.left + table.right
    last: i64 = len(row)
    a: i64 = min(first, last) - 1
    b: i64 = min(second, last) - 1
    if last < 2 or a == b:
        return
    row[a], row[b] = row[b], row[a]
    size = len(table.left)
    table.left = row[:size]
    table.right = row[size:]
    tiles = table.box.tiles
    table.tell("sister-swapped", {"tiles": [tiles[row[a]].name, tiles[row[b]].name]})
