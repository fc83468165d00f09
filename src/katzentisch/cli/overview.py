"""What `katzentisch` alone prints: everything that can be done here, by the command that does it."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from katzentisch.core.words import Words
from katzentisch.terminal.prompt import command_name, print_hanging

MAX_PROGRAM_COLUMNS = 12
"""A longer program name leaves no room for the explanation beside the command."""
SECTIONS = {
    "overview-play": {
        "play": "overview-play-terminal",
        "play --resume": "overview-resume",
        "serve --open": "overview-serve",
        "games": "overview-games",
        "rules cat_in_the_box": "overview-rules",
    },
    "overview-box": {
        "companion isle_of_cats": "overview-companion",
        "companion cryptid --players 4": "overview-cryptid",
        "enter cat_in_the_box": "overview-enter",
    },
    "overview-study": {
        "play 5211 --seats tiger,lynx --watch": "overview-watch",
        "arena 5211 --players lynx,tabby": "overview-arena",
        "new-game mygame": "overview-new-game",
    },
    "overview-more": {"--help": "overview-help", "play --help": "overview-help-command"},
}


def print_overview(words: Words, console: Console) -> None:
    """Print the usual commands in groups."""
    console.print(Text(words.say("overview"), "bold"))
    program = command_name()
    for title, commands in SECTIONS.items():
        console.print(Text(f"\n{words.say(title)}", "bold"))
        if len(program) > MAX_PROGRAM_COLUMNS:
            for command, about in commands.items():
                console.print(f"  {program} {command}", soft_wrap=True)
                print_hanging(console, "      ", words.say(about))
            continue
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        for command, about in commands.items():
            table.add_row(f"{program} {command}", words.say(about))
        console.print(Padding(table, (0, 0, 0, 2)))
