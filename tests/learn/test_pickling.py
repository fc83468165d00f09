"""States, matches, environments, vectors and spaces come back from a pickle as they were."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")
pytest.importorskip("pettingzoo", reason="NOT INSTALLED: the extra `learn`")

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import Chance, rng
from katzentisch.core.state import State
from katzentisch.core.view import encode
from katzentisch.learn import zoo
from katzentisch.learn.gym_vector import VectorEnvironment
from katzentisch.learn.masks import random_moves
from katzentisch.learn.vector import Vector
from katzentisch.play.match import Match

CASES = [
    (game, players, {"card": "drawn"} if game == "cryptid" else {})
    for game, entry in catalogue().items()
    for players in (entry.game.players[0], entry.game.players[-1])
]
FINISH = """
import pickle, sys
from katzentisch.core.chance import rng
from katzentisch.core.state import playout
state = pickle.loads(sys.stdin.buffer.read())
playout(state, rng("finish"))
print(state.points())
"""


def midway(game: str, players: int, options: dict[str, str], moves: int = 40) -> State:
    """A state after some random moves."""
    state = find(game).game.start(players, options, Chance("pickle"))
    source = rng("pickle")
    while moves and (seat := state.actor()) >= 0:
        state.step(seat, state.pick(seat, source))
        moves -= 1
    return state


@pytest.mark.parametrize(("game", "players", "options"), CASES)
@pytest.mark.parametrize("again", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy], ids=["pickle", "copy"])
def test_states_go_on_alike(game: str, players: int, options: dict[str, str], again: object) -> None:
    """To the end of the match, chance included, every seat sees the same and may do the same."""
    assert callable(again)
    state = midway(game, players, options)
    other = again(state)
    source = rng("on")
    while (seat := state.actor()) >= 0:
        assert other.actor() == seat
        for each in range(-1, players):
            assert encode(state.view(each)) == encode(other.view(each))
        move = state.pick(seat, source)
        state.step(seat, move)
        other.step(seat, move)
    assert (other.actor(), other.points(), other.ranking()) == (-1, state.points(), state.ranking())


@pytest.mark.parametrize("pure", ["", "1"])
def test_states_go_on_in_another_process(pure: str) -> None:
    """A pickled state can be read by another program, compiled or not."""
    for game in catalogue():
        state = midway(game, find(game).game.players[0], {"card": "drawn"} if game == "cryptid" else {})
        done = subprocess.run(
            [sys.executable, "-c", FINISH],
            input=pickle.dumps(state),
            capture_output=True,
            env={"KATZENTISCH_PURE": pure, "PYTHONPATH": str(Path(__file__).parents[2] / "src")},
            check=True,
        )
        source = rng("finish")
        while (seat := state.actor()) >= 0:
            state.step(seat, state.pick(seat, source))
        assert done.stdout.decode().strip() == str(state.points())


def test_a_match_is_pickled_as_its_record() -> None:
    match = Match.begin(find("5211").game, ["Anna", "Ben"], seed="word")
    for seat in (0, 1):
        match.submit(seat, match.legal(seat)[0])
    other = pickle.loads(pickle.dumps(match))
    assert other.record == match.record
    assert encode(other.view(0)) == encode(match.view(0))
    assert copy.deepcopy(match).ply == match.ply


@pytest.mark.parametrize("make", [zoo.raw_env, zoo.parallel_env])
def test_pettingzoo_environments_go_on_alike(make: object) -> None:
    """They sample legal moves as before, and pay the same."""
    assert callable(make)
    env = make("cat_in_the_box", 3)
    env.reset(seed=3)
    other = pickle.loads(pickle.dumps(env))
    for one in (env, other):
        for seat, agent in enumerate(one.possible_agents):
            one.action_space(agent).seed(seat)
    while env.agents:
        if isinstance(env, zoo.ParallelEnvironment):
            actions = {agent: env.action_space(agent).sample() for agent in env.agents}
            assert {agent: other.action_space(agent).sample() for agent in other.agents} == actions
            assert env.step(actions)[1] == other.step(actions)[1]
        else:
            agent = env.agent_selection
            over = env.terminations[agent]
            action = None if over else env.action_space(agent).sample()
            assert over or other.action_space(agent).sample() == action
            env.step(action)
            other.step(action)
            assert env.rewards == other.rewards


@pytest.mark.parametrize("game", ["5211", "isle_of_cats"])
def test_a_vector_goes_back_to_where_it_was_saved(game: str) -> None:
    """The same actions bring the same observations, masks, seats, rewards and ends, also in an unpickled vector."""
    vector = Vector(game, 3, matches=5, seed=4, reward="points", rivals=("random",), share=0.5)
    draw = np.random.default_rng(1)
    for _ in range(30):
        vector.step(random_moves(vector.buffers.masks, draw))
    saved, twin = vector.save(), pickle.loads(pickle.dumps(vector))
    actions, seen = [], []
    for _ in range(30):
        actions.append(random_moves(vector.buffers.masks, draw))
        seen.append([array.copy() for array in vector.step(actions[-1])])
    vector.restore(saved)
    for moves, arrays in zip(actions, seen, strict=True):
        for one in (vector, twin):
            assert all((now == then).all() for now, then in zip(one.step(moves), arrays, strict=True))
    with pytest.raises(ValueError, match="do not fit this vector"):
        Vector(game, 3, matches=2).restore(saved)


def test_a_clone_goes_on_from_one_match() -> None:
    vector = Vector("cat_in_the_box", 3, matches=4, seed=1)
    draw = np.random.default_rng(2)
    for _ in range(10):
        vector.step(random_moves(vector.buffers.masks, draw))
    clone = vector.clone(2, matches=3)
    assert (clone.buffers.observations == vector.buffers.observations[2]).all()
    assert (clone.buffers.masks == vector.buffers.masks[2]).all()
    before = vector.buffers.observations.copy()
    clone.step(random_moves(clone.buffers.masks, draw))
    assert (vector.buffers.observations == before).all()


def test_arrays_outlive_their_vector() -> None:
    """What a vector showed stays readable after the vector is gone."""
    shown = Vector("5211", 2, matches=3, seed=1).buffers
    kept = [array.copy() for array in shown]
    for seed in range(5):
        Vector("5211", 2, matches=3, seed=seed)
    assert all((now == then).all() for now, then in zip(shown, kept, strict=True))


def test_a_vector_environment_pays_the_learner() -> None:
    """Among random players the learner's rewards are those of its seat, and a sample is always legal."""
    env = VectorEnvironment("5211", num_envs=8, players=3)
    env.reset(seed=1)
    env.action_space.seed(1)
    paid, ended = [], 0
    for _ in range(200):
        _, rewards, over, _, _ = env.step(env.action_space.sample())
        paid += rewards[over].tolist()
        ended += int(over.sum())
        assert (rewards[~over] == 0).all()
    assert ended > 20
    assert {-1.0, 1.0} <= set(paid) <= {-1.0, -0.5, 0.0, 0.5, 1.0}
