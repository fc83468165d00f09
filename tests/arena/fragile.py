"""A toy game from elsewhere whose bots fail in every way, for processes that are begun again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BOTS = """
import os
from katzentisch.bots.random import Random
from katzentisch.core.game_package import GameBots
from katzentisch.core.player import Player

class Crash(Random):
    def choose(self, view, legal):
        raise ValueError("I have lost my <cards>")

class Illegal(Random):
    def choose(self, view, legal):
        return -5

class Die(Random):
    def choose(self, view, legal):
        os._exit(7)

class Hang(Random):
    def choose(self, view, legal):
        while True:
            pass

class Knock(Random):
    def interrupt(self, view, legal):
        return legal[0]

class Last(Random):
    def choose(self, view, legal):
        return legal[-1]

part = GameBots(
    players={"last": Last, "crash": Crash, "illegal": Illegal, "die": Die, "hang": Hang, "knock": Knock},
)
"""


def install(folder: Path) -> dict[str, str]:
    """Put the toy into a folder as if it were installed; the environment in which it is found."""
    package = folder / "fragile"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("from tests.toys import Toy\n\ngame = Toy()\n", "utf-8")
    (package / "bots.py").write_text(BOTS, "utf-8")
    info = folder / "fragile-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fragile\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[katzentisch.games]\nfragile = fragile\n", "utf-8")
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "src"), str(ROOT)]),
        "LANG": "en_GB.UTF-8",
    }


def arena(env: dict[str, str], out: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    command = [sys.executable, "-m", "katzentisch", "arena", *args, "--out", str(out)]
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
