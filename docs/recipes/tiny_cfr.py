"""Solve tiny versions of the card games by counterfactual regret minimisation (CFR); exploitability is exact.

    python docs/recipes/tiny_cfr.py "katzentisch_tiny_5211(colours=3,copies=4)" --iterations 10 100 1000

In a clone: `pip install '.[learn]' open_spiel`. `cached_tree` keeps the tree in C++, so only the first walk is slow.
CFR draws nothing at random: every run prints the same figures.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import pyspiel

from katzentisch.learn.spiel import TINY  # importing it registers the games

GAMES = [f"katzentisch_{TINY}{game}()" for game in ("5211", "cat_in_the_box")]


def count(game: Any) -> tuple[int, int, int]:
    """Deals, histories and information states of the whole tree."""
    histories, seen, waiting = 0, set(), [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        histories += 1
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            seen.add((state.current_player(), state.information_state_string()))
        waiting += [state.child(action) for action in state.legal_actions()]
    return len(game.new_initial_state().chance_outcomes()), histories, len(seen)


def solve(name: str, iterations: Sequence[int]) -> list[float]:
    """The exploitability of uniform play, and of CFR's average policy after so many iterations."""
    game = pyspiel.load_game(f"cached_tree(game={name})")
    solver = pyspiel.CFRSolver(game)
    found, done = [pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)) / 2], 0
    for until in sorted(iterations):
        for _ in range(until - done):
            solver.evaluate_and_update_policy()
        done = until
        found.append(pyspiel.nash_conv(game, solver.average_policy()) / 2)
    return found


def row(name: str, iterations: Sequence[int]) -> str:
    """One line of the table."""
    sizes = [f"{number:,}" for number in count(pyspiel.load_game(name))]
    return f"| `{name}` | " + " | ".join(sizes + [f"{figure:.5f}" for figure in solve(name, iterations)]) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--iterations", type=int, nargs="+", default=[10, 100])
    chosen = parser.parse_args()
    steps = " | ".join(f"{number} iterations" for number in sorted(chosen.iterations))
    print(f"| game | deals | histories | information states | uniform | {steps} |")
    print("|---" * (5 + len(chosen.iterations)) + "|")
    for name in chosen.games:
        print(row(name, chosen.iterations), flush=True)


if __name__ == "__main__":
    main()
