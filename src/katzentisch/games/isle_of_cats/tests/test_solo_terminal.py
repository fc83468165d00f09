"""A whole solo game at the keyboard."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PLAY = [
    sys.executable,
    "-m",
    "katzentisch",
    "play",
    "isle_of_cats",
    "--seats",
    "Anna",
    "--seed",
    "keyboard",
    "--lang",
    "en",
]


def typed(keys: str, tmp_path: Path) -> str:
    """All that the terminal shows to somebody who types these keys."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "120"}
    done = subprocess.run(PLAY, input=keys, env=environment, capture_output=True, text=True, timeout=120, check=True)
    return done.stdout


def test_to_the_end(tmp_path: Path) -> None:
    """IC-47, IC-58: whoever always types 1 gets through all five days."""
    shown = typed("1\n" * 600, tmp_path)
    assert "Day 5 of 5" in shown
    assert "Final result" in shown


def test_many_places_are_not_listed(tmp_path: Path) -> None:
    """A tile that could lie anywhere is placed by notation, and may be looked at before."""
    first = "1\n" * 7 + "done\n" + "ready\n" * 4 + "done\n" * 3
    shown = typed(first + "1\nshow place r0 at H3\nshow pass\nquit\n", tmp_path)
    assert "moves are possible. Write one" in shown
    assert shown.count(" @") >= 4
    assert "nothing to show" in shown
