"""Programs are called by short names in the tables, and a legend says which command each name stands for."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from katzentisch.arena.lineup import Contender
from katzentisch.arena.player_names import name_players
from katzentisch.cli import main

from .contests import contest
from .test_protocol import Here

DOCS = Path(__file__).parents[2] / "docs"
HELD = contest("tabby,random")


def announcing(folder: Path) -> Path:
    """A program that announces itself by the words of its command."""
    program = folder / "announcing.sh"
    program.write_text('read line; echo "ready $*"; cat >/dev/null', "utf-8")
    return program


def test_a_program_is_called_as_it_announces_itself(tmp_path: Path) -> None:
    """Otherwise by its last file; nothing in a name breaks a table."""
    program = announcing(tmp_path)
    one, other, silent = (Contender(command=f"sh {program} {words}") for words in ("Mau 2", "'a|b `c`'", ""))
    assert name_players(HELD, [one, other, silent, Contender("tabby")]) == {
        one: "Mau 2",
        other: "a b c",
        silent: "announcing.sh",
        Contender("tabby"): "tabby",
    }


def test_two_of_the_same_name_stay_distinct(tmp_path: Path) -> None:
    """A bot keeps its name; no number is given twice."""
    program = announcing(tmp_path)
    commands = ["Mau", "Mau ", "'Mau (1)'", "lynx"]
    programs = [Contender(command=f"sh {program} {words}") for words in commands]
    called = name_players(HELD, [*programs, Contender("tabby")])
    assert list(called.values()) == ["Mau (2)", "Mau (3)", "Mau (1)", "lynx (1)", "tabby"]


def test_the_arena_shows_short_names_and_says_once_what_they_mean(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the terminal and on the page; the figures for programs keep the whole command."""
    monkeypatch.setattr("katzentisch.arena.command.ContestPool", Here)
    monkeypatch.setenv("COLUMNS", "80")
    command = f"{sys.executable} {DOCS / 'bot.py'}"
    order = ["arena", "5211", "--players", "random", "--external", command, "--games", "2"]
    assert main([*order, "--lang", "en", "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert said.count(command) == 1
    assert f"bot.py is ext:{command}\n" in said
    assert "random ranks above bot.py" in said
    (page,) = tmp_path.glob("*.html")
    text = page.read_text("utf-8")
    assert "<th>random</th><th>bot.py</th>" in text
    assert f"<p>bot.py is ext:{command}</p>" in text
    (figures,) = tmp_path.glob("*.json")
    assert f"ext:{command}" in figures.read_text("utf-8")
