"""Every game as a Python game of OpenSpiel; importing this module registers `katzentisch_5211` and the like.

Chance is one node at the root that draws one of `deals` seeds, all as likely. Where all choose at once they choose one
after the other, none seeing what another chose; interrupts are open to whoever is to move.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance
from katzentisch.core.state import State
from katzentisch.core.view import encode
from katzentisch.learn.encoder import Encoder
from katzentisch.learn.layout import learnable
from katzentisch.learn.matches import rank_rewards

DEALS = 1000
OPTIONS = "options"
"""The parameter that holds options, as in `mode:advanced card:drawn`."""


class Table:
    """What all positions of a game share, and none copies."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        self.game = find(name).game
        self.players = int(parameters["players"])
        self.deals = int(parameters["deals"])
        chosen = dict(each.split(":", 1) for each in str(parameters[OPTIONS]).split())
        self.options = self.game.resolve(self.players, chosen)
        self.encoder = Encoder(name, self.players)

    def deal(self, number: int) -> State:
        return self.game.start(self.players, self.options, Chance(str(number)))

    def __deepcopy__(self, memory: dict[int, Any]) -> Table:
        return self


class Position:
    """A state that knows how OpenSpiel copies."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memory: dict[int, Any]) -> Position:
        return Position(self.state.copy())


class SpielGame(pyspiel.Game):
    """The rulebook, with so many players and options."""

    def __init__(self, name: str, parameters: dict[str, Any] | None = None) -> None:
        given = {**defaults(name), **(parameters or {})}
        self.table = table = Table(name, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.game.moves,
            max_chance_outcomes=table.deals,
            num_players=table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if table.players > 1 else None,
            max_game_length=table.game.longest(table.players, table.options),
        )
        super().__init__(kind(name), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.table.encoder)


class SpielState(pyspiel.State):
    """One position; before the deal it is chance's turn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.position: Position | None = None

    @property
    def state(self) -> State | None:
        return None if self.position is None else self.position.state

    def current_player(self) -> Any:
        if self.state is None:
            return pyspiel.PlayerId.CHANCE
        seat = self.state.actor()
        return pyspiel.PlayerId.TERMINAL if seat < 0 else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.table.deals) for deal in range(self.table.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """Nobody but who is to move has any."""
        return [] if self.state is None or player != self.state.actor() else self.state.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.position = Position(self.table.deal(action))
        else:
            self.state.apply(self.state.actor(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.table.game.spell(action)

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.actor() < 0

    def returns(self) -> list[float]:
        if self.state is None or self.state.actor() >= 0:
            return [0.0] * self.table.players
        return rank_rewards(self.state.ranking())

    def __str__(self) -> str:
        return " / ".join(self.action_to_string(each.player, each.action) for each in self.full_history())


class SpielObserver:
    """What a seat sees, as OpenSpiel asks for it: a tensor, and the view itself as text."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.tensor = np.zeros(encoder.layout.size, np.float32)
        self.dict = {
            f"{part.name} {part.player}".removesuffix(" -1"): self.tensor[part.offset : part.offset + part.length]
            for part in encoder.layout.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.state is None:
            self.tensor.fill(0)
        else:
            self.encoder.encode(state.state.view(player), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return "" if state.state is None else encode(state.state.view(player)).decode()


def defaults(name: str) -> dict[str, Any]:
    """The parameters and what they are if nobody says."""
    return {"players": find(name).game.players[0], "deals": DEALS, OPTIONS: ""}


def kind(name: str) -> Any:
    """What OpenSpiel wants to know before a game is made."""
    game = find(name).game
    return pyspiel.GameType(
        short_name=f"katzentisch_{game.id}",
        long_name=f"Katzentisch: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if game.players[0] == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(name),
    )


def maker(name: str) -> Any:
    """What makes a game of this name."""

    class Named(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(name, parameters)

    return Named


for each in learnable():
    pyspiel.register_game(kind(each), maker(each))
