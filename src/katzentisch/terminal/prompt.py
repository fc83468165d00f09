"""Questions to a person, answers that make sense, and paper to print on."""

from __future__ import annotations

import os
import shutil
import sys

from rich.console import Console

INTERRUPTED = 130
"""The exit code when a person or a pipe breaks off."""


class Closed(Exception):
    """The terminal is gone or the person has had enough; nothing is lost."""


class Paper(Console):
    """Where commands print: plain text stays as it is, and a reader who has had enough is no error."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, stderr=stderr)

    def on_broken_pipe(self) -> None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(INTERRUPTED)


def read(console: Console, question: str) -> str:
    """One line that a person typed, without spaces around it."""
    try:
        return console.input(f"{question} ", markup=False).strip()
    except EOFError:
        console.print()
        raise Closed from None


def command_name() -> str:
    """How to call this program again from where the person stands."""
    if shutil.which("katzentisch"):
        return "katzentisch"
    return f"{sys.executable} -m katzentisch" if sys.argv[0].endswith("__main__.py") else sys.argv[0]
