"""Every game as an environment of PettingZoo, an agent for each seat: `env` (AEC) and `parallel_env`.

Where all choose at once, the agents of an AEC environment choose one after the other and none sees what another chose;
in a parallel environment they choose in one step. An agent acts only when the game waits for it: interrupts, such as an
anytime card, are open to the agent to move, not to the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from katzentisch.core.catalogue import find
from katzentisch.learn.buffers import Array
from katzentisch.learn.initial_states import Seed
from katzentisch.learn.rewards import Reward
from katzentisch.learn.single_match import SingleMatch
from katzentisch.learn.spaces import Moves, observation_space


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: Reward = "rank",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> OrderEnforcingWrapper[str, Any, Any]:
    """An AEC environment that also notices calls in the wrong order."""
    return OrderEnforcingWrapper(raw_env(game, players, options, reward, render_mode, max_cycles))


def raw_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: Reward = "rank",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> Environment:
    """The AEC environment itself. A match is truncated before an agent acts more than `max_cycles` times."""
    return Environment(game, seats_of(game, players), options or {}, reward, render_mode, max_cycles)


def parallel_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: Reward = "rank",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> ParallelEnvironment:
    """A parallel environment; a match is truncated after `max_cycles` steps."""
    return ParallelEnvironment(game, seats_of(game, players), options or {}, reward, render_mode, max_cycles)


class ZooModule(NamedTuple):
    """One game as PettingZoo's tools expect a module of environments."""

    env: Callable[..., OrderEnforcingWrapper[str, Any, Any]]
    raw_env: Callable[..., Environment]
    parallel_env: Callable[..., ParallelEnvironment]


def module(game: str, players: int | None = None) -> ZooModule:
    """The environments of one game, as PettingZoo's tools take them."""
    return ZooModule(partial(env, game, players), partial(raw_env, game, players), partial(parallel_env, game, players))


def seats_of(game: str, players: int | None) -> int:
    """The number of players, by default the least that the game allows."""
    return find(game).game.players[0] if players is None else players


def metadata_name(single: SingleMatch) -> str:
    """The name in an environment's metadata."""
    return f"katzentisch_{single.game.id}_v{single.game.version}"


class Environment(AECEnv[str, dict[str, Array], int]):
    """One table; a move that is not legal raises IllegalAction and changes nothing."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, str],
        reward: Reward,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.single = SingleMatch(game, players, options, reward)
        self.metadata = {**self.metadata, "name": metadata_name(self.single)}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.acted = [0] * players
        """How often each agent has acted."""
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        layout = self.single.layout
        self.observation_spaces = {agent: observation_space(layout) for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: Moves(layout.moves, partial(self.single.mask, seat))
            for seat, agent in enumerate(self.possible_agents)
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        """An unpickled environment samples legal moves like its original."""
        self.__dict__.update(saved)
        for seat, space in enumerate(self.action_spaces.values()):
            assert isinstance(space, Moves)
            space._mask = partial(self.single.mask, seat)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: Seed | None = None, options: dict[str, Any] | None = None) -> None:
        self.single.begin(seed)
        self.acted = [0] * len(self.possible_agents)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"seed": self.single.match_seed} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.single.actor]

    def observe(self, agent: str) -> dict[str, Array]:
        """What an agent sees; its mask is empty unless it is to move."""
        return self.single.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.single.actor
        paid = self.single.play(action)
        self.acted[seat] += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        following = self.single.actor
        if following < 0:
            points = self.single.points()
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"seed": self.single.match_seed, "points": points} for agent in self.agents}
            self.agent_selection = self.agents[0]
        elif self.max_cycles is not None and self.acted[following] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[following]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The match so far as a record."""
        return self.single.record() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class ParallelEnvironment(ParallelEnv[str, dict[str, Array], int]):
    """One table; all agents that the game waits for act in one step, and the actions of the others are ignored.

    A move that is not legal raises IllegalAction; moves of the same step by lower seats have been made then.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, str],
        reward: Reward,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self.single = SingleMatch(game, players, options, reward)
        self.metadata = {**self.metadata, "name": metadata_name(self.single)}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.cycles = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        layout = self.single.layout
        self.observation_spaces = {agent: observation_space(layout) for agent in self.possible_agents}
        self.action_spaces = {
            agent: Moves(layout.moves, partial(self.single.mask_of_waiting, seat))
            for seat, agent in enumerate(self.possible_agents)
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        """An unpickled environment samples legal moves like its original."""
        self.__dict__.update(saved)
        for seat, space in enumerate(self.action_spaces.values()):
            space._mask = partial(self.single.mask_of_waiting, seat)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Array]], dict[str, dict[str, Any]]]:
        self.single.begin(seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        return self._observe(self.agents), {agent: {"seed": self.single.match_seed} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Array]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        waiting = set(self.single.actors())
        paid = [0.0] * len(self.possible_agents)
        while (seat := self.single.actor) in waiting:
            waiting.discard(seat)
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"the game waits for {agent}, which has no action")
            paid = [before + more for before, more in zip(paid, self.single.play(actions[agent]), strict=True)]
        self.cycles += 1
        agents, over = self.agents, self.single.actor < 0
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        info = {"seed": self.single.match_seed, **({"points": self.single.points()} if over else {})}
        if over or late:
            self.agents = []
        return (
            self._observe(agents),
            dict(zip(self.possible_agents, paid, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: dict(info) for agent in agents},
        )

    def _observe(self, agents: list[str]) -> dict[str, dict[str, Array]]:
        seats = [self.possible_agents.index(agent) for agent in agents]
        return {
            agent: {
                "observation": self.single.encoder.encode(self.single.view(seat)),
                "action_mask": self.single.mask_of_waiting(seat),
            }
            for agent, seat in zip(agents, seats, strict=True)
        }

    def render(self) -> str | None:
        """The match so far as a record."""
        return self.single.record() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
