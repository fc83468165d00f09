"""Results on disk: the same command gives the same file, and nothing done is ever played again or lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from katzentisch.arena.intervals import Stop
from katzentisch.arena.result_log import Ledger
from katzentisch.arena.tournament import Tournament
from katzentisch.arena.workers import ContestPool
from katzentisch.cli import main
from katzentisch.play.match import Match
from katzentisch.play.record_collection import records
from tests.waiting import wait_until

from .contests import contest

ARENA = ["arena", "5211", "--players", "search:2,heuristic,random", "--lang", "en"]


def results(folder: Path) -> Path:
    (found,) = [path for path in folder.glob("*.jsonl") if ".times." not in path.name]
    return found


def left_over(group: int) -> list[str]:
    """Processes of a group that still live; those that nobody buried do not count."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat=,args="], capture_output=True, text=True, check=True)
    rows = [line.split(None, 2) for line in listed.stdout.splitlines()]
    return [row[-1] for row in rows if row[0] == str(group) and not row[1].startswith("Z")]


def test_the_same_command_gives_the_same_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Byte for byte, with one process or several."""
    for name, jobs in (("one", "1"), ("two", "2"), ("three", "3")):
        assert main([*ARENA, "--games", "9", "--jobs", jobs, "--out", str(tmp_path / name)]) == 0
    files = [results(tmp_path / name) for name in ("one", "two", "three")]
    assert len({file.name for file in files}) == 1
    assert len({file.read_bytes() for file in files}) == 1
    assert len(files[0].read_bytes().splitlines()) == 1 + 9
    assert "9 games, 3 complete deals" in capsys.readouterr().out


def test_a_rerun_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After a cut in the midst of a line only what is missing is played, and the figures are the same."""
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    for folder in (whole, cut):
        assert main([*ARENA, "--games", "12", "--out", str(folder)]) == 0
    file = results(cut)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:6]) + lines[6][:20])
    capsys.readouterr()
    assert main([*ARENA, "--games", "12", "--out", str(cut)]) == 0
    assert "Continuing after 5 games" in capsys.readouterr().out
    assert file.read_bytes() == results(whole).read_bytes()
    figures = [msgspec.json.decode(next(folder.glob("*.json")).read_bytes()) for folder in (whole, cut)]
    for figure in figures:
        for one in figure["competitors"]:
            del one["time"]
    assert figures[0] == figures[1]


def test_more_games_are_added(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A higher number plays on; a lower one counts only so many."""
    assert main([*ARENA, "--games", "3", "--out", str(tmp_path)]) == 0
    before = results(tmp_path).read_bytes()
    assert main([*ARENA, "--games", "6", "--out", str(tmp_path)]) == 0
    assert results(tmp_path).read_bytes().startswith(before)
    after = results(tmp_path).read_bytes()
    capsys.readouterr()
    assert main([*ARENA, "--games", "3", "--out", str(tmp_path)]) == 0
    assert "3 games, 1 complete deal in" in capsys.readouterr().out
    assert results(tmp_path).read_bytes() == after


def test_a_decided_contest_stops(tmp_path: Path) -> None:
    """Nothing is played after the decision, and the file does not depend on how many processes played."""
    held = contest("heuristic,random")
    sizes = []
    for jobs in (1, 3):
        ledger = Ledger(held, tmp_path / str(jobs))
        tournament = Tournament(held, ledger, 400, Stop(0.3, 0.6))
        tournament.run(ContestPool(held, jobs), lambda games: None)
        ledger.close()
        assert tournament.standings.decided == "high"
        sizes.append(ledger.results.read_bytes())
    assert sizes[0] == sizes[1]
    assert 20 <= len(sizes[0].splitlines()) < 200
    again = Ledger(held, tmp_path / "1")
    assert Tournament(held, again, 400, Stop(0.3, 0.6)).finished
    again.close()


def listens() -> None:
    """Let the next program hear Ctrl-C, even if the program that began the tests does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    """A real process, a real SIGINT to its whole group: the table so far, exit code 130, whole lines, no orphans."""
    args = ["arena", "cat_in_the_box", "--players", "search:60,heuristic", "--seats", "3", "--games", "100000"]
    command = [
        sys.executable,
        "-m",
        "katzentisch",
        *args,
        "--jobs",
        "2",
        "--lang",
        "en",
        "--records",
        "--out",
        str(tmp_path),
    ]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=listens,
    )

    def some_are_there() -> bool:
        assert process.poll() is None
        found = [path for path in tmp_path.glob("*.jsonl") if ".times." not in path.name]
        return bool(found) and found[0].read_bytes().count(b"\n") > 7

    wait_until(some_are_there, "some matches are over")
    os.killpg(process.pid, signal.SIGINT)
    said, complaint = process.communicate()
    assert process.returncode == 130, complaint
    assert "Interrupted" in said
    assert "Games won" in said
    assert complaint == ""
    lines = results(tmp_path).read_bytes()
    assert lines.endswith(b"\n")
    done = [msgspec.json.decode(line) for line in lines.splitlines()[1:]]
    assert len(done) >= 7
    with next(tmp_path.glob("*.kts")).open("rb") as kept:
        assert [Match(record).over for record in records(kept)] == [True] * len(done)
    wait_until(lambda: not left_over(process.pid), "no process is left")
    again = [*args[:-1], "6", "--lang", "en", "--out", str(tmp_path)]
    assert main(again) == 0
    assert results(tmp_path).read_bytes() == lines, "what was done is not played again"
