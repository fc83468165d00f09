"""Placing tiles, treasure maps and the treasures they open (IC-06 … IC-10)."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cells import GRID
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR, OSHAX, RARE
from katzentisch.games.isle_of_cats.rules.moves import (
    ANY_COMMON,
    ANY_RARE,
    ANY_SMALL,
    BONUS,
    WHERE,
    WHICH_COLOUR,
    WHICH_TREASURE,
)
from katzentisch.games.isle_of_cats.rules.phases import FAMILY_MODE
from katzentisch.games.isle_of_cats.rules.player_state import PlayerState
from katzentisch.games.isle_of_cats.rules.table import Table


def fits(table: Table, player: PlayerState, tile: i64) -> bool:
    """Whether this player has a place for the tile (IC-08)."""
    shape: i64 = table.box.tiles[tile].shape
    return player.boat.fits(shape, table.box.shapes[shape], player.anywhere)


def ask_where(table: Table, seat: i64, tile: i64) -> None:
    """A tile was taken: its colour, if it is an Oshax, and its place are next (IC-08, IC-24)."""
    if table.box.tiles[tile].kind == OSHAX:
        table.ask(seat, WHICH_COLOUR, tile)
    else:
        table.ask(seat, WHERE, tile, 1, table.box.tiles[tile].colour)


def name_colour(table: Table, seat: i64, colour: i64) -> None:
    """The colour that an Oshax belongs to from now on."""
    tile: i64 = table.answered().tile
    table.ask(seat, WHERE, tile, 1, colour)


def place(table: Table, seat: i64, where: i64) -> None:
    """Lay the tile; a cat on the map of its colour earns a treasure (IC-09, IC-R12)."""
    pending = table.answered()
    player = table.seats[seat]
    player.anywhere = False
    covered = player.boat.lay(pending.tile, pending.sort, table.box.shape_of(pending.tile), where)
    if table.log is not None:
        name = table.box.tiles[pending.tile].name
        cell = cell_name(where % GRID)
        colour: i64 = pending.sort
        if table.box.tiles[pending.tile].kind == OSHAX:
            table.tell("placed-oshax", {"seat": seat, "tile": name, "colour": COLOURS[colour], "cell": cell})
        else:
            table.tell("placed", {"seat": seat, "tile": name, "cell": cell})
    if pending.sort != NO_COLOUR and covered.holds(player.boat.plan.maps[pending.sort]):
        sorts: i64 = ANY_COMMON | ANY_RARE if table.mode == FAMILY_MODE else ANY_COMMON
        if treasures(table, player, sorts):
            table.tell("map", {"seat": seat, "colour": COLOURS[pending.sort]})
            table.ask(seat, BONUS, -1, 1, sorts)


def treasures(table: Table, player: PlayerState, sorts: i64) -> list[int]:
    """The treasures of these sorts that are left and have a place, ascending (IC-10)."""
    found: list[int] = []
    at: i64 = 0
    for tile in table.box.commons:
        wanted = sorts & ANY_COMMON or (sorts & ANY_SMALL and table.box.tiles[tile].small)
        if wanted and table.commons[at] > 0 and fits(table, player, tile):
            found.append(tile)
        at += 1
    if sorts & ANY_RARE:
        rares: list[int] = []
        for stack in table.stacks:
            if fits(table, player, stack[0]):
                rares.append(stack[0])
        rares.sort()
        found += rares
    return found


def take_treasure(table: Table, seat: i64, tile: i64) -> None:
    """Take a treasure, for a map or a card; a card may give a second one (IC-25)."""
    pending = table.answered()
    table.take_treasure(tile)
    rare = table.box.tiles[tile].kind == RARE
    table.tell("took-rare" if rare else "took-treasure", {"seat": seat, "tile": table.box.tiles[tile].name})
    if pending.asks == WHICH_TREASURE and pending.amount > 1:
        table.ask(seat, WHICH_TREASURE, 1, pending.amount - 1, pending.sort)
    ask_where(table, seat, tile)


def decline(table: Table, seat: i64) -> None:
    """Give up the treasure of a map, or the second one of a card (IC-R13, IC-R28)."""
    table.answered()
    table.tell("declined", {"seat": seat})


def cell_name(cell: i64) -> str:
    """A cell as people write it: column letter and row number, A1 at the top left."""
    return f"{chr(65 + cell // 9)}{cell % 9 + 1}"
