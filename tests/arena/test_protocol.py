"""The protocol for papers: fixed contests, a table with intervals, and a leader board that keeps to it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from katzentisch.arena.contest import Contest, Pairing
from katzentisch.arena.lineup import Contender, check_contender, parse_one
from katzentisch.arena.outcome import PlayedGame
from katzentisch.arena.protocol import GAMES, NAME, OPPONENTS, main, protocol_cells, protocol_seats
from katzentisch.arena.referee import play_contest_game
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.words import Words

PAGE = (Path(__file__).parents[2] / "docs" / "leaderboard.md").read_text("utf-8")
SHARE = re.compile(r"([\d.]+) % \[([\d.]+) … ([\d.]+)\]")


class Here:
    """Plays in this process."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self.contest = contest

    def run(self, pairings: Iterator[Pairing]) -> Iterator[PlayedGame]:
        return (play_contest_game(self.contest, pairing) for pairing in pairings)

    def close(self) -> None: ...


def rows(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each line of the tables with the game above it: player, players, chance, a share for each opponent."""
    titles = {Words("en", entry).say("title"): name for name, entry in catalogue().items()}
    game = ""
    for line in text.splitlines():
        if line.startswith("## "):
            game = titles.get(line.removeprefix("## "), "")
        elif game and line.startswith("| `"):
            yield game, [cell.strip() for cell in line.strip("|").split("|")]


def check_row(game: str, cells: list[str]) -> None:
    """A player that can sit down, as many as the protocol says, and shares with sensible intervals."""
    player = parse_one(cells[0].strip("`"))
    check_contender(find(game), player, int(cells[1]))
    assert int(cells[1]) in protocol_seats(find(game))
    assert len(cells) == 3 + len(OPPONENTS)
    for opponent, cell in zip(OPPONENTS, cells[3:], strict=True):
        if str(player) == opponent:
            assert cell == "–"
            continue
        found = SHARE.fullmatch(cell)
        assert found is not None, cell
        share, low, high = map(float, found.groups())
        assert 0 <= low <= share <= high <= 100


def test_a_player_gets_its_row_and_nothing_is_played_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("katzentisch.arena.command.ContestPool", Here)
    order = ["tabby", "random", "--game", "5211", "--seats", "2", "--games", "4", "--out", str(tmp_path)]
    assert main(order) == 0
    said = capsys.readouterr().out
    found = list(rows(said))
    assert [cells[0] for _, cells in found] == ["`tabby`", "`random`"]
    for game, cells in found:
        check_row(game, cells)
    assert "but 4 games: not for the leader board" in said
    monkeypatch.setattr("katzentisch.arena.command.ContestPool", lambda *given: pytest.fail("nothing is missing"))
    assert main(order) == 0
    assert capsys.readouterr().out == said


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_the_contests_are_the_same_for_everybody(game: str) -> None:
    """Deals and seats do not depend on the player; each opponent fills all other seats."""
    for seats in protocol_seats(find(game)):
        first, second = (list(protocol_cells(find(game), Contender(kind), seats)) for kind in ("tabby", "search"))
        assert [cell.opponent for cell in second] == list(OPPONENTS)
        assert [cell.opponent for cell in first] == [kind for kind in OPPONENTS if kind != "tabby"]
        for contest, opponent in second:
            assert contest.seed == NAME
            assert [str(each) for each in contest.lineup] == ["search"] + [opponent] * (seats - 1)
        assert {first[0].contest.deal_seed(7)} == {cell.contest.deal_seed(7) for cell in second}


def test_a_player_that_nobody_knows_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["nosuch", "--game", "5211", "--out", str(tmp_path)])
    said = capsys.readouterr()
    assert "There is no bot called nosuch" in said.err
    assert said.out == ""


def test_a_program_that_always_fails_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the first deal, with the cause, and its row is marked: it did not just lose."""
    monkeypatch.setattr("katzentisch.arena.command.ContestPool", Here)
    absent = tmp_path / "absent.py"
    player = f"ext:{sys.executable} {absent}"
    assert main([player, "--game", "5211", "--seats", "2", "--games", "40", "--out", str(tmp_path / "out")]) == 1
    said = capsys.readouterr()
    assert "Games that ended with a failure: 2 of 2." in said.err
    assert f"can't open file '{absent}'" in said.err
    (row,) = [line for line in said.out.splitlines() if line.startswith("| `")]
    assert row.startswith(f"| `{Path(sys.executable).name}` (failures) | 2 | 50 % | 0.0 %")
    assert row.endswith("| – | – | – |"), "nothing more is played"


def test_a_program_is_identified_by_its_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below the table, beside the code of the house, which is the same for every program."""
    monkeypatch.setattr("katzentisch.arena.command.ContestPool", Here)
    program, codes = tmp_path / "bot.sh", set()
    player = f"ext:sh {program}"
    for text in ("exit 1", "exit 2"):
        program.write_text(text, "utf-8")
        main([player, "--game", "5211", "--seats", "2", "--games", "2", "--out", str(tmp_path / "out")])
        said = capsys.readouterr().out
        assert "| `bot.sh` (failures) | 2 |" in said, "the whole command does not fit into a table"
        codes.add(re.findall(rf"^`bot.sh` is `{re.escape(player)}`: code (\w+)$", said, re.MULTILINE)[0])
        assert said.count("rules 1, code") == 1
    assert len(codes) == 2


@pytest.mark.parametrize("command", ["", "/absent/program", "python3 'half"])
def test_a_program_that_cannot_be_started_is_refused(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([f"ext:{command}", "--game", "5211", "--out", str(tmp_path)])
    said = capsys.readouterr()
    assert said.err.strip()
    assert said.out == ""


def test_the_leader_board_keeps_to_the_protocol() -> None:
    found = list(rows(PAGE))
    assert found
    for game, cells in found:
        check_row(game, cells)
    assert f"{NAME}; rules" in PAGE
    assert f"at least {GAMES} games" in PAGE
