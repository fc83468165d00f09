"""Every command that README, docs and help texts print works as printed, in a clean environment."""

from __future__ import annotations

import io
import json
import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from katzentisch.cli import arguments, game_commands
from katzentisch.cli.completion import subcommands
from katzentisch.cli.game_commands import insert_game
from katzentisch.cli.parser import UsageError
from katzentisch.cli.play_commands import insert_speed
from tests.command import run_command

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINE = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?katzentisch +([a-z-].*?)(?: +#.*)?$", re.MULTILINE)
INLINE = re.compile(r"`(?:\.venv/bin/)?katzentisch ([a-z-][^`]*)`")
TARGET = re.compile(r"(?:^|`)make ([a-z]+)\b(?! [a-z])", re.MULTILINE)
MISTYPED = "paly"
"""A command that the pages get wrong on purpose."""
PLACEHOLDER = re.compile(r"\b[A-Z]{3,}\b|[…<\[]|\bpebbles\b|\bppo\.pt\b|/srv|/var|postgresql:")
LONG = ("serve", "admin", "site", "bench", "arena", "ladder", "dataset", "laws")
"""Commands that run for long or need a server; the parser alone looks at them in `make ci`."""
MEASURING = ("arena", "dataset", "laws")
"""Those of them that `make thorough` runs as printed."""


def is_whole(command: str) -> bool:
    """Whether the parser takes a line; a command in a sentence may be its name alone."""
    words = shlex.split(command.partition(" > ")[0])
    if len(words) > 2:
        return True
    try:
        arguments().parse_args(insert_game(words))
    except (UsageError, SystemExit):
        return False
    return True


def printed() -> Iterator[str]:
    """The command lines of every page, and of every help text."""
    for page in PAGES:
        if page.name != "ladder.md":
            text = page.read_text("utf-8")
            yield from LINE.findall(text)
            yield from INLINE.findall(text)
    for parser in subcommands(arguments()).values():
        for each in (parser, *subcommands(parser).values()):
            yield from re.findall(r"^  katzentisch (.*)$", each.epilog or "", re.MULTILINE)


EVERY = sorted(set(printed()) - {MISTYPED})
COMMANDS = [command for command in EVERY if not PLACEHOLDER.search(command) and is_whole(command)]


@pytest.mark.parametrize("command", EVERY)
def test_its_words_are_known(command: str) -> None:
    """Also where names are left open: the command exists and has every switch that is printed with it."""
    name, *rest = command.partition(" > ")[0].split()
    parser = subcommands(arguments())[name]
    parsers = [parser, *subcommands(parser).values()]
    known = {switch for each in parsers for action in each._actions for switch in action.option_strings}
    assert {word.partition("=")[0] for word in rest if word.startswith("--")} <= known


def test_every_target_of_make_exists() -> None:
    """Whatever a page says about make can be made."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    named = {target for page in PAGES for target in TARGET.findall(page.read_text("utf-8"))}
    assert len(named) > 15
    assert sorted(named - targets) == []


@pytest.mark.thorough
@pytest.mark.parametrize("command", [command for command in COMMANDS if command.split()[0] in MEASURING])
def test_what_takes_long_works_as_printed(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It runs to its end, however long that takes."""
    assert run_command(*shlex.split(command)) == 0, capsys.readouterr().err


@pytest.fixture(autouse=True)
def clean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the files that the pages speak of, a home of its own, and a person who says nothing."""
    for name in ("DATA", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.setattr(game_commands, "is_interactive", lambda console: True)
    games = ROOT / "src" / "katzentisch" / "games"
    Path("net").mkdir()
    shutil.copy(games / "g5211" / "bots" / "nets" / "2.net", "net/weights.net")
    record = games / "cryptid" / "records" / "game-1.kt"
    shutil.copy(record, "match.kt")
    Path("games.kts").write_text(record.read_text("utf-8") * 2, "utf-8")
    Path("docs").mkdir()
    for name in ("table.kt", "bot.py", "bot.sh"):
        shutil.copy(ROOT / "docs" / name, "docs")
    page = (ROOT / "docs" / "score-pad.md").read_text("utf-8")
    sheet, boat = re.findall(r"```json\n(.*?)```", page, re.DOTALL)[:2]
    Path("boat.json").write_text(boat, "utf-8")
    Path("sheet.json").write_text(sheet, "utf-8")


def test_there_are_commands() -> None:
    """The pages and help texts are found."""
    assert len(COMMANDS) > 40
    assert {command.split()[0] for command in COMMANDS} >= {"play", "replay", "companion", "score", "deduce", "rules"}


@pytest.mark.parametrize("command", COMMANDS)
def test_it_works_as_printed(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It runs and ends with 0; what runs for long is at least understood by the parser."""
    words = shlex.split(command.partition(" > ")[0])
    if words[0] == "companion" and words[1] in ("5211", "cat_in_the_box"):
        Path("sheet.json").write_text(json.dumps({"names": ["Anna", "Ben"]}), "utf-8")
    if words[0] in LONG or ("--watch" in words and words[0] == "play"):
        arguments().parse_args(insert_speed(words))
        return
    assert run_command(*words) == 0, capsys.readouterr().err
