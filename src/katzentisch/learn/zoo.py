"""Every game as an environment of PettingZoo (AEC), an agent for each seat.

Where all choose at once, the agents choose one after the other and none sees what another chose. An agent acts only
when the game waits for it: interrupts, such as an anytime card, are open to whoever is to move, not to the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from katzentisch.learn.buffers import Array
from katzentisch.learn.initial_states import Seed
from katzentisch.learn.rewards import Reward
from katzentisch.learn.single_match import SingleMatch
from katzentisch.learn.spaces import observation_space


def env(
    game: str,
    players: int,
    options: Mapping[str, str] | None = None,
    reward: Reward = "rank",
    render_mode: str | None = None,
) -> OrderEnforcingWrapper[str, Any, Any]:
    """An environment that also notices calls in the wrong order."""
    return OrderEnforcingWrapper(Environment(game, players, options or {}, reward, render_mode))


class Environment(AECEnv[str, dict[str, Array], int]):
    """One table; a move that is not legal raises IllegalAction and changes nothing."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: str, players: int, options: Mapping[str, str], reward: Reward, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.single = SingleMatch(game, players, options, reward)
        self.metadata = {**self.metadata, "name": f"katzentisch_{self.single.game.id}_v{self.single.game.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        layout = self.single.layout
        self.observation_spaces = {agent: observation_space(layout) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(layout.moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: Seed | None = None, options: dict[str, Any] | None = None) -> None:
        self.single.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.single.actor]

    def observe(self, agent: str) -> dict[str, Array]:
        """What an agent sees; its mask is empty unless it is to move."""
        return self.single.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        paid = self.single.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        if self.single.actor < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.single.actor]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The match so far as a record."""
        return self.single.record() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
