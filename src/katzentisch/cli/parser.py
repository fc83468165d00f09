"""The command-line parser: subcommands with examples, and errors that name what may have been meant."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from rich.console import Console

from katzentisch.core.reason import Reason
from katzentisch.core.words import LANGUAGES

EXIT_FAILED, EXIT_USAGE = 1, 2
"""Exit codes: a record, sheet or law that was checked is wrong; the command line is wrong."""
EXIT_CODES = """\
exit codes:
  0    done
  1    something that was checked is wrong: a record, a sheet, a map, a law
  2    the command line is wrong, or a file cannot be read or written
  130  interrupted"""

COMMON_SWITCHES = "--lang", "--plain"
"""What every command understands."""

USAGE_MESSAGES = {
    r"the following arguments are required: (?P<text>.*)": "usage-missing",
    r"argument (?P<switch>.+?): expected one argument": "usage-no-value",
    r"argument (?P<switch>.+?): invalid (?:int|float) value: '(?P<text>.*)'": "usage-number",
    r'argument (?P<switch>.+?): "(?P<text>.*)" is not a number of at least 1': "usage-positive",
    r"argument (?P<switch>.+?): not allowed with argument (?P<second>.+)": "usage-both",
}
"""What argparse says of a wrong command line, and the reason that it means."""

Command = Callable[[argparse.Namespace, Console], int]


class UsageError(Exception):
    """A command line that cannot be understood."""

    def __init__(self, parser: argparse.ArgumentParser, reason: Reason, near: Sequence[str] = ()) -> None:
        super().__init__(reason.key)
        self.parser = parser
        self.reason = reason
        self.near = near
        """What may have been meant instead."""


def reason_of(message: str) -> Reason:
    """What argparse says in English, as a reason that every language can word."""
    for pattern, key in USAGE_MESSAGES.items():
        if found := re.fullmatch(pattern, message):
            groups = found.groupdict("")
            names = ("switch", "second", "text")
            return Reason(key, {name: groups[name] for name in names if name in groups})
    return Reason("usage", {"text": message})


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Says "usage:" in the language of the rest."""

    def __init__(self, prog: str, *args: Any, usage_prefix: str | None = None, **settings: Any) -> None:
        super().__init__(prog, *args, **settings)
        self.usage_prefix = usage_prefix

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage_prefix if prefix is None else prefix)


class CommandParser(argparse.ArgumentParser):
    """Raises UsageError instead of leaving the program, with a guess at what was meant."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        settings.setdefault("formatter_class", HelpFormatter)
        settings.setdefault("allow_abbrev", False)
        super().__init__(*args, **settings)

    def error(self, message: str) -> NoReturn:
        raise UsageError(self, reason_of(message))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        choices = [str(choice) for choice in action.choices]
        if near := near_to(str(value), choices):
            raise UsageError(self, Reason("usage-unknown", {"text": str(value)}), near)
        raise UsageError(self, Reason("usage-choice", {"text": str(value), "choices": choices}))

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse everything; what is left over is an error of the subcommand it was given to."""
        options, rest = self.parse_known_args(args, namespace)
        if rest:
            parser: argparse.ArgumentParser = getattr(options, "parser", self)
            switches = [switch for switch in parser._option_string_actions if switch.startswith("--")]
            near = near_to(rest[0].partition("=")[0], switches) if rest[0].startswith("-") else []
            raise UsageError(parser, Reason("usage-unexpected", {"text": rest[0]}), near)
        return options


class Commands:
    """The subcommands of a parser, as they are added."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self.parsers = parser.add_subparsers(metavar="COMMAND", parser_class=CommandParser, dest="name")

    def add(self, name: str, command: Command, text: str, examples: Iterable[str] = ()) -> argparse.ArgumentParser:
        """Add a command with the switches that all commands have."""
        sub = self.parsers.add_parser(name, help=text, description=sentence(text), epilog=epilog(examples))
        add_common_switches(sub)
        sub.set_defaults(command=command, parser=sub)
        return sub

    def __contains__(self, name: str) -> bool:
        return name in self.parsers.choices


def add_common_switches(parser: argparse.ArgumentParser, default: Any = None) -> None:
    """Add --lang and --plain; SUPPRESS as the default keeps what an outer parser has found."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=default, help="language (default: config file, then locale)"
    )
    off = default if default is not None else False
    parser.add_argument("--plain", action="store_true", default=off, help="sentences without boxes, for screen readers")


def move_common_switches(args: Sequence[str]) -> list[str]:
    """Put `--lang` and `--plain` behind the command where they stand before it: `--lang de play`."""
    at = 0
    while at < len(args) and args[at].partition("=")[0] in COMMON_SWITCHES:
        at += 2 if args[at] == "--lang" else 1
    return [*args[at : at + 1], *args[:at], *args[at + 1 :]]


def sentence(text: str) -> str:
    """A line of help as a sentence."""
    return f"{text[0].upper()}{text[1:]}."


def epilog(examples: Iterable[str]) -> str | None:
    """The examples below a help text."""
    lines = "\n".join(f"  katzentisch {example}" for example in examples)
    return f"examples:\n{lines}" if lines else None


def near_to(text: str, choices: Iterable[str]) -> list[str]:
    """What somebody may have meant, the likeliest first."""
    known = list(choices)
    starting = [choice for choice in known if len(text) > 1 and choice.startswith(text)]
    return starting[:3] or get_close_matches(text, known, n=2, cutoff=0.6)


def positive(text: str) -> int:
    """Parse a number of at least one."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f'"{text}" is not a number of at least 1')
    return number
