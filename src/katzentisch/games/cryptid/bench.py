"""What only this game measures: puzzles made, the posterior of a view, and moves of a hunt that is set up."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from katzentisch.core.chance import Chance, rng
from katzentisch.core.game import GALLERY
from katzentisch.core.game_package import GameBench
from katzentisch.core.state import State, playout
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.bots.solver import honest
from katzentisch.games.cryptid.bots.thought import Thought
from katzentisch.games.cryptid.rules.deduce import deduce, posterior
from katzentisch.games.cryptid.rules.puzzle import make
from katzentisch.games.cryptid.view import CryptidView

MODES = ("normal", "advanced")
PUZZLES = {(4, "normal"): 100.0, (5, "advanced"): 20.0}
"""How many a second we want."""


def figures(seconds: float) -> list[tuple[str, float, float | None, bool]]:
    """Every figure with its target if it has one and whether that is a limit, in CPU time."""
    found: list[tuple[str, float, float | None, bool]] = []
    for mode in MODES:
        for players in game.players:
            source = rng(f"bench {mode} {players}")
            each = timed(lambda n=players, m=mode, s=source: make(s, n, m == "advanced"), seconds)  # type: ignore[misc]
            text = f"cryptid: puzzles a second, {players} players {mode}"
            found.append((text, 1 / each, PUZZLES.get((players, mode)), False))
    for who, gallery in (("player", False), ("gallery", True)):
        text = f"cryptid: posterior of five players advanced, slowest of a {who}, ms"
        found.append((text, 1000 * slowest_posterior(gallery), 50.0, True))
    found.append(("cryptid: imagined hunts a second, 4 players advanced", hunts_a_second(seconds), None, False))
    found.append(("cryptid: random moves a second, 4 players", moves_a_second(seconds), 300_000.0, False))
    return found


def timed(work: Callable[[], object], seconds: float) -> float:
    """Seconds of CPU time that one piece of work takes."""
    times = 0
    start = process_time()
    while process_time() - start < seconds:
        work()
        times += 1
    return (process_time() - start) / times


def hunt(players: int, mode: str, seed: str) -> State:
    return game.start(players, {"mode": mode}, Chance(seed))


def slowest_posterior(gallery: bool) -> float:
    """The longest that the gallery's or the actor's posterior took along a hunt, each seen for the first time."""
    state = hunt(5, "advanced", "posterior")
    source = rng("posterior")
    slowest = 0.0
    for _ in range(40):
        view = state.view(GALLERY if gallery else state.actor())
        posterior.cache_clear()
        assert isinstance(view, CryptidView)
        start = process_time()
        deduce(view)
        slowest = max(slowest, process_time() - start)
        state.step(state.actor(), state.pick(state.actor(), source))
        if not state.actors():
            break
    return slowest


def hunts_a_second(seconds: float) -> float:
    """Hunts that the solver plays on in imagined worlds, from the first turn."""
    state = hunt(4, "advanced", "hunts")
    source = rng("hunts")
    for _ in range(8):
        state.step(state.actor(), state.pick(state.actor(), source))
    view = state.view(state.actor())
    assert isinstance(view, CryptidView)
    thought = Thought(view, "hunts")
    arm = thought.turns([move for move in state.legal(state.actor()) if honest(view, move)])[0]
    return 1 / timed(lambda: thought.play(arm), seconds)


def moves_a_second(seconds: float) -> float:
    """Random play inside the engine, from a hunt that is set up."""
    ready = hunt(4, "normal", "moves")
    source = rng("moves")
    moves = 0
    start = process_time()
    while process_time() - start < seconds:
        moves += playout(ready.copy(), source)
    return moves / (process_time() - start)


part = GameBench(figures=figures)
