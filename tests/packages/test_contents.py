"""A package holds the whole house: what is tracked is packed, in an sdist and in the wheel that is made of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .files import copy_to, in_sdist, in_wheel, wanted


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `python -m build` makes where there is no compiler; an earlier build has left its traces."""
    tree = copy_to(tmp_path_factory.mktemp("tree"))
    left = tree / "build" / "lib" / "katzentisch" / "gone.py"
    left.parent.mkdir(parents=True)
    left.touch()
    stale = tree / "src" / "katzentisch" / "_native" / "manifest.json"
    stale.parent.mkdir()
    stale.write_text("{}", "utf-8")
    environment = os.environ | {"PATH": ""}
    for what in ("--sdist", "--wheel"):
        command = [sys.executable, "-m", "build", "--no-isolation", what, str(tree)]
        made = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert made.returncode == 0, made.stdout + made.stderr
    return tree / "dist"


def test_the_sdist_is_complete(dist: Path) -> None:
    """All sources and what builds them; no tests."""
    [sdist] = dist.glob("katzentisch-*.tar.gz")
    packed = in_sdist(sdist)
    assert {name.removeprefix("src/") for name in packed if name.startswith("src/katzentisch/")} == wanted()
    assert {"LICENSE", "README.md", "pyproject.toml", "setup.py"} <= packed
    assert not [name for name in packed if name.startswith(("tests", "build"))]


def test_the_wheel_is_complete(dist: Path) -> None:
    """All data, web files, words, rules, templates and migrations; nothing that an earlier build left."""
    [wheel] = dist.glob("katzentisch-*-py3-none-any.whl")
    assert in_wheel(wheel) == wanted()
