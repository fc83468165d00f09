"""The README tells the truth."""

from __future__ import annotations

import doctest
import io
import re
import shlex
from pathlib import Path

from rich.console import Console

from katzentisch.cli import arguments
from katzentisch.cli.play_commands import insert_speed
from katzentisch.core.catalogue import find
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from katzentisch.terminal.drawing import draw

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_bot_plays() -> None:
    """The bot of the README runs as printed."""
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0
    example = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert example
    assert len(re.findall(r"^(?:>>>|\.\.\.)", example[1], re.MULTILINE)) <= 15


def test_the_picture_is_what_the_terminal_draws() -> None:
    """The picture shows docs/table.kt as seat 0 sees it."""
    match = Match(parse_record((ROOT / "docs" / "table.kt").read_text("utf-8")))
    entry = find(match.record.game)
    paper = io.StringIO()
    Console(file=paper, width=80).print(draw(entry, match.view(0), Words("en", entry), match.record.players))
    drawn = "\n".join(line.rstrip() for line in paper.getvalue().splitlines())
    assert drawn in README


def test_every_command_exists() -> None:
    """Each command line of the README is understood by the parser."""
    lines = re.findall(r"^\.venv/bin/katzentisch (.*?)(?: +#.*)?$", README, re.MULTILINE)
    assert len(lines) > 5
    for line in lines:
        words = insert_speed(shlex.split(line))
        arguments().parse_args(["deduce", "cryptid", *words[1:]] if words[0] == "deduce" else words)
    targets = re.findall(r"^make (\w+)", README, re.MULTILINE)
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert {"play", "test"} <= set(targets)
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)
