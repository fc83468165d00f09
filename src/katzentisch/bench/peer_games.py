"""Plays the games of another framework, inside the throw-away environment that `peers` makes.

It imports nothing of ours: `python peer_games.py <seconds> <framework>` prints what it measured as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from math import floor
from random import random
from statistics import median
from time import process_time
from typing import Any

ROUNDS = 3


def peer_work_per_second(work: Callable[[], int], seconds: float) -> float:
    """How much of this work is done in a second of CPU time: as our engines are measured."""
    rates = []
    for _ in range(ROUNDS):
        done, spent, start = 0, 0.0, process_time()
        while spent <= seconds / ROUNDS:
            done += work()
            spent = process_time() - start
        rates.append(done / spent)
    return median(rates)


def open_spiel(seconds: float) -> dict[str, float]:
    """Players' moves a second; dealing (chance nodes, all of them fair here) costs time and is no move."""
    pyspiel: Any = import_module("pyspiel")

    def api(game: Any) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[floor(random() * len(outcomes))][0])
            elif state.is_simultaneous_node():
                choices = []
                for seat in range(state.num_players()):
                    legal = state.legal_actions(seat)
                    choices.append(legal[floor(random() * len(legal))])
                state.apply_actions(choices)
                moves += len(choices)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[floor(random() * len(legal))])
                moves += 1
        return moves

    def short_cut(game: Any) -> int:
        """The same, but dealt by `legal_actions`: quicker, and right where every outcome is as likely, as here."""
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            moves += not state.is_chance_node()
            state.apply_action(legal[floor(random() * len(legal))])
        return moves

    def games_inside(game: Any) -> int:
        """Ten games by OpenSpiel's own random players, all in C++."""
        bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]
        for number in range(10):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return 10

    found = {}
    for name in ("oh_hell(players=4)", "hearts", "goofspiel(players=4)"):
        game = pyspiel.load_game(name)
        short = name.partition("(")[0]
        found[f"{short} api"] = peer_work_per_second(partial(api, game), seconds)
        moves = sum(api(game) for _ in range(200)) / 200
        found[f"{short} inside"] = moves * peer_work_per_second(partial(games_inside, game), seconds)
        if short != "goofspiel":
            found[f"{short} api, quick deal"] = peer_work_per_second(partial(short_cut, game), seconds)
    import_module("open_spiel.python.games.kuhn_poker")
    game = pyspiel.load_game("python_kuhn_poker")
    state = game.new_initial_state()
    state.apply_action(0)

    def clones() -> int:
        for _ in range(100):
            state.clone()
        return 100

    found["kuhn_poker in Python clones"] = peer_work_per_second(clones, seconds)
    found["kuhn_poker in Python moves"] = peer_work_per_second(partial(api, game), seconds)
    return found


def rlcard(seconds: float) -> dict[str, float]:
    """Moves a second; every step makes an observation."""
    make = import_module("rlcard").make

    def play(env: Any) -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[floor(random() * len(legal))])
            moves += 1
        return moves

    return {f"{name} viewed": peer_work_per_second(partial(play, make(name)), seconds) for name in ("bridge", "uno")}


def pettingzoo(seconds: float) -> dict[str, float]:
    """Moves a second; every step makes an observation."""
    env = import_module("pettingzoo.classic.hanabi_v5").env(players=4)

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[floor(random() * len(legal))]))
            moves += 1
        return moves

    return {"hanabi viewed": peer_work_per_second(play, seconds)}


def catanatron(seconds: float) -> dict[str, float]:
    """Moves a second of four random players."""
    module: Any = import_module("catanatron")
    colours = [module.Color.RED, module.Color.BLUE, module.Color.WHITE, module.Color.ORANGE]

    def play() -> int:
        game = module.Game([module.RandomPlayer(colour) for colour in colours])
        moves = 0
        while game.winning_color() is None and moves < 1000:
            game.play_tick()
            moves += 1
        return moves

    return {"catan inside": peer_work_per_second(play, seconds)}


def pgx(seconds: float) -> dict[str, float]:
    """Moves a second of 1024 games at once on the CPU, random choices and observations included; all threads count."""
    jax: Any = import_module("jax")
    numpy: Any = import_module("jax.numpy")
    made: Any = import_module("pgx")
    auto_reset: Any = import_module("pgx.experimental.wrappers").auto_reset
    games = 1024

    def player(name: str) -> Callable[[], int]:
        env = made.make(name)
        every = jax.vmap(auto_reset(env.step, env.init))

        @jax.jit  # type: ignore[untyped-decorator]
        def step(state: Any, key: Any) -> tuple[Any, Any]:
            key, choice, deal = jax.random.split(key, 3)
            move = jax.random.categorical(choice, numpy.where(state.legal_action_mask, 0.0, -1e9))
            return every(state, move, jax.random.split(deal, games)), key

        key = jax.random.PRNGKey(0)
        now = [step(jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key)]

        def play() -> int:
            now[0] = step(*now[0])
            jax.block_until_ready(now[0][0].observation)
            return games

        return play

    return {f"{name} many": peer_work_per_second(player(name), seconds) for name in ("sparrow_mahjong", "leduc_holdem")}


FRAMEWORKS: dict[str, Callable[[float], dict[str, float]]] = {
    "open_spiel": open_spiel,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "catanatron": catanatron,
    "pgx": pgx,
}

if __name__ == "__main__":
    print(json.dumps(FRAMEWORKS[sys.argv[2]](float(sys.argv[1]))))
