"""Other frameworks, installed for one run into an environment that is thrown away."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from venv import EnvBuilder

from katzentisch.bench.engines import Bench
from katzentisch.bench.figures import Comparison
from katzentisch.bench.vectorized import many
from katzentisch.core.game import Game

RIVALS = Path(__file__).with_name("rivals.py")
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


class PeerComparison(NamedTuple):
    """One of our games beside the closest of theirs, and the ratio we want to reach."""

    game: str
    figure: str
    peer: str
    theirs: str
    target: float | None = None


PLAYERS = 4
PAIRINGS = [
    PeerComparison("cat_in_the_box", "api", "open_spiel", "oh_hell api", 7),
    PeerComparison("cat_in_the_box", "api", "open_spiel", "hearts api", 7),
    PeerComparison("cat_in_the_box", "api", "open_spiel", "oh_hell api, quick deal"),
    PeerComparison("cat_in_the_box", "api", "open_spiel", "hearts api, quick deal"),
    PeerComparison("cat_in_the_box", "inside", "open_spiel", "oh_hell inside", 6),
    PeerComparison("cat_in_the_box", "inside", "open_spiel", "hearts inside", 6),
    PeerComparison("5211", "api", "open_spiel", "goofspiel api", 2),
    PeerComparison("5211", "inside", "open_spiel", "goofspiel inside", 2.5),
    PeerComparison("cat_in_the_box", "viewed", "rlcard", "bridge viewed", 10),
    PeerComparison("cat_in_the_box", "viewed", "rlcard", "uno viewed"),
    PeerComparison("cat_in_the_box", "viewed", "pettingzoo", "hanabi viewed"),
    PeerComparison("cat_in_the_box", "inside", "catanatron", "catan inside"),
    PeerComparison("cat_in_the_box", "many", "rlcard", "bridge viewed", 20),
    PeerComparison("cat_in_the_box", "many", "rlcard", "uno viewed"),
    PeerComparison("cat_in_the_box", "many", "pettingzoo", "hanabi viewed", 100),
    PeerComparison("5211", "many", "rlcard", "bridge viewed", 20),
    PeerComparison("5211", "many", "pettingzoo", "hanabi viewed", 100),
    PeerComparison("cat_in_the_box", "many", "pgx", "sparrow_mahjong many"),
    PeerComparison("cat_in_the_box", "many", "pgx", "leduc_holdem many"),
]


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
                missing[f"{peer} beside many matches"] = f"needs the extra `learn`: {absent}"
    return found, missing


def compare_with_peer(ours: dict[str, Bench], peer: str, theirs: dict[str, float]) -> Iterable[Comparison]:
    """Our figures, taken right after theirs, beside them."""
    fresh: dict[tuple[str, str], float] = {}
    for pairing in PAIRINGS:
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
            }
            fresh[key] = measured[pairing.figure]()
        peer_game = f"{peer} {pairing.theirs}"
        yield Comparison(
            pairing.game, PLAYERS, pairing.figure, fresh[key], peer_game, theirs[pairing.theirs], pairing.target
        )


def measure_peer(python: Path, peer: str, seconds: float) -> dict[str, float] | str:
    """What the framework reaches, or why it does not run."""
    command: list[str | Path] = [python, "-I", RIVALS, str(seconds), peer]
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
