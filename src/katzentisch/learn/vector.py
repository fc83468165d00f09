"""Thousands of matches of one game in one call; observations, masks and rewards in the caller's arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from katzentisch.core.catalogue import find
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game_package import GamePackage
from katzentisch.core.state import State
from katzentisch.learn.buffers import Array, Buffers, allocate, check
from katzentisch.learn.errors import IllegalAction
from katzentisch.learn.initial_states import InitialStates, Seed
from katzentisch.learn.layout import layout, observer_of
from katzentisch.learn.matches import Matches
from katzentisch.learn.opponents import Opponents
from katzentisch.learn.rewards import Reward, reward_kind

SETUPS = 64
"""Set-ups that are made and then copied, where making one takes long."""


class Vector:
    """Matches side by side. `step` makes a move in each; one that ends is followed by the next at once.

    A seat acts only when the game waits for it: where all choose at once they choose one after the other, none seeing
    what another chose, and interrupts are open to whoever is to move, not to the others.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, str] | None = None,
        *,
        matches: int,
        seed: Seed = 0,
        reward: Reward = "rank",
        setups: int = SETUPS,
        rivals: Sequence[str] = (),
        share: float = 1.0,
        buffers: Buffers | None = None,
        first: int = 0,
    ) -> None:
        """With `rivals`, players of the house sit in all seats but one of this share of the matches.

        `first` is the number of the first match: two halves side by side play what the whole would.
        """
        entry = find(game)
        if matches < 1:
            raise ValueError(f"there must be a match, not {matches}")
        self.game = entry.game
        self.starts = InitialStates(self.game, players, options or {}, seed, setups)
        self.layout = layout(self.game.id, players)
        self.matches = matches
        self.first = first
        self.buffers = allocate(self.layout, matches) if buffers is None else check(buffers, self.layout, matches)
        self._matches = Matches(
            observer_of(entry),
            self._fresh,
            opponents(entry, rivals, share),
            matches,
            players,
            self.layout.size,
            self.layout.moves,
        )
        self._matches.reward = reward_kind(reward)
        self.reset()

    def _fresh(self, row: int, number: int) -> tuple[State, Rng]:
        row += self.first
        return self.starts(row, number), rng(f"{self.starts.seed} company {row} {number}")

    def reset(self, seed: Seed | None = None) -> Buffers:
        """Begin anew, with another seed if one is given."""
        if seed is not None:
            self.starts = InitialStates(
                self.game, self.layout.players, self.starts.options, seed, self.starts.setups or SETUPS
            )
        self._matches.start()
        return self._show()

    def step(self, actions: Array) -> Buffers:
        """Make a move in every match; IllegalAction, and nothing has changed, if one of them is not legal."""
        moves: list[int] = whole_numbers(actions, self.matches).tolist()
        row = self._matches.refused(moves)
        if row >= 0:
            raise IllegalAction(self._why_not(row, moves[row]))
        self._matches.step(moves)
        return self._show()

    def seed_of(self, row: int) -> str:
        """The seed of the match that is on in a row: `katzentisch play --seed …` deals the same."""
        return self.starts.seed_of(self.first + row, self._matches.numbers[row])

    def _why_not(self, row: int, move: int) -> str:
        state, seat = self._matches.states[row], int(self._matches.seats[row])
        name = self.game.spell(move) if 0 <= move < self.layout.moves else f"below 0 or above {self.layout.moves - 1}"
        return f"match {row}, seat {seat}: move {move} ({name}) is not legal: {state.why_not(seat, move).key}"

    def _show(self) -> Buffers:
        inside = self._matches
        shown: Sequence[Array] = (
            np.frombuffer(memoryview(inside.writer.numbers), np.int16),
            np.frombuffer(memoryview(inside.masks), np.uint8),
            np.frombuffer(memoryview(inside.seats), np.int16),
            np.frombuffer(memoryview(inside.rewards), np.float64),
            np.frombuffer(memoryview(inside.ended), np.uint8),
        )
        for buffer, numbers in zip(self.buffers, shown, strict=True):
            np.copyto(buffer, numbers.reshape(buffer.shape), casting="unsafe")
        return self.buffers


def opponents(entry: GamePackage, rivals: Sequence[str], share: float) -> Opponents:
    """The players of the house with these names, in this share of the matches; ValueError where there are none such."""
    policies = entry.bots.opponent_policies
    for name in rivals:
        if name not in policies:
            raise ValueError(f"{entry.game.id}: rivals are {', '.join(policies) or 'not to be had'}, not {name!r}")
    if not 0 <= share <= 1:
        raise ValueError(f"a share of matches is 0 to 1, not {share}")
    return Opponents([policies[name] for name in rivals], share)


def whole_numbers(actions: Array, matches: int) -> Array:
    """A move for each match, or ValueError and TypeError that say what is there instead."""
    found = np.asarray(actions)
    if found.shape != (matches,):
        raise ValueError(f"actions: a move for each of {matches} matches is needed, not shape {found.shape}")
    if found.dtype.kind not in "iu":
        raise TypeError(f"actions: whole numbers are needed, not {found.dtype}")
    return found
