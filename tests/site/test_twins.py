"""The same seed and the same moves give the same record and the same views in the browser's Python as in this one."""

from __future__ import annotations

import gzip
import os
import subprocess
from pathlib import Path

import pytest

from katzentisch.site.runtime import VERSION, deno
from tests.site.conftest import FETCHED
from tests.site.twin import twins

HERE = Path(__file__).parent
GAMES = int(os.environ.get("KATZENTISCH_TWINS", "1"))


@pytest.mark.thorough
def test_both_builds_tell_the_same(site: Path, tmp_path: Path) -> None:
    """`KATZENTISCH_TWINS=100` compares a hundred matches of each game."""
    (pack,) = (site / "engines").iterdir()
    engines = tmp_path / "engines.zip"
    engines.write_bytes(gzip.decompress(pack.read_bytes()))
    command = [deno(), "run", "--quiet", "--no-config", "--allow-all"]
    places = [HERE / "twin.js", FETCHED / f"pyodide-{VERSION}", engines, HERE / "twin.py"]
    done = subprocess.run([*command, *map(str, places), str(GAMES)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines() == twins(GAMES)
