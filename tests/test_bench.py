"""The bench measures every game that is handed in; how fast it is, no test decides."""

from __future__ import annotations

import msgspec
import pytest

from katzentisch.bench import run_bench
from katzentisch.bench.figures import Report
from katzentisch.core.catalogue import catalogue
from katzentisch.core.view import encode

pytestmark = pytest.mark.slow


def test_every_game_and_player_count_is_measured() -> None:
    """Each figure is there for both builds, positive, and survives the way to a program."""
    games = [entry.game for entry in catalogue().values()]
    own = [entry.bench.figures for entry in catalogue().values() if entry.bench]
    report = run_bench(games, peers=False, seconds=0.003, console=None, own=own)
    tables = [(game.id, players) for game in games for players in game.players]
    for build in ("compiled", "pure"):
        measured = [getattr(engine, build) for engine in report.engines]
        assert [(figures.game, figures.players) for figures in measured] == tables
        assert all(value > 0 for figures in measured for value in msgspec.structs.astuple(figures)[2:])
    assert {row.game for row in report.growth} == {game.id for game in games}
    assert all(row.moves > 0 and row.seconds > 0 and row.bytes > 0 for row in report.growth)
    assert all(goal.value > 0 for goal in report.goals)
    assert {goal.text.partition(":")[0] for goal in report.goals} >= {"isle_of_cats", "cryptid"}
    assert sum(goal.text.endswith("with observations") for goal in report.goals) == len(games) or report.missing
    assert msgspec.json.decode(encode(report), type=Report) == report
