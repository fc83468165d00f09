"""The eighth law at the terminal: worlds that look alike to a seat are shown alike on its screen."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from katzentisch.core.catalogue import catalogue
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import Seat
from katzentisch.core.game_package import GamePackage
from katzentisch.core.laws import option_sets
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.match import Match
from katzentisch.play.seats import Sitter
from katzentisch.terminal.match_loop import MatchLoop
from katzentisch.terminal.prompt import InputClosed
from tests.sizes import size

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
PLIES = size(20, 60)
CASES = [(entry, players) for entry in catalogue().values() for players in entry.game.players if players > 1]


def around_one_screen(
    entry: GamePackage, players: int, options: dict[str, str], seed: str, lang: str = "en"
) -> MatchLoop:
    """A table at which nobody is a bot."""
    names = NAMES[:players]
    match = Match.begin(entry.game, names, options, seed)
    console = Console(file=io.StringIO(), width=80)
    return MatchLoop(match, entry, [Sitter(name) for name in names], Words(lang, entry), console, Path("unwritten.kt"))


def shown(table: MatchLoop, seat: Seat) -> str:
    """All that is printed for a seat before its prompt."""
    paper = table.console.file = io.StringIO()
    table.show(seat)
    return paper.getvalue()


def random_ply(match: Match, source: Rng) -> None:
    """A legal move of anybody, in turn or out of it."""
    movers = [seat for seat in range(match.players) if match.legal(seat)]
    seat = movers[source.below(len(movers))]
    legal = match.legal(seat)
    match.submit(seat, legal[source.below(len(legal))])


@pytest.mark.slow
@pytest.mark.parametrize(("entry", "players"), CASES, ids=lambda value: getattr(value, "folder", value))
def test_worlds_that_look_alike_are_shown_alike(entry: GamePackage, players: int) -> None:
    """What a seat is shown depends on its view and its own moves alone: not on who else could act."""
    for number, options in enumerate(option_sets(entry.game, players)):
        table = around_one_screen(entry, players, options, f"screens-{number}", LANGUAGES[number % 2])
        source = rng(f"{entry.game.id} {players} {number}")
        for _ in range(PLIES):
            if table.match.over:
                break
            random_ply(table.match, source)
            if source.below(3):
                continue
            seat = source.below(players)
            truth = table.match._state
            before = shown(table, seat)
            table.match._state = entry.game.imagine(table.match.view(seat), source)
            assert shown(table, seat) == before, f"{entry.game.id} {options}, seat {seat}, ply {table.match.ply}"
            table.match._state = truth


def test_who_may_correct_is_told_to_nobody_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """CR-R18: after the hint a wrong cube of Ben's changes nothing on Anna's screen, and Ben can still take it."""
    entry = catalogue()["cryptid"]
    table = around_one_screen(entry, 3, {"answers": "by-hand", "starter": "0"}, "slip")
    table.path = tmp_path / "slip.kt"
    match, game = table.match, entry.game
    for seat in range(3):
        match.submit(seat, game.parse("agree"))
    screens = []
    for honest in (True, False):
        match.submit(0, cube(match, 0, True))
        match.submit(1, cube(match, 1, honest))
        assert bool(match.legal(1)) is not honest
        screens.append(shown(table, 0).splitlines()[-1])
        match.back_to(3)
    assert screens[0] == screens[1]
    match.submit(0, cube(match, 0, True))
    match.submit(1, cube(match, 1, False))
    typed = iter(["", "@Ben", "", game.spell(match.legal(1)[0])])

    def read(console: Console, question: str, *rest: object) -> str:
        for line in typed:
            return line
        raise InputClosed

    monkeypatch.setattr("katzentisch.terminal.match_loop.ask_line", read)
    with pytest.raises(InputClosed):
        table.run()
    assert match.record.lines[-1].text.startswith("correct ")


def cube(match: Match, seat: Seat, honest: bool) -> int:
    """An opening cube that is right, or wrong."""
    for move in match.legal(seat):
        fork = match.fork()
        fork.submit(seat, move)
        if bool(fork.legal(seat)) is not honest:
            return move
    raise AssertionError("no such cube")
