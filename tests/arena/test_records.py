"""Games of a contest as records: whole, verifiable, as many as there are results, and never in the way of these."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from katzentisch.arena.contest import Pairing
from katzentisch.arena.outcome import Outcome, PlayedGame
from katzentisch.arena.records import Records
from katzentisch.arena.referee import play_contest_game
from katzentisch.arena.result_log import Ledger
from katzentisch.arena.tournament import Tournament
from katzentisch.cli import main
from katzentisch.play.match import Match
from katzentisch.play.record import BadRecord
from katzentisch.play.record_collection import records

from .contests import contest
from .test_result_log import ARENA, results

Capture = pytest.CaptureFixture[str]
HELD = contest("search:2,heuristic,random")


class Here:
    """A crew that plays in this process, by threes backwards, until Ctrl-C."""

    def __init__(self, patience: int = 1000) -> None:
        self.patience = patience
        self.played: list[Pairing] = []

    def run(self, pairings: Iterator[Pairing]) -> Iterator[PlayedGame]:
        order = list(pairings)
        for first in range(0, len(order), 3):
            for pairing in reversed(order[first : first + 3]):
                if len(self.played) == self.patience:
                    raise KeyboardInterrupt
                self.played.append(pairing)
                yield play_contest_game(HELD, pairing)

    def close(self) -> None: ...


def hold(folder: Path, games: int, crew: Here, recorded: bool = True) -> Tournament:
    """The contest, until all is played or until Ctrl-C."""
    ledger = Ledger(HELD, folder)
    kept = Records(HELD, folder) if recorded else None
    tournament = Tournament(HELD, ledger, games, records=kept)
    try:
        tournament.run(crew, lambda games: None)
    except KeyboardInterrupt:
        assert not tournament.finished
    finally:
        ledger.close()
        if kept is not None:
            kept.close(ledger.done)
    return tournament


def volume(folder: Path) -> Path:
    (found,) = folder.glob("*.kts")
    return found


def matches(path: Path) -> list[Match]:
    with path.open("rb") as lines:
        return [Match(record) for record in records(lines)]


def outcomes(folder: Path) -> list[Outcome]:
    return [msgspec.json.decode(line, type=Outcome) for line in results(folder).read_bytes().splitlines()[1:]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Nine games, recorded without any trouble."""
    folder = tmp_path_factory.mktemp("whole")
    hold(folder, 9, Here())
    return folder


def test_every_game_is_a_record_and_results_stay_the_same(tmp_path: Path, capsys: Capture) -> None:
    """In the order of the results, with names and points; counting finds no difference."""
    plain, kept, apart = tmp_path / "plain", tmp_path / "kept", tmp_path / "apart"
    assert main([*ARENA, "--games", "6", "--jobs", "1", "--out", str(plain)]) == 0
    assert not list(plain.glob("*.kts"))
    assert main([*ARENA, "--games", "6", "--jobs", "2", "--out", str(kept), "--records", str(apart)]) == 0
    assert results(kept).read_bytes() == results(plain).read_bytes()
    assert main([*ARENA, "--games", "6", "--jobs", "1", "--out", str(plain), "--records"]) == 0
    assert results(plain).read_bytes() == results(kept).read_bytes()
    assert volume(plain).read_bytes() == volume(apart).read_bytes()
    played = matches(volume(apart))
    assert [match.points() for match in played] == [outcome.points for outcome in outcomes(kept)]
    assert played[1].record.players == ["bot:heuristic", "bot:random", "bot:search(2)"]
    assert len({match.record.seed for match in played}) == 2
    assert "Without a record" not in capsys.readouterr().out
    assert main(["verify", str(volume(apart)), "--lang", "en"]) == 0
    moves = sum(match.ply for match in played)
    assert f"6 valid records, {moves} moves. Unfinished: 0." in " ".join(capsys.readouterr().out.split())
    assert main(["replay", str(volume(apart)), "--match", "6", "--ply", "1", "--json"]) == 0
    assert main(["replay", str(volume(apart)), "--match", "7", "--lang", "en"]) == 2
    assert "no game number 7" in capsys.readouterr().err


def test_broken_off_and_taken_up_again_it_is_the_same_file(tmp_path: Path, whole: Path) -> None:
    """A game that ended before an earlier one is kept at Ctrl-C, and takes its place; nothing is played twice."""
    first, second = Here(patience=5), Here()
    hold(tmp_path, 9, first)
    assert {(outcome.deal, outcome.seating) for outcome in outcomes(tmp_path)} == set(first.played)
    assert len(matches(volume(tmp_path))) == 5
    assert hold(tmp_path, 9, second).finished
    assert sorted(first.played + second.played) == list(HELD.pairings(9))
    assert volume(tmp_path).read_bytes() == volume(whole).read_bytes()


def test_only_what_is_missing_is_played_again(tmp_path: Path, whole: Path) -> None:
    """Results without a record, a record that was cut, one without its result: and results do not change."""
    hold(tmp_path, 6, Here(), recorded=False)
    before = results(tmp_path).read_bytes()
    crew = Here()
    assert not hold(tmp_path, 6, crew).unrecorded
    assert sorted(crew.played) == list(HELD.pairings(6))
    text = volume(tmp_path).read_bytes()
    assert results(tmp_path).read_bytes() == before
    assert volume(whole).read_bytes().startswith(text)
    volume(tmp_path).write_bytes(text[:-7])
    results(tmp_path).write_bytes(b"".join(before.splitlines(keepends=True)[:-2]))
    crew = Here()
    hold(tmp_path, 9, crew)
    assert sorted(crew.played) == list(HELD.pairings(9))[4:]
    assert volume(tmp_path).read_bytes() == volume(whole).read_bytes()
    assert results(tmp_path).read_bytes() == results(whole).read_bytes()


def test_what_cannot_be_played_again_is_said(tmp_path: Path, capsys: Capture) -> None:
    """Anybody who thinks by the clock is not asked twice; a result that cannot be reached again gets no record."""
    hold(tmp_path, 3, Here(), recorded=False)
    file = results(tmp_path)
    file.write_bytes(file.read_bytes().replace(b'"points":[', b'"points":[7', 1))
    assert list(hold(tmp_path, 3, Here()).unrecorded) == [(0, 0)]
    assert len(matches(volume(tmp_path))) == 2
    clock = ["arena", "5211", "--players", "search:0.001s,random", "--lang", "en", "--games", "2", "--jobs", "1"]
    assert main([*clock, "--out", str(tmp_path / "clock")]) == 0
    assert main([*clock, "--out", str(tmp_path / "clock"), "--records"]) == 0
    assert "Without a record: 2 games" in capsys.readouterr().out
    assert volume(tmp_path / "clock").read_bytes() == b""


def test_files_with_many_records_are_read_strictly(whole: Path) -> None:
    """Remarks may stand between; a broken one is named by its line in the file, an empty file is none."""
    lines = volume(whole).read_bytes().splitlines(keepends=True)
    assert len(list(records([b"# a remark\n", b"\n", *lines, b"# another\n"]))) == 9
    second = [at for at, line in enumerate(lines, 1) if line.startswith(b"katzentisch")][1]
    seal = second + next(at for at, line in enumerate(lines[second:], 1) if line.startswith(b"seal"))
    for wrong, line in (
        ([*lines[: second - 1], b"nonsense\n", *lines[second - 1 :]], second),
        ([*lines[:second], b"game 5211/99\n", *lines[second + 1 :]], seal),
        ([b"nonsense\n", *lines], 1),
        ([], 1),
    ):
        with pytest.raises(BadRecord) as refused:
            [Match(record) for record in records(wrong)]
        assert refused.value.line == line


def test_names_can_stand_in_a_record() -> None:
    """A command with commas too; yardsticks and programs are no bots of the house."""
    held = contest("open(search:3),tabby,ext:sh -c 'echo a,b'")
    names = held.record(Pairing(0, 1)).players
    assert names == ["bot:tabby", "ext:sh -c 'echo a b'", "open(search(3))"]
