"""The command of Isle of Cats: `katzentisch score isle_of_cats BOAT.json` scores one boat, `score` alone asks."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from katzentisch.core.game_command import GameCommand
from katzentisch.core.game_package import GameCommands
from katzentisch.core.reason import BadOptions
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats.box.load import the_box
from katzentisch.games.isle_of_cats.rules.score import Sheet
from katzentisch.games.isle_of_cats.shown.pad import as_data, read, score_pad
from katzentisch.games.isle_of_cats.shown.sheet import sheet_lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file and --json."""
    text = "one boat (docs/score-pad.md); asked by questions if missing"
    parser.add_argument("boat", nargs="?", type=Path, metavar="BOAT.json", help=text)
    parser.add_argument("--json", action="store_true", help="for programs")


def score_boat(options: argparse.Namespace, words: Words, console: Console) -> int:
    """Print every line of the score sheet for the boat in a file; BadBoat if it cannot be real."""
    try:
        text = options.boat.read_text("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise BadOptions("no-file", path=str(options.boat), problem=str(problem)) from problem
    except OSError as problem:
        raise BadOptions("no-file", path=str(options.boat), problem=problem.strerror or "?") from problem
    sheet = score_pad(the_box(), read(text))
    if options.json:
        print(json.dumps(as_data(sheet)))
    else:
        console.print(sheet_table(sheet, words))
    return 0


def sheet_table(sheet: Sheet, words: Words) -> Table:
    """The sheet as a column of the score pad."""
    table = Table(box=None, show_header=False, padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for line, points in sheet_lines(sheet, words):
        table.add_row(line, str(points))
    table.add_row(words.say("sheet-total"), str(sheet.total()), style="bold")
    return table


part = GameCommands(
    commands={
        "score": GameCommand(
            "score one boat line by line",
            add_arguments,
            score_boat,
            ["score", "score isle_of_cats boat.json", "score isle_of_cats boat.json --json"],
            "boat",
        )
    }
)
