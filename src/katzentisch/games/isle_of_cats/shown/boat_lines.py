"""A boat without a picture: what lies where, in lines that can be read out."""

from __future__ import annotations

from rich.text import Text

from katzentisch.core.reason import Value
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.cells import ROWS
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.shown.boats import ROOMS
from katzentisch.games.isle_of_cats.shown.tile_names import tile_name
from katzentisch.games.isle_of_cats.view import CrewView


def crew_lines(crew: CrewView, words: Words) -> list[Text]:
    """The tiles in the order of laying, the rats and maps that show, and what is free in each room."""
    plan = next(plan for plan in game.components.plans if plan.name == crew.boat)
    covered = {cell for laid in crew.tiles for cell in laid.cells}
    lines = []
    for laid in crew.tiles:
        tile = tile_name(laid.tile, words)
        lines.append(words.say("spoken-tile", {"tile": tile, "cells": names(laid.cells)}))
    lines.append(words.say("spoken-rats", {"cells": names(set(plan.rats.numbers()) - covered)}))
    for colour, cell in enumerate(plan.maps):
        if cell not in covered:
            data: dict[str, Value] = {"colour": COLOURS[colour], "cell": name(cell)}
            lines.append(words.say("spoken-map", data))
    for number, symbol in ROOMS:
        free = [cell for cell in game.components.outline.numbers() if game.components.room_of[cell] == number]
        data = {"number": number, "room": symbol, "cells": names(set(free) - covered)}
        lines.append(words.say("spoken-room", data))
    return [Text(line) for line in lines]


def names(cells: set[int] | tuple[int, ...]) -> list[str]:
    return [name(cell) for cell in sorted(cells)] or ["–"]


def name(cell: int) -> str:
    """A cell as moves name it: column and row."""
    return f"{chr(65 + cell // ROWS)}{cell % ROWS + 1}"
