"""Questions to a person, answers that make sense, and paper to print on."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from katzentisch.terminal.completions import Completer, no_completions
from katzentisch.terminal.plain import sentences

if TYPE_CHECKING:
    from katzentisch.terminal.editor import Editor

INTERRUPTED = 130
"""The exit code when a person or a pipe breaks off."""
MIN_TEXT_COLUMNS = 20
"""Text is not wrapped narrower than this, however narrow the window is."""
PLAIN_VARIABLE = "KATZENTISCH_PLAIN"
"""The variable that asks for plain sentences, as --plain does."""


class InputClosed(Exception):
    """The terminal is gone or the person has had enough; nothing is lost."""


class CommandConsole(Console):
    """The console for commands: plain text stays as it is, and a closed pipe is not an error.

    Plain paper is for screen readers: no boxes, no colours, no line that changes while one types.
    """

    def __init__(self, stderr: bool = False, plain: bool = False) -> None:
        self.plain = plain or bool(os.environ.get(PLAIN_VARIABLE))
        super().__init__(highlight=False, markup=False, emoji=False, stderr=stderr, no_color=self.plain or None)

    def print(self, *objects: Any, **manner: Any) -> None:
        """Print as any console does; on plain paper a table is read out row by row."""
        if self.plain:
            objects = tuple("\n".join(sentences(each)) if isinstance(each, Table) else each for each in objects)
        super().print(*objects, **manner)

    def on_broken_pipe(self) -> None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(INTERRUPTED)

    @cached_property
    def editor(self) -> Editor | None:
        """What has_editor lines here, if there are a keyboard and a screen that can."""
        if self.plain or self.is_dumb_terminal or not self.is_terminal or not sys.stdin.isatty():
            return None
        from katzentisch.terminal.editor import Editor

        return Editor()


def is_plain(console: Console) -> bool:
    """Whether somebody listens to this console instead of looking at it."""
    return isinstance(console, CommandConsole) and console.plain


def is_interactive(console: Console) -> bool:
    """Whether a person sits at a keyboard and looks at a screen."""
    return console.is_terminal and sys.stdin.isatty()


def print_hanging(console: Console, lead: str, text: str) -> None:
    """Print a line whose continuation lines stand under its text, not under what leads it in."""
    if is_plain(console):
        console.print(f"{lead}{text}", soft_wrap=True)
        return
    for line in Text(text).wrap(console, max(MIN_TEXT_COLUMNS, console.width - len(lead))):
        line.rstrip()
        console.print(Text(lead) + line, soft_wrap=True)
        lead = " " * len(lead)


def has_editor(console: Console) -> bool:
    """Whether what is typed there is edited, with a line above it that says what can be typed."""
    return isinstance(console, CommandConsole) and console.editor is not None


def ask_line(console: Console, question: str, offers: Completer = no_completions, idle: Sequence[str] = ()) -> str:
    """One line that a person typed, without spaces around it; Tab goes through what is offered for it.

    Where lines are edited, the longest of `idle` that fits stands above an empty line.
    """
    try:
        if isinstance(console, CommandConsole) and console.editor:
            return console.editor.read(question, offers, idle).strip()
        return console.input(f"{question} ", markup=False).strip()
    except EOFError:
        console.print()
        raise InputClosed from None


def forget_history(console: Console) -> None:
    """Nobody who comes after finds with the arrow keys what was typed before."""
    if isinstance(console, CommandConsole) and console.editor:
        console.editor.forget()


def command_name() -> str:
    """How to call this program again from where the person stands, as short as it works."""
    if shutil.which("katzentisch"):
        return "katzentisch"
    if sys.argv[0].endswith("__main__.py"):
        return f"{short_path(sys.executable)} -m katzentisch"
    return short_path(sys.argv[0])


def short_path(path: str | Path) -> str:
    """A path for a command line: from here or from home where that is shorter, quoted for the shell."""
    whole = Path(path).absolute()
    ways = [shlex.quote(str(whole))]
    if whole.is_relative_to(Path.home()):
        ways.append(f"~/{shlex.quote(str(whole.relative_to(Path.home())))}")
    if whole.is_relative_to(Path.cwd()):
        here = str(whole.relative_to(Path.cwd()))
        ways.append(shlex.quote(here if os.sep in here else f".{os.sep}{here}"))
    return min(ways, key=len)
