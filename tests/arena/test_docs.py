"""What docs/arena.md tells to type can be typed, and the protocol it describes is the one that is spoken."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from katzentisch.arena.lineup import check_contender, parse_lineup
from katzentisch.cli import arguments
from katzentisch.core.catalogue import find

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "arena.md").read_text("utf-8")
BLOCKS = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
COMMANDS = [line for block in BLOCKS for line in block.splitlines() if line.startswith("katzentisch")]


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_can_be_typed(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every switch exists and every player can sit down."""
    monkeypatch.chdir(DOCS.parent)
    options = arguments().parse_args(shlex.split(command)[1:])
    if options.name == "arena":
        for contender in parse_lineup(options.players, options.external):
            check_contender(find(options.game), contender, options.seats or 2)


def test_every_switch_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """The page names all that `katzentisch arena` takes, and nothing else."""
    with pytest.raises(SystemExit):
        arguments().parse_args(["arena", "--help"])
    known = set(re.findall(r"--[a-z]+", capsys.readouterr().out))
    table = TEXT.split("## What the figures mean")[0]
    assert known - {"--help"} == set(re.findall(r"--[a-z]+", table))


def test_the_shell_example_is_short() -> None:
    """A protocol that takes more is not small."""
    assert len((DOCS / "bot.sh").read_text("utf-8").splitlines()) <= 15
    assert len((DOCS / "bot.py").read_text("utf-8").splitlines()) <= 40
