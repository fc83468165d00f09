"""Score sheets in the terminal: filled in by questions or read from a file, and scored by the rules."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from katzentisch.core.game_command import GameCommand
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import BadOptions
from katzentisch.core.words import Words
from katzentisch.play.score_sheet import Column, Judgement, SheetDialogue, decode_sheet
from katzentisch.terminal import record_files
from katzentisch.terminal.dialogue import DialogueLoop
from katzentisch.terminal.plain import sentences
from katzentisch.terminal.prompt import InputClosed, is_plain, print_message

SHEETS_FOLDER = "sheets"
"""The folder of sheets that are not filled in to their end."""


def sheet_command(entry: GamePackage) -> GameCommand:
    """`companion GAME`, for a game with a score sheet."""
    game = entry.game.id
    return GameCommand(
        "fill in a score sheet by questions, or score one from a file",
        add_sheet_arguments,
        partial(run_sheet_command, entry),
        [f"companion {game}", f"companion {game} sheet.json --json"],
    )


def add_sheet_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file and --json."""
    parser.add_argument("sheet", nargs="?", type=Path, metavar="SHEET.json", help="asked by questions if missing")
    parser.add_argument("--json", action="store_true", help="for programs; needs a file")


def run_sheet_command(entry: GamePackage, options: argparse.Namespace, words: Words, console: Console) -> int:
    """Ask for a sheet line by line, or score the sheet in a file."""
    judge = entry.companion.judge
    assert judge is not None
    if options.sheet is None:
        if options.json:
            raise BadOptions("json-needs-file")
        return fill_sheet(entry, words, console)
    judgement: Judgement = judge(decode_sheet(read_sheet_file(options.sheet), dict))
    if options.json:
        sys.stdout.write(msgspec.json.encode(judgement).decode() + "\n")
    else:
        print_judgement(judgement, words, console)
    return 0


def fill_sheet(entry: GamePackage, words: Words, console: Console) -> int:
    """Fill a sheet in by questions; it is kept if somebody stops, and shown when it is full."""
    assert entry.sheet_dialogue is not None
    path = record_files.records_folder().parent / SHEETS_FOLDER / f"{entry.game.id}.txt"
    loop: DialogueLoop[SheetDialogue] = DialogueLoop(partial(entry.sheet_dialogue.begin, entry), words, console, path)
    try:
        filled = loop.run()
    except (InputClosed, KeyboardInterrupt):
        filled = loop.dialogue
        print_message(console, words.say("dialogue-kept", {"path": str(path)}))
    else:
        loop.delete_saved()
    if filled.judgement:
        print_judgement(filled.judgement, words, console)
    return 0


def read_sheet_file(path: Path) -> bytes:
    try:
        return path.read_bytes().removeprefix(b"\xef\xbb\xbf")
    except OSError as problem:
        raise record_files.NoFile("no-file", path=str(path), problem=problem.strerror or "?") from problem


def print_judgement(judgement: Judgement, words: Words, console: Console) -> None:
    """What follows step by step, then everybody's column."""
    names = [column.name for column in judgement.columns]
    for event in judgement.steps:
        console.print(f"  {words.event(event, names)}")
    unnamed = words.say(judgement.more.get("unnamed", ""))
    drawing = Group(
        *[column_table(column, column.name or unnamed, words) for column in judgement.columns if column.items]
    )
    if is_plain(console):
        for line in sentences(drawing):
            console.print(line, soft_wrap=True)
    else:
        console.print(drawing)
    for name, keys in zip(names, judgement.more.get("missing", []), strict=False):
        if keys:
            lines: list[str] = [words.say(key) for key in keys]
            console.print(Text(words.say("sheet-missing", {"name": name, "lines": lines}), "bold"))


def signed(points: int) -> str:
    """Points with a real minus sign."""
    return str(points).replace("-", "−")


def column_table(column: Column, name: str, words: Words) -> RenderableType:
    """One player's column as a column of the score pad."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column(name)
    table.add_column("", justify="right")
    for item in column.items:
        table.add_row(words.say(item.key, item.data), signed(item.points))
    table.add_row(words.say("sheet-total-line"), signed(column.total), style="bold")
    if column.rank:
        table.add_row(words.say("sheet-place"), f"{column.rank}.")
    return table
