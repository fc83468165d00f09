"""An evening told at the keyboard: kept at once, taken back, gone on with another day, a record in the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.reason import BadOptions
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.terminal import record_files
from katzentisch.terminal.enter_command import enter
from tests.keyboard import Keyboard


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def told(lines: list[str], record: Path | None = None, lang: str = "en", game: str = "5211") -> str:
    entry = find(game)
    keyboard = Keyboard(lines, width=100)
    assert enter(entry, record, Words(lang, entry), keyboard) == 0
    return keyboard.shown


def whole_game() -> tuple[Match, list[str]]:
    match = Match.begin(find("5211").game, ["Anna", "Ben", "Cleo", "Dora", "Emil"], {}, "told")
    source = rng("told")
    while not match.over:
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.submit(seat, legal[source.below(len(legal))])
    return match, [match.game.spell(move) for _, move in match.moves]


def test_an_evening_in_two_sittings(tmp_path: Path) -> None:
    """Nonsense is answered, a slip is undone, a closed terminal loses nothing, and the record is like any other."""
    match, moves = whole_game()
    first = told(["Anna", "Anna, anna", "Anna,Ben,Cleo,Dora,Emil", "maybe", "no", "T6 T6", *moves[:9], "undo"])
    assert "players, not 1" in first
    assert "Two people cannot both be called anna" in first
    assert '"maybe" is not one of: no, yes' in first
    assert "There are not that many T6" in first
    assert "the same command continues from there" in first
    path = tmp_path / "evening.kt"
    second = told(moves[8:], path, lang="de")
    assert "Weiter nach 10 Antworten" in second
    assert "Endstand" in second
    again = record_files.load_match_file(path)
    assert again.points() == match.points()
    assert "Who played?" in told(["quit"])


def test_all_can_be_forgotten_and_help_is_there() -> None:
    """`anew` begins again; `help` explains; `quit` keeps."""
    shown = told(["Anna,Ben", "yes", "help", "anew", "Cleo,Dora", "quit"])
    assert "take the last answer back" in shown
    assert shown.count("Who played?") == 2
    assert "Continuing after one answer" in told(["quit"])


def test_what_cannot_be_told(tmp_path: Path) -> None:
    """Games without such a dialogue say which have one; a file that is there is not overwritten."""
    with pytest.raises(BadOptions, match="no-evening"):
        told([], game="cryptid")
    path = tmp_path / "there.kt"
    path.write_text("mine", "utf-8")
    with pytest.raises(BadOptions, match="file-exists"):
        told([], path)
