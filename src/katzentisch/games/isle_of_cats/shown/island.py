"""The island drawn for the terminal: the day, the cats of both fields, treasures and Oshax, everybody's row."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from katzentisch.core.words import Words, true_minus
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR
from katzentisch.games.isle_of_cats.shown.boats import TREASURE_SIGN, cell_style
from katzentisch.games.isle_of_cats.shown.tile_names import short_name, tile_name
from katzentisch.games.isle_of_cats.view import IsleView

TAKING_TREASURE, TAKING_OSHAX = ("bonus", "which-treasure"), ("which-oshax",)
"""Decisions before which the shapes of treasures, or of Oshax, are looked at."""


def heading(view: IsleView, words: Words) -> Text:
    if view.phase == "over":
        return Text(words.say("head-over"), "bold")
    if view.day == 0:
        return Text(words.say("head-setup"), "bold")
    line = Text(words.say("head", {"day": view.day}), "bold")
    line.append(f"   {words.say('supply', {'bag': len(view.bag), 'deck': view.deck})}", "dim")
    return line


def purse(view: IsleView, words: Words) -> Text:
    """The day, and what a rescue can be paid with."""
    crew = view.crews[view.seat]
    line = heading(view, words)
    if view.mode != "family":
        line.append(f"   {words.say('purse', {'fish': crew.fish, 'baskets': crew.baskets - crew.used})}", "not bold")
    return line


def fields(view: IsleView, words: Words, shapes: bool = True) -> RenderableType:
    """The cats of both fields, the treasures and the Oshax, with their shapes or by name."""
    return Group(*cats(view, words, 3 if shapes else 0), supplies(view, words, shapes))


def cats(view: IsleView, words: Words, gap: int) -> list[RenderableType]:
    """The cats of both fields, with their shapes so far apart; by name where there is no gap at all."""
    parts: list[RenderableType] = []
    titles = ("left-free", "right-free") if view.mode == "family" else ("left-field", "right-field")
    for title, tiles in zip(titles, (view.left, view.right), strict=True):
        if tiles and not gap:
            parts.append(Text(f"{words.say(title)}: {', '.join(tile_name(each, words) for each in tiles)}"))
        elif tiles:
            parts.append(Text(words.say(title), "bold"))
            parts.append(Columns([tile(each, words) for each in tiles], padding=(0, gap)))
    return parts


def supplies(view: IsleView, words: Words, shapes: bool = True, only_common: bool = False) -> RenderableType:
    """The treasures and the Oshax, with their shapes when they are taken; or the common treasures alone."""
    parts: list[RenderableType] = []
    treasures = [(each, number) for each, number in zip(game.components.commons, view.commons, strict=True) if number]
    rows = (
        (words.say("treasures"), [*treasures, *([] if only_common else view.stacks)], TAKING_TREASURE),
        (words.say("oshax-row"), [(n, 1) for n in view.oshax if not only_common], TAKING_OSHAX),
    )
    for title, found, decisions in rows:
        if found and shapes and is_taking(view, decisions):
            parts.append(Text(title, "bold"))
            parts.append(Columns([tile(each, words, number) for each, number in found], padding=(0, 3)))
        elif found:
            parts.append(Text(f"{title}: " + "  ".join(tile_name(each, words, number) for each, number in found)))
    return Group(*parts)


def is_taking(view: IsleView, decisions: Sequence[str]) -> bool:
    """Whether one of these decisions comes now, or soon."""
    asked = {each.asks for each in view.pending}
    other = asked & {*TAKING_TREASURE, *TAKING_OSHAX}
    return bool(asked & {*decisions}) or (view.phase == "finds" and not other)


def tile(number: int, words: Words, many: int = 1) -> Text:
    """A tile by its name, above its shape with the letter of its colour, as on a boat."""
    each = game.components.tiles[number]
    sign = words.say(f"sign-{COLOURS[each.colour]}") if each.colour < NO_COLOUR else TREASURE_SIGN
    text = Text(f"{short_name(number, words, many)}\n", "bold")
    cells = {(row, column) for row, column in game.components.shapes[each.shape].cells}
    for row in range(max(row for row, _ in cells) + 1):
        for column in range(max(column for _, column in cells) + 1):
            inside = (row, column) in cells
            text.append(2 * sign if inside else "  ", cell_style(each.colour) if inside else "")
        text.append("\n")
    return text


def table_of(view: IsleView, words: Words, names: Sequence[str]) -> Table:
    """Everybody in the order of the island track."""
    table = Table(box=boxes.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    family = view.mode == "family"
    table.add_column(words.say("column-player"))
    columns = ["lessons", "points"] if family else ["fish", "baskets", "hand", "lessons", "laid", "points"]
    for key in columns:
        table.add_column(words.say(f"column-{key}"), justify="right")
    table.add_column("")
    for seat in view.order:
        if seat >= view.players:
            table.add_row(Text(words.say("sister"), "italic"))
            continue
        crew = view.crews[seat]
        values = {
            "fish": str(crew.fish),
            "baskets": f"{crew.baskets - crew.used}/{crew.baskets}",
            "hand": str(crew.hand),
            "lessons": str(crew.lessons),
            "laid": " ".join(map(str, crew.shown_laid)) or str(crew.laid or "–"),
            "points": true_minus(str(crew.points)),
        }
        state = "state-passed" if crew.passed else "state-paid" if crew.paid else "state-ready" if crew.ready else ""
        label = f"{names[seat]} {words.say('own-row')}" if seat == view.seat else names[seat]
        cells = [*(values[key] for key in columns), words.say(state) if state else ""]
        table.add_row(Text(label, "bold" if seat == view.turn else ""), *cells)
    return table
