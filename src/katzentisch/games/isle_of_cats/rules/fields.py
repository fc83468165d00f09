"""Cats that anytime cards bring to the fields, or move between them (IC-37, IC-39)."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.tiles import CAT
from katzentisch.games.isle_of_cats.rules.moves import FIELDS, LEFT, WHICH_CATS, WHICH_FIELD
from katzentisch.games.isle_of_cats.rules.player_state import without
from katzentisch.games.isle_of_cats.rules.table import Table


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
