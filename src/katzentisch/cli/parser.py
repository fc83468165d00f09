"""What all commands take, and what answers one."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from rich.console import Console

from katzentisch.core.words import LANGUAGES

EXIT_FAILED, EXIT_USAGE = 1, 2
"""Exit codes: for a broken record or law, and for bad usage."""

Command = Callable[[argparse.Namespace, Console], int]


class Commands:
    """The commands of a parser, as they are added."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self.parsers = parser.add_subparsers(metavar="COMMAND", required=True)

    def add(self, name: str, command: Command, text: str) -> argparse.ArgumentParser:
        """One more, with the switches that all have."""
        sub = self.parsers.add_parser(name, help=text, description=text)
        sub.add_argument("--lang", choices=LANGUAGES, help="the language to speak (default: the locale's)")
        sub.add_argument("--plain", action="store_true", help="sentences without boxes, for screen readers")
        sub.set_defaults(command=command, name=name)
        return sub

    def __contains__(self, name: str) -> bool:
        return name in self.parsers.choices


def positive(text: str) -> int:
    """A number of at least one, for the parser."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number
