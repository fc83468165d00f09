"""Speed beside other frameworks, which are installed into a temporary environment for one run."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from venv import EnvBuilder

from katzentisch.bench.engines import Bench
from katzentisch.bench.figures import Comparison
from katzentisch.bench.goals import PEER_COMPARISONS
from katzentisch.bench.spiel_adapter import adapter_moves, clones
from katzentisch.bench.vectorized import many
from katzentisch.core.game import Game

PEER_GAMES = Path(__file__).with_name("peer_games.py")
PACKAGES = {
    "open_spiel": "open_spiel",
    "rlcard": "rlcard",
    "pettingzoo": "pettingzoo[classic]",
    "catanatron": "catanatron",
    "pgx": "pgx",
}
NEVER = {
    "boardgame.io": "runs on Node, which we do not install",
}


PLAYERS = 4


def measure(
    games: Iterable[Game], seconds: float, tell: Callable[[str], None]
) -> tuple[list[Comparison], dict[str, str]]:
    """Every pairing whose framework can be installed, and what is missing."""
    found: list[Comparison] = []
    missing = dict(NEVER)
    ours = {game.id: Bench(game, PLAYERS, seconds) for game in games if PLAYERS in game.players}
    with TemporaryDirectory(prefix="katzentisch-peers-") as folder:
        tell("making an environment for the peers")
        EnvBuilder(with_pip=True).create(folder)
        python = Path(folder, "Scripts" if sys.platform == "win32" else "bin", "python")
        for peer, package in PACKAGES.items():
            tell(f"installing {package}")
            problem = failure([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", package])
            if problem:
                missing[peer] = f"could not be installed: {problem}"
                continue
            tell(f"measuring {peer}")
            theirs = measure_peer(python, peer, seconds)
            if isinstance(theirs, str):
                missing[peer] = f"could not be played: {theirs}"
                continue
            try:
                found += compare_with_peer(ours, peer, theirs)
            except ModuleNotFoundError as absent:
                missing[f"{peer} beside what is not installed here"] = str(absent)
    return found, missing


def compare_with_peer(ours: dict[str, Bench], peer: str, theirs: dict[str, float]) -> Iterable[Comparison]:
    """Our figures, taken right after theirs, beside them."""
    fresh: dict[tuple[str, str], float] = {}
    for pairing in PEER_COMPARISONS:
        if pairing.peer != peer or pairing.game not in ours:
            continue
        key = pairing.game, pairing.figure
        if key not in fresh:
            bench = ours[pairing.game]
            measured: dict[str, Callable[[], float]] = {
                "api": bench.api,
                "inside": bench.inside,
                "viewed": bench.viewed,
                "many": partial(many, pairing.game, PLAYERS, bench.seconds),
                "clones in OpenSpiel": partial(clones, pairing.game, PLAYERS, bench.seconds),
                "moves in OpenSpiel": partial(adapter_moves, pairing.game, PLAYERS, bench.seconds),
            }
            fresh[key] = measured[pairing.figure]()
        peer_game = f"{peer} {pairing.theirs}"
        yield Comparison(
            pairing.game, PLAYERS, pairing.figure, fresh[key], peer_game, theirs[pairing.theirs], pairing.target
        )


def measure_peer(python: Path, peer: str, seconds: float) -> dict[str, float] | str:
    """What the framework reaches, or why it does not run."""
    command: list[str | Path] = [python, "-I", PEER_GAMES, str(seconds), peer]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return last_line(done.stderr)
    figures: dict[str, float] = json.loads(last_line(done.stdout))
    return figures


def failure(command: list[str | Path]) -> str:
    """Run a command; why it failed, or nothing."""
    done = subprocess.run(command, capture_output=True, text=True)
    return last_line(done.stderr) if done.returncode else ""


def last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2] or "no reason given"
