"""docs/train_boats.py, the file itself: what it notes is what the net sees, and what it writes plays."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("torch", reason="NOT INSTALLED: torch (pip install torch), without which nobody trains")
pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")

from katzentisch.games.isle_of_cats.bots.boat_net import INPUTS, read_boat_net, write_boat_net

from .docs_script import load_docs_script


@pytest.fixture(scope="module")
def train_boats() -> Any:
    return load_docs_script("train_boats")


@pytest.fixture(scope="module")
def data(train_boats: Any) -> Any:
    import numpy as np

    return np.frombuffer(train_boats.explore(1, 0), np.float32).reshape(-1, train_boats.ROW)


def test_a_game_is_noted(train_boats: Any, data: Any) -> None:
    """Every row has a place that was picked among those that there were, and inputs for these alone."""
    assert len(data) > 10
    for row in data:
        picked, count = int(row[1]), int(row[2])
        inputs = row[3 + train_boats.PLACES :].reshape(train_boats.PLACES, INPUTS)
        assert 0 <= picked < count <= train_boats.PLACES
        assert inputs[:count].any(axis=1).all()
        assert not inputs[count:].any()


def test_a_net_learns_what_the_estimate_lacks(train_boats: Any, data: Any) -> None:
    """If the points depend on one input beside the estimate, the net finds out which, and half of it is written."""
    import numpy as np

    rows = np.repeat(data, 40, axis=0)
    picked = rows[:, 1].astype(int)
    luck = np.random.default_rng(1)
    inputs = luck.random((len(rows), train_boats.PLACES, INPUTS), np.float32)
    rows[:, 2] = train_boats.PLACES
    rows[:, 3 + train_boats.PLACES :] = inputs.reshape(len(rows), -1)
    every = np.arange(len(rows))
    rows[:, 0] = rows[every, 3 + picked] + 10 * inputs[every, picked, 7]
    net = train_boats.fit(rows, 8, 600, "cpu", 1)
    low, high = [0.5] * INPUTS, [0.5] * INPUTS
    low[7], high[7] = 0.0, 1.0
    assert net.points(high) - net.points(low) == pytest.approx(5, abs=2)


def test_what_is_written_plays(train_boats: Any, data: Any) -> None:
    """The same data and seed give the same file, which plays a whole game."""
    first, second = (write_boat_net(train_boats.fit(data, 4, 2, "cpu", 3)) for _ in range(2))
    assert first == second
    assert len(read_boat_net(first).output) == 4
    share, _ = train_boats.contest(first, 2, random.Random(1).randrange(2))
    assert share in (0, 0.5, 1)
