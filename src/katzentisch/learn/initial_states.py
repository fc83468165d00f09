"""The initial states of a vector: one seed for each match, or copies where a set-up is slow."""

from __future__ import annotations

from collections.abc import Mapping

from katzentisch.core.chance import Chance, rng
from katzentisch.core.game import Game
from katzentisch.core.state import State

Seed = int | str


class InitialStates:
    """Calls with row and number give a state, a pure function of both and of the seed."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str], seed: Seed, setups: int) -> None:
        self.game = game
        self.players = players
        self.options = game.resolve(players, options)
        self.seed = normalize_seed(seed)
        self.made: dict[str, State] = {}
        """Set-ups that took long, to be copied."""
        if setups < 1:
            raise ValueError(f"there must be a set-up, not {setups}")
        self.setups = setups if game.laborious else 0

    def seed_of(self, row: int, number: int) -> str:
        """The seed with which anybody can play this match again."""
        if self.setups:
            return f"{self.seed}-setup-{rng(f'{self.seed} {row} {number}').below(self.setups)}"
        return f"{self.seed}-{row}-{number}"

    def __call__(self, row: int, number: int) -> State:
        seed = self.seed_of(row, number)
        if not self.setups:
            return self.start(seed)
        if seed not in self.made:
            self.made[seed] = self.start(seed)
        return self.made[seed].copy()

    def start(self, seed: str) -> State:
        state = self.game.set_up(self.players, self.options, Chance(seed))
        state.begin()
        return state


def normalize_seed(seed: Seed) -> str:
    """A seed as text; TypeError if it is neither a number nor text."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise TypeError(f"a seed is a whole number or a text, not {type(seed).__name__} {seed!r}")
    text = str(seed)
    if text.split() != [text]:
        raise ValueError(f"a seed is one word, not {seed!r}")
    return text
