"""A package holds the whole house: what is tracked is packed, in an sdist and in the wheel that is made of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

from .files import copy_to, in_sdist, in_wheel, packed_in_sdist, wanted


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


@pytest.mark.ci
def test_the_sdist_is_complete(dist: Path) -> None:
    """All sources, what builds them, tests and docs; nothing that a build left."""
    [sdist] = dist.glob("katzentisch-*.tar.gz")
    made = {name for name in in_sdist(sdist) if name in ("PKG-INFO", "setup.cfg") or ".egg-info/" in name}
    assert in_sdist(sdist) - made == packed_in_sdist()


def test_the_wheel_is_complete(dist: Path) -> None:
    """All data, web files, words, rules, templates and migrations; nothing that an earlier build left."""
    [wheel] = dist.glob("katzentisch-*-py3-none-any.whl")
    assert in_wheel(wheel) == wanted()


def test_the_page_on_an_index_is_whole(dist: Path) -> None:
    """It has no picture and no link that only works in the repository, and the metadata that an index shows."""
    [wheel] = dist.glob("katzentisch-*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as opened:
        [name] = [name for name in opened.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = message_from_bytes(opened.read(name))
    page = str(metadata.get_payload())
    assert page.startswith("# Katzentisch\n")
    assert "![" not in page
    assert all(link.startswith(("http", "#")) for link in re.findall(r"\]\(([^)]*)\)", page))
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata.get_all("License-File") == ["LICENSE", "NOTICE.md"]
    assert len(metadata.get_all("Classifier", [])) > 10
