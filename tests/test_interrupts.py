"""Moves out of turn at the terminal: people ask for the screen, bots are asked each time."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console

from katzentisch.core.game import Move
from katzentisch.core.game_package import GamePackage
from katzentisch.core.player import Player
from katzentisch.core.view import View
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.seats import Sitter
from katzentisch.terminal import match_loop
from katzentisch.terminal.completions import Completer, no_completions
from katzentisch.terminal.prompt import InputClosed
from tests.toys import KNOCK


@pytest.fixture
def entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GamePackage:
    """The toy as a package from outside, with neither words nor drawing of its own."""
    (tmp_path / "knocking").mkdir()
    (tmp_path / "knocking" / "__init__.py").write_text("from tests.toys import Toy\n\ngame = Toy()\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return GamePackage("knocking")


def first_cards(entry: GamePackage) -> list[int]:
    """A card of everybody's hand."""
    match = Match.begin(entry.game, ["Anna", "Ben", "Cleo"], {}, "knock")
    return [match.legal(seat)[0] for seat in range(3)]


def sit(
    entry: GamePackage, names: list[str], typed: Iterator[str], path: Path, monkeypatch: pytest.MonkeyPatch
) -> match_loop.MatchLoop:
    """A table whose people type these lines, then leave."""

    def read(console: Console, question: str, offers: Completer = no_completions, idle: Sequence[str] = ()) -> str:
        console.print(question, markup=False)
        for line in typed:
            return line
        raise InputClosed

    monkeypatch.setattr(match_loop, "ask_line", read)
    match = Match.begin(entry.game, names, {}, "knock")
    console = Console(file=io.StringIO(), width=100)
    return match_loop.MatchLoop(
        match, entry, [Sitter(name) for name in names], Words("en", entry), console, path / "t.kt"
    )


def test_a_person_interrupts(entry: GamePackage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody at the screen is named at every prompt, whoever may act, and can take it; nobody else can."""
    anna, ben, cleo = (f"card {card}" for card in first_cards(entry))
    typed = iter(["", anna, "", ben, "", "@Dora", "@Anna", "", "knock", "", cleo])
    seats = sit(entry, ["Anna", "Ben", "Cleo"], typed, tmp_path, monkeypatch)
    with pytest.raises(InputClosed):
        seats.run()
    shown = seats.console.file.getvalue()  # type: ignore[attr-defined]
    assert shown.count("Also at this screen: Ben, Cleo.") == 2
    assert shown.count("Also at this screen: Anna, Cleo.") == 1
    assert shown.count("Also at this screen: Anna, Ben.") == 2
    assert "Nobody called Dora is at this screen. There are: Anna, Ben." in shown
    assert [(seat, move) for seat, move in seats.match.moves if move == KNOCK] == [(0, KNOCK)]
    assert seats.match.ply == 4
    assert Match(seats.match.record, entry.game).ply == 4


def test_a_choice_can_be_taken_back_by_its_owner(
    entry: GamePackage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who has chosen may ask for the screen and undo, or give it back with Enter."""
    anna = f"card {first_cards(entry)[0]}"
    typed = iter(["", anna, "", "@Anna", "", "", "", "@Anna", "", "undo"])
    seats = sit(entry, ["Anna", "Ben", "Cleo"], typed, tmp_path, monkeypatch)
    with pytest.raises(InputClosed):
        seats.run()
    assert seats.match.actors() == [0, 1, 2]
    assert [str(line) for line in seats.match.record.lines] == [f"0 {anna}", "@ 0 takes back"]


class Knocker(Player):
    """Knocks whenever it may."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return legal[0]

    def interrupt(self, view: View, legal: Sequence[Move]) -> Move | None:
        return KNOCK if KNOCK in legal else None


def test_bots_are_asked_out_of_turn(entry: GamePackage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is no actor but has legal moves may interrupt before the person moves."""
    typed = (str(number) for number in [*range(12)] * 3)
    seats = sit(entry, ["Anna", "Ben", "Cleo"], typed, tmp_path, monkeypatch)
    seats.bots = {1: Knocker(), 2: Knocker()}
    seats.people = [0]
    seats.at_screen = 0
    seats.run()
    assert [seat for seat, move in seats.match.moves if move == KNOCK] == [1]
    assert seats.match.over
