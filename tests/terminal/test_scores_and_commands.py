"""Scores stay on the screen, and printed commands are short, whole and work."""

from __future__ import annotations

import io
import shlex
from pathlib import Path

import pytest
from rich.console import Console

from katzentisch.core.catalogue import find
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from katzentisch.terminal import match_loop
from katzentisch.terminal.commands import help_columns
from katzentisch.terminal.config import language_switch
from katzentisch.terminal.prompt import print_hanging, short_path
from katzentisch.terminal.result import print_result
from tests.command import run_command
from tests.keyboard import Sitting

MOVES = [line for number in range(1, 10) for line in (str(number), "red", "blue", "yellow", "green")] * 40
"""Numbers, and colours for cards that may have several, that play a whole card game, with some refused."""


@pytest.mark.parametrize("game", ["5211", "cat_in_the_box"])
@pytest.mark.parametrize("interactive", [True, False])
def test_a_person_reads_the_scores_before_the_next_board(
    game: str, interactive: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_loop, "is_interactive", lambda console: interactive)
    shown = Sitting(tmp_path, game, "Anna,random,random").type(*MOVES)
    assert "Final result" in shown
    assert ("Press Enter to continue:" in shown) is interactive


def test_quit_is_understood_after_a_scoring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_loop, "is_interactive", lambda console: True)
    monkeypatch.setattr(match_loop.MatchLoop, "tell", lambda self, seat: True)
    shown = Sitting(tmp_path, "5211", "Anna,random").type("quit", "1", "1")
    assert shown.rstrip().endswith("Press Enter to continue: quit")


def test_the_scores_come_after_the_last_board(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, "cat_in_the_box", "Anna,random,random").type(*MOVES)
    last_board = shown.rindex("─" * 80)
    assert last_board < shown.rindex("Final result")
    assert last_board < shown.rindex("Total: ")


@pytest.mark.parametrize(("lang", "told"), [("en", "Ben wins."), ("de", "Ben gewinnt.")])
def test_cryptid_names_the_winner_without_points(lang: str, told: str) -> None:
    entry = find("cryptid")
    record = entry.read("records", "game-1.kt")
    assert record
    match = Match(parse_record(record))
    names = ["Anna", "Carla", "Dora", "Emil", "Finn"][: match.players]
    names[match.ranking().index(1)] = "Ben"
    paper = io.StringIO()
    print_result(entry, match, names, Words(lang, entry), Console(file=paper, width=80))
    assert paper.getvalue().splitlines()[1:] == [told]


def test_paths_are_short_and_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home, here = tmp_path / "home", tmp_path / "elsewhere" / "here"
    here.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(here)
    assert short_path(home / "games" / "a.kt") == "~/games/a.kt"
    assert short_path(home / "my games" / "a.kt") == "~/'my games/a.kt'"
    assert short_path(here / "bin" / "katzentisch") == "bin/katzentisch"
    assert short_path(here / "katzentisch") == "./katzentisch"
    assert short_path("/usr/lib/x y") == "'/usr/lib/x y'"


def test_the_language_is_named_where_it_is_not_the_usual_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert language_switch("de") == " --lang de"
    assert language_switch("en") == ""


def test_a_saved_game_goes_on_with_the_command_that_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    for own_file in ([], ["--record", str(tmp_path / "own.kt")]):
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        assert run_command("play", "5211", "--seats", "Anna,random", "--lang", "de", *own_file) == 0
        command = capsys.readouterr().out.rstrip().splitlines()[-1]
        assert command.startswith("  "), "a command stands on a line of its own"
        words = shlex.split(command)
        assert words[words.index("--resume") :] == ["--resume", *own_file[1:], "--lang", "de"]
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        assert run_command(*words[words.index("play") :]) == 0
        assert "Weiter mit 5211" in capsys.readouterr().out


def test_continuation_lines_stand_under_their_text() -> None:
    paper = io.StringIO()
    print_hanging(Console(file=paper, width=30), "  + ", "makes blue likelier to score, but others gain more")
    first, *more = paper.getvalue().splitlines()
    assert first.startswith("  + makes")
    assert more
    assert all(line.startswith("    ") and not line.startswith("     ") for line in more)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_split_into_commands_and_what_they_do(lang: str) -> None:
    words = Words(lang)
    found = {lead.strip(): text for lead, text in help_columns(words.say("help")) if lead}
    for command in ("list", "hint", "undo", "quit"):
        assert found[words.say(f"command-{command}")][0].isalpha()
