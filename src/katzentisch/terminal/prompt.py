"""Questions to a person, answers that make sense, and paper to print on."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.control import Control
from rich.segment import ControlType, Segment, Segments
from rich.table import Table
from rich.text import Text

from katzentisch.terminal.completions import Completer, no_completions
from katzentisch.terminal.plain import sentences

if TYPE_CHECKING:
    from katzentisch.terminal.editor import Editor

INTERRUPTED = 130
"""The exit code when a person or a pipe breaks off."""
PAGE_PROMPT_LINES = 3
"""Lines of a window that a page leaves free: for the question, and for the prompt after the last page."""
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
    else:
        console.print(HangingLine(lead, text))


class HangingLine:
    """A line whose continuation lines stand under its text, not under what leads it in."""

    def __init__(self, lead: str, text: str) -> None:
        self.lead = lead
        self.text = text

    def __str__(self) -> str:
        return f"{self.lead}{self.text}"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lead = self.lead
        for line in Text(self.text).wrap(console, max(MIN_TEXT_COLUMNS, options.max_width - len(lead))):
            line.rstrip()
            yield Text(lead, no_wrap=True, overflow="ignore") + line
            lead = " " * len(lead)


def print_message(console: Console, text: str, style: str = "") -> None:
    """Print a message outside of a match: on a screen wrapped between words, in a pipe a line as it is.

    An indented line is a command that people copy, so it stays one line.
    """
    for line in text.splitlines():
        keeps = line.startswith("  ") or is_plain(console) or not console.is_terminal
        console.print(Text(line, style), soft_wrap=keeps)


def print_pages(console: Console, parts: Sequence[RenderableType], question: str) -> None:
    """Print a text that may be longer than the window: a person sees a page at a time, a pipe gets everything.

    Enter goes on, and anything else stops.
    """
    if is_plain(console):
        for line in (line for part in parts for line in sentences(part)):
            console.print(line, soft_wrap=True)
        return
    if not is_interactive(console):
        for part in parts:
            console.print(part)
        return
    lines = console.render_lines(Group(*parts), pad=False)
    page = max(1, console.height - PAGE_PROMPT_LINES)
    while lines:
        console.print(Segments(end_lines(lines[:page])), end="")
        lines = lines[page:]
        if lines and not asks_for_next_page(console, question):
            return


def end_lines(lines: Iterable[list[Segment]]) -> Iterator[Segment]:
    """Rendered lines, each with its end."""
    for line in lines:
        yield from line
        yield Segment.line()


def asks_for_next_page(console: Console, question: str) -> bool:
    """Ask whether to go on, and take the question off the screen again."""
    try:
        answer = console.input(Text(f"{question} ", "dim"))
    except EOFError:
        console.print()
        raise InputClosed from None
    console.control(Control((ControlType.CURSOR_UP, 1), (ControlType.ERASE_IN_LINE, 2)))
    return not answer.strip()


def has_editor(console: Console) -> bool:
    """Whether what is typed there is edited, with a line above it that says what can be typed."""
    return isinstance(console, CommandConsole) and console.editor is not None


def ask_line(
    console: Console,
    question: str,
    offers: Completer = no_completions,
    idle: Sequence[str] = (),
    keeps_question: bool = False,
) -> str:
    """One line that a person typed, without spaces around it; Tab goes through what is offered for it.

    Where lines are edited, the longest of `idle` that fits stands above an empty line, and an answered question stays
    on the screen only if it is kept.
    """
    try:
        if isinstance(console, CommandConsole) and console.editor:
            return console.editor.read(question, offers, idle, keeps_question).strip()
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
