"""The recipes that hand models to each other: what ppo.py saves, play.py plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="NOT INSTALLED: torch (pip install torch), without which nobody trains")
pytest.importorskip("gymnasium", reason="NOT INSTALLED: gymnasium")

from katzentisch.arena.contest import Contest, Pairing
from katzentisch.arena.lineup import Contender
from katzentisch.arena.referee import play_contest_game
from katzentisch.core.catalogue import find

RECIPES = Path(__file__).parents[2] / "docs" / "recipes"
SMALL = ["--total-timesteps", "256", "--num-envs", "8", "--num-steps", "16", "--opponents", "random"]


def contest(command: str, game: str, players: int) -> Contest:
    rulebook = find(game).game
    lineup = (Contender(command=command), *[Contender("random")] * (players - 1))
    return Contest(rulebook.id, rulebook.version, rulebook.resolve(players, {}), lineup, "recipes")


@pytest.mark.parametrize("game", ["5211", "cat_in_the_box"])
def test_a_model_plays_in_the_arena(game: str, tmp_path: Path) -> None:
    """To the end, by legal moves; a model for another number of players is refused in words."""
    model = tmp_path / "ppo.pt"
    train = [sys.executable, str(RECIPES / "ppo.py"), "--game", game, *SMALL, "--save", str(model)]
    subprocess.run(train, check=True, capture_output=True)
    command = f"{sys.executable} {RECIPES / 'play.py'} {model}"
    for seating in range(2):
        outcome = play_contest_game(contest(command, game, 2), Pairing(0, seating)).outcome
        assert outcome.failure is None
        assert outcome.ranks
    refused = play_contest_game(contest(command, game, 3), Pairing(0, 0)).outcome.failure
    assert refused is not None
    assert "was trained for another game or number of players" in refused.detail
