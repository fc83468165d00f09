"""The bench measures every game that is handed in; how fast it is, no test decides."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from katzentisch.bench import peers, run_bench
from katzentisch.bench.engines import Bench
from katzentisch.bench.figures import Comparison, Report
from katzentisch.bench.goals import PEER_COMPARISONS
from katzentisch.bench.table import show
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.view import encode
from tests.sizes import thorough


def test_openspiel_is_measured_beside_us() -> None:
    """The file for the other environment runs alone, and each comparison with it finds its figure."""
    pytest.importorskip("pyspiel", reason="NOT INSTALLED: open_spiel")
    theirs = peers.measure_peer(Path(sys.executable), "open_spiel", 0.001)
    assert isinstance(theirs, dict), theirs
    ours = {name: Bench(find(name).game, peers.PLAYERS, 0.001) for name in ("5211", "cat_in_the_box")}
    rows = list(peers.compare_with_peer(ours, "open_spiel", theirs))
    assert {row.figure for row in rows} == {"api", "inside", "clones in OpenSpiel", "moves in OpenSpiel"}
    assert all(row.ratio > 0 for row in rows)


def test_the_table_says_what_is_compared() -> None:
    """Each figure that stands beside another framework's is explained below the table."""
    row = Comparison("cat_in_the_box", 4, "many", 2e6, "pgx leduc_holdem many", 1e6, None)
    written = StringIO()
    show(Report("3.11", "here", True, [], [], [], [row]), Console(file=written, width=1000))
    said = written.getvalue()
    assert "pgx leduc_holdem many" in said
    for pairing in PEER_COMPARISONS:
        assert f"{pairing.figure}: " in said or pairing.figure.endswith("in OpenSpiel")


@pytest.mark.slow
@pytest.mark.parametrize("measured_games", [["5211"], thorough(sorted(catalogue()), name="all")], ids=str)
def test_every_game_and_player_count_is_measured(measured_games: list[str]) -> None:
    """Each figure is there for both builds, positive, and survives the way to a program."""
    entries = [find(name) for name in measured_games]
    games = [entry.game for entry in entries]
    own = [entry.bench.figures for entry in entries if entry.bench]
    report = run_bench(games, peers=False, seconds=0.003, console=None, own=own)
    tables = [(game.id, players) for game in games for players in game.players]
    for build in ("compiled", "pure"):
        measured = [getattr(engine, build) for engine in report.engines]
        assert [(figures.game, figures.players) for figures in measured] == tables
        assert all(value > 0 for figures in measured for value in msgspec.structs.astuple(figures)[2:])
    assert {row.game for row in report.growth} == {game.id for game in games}
    assert all(row.moves > 0 and row.seconds > 0 and row.bytes > 0 for row in report.growth)
    assert all(goal.value > 0 for goal in report.goals)
    told = {goal.text.partition(":")[0] for goal in report.goals}
    assert told >= {"isle_of_cats", "cryptid"} & set(measured_games)
    assert sum(goal.text.endswith("with observations") for goal in report.goals) == len(games) or report.missing
    assert msgspec.json.decode(encode(report), type=Report) == report
