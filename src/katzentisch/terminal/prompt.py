"""Questions to a person, answers that make sense, and paper to print on."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from katzentisch.terminal.completions import Completer, no_completions
from katzentisch.terminal.plain import sentences

if TYPE_CHECKING:
    from katzentisch.terminal.editor import Editor

INTERRUPTED = 130
"""The exit code when a person or a pipe breaks off."""
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
    """How to call this program again from where the person stands."""
    if shutil.which("katzentisch"):
        return "katzentisch"
    if sys.argv[0].endswith("__main__.py"):
        return f"{shlex.quote(sys.executable)} -m katzentisch"
    return shlex.quote(sys.argv[0])
