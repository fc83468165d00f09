"""Score sheets line by line, and how a solo game ended."""

from __future__ import annotations

from itertools import zip_longest

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from katzentisch.core.chance import rng
from katzentisch.core.words import Words, true_minus
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules.result import circumstances, sheets
from katzentisch.games.isle_of_cats.rules.score import Sheet, sister_sheet, survey
from katzentisch.games.isle_of_cats.view import IsleView


def ending(view: IsleView, words: Words) -> RenderableType:
    """The solo game in the end: every line of both sheets, and whether the sister is beaten (IC-58)."""
    world = game.imagine(view, rng("ending"))
    sheet = sheets(world)[0]
    found = survey(game.components, world.seats[0].boat)
    colours = [int(game.components.colour_cards[card]) for card in view.colours]
    about = circumstances(world, 0, [found])
    by_colour, by_lesson = sister_sheet(game.components, found, about, colours, list(view.sister_lessons))
    hers = [(words.say(f"colour-{COLOURS[colour]}"), points) for colour, points in zip(colours, by_colour, strict=True)]
    hers += [(words.say("sheet-lesson", {"card": card}), points) for card, points in by_lesson.items()]
    table = Table(box=boxes.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for title in (words.say("own-sheet"), "", words.say("sister"), ""):
        table.add_column(title, justify="left" if title else "right")
    for own, other in zip_longest(sheet_lines(sheet, words), hers, fillvalue=("", "")):
        table.add_row(own[0], true_minus(str(own[1])), other[0], true_minus(str(other[1])))
    total = words.say("sheet-total")
    table.add_row(total, true_minus(str(sheet.total())), total, str(view.sister_points), style="bold")
    lead = int(sheet.total()) - view.sister_points
    told = words.say("solo-won" if lead > 0 else "solo-lost", {"number": abs(lead)})
    return Group(Text(told, "bold"), table)


def sheet_lines(sheet: Sheet, words: Words) -> list[tuple[str, int]]:
    """Every line of a score sheet with its points, without the total."""
    lines = [(words.say("sheet-rats"), int(sheet.rats)), (words.say("sheet-rooms"), int(sheet.rooms))]
    for colour, cats, points in sheet.families:
        lines.append((words.say("sheet-family", {"colour": COLOURS[colour], "cats": cats}), points))
    lines.append((words.say("sheet-rare"), int(sheet.rare_treasures)))
    lines += [(words.say("sheet-lesson", {"card": card}), points) for card, points in sheet.lessons.items()]
    lines += [
        (words.say("sheet-public", {"number": card, "card": str(card)}), points)
        for card, points in sheet.public_lessons.items()
    ]
    return lines
