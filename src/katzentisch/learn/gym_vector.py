"""Many matches as one vector environment of Gymnasium: one seat of each learns, built-in policies play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from katzentisch.core.catalogue import find
from katzentisch.learn.buffers import Array
from katzentisch.learn.masks import random_moves
from katzentisch.learn.rewards import Reward
from katzentisch.learn.spaces import Moves, observation_space
from katzentisch.learn.vector import Vector


class LegalMoves(gymnasium.spaces.MultiDiscrete):
    """A move for each match; a sample without a mask is legal, as long as the space belongs to its environment."""

    def __init__(self, matches: int, moves: int, vector: Vector | None = None) -> None:
        super().__init__(np.full(matches, moves))
        self._vector = vector

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self._vector is not None:
            return random_moves(self._vector.buffers.masks, self.np_random)
        return super().sample(mask, probability)

    def __getstate__(self) -> dict[str, Any]:
        """A copy or pickle of the space alone leaves the environment behind: it samples among all moves."""
        return {**self.__dict__, "_vector": None}


class VectorEnvironment(VectorEnv[Any, Any, Any]):
    """A `Vector` for one learner, who sits at a random seat of each match; a match that ends is followed at once."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, str] | None = None,
        reward: Reward = "rank",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` are policies (`opponent_policies` of a game's `bots`, or `random`), drawn for each seat."""
        players = find(game).game.players[0] if players is None else players
        rivals = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        self.num_envs = num_envs
        self.vector = Vector(game, players, options, matches=num_envs, reward=reward, rivals=rivals)
        self.render_mode = render_mode
        self.single_observation_space = observation_space(self.vector.layout)
        self.single_action_space = Moves(self.vector.layout.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = LegalMoves(num_envs, self.vector.layout.moves, self.vector)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.vector.reset(seed=first)
        return self._observe(), {}

    def step(self, actions: Any) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        rows = np.arange(self.num_envs)
        seats = self.vector.buffers.seats.copy()
        seen = self.vector.step(np.asarray(actions))
        rewards = seen.rewards[rows, seats].astype(np.float64)
        return self._observe(), rewards, seen.ended.copy(), np.zeros(self.num_envs, np.bool_), {}

    def action_masks(self) -> Array:
        """True for every move that is legal now, a row for each match."""
        return self.vector.buffers.masks.astype(bool)

    def _observe(self) -> dict[str, Array]:
        seen = self.vector.buffers
        return {"observation": seen.observations.copy(), "action_mask": seen.masks.copy()}
