"""A missing extra is one sentence with the command that installs it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from katzentisch.core import extras

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
HIDE = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {packages}:
            raise ModuleNotFoundError(name, name=name)
        return None
sys.meta_path.insert(0, Hidden())
from importlib import util
find_spec = util.find_spec
util.find_spec = lambda name, package=None: None if name in {packages} else find_spec(name, package)
from katzentisch.cli import main
sys.exit(main({arguments}))
"""


def run_without(packages: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command as if these packages were not installed."""
    script = HIDE.format(packages=set(packages), arguments=list(arguments))
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)


@pytest.mark.parametrize("command", [["serve"], ["admin", "list"], ["site", "folder"]], ids=lambda each: each[0])
def test_serving_without_its_extra_names_the_command(command: list[str]) -> None:
    done = run_without(extras.EXTRAS["serve"], command[0], "--lang", "en", *command[1:])
    assert done.returncode == 2
    assert "pip install" in done.stderr
    assert "[serve]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_playing_needs_no_extra() -> None:
    every = tuple(package for packages in extras.EXTRAS.values() for package in packages)
    done = run_without(every, "play", "5211", "--seats", "random,random", "--seed", "x", "--lang", "en")
    assert done.returncode == 0, done.stderr


def test_the_arena_rates_without_an_extra(tmp_path: Path) -> None:
    """`club/rating.py` computes the ratings; openskill is only what a test compares it with."""
    arguments = ("5211", "--players", "random,random", "--games", "2", "--jobs", "1", "--out", str(tmp_path))
    done = run_without(("openskill", "ray", "numpy"), "arena", *arguments, "--lang", "en")
    assert done.returncode == 0, done.stderr


def test_every_extra_is_one_of_pyproject() -> None:
    """The packages named for an extra are among those it installs."""
    optional = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for extra, packages in extras.EXTRAS.items():
        assert set(packages) <= {requirement.partition(">")[0].partition("=")[0] for requirement in optional[extra]}


def test_the_command_installs_from_the_checkout() -> None:
    """Until the name is on the index, the command must work from a clone."""
    assert extras.install_command("learn") == f"pip install '{ROOT}[learn]'"


def test_a_missing_extra_is_an_import_error_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(ImportError, match='extra "learn": pip install'):
        extras.require_extra("learn")
