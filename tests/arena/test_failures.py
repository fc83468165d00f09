"""Players that fail lose that game, are reported, and take nobody else with them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from katzentisch.arena.outcome import Outcome

from .fragile import arena, install


def outcomes(folder: Path) -> list[Outcome]:
    (results,) = [path for path in folder.glob("*.jsonl") if ".times." not in path.name]
    return [msgspec.json.decode(line, type=Outcome) for line in results.read_bytes().splitlines()[1:]]


@pytest.mark.parametrize(
    ("kind", "how", "shown", "noted"),
    [
        ("crash", "crashed", "ValueError: I have lost my <cards>", "leaves"),
        ("illegal", "illegal", "-5", "leaves"),
        ("die", "died", "exit code 7", "leaves"),
        ("hang", "late", "no answer", "runs out of time"),
    ],
)
def test_a_failure_is_lost_and_reported(kind: str, how: str, shown: str, noted: str, tmp_path: Path) -> None:
    """In the results, table, page, records and exit code; the others share the win."""
    env = install(tmp_path / "site")
    contest = ["toy", "--players", f"{kind},random", "--games", "3", "--deadline", "0.2", "--jobs", "2"]
    done = arena(env, tmp_path, *contest, "--records")
    assert done.returncode == 1, done.stderr
    found = outcomes(tmp_path)
    assert len(found) == 3
    for outcome in found:
        assert outcome.failure is not None
        assert (outcome.failure.how, outcome.points) == (how, [])
        assert outcome.ranks[outcome.failure.seat] == 3
        assert sorted(outcome.ranks) == [1, 1, 3]
    assert {outcome.failure.seat for outcome in found if outcome.failure} == {0, 1, 2}
    assert shown in done.stdout
    page = next(tmp_path.glob("*.html")).read_text("utf-8")
    assert shown.replace("<", "&lt;").replace(">", "&gt;") in page
    assert "<cards>" not in page
    records = next(tmp_path.glob("*.kts")).read_text("utf-8")
    assert records.count(f" {noted}\nseal ") == 3
    assert ("\n0 " in records) == (how in ("crashed", "illegal")), "moves are known unless their process is gone"
    assert "\nresult " not in records


def test_one_that_fails_leaves_the_others_games_alone(tmp_path: Path) -> None:
    """Points count only from games that were played to the end, and interrupts reach the referee."""
    env = install(tmp_path / "site")
    done = arena(env, tmp_path, "toy", "--players", "last,random,knock", "--games", "30", "--orders")
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(outcomes(tmp_path)) == 30
    assert max(outcome.plies for outcome in outcomes(tmp_path)) > 9, "nobody knocked"
