"""Boats and poses of tiles, drawn for the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.cells import COLUMNS, ROWS
from katzentisch.games.isle_of_cats.box.load import component
from katzentisch.games.isle_of_cats.box.shapes import Shape, posed
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR
from katzentisch.games.isle_of_cats.game import POSE_NAMES
from katzentisch.games.isle_of_cats.view import CrewView

INK = ("blue", "green", "red", "magenta", "dark_orange")
"""The colours of the cats; a letter always doubles them."""
TREASURE = "black on yellow"
ANCHOR = "◆"
TREASURE_SIGN = "*"
ROOMS = tuple((room["id"], room["symbol"] or "plain") for room in component("boats")["rooms"])
LETTERS = "abcdefghijklmnopqstuvwxyzäöüßαβγδεζηθκλμνξπρσφχψω"
"""One for each tile in the order of laying; r is kept for the rats."""


def legend(words: Words) -> Text:
    """What the letters and digits on a boat mean; rooms by their symbols."""
    rooms = [f"{number} {words.say(f'room-{symbol}')}" for number, symbol in ROOMS]
    return Text(f"{words.say('legend')}\n{words.say('rooms')}: {', '.join(rooms)}", "dim")


def boat(crew: CrewView, words: Words, preview: Iterable[int] = (), colour: int = NO_COLOUR) -> Text:
    """A boat: tiles by colour and letter, a digit for the room of a free cell, r for a rat, a capital for a map."""
    signs = [words.say(f"sign-{each}") for each in COLOURS]
    plan = next(plan for plan in game.components.plans if plan.name == crew.boat)
    covered = {cell: at for at, laid in enumerate(crew.tiles) for cell in laid.cells}
    ghost = set(preview)
    text = Text("   " + "".join(f" {chr(65 + column)}" for column in range(COLUMNS)) + "\n", "dim")
    for row in range(ROWS):
        text.append(f" {row + 1} ", "dim")
        for column in range(COLUMNS):
            cell = ROWS * column + row
            if cell in ghost:
                text.append(" @", f"bold {cell_style(colour)}")
            elif cell in covered:
                laid = crew.tiles[covered[cell]]
                sign = signs[laid.colour] if laid.colour < NO_COLOUR else TREASURE_SIGN
                text.append(f"{sign}{LETTERS[covered[cell] % len(LETTERS)]}", cell_style(laid.colour))
            elif not game.components.outline.holds(cell):
                text.append("  ")
            elif plan.rats.holds(cell):
                text.append(" r", "bold")
            elif cell in plan.maps:
                map_colour = plan.maps.index(cell)
                text.append(f" {signs[map_colour]}", f"bold underline {INK[map_colour]}")
            else:
                text.append(f" {game.components.room_of[cell]}", "dim")
        text.append("\n")
    return text


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
