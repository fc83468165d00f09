"""A wrong command line is explained in one sentence, in the language that it asks for."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.command import run_command
from tests.keyboard import Sitting

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty home, and nobody at the keyboard."""
    for name in ("DATA", "CONFIG"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


def refused(args: list[str], capsys: Capture) -> str:
    """What a wrong command line is told."""
    assert run_command(*args) == 2
    shown = capsys.readouterr()
    assert shown.out == "", "it is refused before any question"
    return " ".join(shown.err.split())


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["deduce", "5211"], "Error: deduce is only for cryptid."),
        (["score", "5211"], "Error: score is only for isle_of_cats."),
        (["--lang", "de", "score", "5211"], "Fehler: score gibt es nur für isle_of_cats."),
        (["score", "--lang=de", "chess"], "Fehler: „chess“ ist unbekannt. Zur Auswahl: isle_of_cats."),
        (["replay", "--lang", "de"], "Fehler: Es fehlt: file."),
        (["replay", "x.kt", "--ply", "soon", "--lang", "de"], "Fehler: --ply: „soon“ ist keine Zahl."),
        (["replay", "x.kt", "--match", "0", "--lang", "de"], "Fehler: --match: „0“ ist keine Zahl ab 1."),
        (
            ["replay", "x.kt", "--json", "--watch", "1", "--lang", "de"],
            "Fehler: --watch und --json gehen nicht zusammen.",
        ),
        (["play", "--seed", "--lang", "de"], "Fehler: --seed braucht einen Wert."),
        (["games", "now", "--lang", "de"], "Fehler: „now“ gehört nicht hierher."),
        (["companion", "--lang", "de"], "Fehler: Nenne ein Spiel: "),
        (["play", "5211", "--option", "long=maybe"], "Error: Option long cannot be maybe."),
        (["play", "5211", "--option", "lang=yes"], "Error: There is no option lang."),
        (["play", "5211", "--seats", "me,foo"], "Error: No bot is called foo; bots are "),
        (["play", "5211", "--seats", "me,foo"], "If foo is a person, write Foo."),
        (["play", "5211", "--seats", "me,tigr"], "Did you mean tiger?"),
    ],
)
def test_it_is_refused(args: list[str], told: str, capsys: Capture) -> None:
    assert told in refused(args, capsys)


def test_help_says_which_game_a_command_is_for(capsys: Capture) -> None:
    assert run_command("--help") == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "score one boat line by line (isle_of_cats)" in shown
    assert "recorded match (cryptid)" in shown


def test_the_own_name_may_have_small_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = tmp_path / "config" / "katzentisch"
    config.mkdir(parents=True)
    (config / "config.toml").write_text('name = "anna"\n', "utf-8")
    for seats in ("me,Ben", "anna,Ben"):
        assert run_command("play", "5211", "--seats", seats, "--record", str(tmp_path / f"{seats}.kt")) == 0


def test_why_takes_a_number_of_the_list(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, "cat_in_the_box", "Anna,random,random").type("list", "why 1", "why 99", "quit")
    first = shown.split("1) ")[1].split("  ")[0].strip()
    assert f"for and against {first}:" in shown or f"No comment on {first}." in shown
    assert "No move has the number 99." in shown
