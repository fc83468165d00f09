"""What every test is given: a seed that repeats a run, and a time limit that shows where a test stands."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import seeds
from tests.seeds import FILE, RUN

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
DRAWS = """
import random, secrets
from katzentisch.table.identifiers import new_guest_id, new_seed
def test_one(seed, dice):
    print("drawn", seed, dice.random(), random.random(), new_seed(), new_seed())
def test_other(dice):
    print("drawn", dice.random(), new_seed())
def test_names():
    assert new_guest_id() != new_guest_id()
    print("guest", new_guest_id())
"""
HANGS = """
import asyncio
async def waits_in_vain():
    await asyncio.Event().wait()
def test_it():
    asyncio.run(waits_in_vain())
"""


def run(folder: Path, text: str, *switches: str, seed: str = "") -> subprocess.CompletedProcess[str]:
    """A run of pytest over one file, with the plugins of this project."""
    (folder / "test_it.py").write_text(text, "utf-8")
    plugins = ["xdist", "pytest_timeout", "tests.plugins.seeds", "tests.plugins.timeouts"]
    chosen = [part for plugin in plugins for part in ("-p", plugin)]
    environment = {name: value for name, value in os.environ.items() if name not in (RUN, FILE, "PYTHONHASHSEED")}
    environment |= {RUN: seed, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "--rootdir", str(folder), *chosen, *switches]
    return subprocess.run([*command, "test_it.py"], cwd=folder, env=environment, capture_output=True, text=True)


def drawn(said: str, word: str = "drawn") -> list[str]:
    return [line for line in said.splitlines() if line.startswith(word)]


def test_a_seed_repeats_a_run(tmp_path: Path) -> None:
    """Alone or together every test draws the same again; with another seed it draws something else; names differ."""
    first, again, other = (run(tmp_path, DRAWS, "-rP", seed=seed) for seed in ("5", "5", "6"))
    alone = run(tmp_path, DRAWS, "-rP", "-k", "other", seed="5")
    assert "SEED=5" in first.stdout
    assert len(drawn(first.stdout)) == 2
    assert drawn(first.stdout) == drawn(again.stdout)
    assert not set(drawn(first.stdout)) & set(drawn(other.stdout))
    assert drawn(alone.stdout) == drawn(first.stdout)[1:]
    assert drawn(first.stdout, "guest") != drawn(again.stdout, "guest")


def test_a_bad_seed_is_refused(tmp_path: Path) -> None:
    """In one sentence."""
    done = run(tmp_path, DRAWS, seed="cat")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "SEED is a whole number up to 4294967295, not 'cat'" in done.stderr + done.stdout


def test_a_test_that_hangs_fails_and_shows_its_tasks(tmp_path: Path) -> None:
    """With the seed that repeats it."""
    done = run(tmp_path, HANGS, "--timeout", "1", seed="7")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "Timeout: more than 1 seconds" in done.stdout
    assert "waits_in_vain" in done.stdout
    assert "await asyncio.Event().wait()" in done.stdout
    assert "Repeat one of them: SEED=7 " in done.stdout


def test_this_very_run_has_a_seed(seed: str) -> None:
    """It is this test's own."""
    assert seed == f"{seeds.run_seed()} tests/test_plugins.py::test_this_very_run_has_a_seed"
