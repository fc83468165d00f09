"""The conformance suites of PettingZoo, Gymnasium, OpenSpiel and Stable-Baselines3, each as one function.

`make conformance` runs them all and prints a table; the tests run those whose libraries are installed.
"""

from __future__ import annotations

import copy
import pickle
import re
import runpy
import subprocess
import sys
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from katzentisch.core.catalogue import find
from katzentisch.learn.layout import learnable
from katzentisch.learn.tiny import tiny_games

RECIPES = Path(__file__).parents[2] / "docs" / "recipes"
LEGAL = {"cryptid": {"card": "drawn"}}
"""Options that make a set-up quick."""


class Suite(NamedTuple):
    """One suite for one game."""

    name: str
    game: str
    needs: str
    """The library that must be installed."""
    run: Callable[[str], None]

    @property
    def available(self) -> bool:
        try:
            return find_spec(self.needs) is not None
        except ModuleNotFoundError:  # the package of a module that is needed
            return False


def options_of(game: str) -> dict[str, str]:
    return LEGAL.get(game, {})


def module_of(game: str) -> Any:
    """A game as PettingZoo's tools expect a module."""
    from katzentisch.learn import zoo

    class Module:
        env = staticmethod(lambda **more: zoo.env(game, options=options_of(game), **more))
        raw_env = staticmethod(lambda **more: zoo.raw_env(game, options=options_of(game), **more))
        parallel_env = staticmethod(lambda **more: zoo.parallel_env(game, options=options_of(game), **more))

    return Module


def pettingzoo_aec(game: str) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(module_of(game).env(), num_cycles=20)
    seed_test(module_of(game).env, num_cycles=10)


def pettingzoo_parallel(game: str) -> None:
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    parallel_api_test(module_of(game).parallel_env(), num_cycles=50)
    parallel_seed_test(module_of(game).parallel_env, num_cycles=10)


def pettingzoo_max_cycles(game: str) -> None:
    from pettingzoo.test import max_cycles_test

    max_cycles_test(module_of(game))


def gymnasium_check_env(game: str) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from katzentisch.learn import gym

    check_env(gymnasium.make(gym.name_of(game), options=options_of(game)).unwrapped)


def gymnasium_vector(game: str) -> None:
    """All three ways to make a vector, the asynchronous one with processes; samples are legal or lose the match."""
    import gymnasium

    from katzentisch.learn import gym

    for mode in ("sync", "async", "vector_entry_point"):
        env: Any = gymnasium.make_vec(gym.name_of(game), num_envs=2, vectorization_mode=mode, options=options_of(game))
        seen, _ = env.reset(seed=1)
        for _ in range(3):
            seen, rewards, ended, cut, _ = env.step(env.action_space.sample())
            assert seen["observation"].shape[0] == len(rewards) == len(ended) == len(cut) == 2
        env.close()


def pickles(game: str) -> None:
    """Environments and spaces come back from a pickle and a deep copy, and play on alike."""
    from katzentisch.learn import gym

    env = gym.Environment(game, options=options_of(game))
    env.reset(seed=1)
    env.step(env.action_space.sample())
    others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    over = False
    while not over:
        action = int(env._mask().argmax())
        seen, reward, over, _, _ = env.step(action)
        for other in others:
            again, paid, ended, _, _ = other.step(action)
            assert (again["observation"] == seen["observation"]).all()
            assert (paid, ended) == (reward, over)
    assert pickle.loads(pickle.dumps(env.action_space)) == env.action_space
    assert pickle.loads(pickle.dumps(env.observation_space)) == env.observation_space


def openspiel_random_sim(game: str) -> None:
    """Every number of players, with serialisation."""
    import pyspiel

    for players in find(game).game.players:
        pyspiel.random_sim_test(pyspiel.load_game(spiel_name(game, players)), 1, True, False)


def openspiel_ismcts(game: str) -> None:
    """Information-set Monte Carlo tree search with resampled information states."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    loaded = pyspiel.load_game(spiel_name(game, max(2, find(game).game.players[0])))
    state = loaded.new_initial_state()
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(
        game=loaded,
        uct_c=2.0,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def spiel_name(game: str, players: int) -> str:
    """What OpenSpiel loads for a game with so many players."""
    from katzentisch.learn import spiel

    assert spiel.DEALS
    options = " ".join(f"{name}:{value}" for name, value in options_of(game).items())
    return f"katzentisch_{game}(players={players}" + (f",options={options})" if options else ")")


def maskable_ppo(game: str) -> None:
    """The recipe of docs/recipes trains, saves, loads and plays."""
    order = ["--game", game, "--steps", "64", "--matches", "2", "--opponents", "random"]
    said = run_recipe("maskable_ppo.py", *order, "--players", str(max(2, find(game).game.players[0])))
    assert "of 2 matches won against random" in said


def openspiel_cfr(game: str) -> None:
    """CFR on the tiny version lowers the exploitability."""
    solve = runpy.run_path(str(RECIPES / "tiny_cfr.py"))["solve"]
    uniform, solved = solve(f"katzentisch_tiny_{game}()", [10])
    assert solved < uniform / 2


def run_recipe(name: str, *arguments: str) -> str:
    """What a file of docs/recipes prints."""
    command = [sys.executable, str(RECIPES / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def ppo(game: str) -> None:
    """The recipe of docs/recipes trains, and twice the same."""
    order = ["--game", game, "--total-timesteps", "256", "--num-envs", "8", "--num-steps", "16"]
    said = [re.sub(r"SPS=\d+", "", run_recipe("ppo.py", *order)) for _ in range(2)]
    assert said[0] == said[1]
    assert "global_step=256 episodic_return=" in said[0]


def rllib(game: str) -> None:
    """The recipe of docs/recipes trains."""
    said = run_recipe("rllib.py", "--game", game, "--iterations", "1", "--batch", "128", "--opponents", "random")
    assert "iteration=1 episode_return_mean=" in said


FIXED_LENGTH = ("5211", "cat_in_the_box")
"""Games in which all agents act equally often, as `max_cycles_test` takes for granted."""


def suites() -> list[Suite]:
    """Every suite for every game to which it applies."""
    found = []
    for game in learnable():
        found += [
            Suite("PettingZoo api_test, seed_test", game, "pettingzoo", pettingzoo_aec),
            Suite("PettingZoo parallel_api_test, parallel_seed_test", game, "pettingzoo", pettingzoo_parallel),
            Suite("Gymnasium check_env", game, "gymnasium", gymnasium_check_env),
            Suite("Gymnasium make_vec: sync, async, vector_entry_point", game, "gymnasium", gymnasium_vector),
            Suite("pickle and deepcopy of environments and spaces", game, "gymnasium", pickles),
            Suite("OpenSpiel random_sim_test with serialisation", game, "pyspiel", openspiel_random_sim),
            Suite("OpenSpiel ISMCTS", game, "pyspiel", openspiel_ismcts),
        ]
        if game in FIXED_LENGTH:
            found.append(Suite("PettingZoo max_cycles_test", game, "pettingzoo", pettingzoo_max_cycles))
    found += [Suite("OpenSpiel CFR on the tiny version", game, "pyspiel", openspiel_cfr) for game in tiny_games()]
    found += [
        Suite("sb3-contrib MaskablePPO recipe", "5211", "sb3_contrib", maskable_ppo),
        Suite("PPO recipe in one file", "5211", "torch", ppo),
        Suite("RLlib PPO recipe", "5211", "ray.rllib", rllib),
    ]
    return sorted(found)


def quiet_run(suite: Suite) -> None:
    """Run a suite without PettingZoo's remarks about observations that are dictionaries, as masks need them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        suite.run(suite.game)


def main() -> int:
    """Print a table of suites and results; the number of failures."""
    failures = 0
    print("| suite | game | result |\n|---|---|---|", flush=True)
    for suite in suites():
        result = f"{suite.needs} is not installed"
        if suite.available:
            try:
                quiet_run(suite)
                result = "passes"
            except Exception as fault:
                failures += 1
                result = f"FAILS: {type(fault).__name__}: {fault}".replace("\n", " ")[:200]
        print(f"| {suite.name} | {suite.game} | {result} |", flush=True)
    return failures


if __name__ == "__main__":
    sys.exit(main())
