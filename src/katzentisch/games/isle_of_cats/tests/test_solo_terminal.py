"""A whole solo game at the keyboard."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from katzentisch.games.isle_of_cats import game
from katzentisch.play.match import Match

pytestmark = pytest.mark.slow

SEED = "keyboard"
PLAY = [sys.executable, "-m", "katzentisch", "play", "isle_of_cats", "--seats", "Anna", "--seed", SEED, "--lang", "en"]


def typed(keys: list[str], tmp_path: Path) -> str:
    """All that the terminal shows to somebody who types these lines."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "120"}
    text = "".join(f"{line}\n" for line in keys)
    done = subprocess.run(PLAY, input=text, env=environment, capture_output=True, text=True, timeout=120, check=True)
    return done.stdout


def first_moves() -> list[str]:
    """A game in which always the first of the legal moves is made; where one can only be ready nobody asks."""
    match = Match.begin(game, ["Anna"], {}, SEED)
    typed = []
    while not match.over:
        legal = match.legal(0)
        if list(map(game.spell, legal)) != ["ready"]:
            typed.append(game.spell(legal[0]))
        match.submit(0, legal[0])
    return typed


def test_to_the_end(tmp_path: Path) -> None:
    """IC-47, IC-58: notation alone leads through all five days."""
    shown = typed(first_moves(), tmp_path)
    assert "Day 5 of 5" in shown
    assert "Final result" in shown
    assert not [line for line in shown.splitlines() if line.strip() == "1) ready"]


def test_many_places_are_grouped(tmp_path: Path) -> None:
    """A tile that could lie anywhere: its poses are listed with an example each, and it may be looked at before."""
    moves = first_moves()
    place = next(at for at, move in enumerate(moves) if move.startswith("place"))
    shown = typed([*moves[:place], f"show {moves[place]}", "show pass", "quit"], tmp_path)
    assert "1) place r0 at … (" in shown
    assert "such as: place r0 at " in shown
    assert shown.count("@") >= 3
    assert "nothing to show" in shown
