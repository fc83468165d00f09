"""What the command line offers for this game: `katzentisch score isle_of_cats FILE.json [--json]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from katzentisch.core.game_package import GameCommands
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats.box.load import the_box
from katzentisch.games.isle_of_cats.rules.score import Sheet
from katzentisch.games.isle_of_cats.shown.pad import BadBoat, as_data, read, score_pad
from katzentisch.games.isle_of_cats.shown.sheet import sheet_lines

WRONG_USE = 2
NO_BOAT = 1


def score(arguments: list[str], words: Words) -> int:
    """The score pad: every line of the sheet for the boat in a file."""
    files = [word for word in arguments if word != "--json"]
    if len(files) != 1 or files[0].startswith("-"):
        print(words.say("pad-usage"), file=sys.stderr)
        return WRONG_USE
    try:
        text = Path(files[0]).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        print(words.say("why-no-file", {"path": files[0], "problem": str(problem)}), file=sys.stderr)
        return WRONG_USE
    try:
        sheet = score_pad(the_box(), read(text))
    except BadBoat as bad:
        print(words.reason(bad.reason), file=sys.stderr)
        return NO_BOAT
    if "--json" in arguments:
        print(json.dumps(as_data(sheet)))
    else:
        Console().print(drawn(sheet, words))
    return 0


def drawn(sheet: Sheet, words: Words) -> Table:
    """The sheet as a column of the score pad."""
    table = Table(box=None, show_header=False, padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for line, points in sheet_lines(sheet, words):
        table.add_row(line, str(points))
    table.add_row(words.say("sheet-total"), str(sheet.total()), style="bold")
    return table


part = GameCommands(commands={"score": score})
