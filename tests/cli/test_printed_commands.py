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
from katzentisch.cli.play_commands import insert_speed
from tests.command import run_command

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LINE = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?katzentisch +([a-z-].*?)(?: +#.*)?$", re.MULTILINE)
PLACEHOLDER = re.compile(r"\b[A-Z]{3,}\b|[…<\[]|\bpebbles\b|/srv|/var|postgresql:")
LONG = ("serve", "admin", "site", "bench", "arena", "ladder", "dataset", "laws")
"""Commands that run for long or need a server; only the parser looks at them here, other tests run them."""


def printed() -> Iterator[str]:
    """The command lines of every page, and of every help text."""
    for page in PAGES:
        if page.name != "ladder.md":
            yield from LINE.findall(page.read_text("utf-8"))
    for parser in subcommands(arguments()).values():
        for each in (parser, *subcommands(parser).values()):
            yield from re.findall(r"^  katzentisch (.*)$", each.epilog or "", re.MULTILINE)


COMMANDS = sorted({command for command in printed() if not PLACEHOLDER.search(command)})


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
    record = ROOT / "src" / "katzentisch" / "games" / "cryptid" / "records" / "game-1.kt"
    shutil.copy(record, "match.kt")
    Path("games.kts").write_text(record.read_text("utf-8") * 2, "utf-8")
    Path("docs").mkdir()
    shutil.copy(ROOT / "docs" / "table.kt", "docs")
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
