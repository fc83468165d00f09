"""One match after the other, for interfaces that step a single match."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance
from katzentisch.core.game import Move, Seat
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.learn.buffers import Array
from katzentisch.learn.encoder import Encoder
from katzentisch.learn.errors import IllegalAction
from katzentisch.learn.initial_states import Seed, normalize_seed
from katzentisch.learn.rewards import Reward, RewardTracker, reward_kind


class SingleMatch:
    """Holds the state, hands out what each seat may know, and pays rewards. Pickled as its seed and moves."""

    def __init__(self, game: str, players: int, options: Mapping[str, str], reward: Reward) -> None:
        reward_kind(reward)
        self.entry = find(game)
        self.game = self.entry.game
        self.players = players
        self.options = self.game.resolve(players, options)
        self.reward: Reward = reward
        self.encoder = Encoder(game, players)
        self.layout = self.encoder.layout
        self.seed = secrets.token_hex(8)
        self.number = -1
        """Which match since the seed was given."""
        self.moves: list[tuple[Seat, Move]] = []
        self._begun: State | None = None

    def begin(self, seed: Seed | None) -> None:
        """The next match; a seed decides this one and all that follow without one."""
        if seed is not None:
            self.seed, self.number = normalize_seed(seed), -1
        self.number += 1
        self._begun = self.game.start(self.players, self.options, Chance(self.match_seed))
        self._rewards = RewardTracker(self.reward, self._state)
        self.moves = []

    def __getstate__(self) -> dict[str, Any]:
        arguments = (self.game.id, self.players, self.options, self.reward)
        return {"arguments": arguments, "seed": self.seed, "number": self.number, "moves": self.moves}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__init__(*saved["arguments"])  # type: ignore[misc]
        self.seed, self.number = saved["seed"], saved["number"] - 1
        if saved["number"] >= 0:
            self.begin(None)
            for _, move in saved["moves"]:
                self.play(move)

    @property
    def _state(self) -> State:
        if self._begun is None:
            raise RuntimeError("no match has begun: reset comes first")
        return self._begun

    @property
    def match_seed(self) -> str:
        """With it anybody can play this match again."""
        return f"{self.seed}-{self.number}"

    @property
    def actor(self) -> Seat:
        """Who is to move: of several the first by seat, -1 when it is over."""
        return self._state.actor()

    def view(self, seat: Seat) -> View:
        return self._state.view(seat)

    def legal(self, seat: Seat) -> list[Move]:
        """What a seat may do; nothing unless the match waits for it."""
        return self._state.legal(seat) if seat == self.actor else []

    def actors(self) -> list[Seat]:
        """All seats that the match waits for."""
        return self._state.actors()

    def points(self) -> list[int]:
        """Everybody's points, as the rulebook counts them now; only the referee and the end of a match may tell."""
        return self._state.points()

    def observe(self, seat: Seat) -> dict[str, Array]:
        """What a seat sees, and a mask of what it may do now."""
        return {"observation": self.encoder.encode(self._state.view(seat)), "action_mask": self.mask(seat)}

    def mask(self, seat: Seat) -> Array:
        """1 for every move that is legal now, where seats move one after the other."""
        return self.encoder.mask(self.legal(seat))

    def mask_of_waiting(self, seat: Seat) -> Array:
        """1 for every move that is legal now, where all seats that the match waits for move at once."""
        return self.encoder.mask(self._state.legal(seat) if seat in self._state.actors() else [])

    def play(self, action: object) -> list[float]:
        """Make a move for the seat to act and return everybody's reward; IllegalAction if it is not legal."""
        seat, move = self.actor, self._number(action)
        if not self._state.allows(seat, move):
            reason = self._state.why_not(seat, move).key
            name = self.game.spell(move) if 0 <= move < self.layout.moves else "no move"
            raise IllegalAction(f"seat {seat}: move {move} ({name}) is not legal: {reason}")
        self._state.step(seat, move)
        self.moves.append((seat, move))
        return self._rewards.pay(self._state)

    def _number(self, action: object) -> Move:
        if isinstance(action, bool) or not isinstance(action, int | np.integer | np.ndarray):
            raise TypeError(f"a move is a whole number, not {type(action).__name__} {action!r}")
        if isinstance(action, np.ndarray) and (action.shape != () or action.dtype.kind not in "iu"):
            raise TypeError(f"a move is one whole number, not {action.dtype} of shape {action.shape}")
        return int(action)

    def record(self) -> str:
        """The match so far as a record, for people."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        lines = ["katzentisch 1", f"game {self.game.id}/{self.game.version}"]
        lines.append("players " + ", ".join(f"seat {seat}" for seat in range(self.players)))
        lines += [f"options {options}"] * bool(options)
        lines.append(f"seed {self.match_seed}")
        return "\n".join(lines + [f"{seat} {self.game.spell(move)}" for seat, move in self.moves]) + "\n"
