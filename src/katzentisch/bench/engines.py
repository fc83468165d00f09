"""How fast the engines are: the same loops for every game, compiled and from the sources."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from math import floor
from random import Random
from statistics import median
from time import process_time

import msgspec

from katzentisch.bench.figures import Figures
from katzentisch.core import state as state_module
from katzentisch.core.chance import Chance, rng
from katzentisch.core.game import Game
from katzentisch.core.state import State, playout

ROUNDS = 3
POSITIONS = 200
"""How many positions of random games are copied and imagined, where there is half a second for it."""


def is_compiled() -> bool:
    """Whether this process runs compiled engines."""
    return not state_module.__file__.endswith(".py")


def work_per_second(work: Callable[[], int], seconds: float) -> float:
    """How much of this work is done in a second of CPU time; the median of a few rounds."""
    rates = []
    for _ in range(ROUNDS):
        done, spent, start = 0, 0.0, process_time()
        while spent <= seconds / ROUNDS:
            done += work()
            spent = process_time() - start
        rates.append(done / spent)
    return median(rates)


class Bench:
    """One game with so many players, ready to be measured."""

    def __init__(self, game: Game, players: int, seconds: float) -> None:
        self.game = game
        self.players = players
        self.seconds = seconds
        self.options = game.resolve(players, {})
        self.games = 0
        self.rng = rng("bench")
        self.random = Random("bench").random

    def start(self) -> State:
        """The next game."""
        self.games += 1
        state = self.game.set_up(self.players, self.options, Chance(str(self.games)))
        state.begin()
        return state

    def inside(self) -> float:
        return work_per_second(lambda: playout(self.start(), self.rng), self.seconds)

    def api(self) -> float:
        def play() -> int:
            state, random, moves = self.start(), self.random, 0
            while (seat := state.actor()) >= 0:
                legal = state.legal(seat)
                state.apply(seat, legal[floor(random() * len(legal))])
                moves += 1
            return moves

        return work_per_second(play, self.seconds)

    def viewed(self) -> float:
        def play() -> int:
            state, random, moves = self.start(), self.random, 0
            while (seat := state.actor()) >= 0:
                state.view(seat)
                legal = state.legal(seat)
                state.apply(seat, legal[floor(random() * len(legal))])
                moves += 1
            return moves

        return work_per_second(play, self.seconds)

    def positions(self) -> list[State]:
        """Some positions, spread over whole games."""
        found: list[State] = []
        wanted = max(2, min(POSITIONS, round(2 * POSITIONS * self.seconds)))
        while len(found) < wanted:
            state = self.start()
            while (seat := state.actor()) >= 0:
                found.append(state.copy())
                state.step(seat, state.pick(seat, self.rng))
        return found[:: len(found) // wanted]

    def each(self, work: Callable[[], int]) -> float:
        """Microseconds for one piece of this work."""
        return 1e6 / work_per_second(work, self.seconds)

    def figures(self) -> Figures:
        states = self.positions()
        views = [state.view(state.actor()) for state in states]
        imagine, source = self.game.imagine, self.rng
        return Figures(
            game=self.game.id,
            players=self.players,
            inside=self.inside(),
            api=self.api(),
            viewed=self.viewed(),
            copy=self.each(lambda: len([state.copy() for state in states])),
            imagine=self.each(lambda: len([imagine(view, source) for view in views])),
            imagine_and_copy=self.each(lambda: len([imagine(view, source).copy() for view in views])),
        )


def measure(games: list[Game], seconds: float) -> list[Figures]:
    """Every game with every number of players, as this process runs them."""
    return [Bench(game, players, seconds).figures() for game in games for players in game.players]


def measure_pure(games: list[Game], seconds: float) -> list[Figures]:
    """The same from the sources, in a process of its own."""
    command = [sys.executable, "-m", "katzentisch.bench", str(seconds), *(game.id for game in games)]
    environment = {**os.environ, "KATZENTISCH_PURE": "1"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=list[Figures])
