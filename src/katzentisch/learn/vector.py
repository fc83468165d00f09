"""Thousands of matches of one game in one call; observations, masks and rewards in arrays."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from ctypes import c_char
from typing import Any

import numpy as np

from katzentisch.core.catalogue import find
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game_package import GamePackage
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.state import State
from katzentisch.learn.buffers import KINDS, Array, Buffers, check
from katzentisch.learn.errors import IllegalAction
from katzentisch.learn.initial_states import InitialStates, Seed
from katzentisch.learn.layout import layout, observer_of
from katzentisch.learn.matches import Matches
from katzentisch.learn.opponents import Opponents
from katzentisch.learn.rewards import Reward, reward_kind

SETUPS = 64
"""Set-ups that are made and then copied, where making one is slow."""


class Vector:
    """Matches side by side. `step` makes a move in each; one that ends is followed by the next at once.

    A seat acts only when the game waits for it: where all choose at once they choose one after the other, none seeing
    what another chose, and interrupts are open to the seat to move, not to the others.
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
        """With `rivals`, built-in policies play all seats but one in this share of the matches.

        Without `buffers` of the caller, `self.buffers` shows the memory that the matches write to. `first` is the
        number of the first match: two halves side by side play what the whole would.
        """
        entry = find(game)
        if matches < 1:
            raise ValueError(f"there must be a match, not {matches}")
        self.game = entry.game
        self.starts = InitialStates(self.game, players, options or {}, seed, setups)
        self.layout = layout(self.game.id, players)
        self.matches = matches
        self.first = first
        self._settings = {"reward": reward, "rivals": tuple(rivals), "share": share}
        self._matches = Matches(
            observer_of(entry),
            self._fresh,
            make_opponents(entry, rivals, share),
            matches,
            players,
            self.layout.size,
            self.layout.moves,
            self._clear,
        )
        self._matches.reward = reward_kind(reward)
        inside = self._matches
        self._views = Buffers(
            memory_of(inside.writer.numbers, np.int16).reshape(matches, self.layout.size),
            memory_of(inside.masks, np.int8).reshape(matches, self.layout.moves),
            memory_of(inside.seats, np.int16),
            memory_of(inside.rewards, np.float64).reshape(matches, players),
            memory_of(inside.ended, np.bool_),
        )
        self._observation_bytes = self._views.observations.view(np.uint8)
        rewards = np.zeros((matches, players), KINDS[3])
        self._shared = buffers is None
        self.buffers = (
            self._views._replace(rewards=rewards) if buffers is None else check(buffers, self.layout, matches)
        )
        self.reset()

    def _fresh(self, row: int, number: int) -> tuple[State, Rng]:
        row += self.first
        return self.starts(row, number), rng(f"{self.starts.seed} company {row} {number}")

    def reset(self, seed: Seed | None = None) -> Buffers:
        """Start all matches from the beginning, with another seed if one is given."""
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
        """The seed of the current match of a row: `katzentisch play --seed …` deals the same."""
        return self.starts.seed_of(self.first + row, self._matches.numbers[row])

    def save(self) -> bytes:
        """All matches as they are now; `restore` goes back to them, in this process or another."""
        inside = self._matches
        return pickle.dumps(
            {
                "seed": self.starts.seed,
                "states": inside.states,
                "numbers": inside.numbers,
                "seats": inside.seat_players,
                "rngs": inside.rngs,
                "points": inside.points,
                "rewards": self._views.rewards.copy(),
                "ended": self._views.ended.copy(),
            }
        )

    def restore(self, saved: bytes) -> Buffers:
        """Go back to matches that a vector of the same game, players and size saved. Load only files you trust."""
        found: dict[str, Any] = pickle.loads(saved)
        states: list[State] = found["states"]
        if len(states) != self.matches or type(states[0]) is not type(self._matches.states[0]):
            raise ValueError(f"{len(states)} matches of {type(states[0]).__name__} do not fit this vector")
        self.starts = InitialStates(
            self.game, self.layout.players, self.starts.options, found["seed"], self.starts.setups or SETUPS
        )
        inside = self._matches
        inside.states, inside.numbers, inside.seat_players = states, found["numbers"], found["seats"]
        inside.rngs, inside.points = found["rngs"], found["points"]
        self._views.rewards[:], self._views.ended[:] = found["rewards"], found["ended"]
        inside.show_all()
        return self._show()

    def clone(self, row: int, matches: int = 1) -> Vector:
        """A vector in which every match goes on from where one of these is: for rollouts of one position."""
        inside = self._matches
        other = Vector(
            self.game.id,
            self.layout.players,
            self.starts.options,
            matches=matches,
            seed=self.starts.seed,
            setups=self.starts.setups or SETUPS,
            **self._settings,  # type: ignore[arg-type]
        )
        into = other._matches
        into.states = [inside.states[row].copy() for _ in range(matches)]
        into.seat_players = [list(inside.seat_players[row]) for _ in range(matches)]
        into.points = [list(inside.points[row]) for _ in range(matches)]
        into.numbers = [inside.numbers[row]] * matches
        into.rngs = [pickle.loads(pickle.dumps(inside.rngs[row])) for _ in range(matches)]
        into.show_all()
        other._show()
        return other

    def __getstate__(self) -> dict[str, Any]:
        arguments = (self.game.id, self.layout.players, self.starts.options)
        more = {"matches": self.matches, "seed": self.starts.seed, "first": self.first, **self._settings}
        return {"arguments": arguments, "more": {**more, "setups": self.starts.setups or SETUPS}, "saved": self.save()}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__init__(*saved["arguments"], **saved["more"])  # type: ignore[misc]
        self.restore(saved["saved"])

    def _why_not(self, row: int, move: int) -> str:
        state, seat = self._matches.states[row], int(self._matches.seats[row])
        name = self.game.spell(move) if 0 <= move < self.layout.moves else f"below 0 or above {self.layout.moves - 1}"
        return f"match {row}, seat {seat}: move {move} ({name}) is not legal: {state.why_not(seat, move).key}"

    def _clear(self, first: int, end: int) -> None:
        self._observation_bytes[first:end].fill(0)
        self._views.masks[first:end].fill(0)

    def _show(self) -> Buffers:
        """Copy what the matches wrote to where it does not lie already."""
        if self._shared:
            self.buffers.rewards[:] = self._views.rewards
        else:
            for buffer, numbers in zip(self.buffers, self._views, strict=True):
                np.copyto(buffer, numbers, casting="unsafe")
        return self.buffers


def memory_of(numbers: Any, kind: Any) -> Array:
    """The memory of a vec as an array that can be written to; the vec must be neither replaced nor extended."""
    found = np.frombuffer(memoryview(numbers), kind)
    shared: Any = (c_char * found.nbytes).from_address(found.ctypes.data)
    shared.owner = found  # the array below keeps `shared`, and that the memory
    array: Array = np.frombuffer(shared, kind)
    return array


def make_opponents(entry: GamePackage, rivals: Sequence[str], share: float) -> Opponents:
    """The built-in policies with these names, in this share of the matches; ValueError for an unknown name."""
    policies = {"random": PlayoutPolicy(), **entry.bots.opponent_policies}
    for name in rivals:
        if name not in policies:
            raise ValueError(f"{entry.game.id}: rivals are {', '.join(policies)}, not {name!r}")
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
