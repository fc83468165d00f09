"""Boats and poses of tiles, drawn for the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from katzentisch.core.reason import Value
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.cells import COLUMNS, ROWS
from katzentisch.games.isle_of_cats.box.load import component
from katzentisch.games.isle_of_cats.box.shapes import Shape, posed
from katzentisch.games.isle_of_cats.box.survey import FAMILY
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR
from katzentisch.games.isle_of_cats.game import POSE_NAMES
from katzentisch.games.isle_of_cats.shown.families import touching_groups
from katzentisch.games.isle_of_cats.view import CrewView

INK = ("blue", "green", "red", "magenta", "dark_orange")
"""The colours of the cats; a letter always doubles them."""
TREASURE = "black on yellow"
ANCHOR = "◆"
TREASURE_SIGN = "*"
PREVIEW = -1
"""The tile that does not lie there yet."""
ROOMS = tuple((room["id"], room["symbol"] or "plain") for room in component("boats")["rooms"])
MAP_SIGN = "×"
BOAT_WIDTH = 3 + 2 * COLUMNS


def legend(words: Words) -> Text:
    """What the signs on a boat mean; rooms by their symbols."""
    rooms = [f"{number} {words.say(f'room-{symbol}')}" for number, symbol in ROOMS]
    return Text(f"{words.say('legend')}\n{words.say('rooms')}: {', '.join(rooms)}", "dim")


def boat_with_count(crew: CrewView, words: Words) -> RenderableType:
    """A boat, and beside it what counts in the end: families, treasures, rats, rooms with gaps."""
    beside = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    beside.add_column(no_wrap=True, width=BOAT_WIDTH)
    beside.add_column()
    drawn = boat(crew, words)
    drawn.rstrip()
    beside.add_row(drawn, Text("\n").join([Text(""), *count_lines(crew, words)]))
    return beside


def boat(crew: CrewView, words: Words, preview: Iterable[int] = (), colour: int = NO_COLOUR) -> Text:
    """A boat: tiles by the letter of their colour, r for a rat, a cross with a colour for a map, digits for rooms.

    The cells of one tile join; a gap stands between two tiles side by side, a line between two above each other.
    """
    signs = [words.say(f"sign-{each}") for each in COLOURS]
    plan = next(plan for plan in game.components.plans if plan.name == crew.boat)
    covered = {cell: (at, crew.tiles[at].colour) for at, laid in enumerate(crew.tiles) for cell in laid.cells}
    covered |= dict.fromkeys(preview, (PREVIEW, colour))
    text = Text("   " + "".join(f" {chr(65 + column)}" for column in range(COLUMNS)) + "\n", "dim")
    for row in range(ROWS):
        text.append(f" {row + 1} ", "dim")
        for column in range(COLUMNS):
            cell = ROWS * column + row
            if cell in covered:
                tile, ink = covered[cell]
                sign = "@" if tile == PREVIEW else signs[ink] if ink < NO_COLOUR else TREASURE_SIGN
                below = covered.get(cell + 1) if row + 1 < ROWS else None
                style = f"{cell_style(ink)}{' underline' if below and below[0] != tile else ''}"
                joins = column > 0 and covered.get(cell - ROWS, (None,))[0] == tile
                text.append(sign if joins else " ", style if joins else "").append(sign, style)
            elif not game.components.outline.holds(cell):
                text.append("  ")
            elif plan.rats.holds(cell):
                text.append(" r", "bold")
            elif cell in plan.maps:
                map_colour = plan.maps.index(cell)
                text.append(f"{MAP_SIGN}{signs[map_colour]}", f"bold {INK[map_colour]}")
            else:
                text.append(f" {game.components.room_of[cell]}", "dim")
        text.append("\n")
    return text


def count_lines(crew: CrewView, words: Words) -> list[Text]:
    """What counts on a boat, a line each: the cats of every colour, treasures, rats in sight, rooms with gaps."""
    plan = next(plan for plan in game.components.plans if plan.name == crew.boat)
    covered = {cell for laid in crew.tiles for cell in laid.cells}
    free = [cell for cell in game.components.outline.numbers() if cell not in covered]
    lines = [colour_line(crew, colour, words) for colour in range(len(COLOURS))]
    treasures = sum(laid.colour >= NO_COLOUR for laid in crew.tiles)
    gaps = sorted({int(game.components.room_of[cell]) for cell in free})
    lines.append(Text(f"{TREASURE_SIGN} {words.say('count-treasures', {'count': treasures})}"))
    lines.append(Text(f"r {words.say('count-rats', {'count': sum(map(plan.rats.holds, free))})}"))
    rooms = words.say("count-gaps", {"rooms": " ".join(map(str, gaps))}) if gaps else words.say("count-no-gaps")
    return [*lines, Text(rooms)]


def colour_line(crew: CrewView, colour: int, words: Words) -> Text:
    """The cats of one colour: how large their families are, and how many belong to none."""
    groups = sorted(touching_groups(crew, colour), reverse=True)
    families = [size for size in groups if size >= FAMILY]
    others = sum(groups) - sum(families)
    data: dict[str, Value] = {"count": len(families), "sizes": [str(size) for size in families], "others": others}
    key = "count-families" if families else "count-cats"
    line = Text(words.say(f"sign-{COLOURS[colour]}"), cell_style(colour))
    line.append(f" {words.say(f'colour-{COLOURS[colour]}')}: {words.say(key, data)}", "default on default")
    return line.append(f", {words.say('count-others', data)}" if families and others else "", "default on default")


def cell_style(colour: int) -> str:
    """How a tile is coloured: cats in their colour, treasures in gold."""
    return f"white on {INK[colour]}" if colour < NO_COLOUR else TREASURE


def poses(number: int, colour: int) -> RenderableType:
    """Every pose of a tile with its name; a diamond marks the cell that names the place."""
    shape = game.components.shape_of(number)
    drawn = [pose_of(shape, pose.number, colour) for pose in shape.poses]
    return Padding(Columns(drawn, padding=(0, 3)), (0, 0, 0, 2))


def pose_of(shape: Shape, number: int, colour: int) -> Text:
    cells = posed(shape.cells, number)
    top, first = min(row for row, _ in cells), min(column for _, column in cells)
    placed = {(row - top, column - first) for row, column in cells}
    anchor = min((column, row) for row, column in placed)
    text = Text(f"{POSE_NAMES[number]}\n", "bold")
    ink = INK[colour] if colour < NO_COLOUR else "yellow"
    for row in range(max(row for row, _ in placed) + 1):
        for column in range(max(column for _, column in placed) + 1):
            mark = f"{ANCHOR} " if (column, row) == anchor else "██"
            text.append(mark if (row, column) in placed else "  ", ink)
        text.append("\n")
    return text
