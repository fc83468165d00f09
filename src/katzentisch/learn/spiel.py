"""Every game as a Python game of OpenSpiel; importing this module registers `katzentisch_5211` and the like.

Chance is one node at the root that draws one of `deals` seeds, all as likely. Where all choose at once they choose one
after the other, none seeing what another chose; interrupts are open to the seat to move.

`katzentisch_tiny_5211` and the like are tiny versions: their chance node has every deal with its exact probability.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance, Rng
from katzentisch.core.options import Options
from katzentisch.core.state import State
from katzentisch.core.view import View, encode
from katzentisch.learn.encoder import Encoder
from katzentisch.learn.layout import learnable
from katzentisch.learn.matches import rank_rewards
from katzentisch.learn.tiny import TinyGame, tiny_games, tiny_version

DEALS = 1000
OPTIONS = "options"
"""The parameter that holds options, as in `mode:advanced card:drawn`."""
TINY = "tiny_"
"""Before the name of a game: its tiny version."""


class Table:
    """What all positions of a game share, and none copies."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        self.name = name
        self.parameters = parameters
        self.game = find(name.removeprefix(TINY)).game
        self.players = int(parameters["players"])
        self.options: Options = {}
        self.tiny: TinyGame | None = None
        if name.startswith(TINY):
            own = {key: int(value) for key, value in parameters.items() if key != "players"}
            self.tiny = tiny_version(self.game.id)(**own)
            chances = self.tiny.chances
        else:
            chosen = dict(each.split(":", 1) for each in str(parameters[OPTIONS]).split())
            self.options = self.game.resolve(self.players, chosen)
            deals = int(parameters["deals"])
            chances = [1 / deals] * deals
        self.outcomes = list(enumerate(chances))
        """Every deal with its probability."""
        self.longest = self.game.longest(self.players, self.game.resolve(self.players, self.options))
        self.encoder = Encoder(self.game.id, self.players)

    def deal(self, number: int) -> State:
        if self.tiny is not None:
            return self.tiny.deal(number)
        return self.game.start(self.players, self.options, Chance(str(number)))

    def imagine(self, view: View, source: Rng) -> State:
        """A state that could lie behind a view."""
        return (self.game if self.tiny is None else self.tiny).imagine(view, source)

    def __deepcopy__(self, memory: dict[int, Any]) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Table, (self.name, self.parameters)


class Position:
    """A state with the way that led to it. It never changes, so copies share it; OpenSpiel serialises it by pickle."""

    __slots__ = ("actor", "before", "move", "recalled", "state", "table")

    def __init__(self, table: Table, state: State, recalled: dict[int, str] | None = None) -> None:
        self.table = table
        self.state = state
        self.recalled = {} if recalled is None else recalled
        """For each seat that was asked, what it has seen so far, as a digest."""
        self.before: Position | None = None
        self.actor = -1
        """Who came here from the position before, by which move."""
        self.move = -1

    def __deepcopy__(self, memory: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Position, (self.table, self.state, {seat: self.recall(seat) for seat in range(self.table.players)})

    def after(self, move: int) -> Position:
        """Where a move of the seat to act leads; IllegalMove if there is no such move."""
        state = self.state.copy()
        other = Position(self.table, state)
        other.before, other.actor, other.move = self, state.actor(), move
        state.apply(other.actor, move)
        return other

    def recall(self, seat: int) -> str:
        """All that a seat has seen and done so far, as a digest: it tells histories apart that look alike now."""
        way: list[Position] = []
        at: Position | None = self
        found = ""
        while at is not None:
            if seat in at.recalled:
                found = at.recalled[seat]
                break
            way.append(at)
            at = at.before
        for position in reversed(way):
            own = str(position.move) if position.actor == seat else ""
            found = digest(found, own, encode(position.state.view(seat)))
            position.recalled[seat] = found
        return found

    def imagine(self, seat: int, source: Rng) -> Position:
        """Another position that looks the same to this seat, with all that it has seen."""
        world = self.table.imagine(self.state.view(seat), source)
        known = self.recall(seat)
        others = digest(known, "imagined", b"")
        return Position(
            self.table, world, {other: known if other == seat else others for other in range(self.table.players)}
        )


def digest(before: str, action: str, view: bytes) -> str:
    """What was seen so far and what is seen now, as one short text."""
    return blake2b(f"{before} {action} ".encode() + view, digest_size=12).hexdigest()


class SpielGame(pyspiel.Game):
    """The rulebook, with so many players and options."""

    def __init__(self, name: str, parameters: dict[str, Any] | None = None) -> None:
        given = {**defaults(name), **(parameters or {})}
        self.table = table = Table(name, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.game.moves,
            max_chance_outcomes=len(table.outcomes),
            num_players=table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if table.game.players[0] == 1 else 0.0,
            max_game_length=table.longest,
        )
        super().__init__(kind(name), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.table.encoder, recall)


class SpielState(pyspiel.State):
    """One position; before the deal it is chance's turn.

    OpenSpiel copies it by making a new one and copying its attributes, so it has only one, and no `__init__`.
    """

    position: Position | None = None
    """None before the deal."""

    @property
    def state(self) -> State | None:
        return None if self.position is None else self.position.state

    @property
    def table(self) -> Table:
        table: Table = self.get_game().table if self.position is None else self.position.table
        return table

    def current_player(self) -> Any:
        if self.position is None:
            return pyspiel.PlayerId.CHANCE
        seat = self.position.state.actor()
        return pyspiel.PlayerId.TERMINAL if seat < 0 else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        """Only the seat to move has any."""
        if self.position is None:
            return []
        state = self.position.state
        return state.legal(player) if player == state.actor() else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The same without a detour through C++, which asks `_legal_actions`."""
        if self.position is None:
            return [deal for deal, _ in self.table.outcomes] if player in (None, pyspiel.PlayerId.CHANCE) else []
        return self._legal_actions(self.position.state.actor() if player is None else player)

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = Position(self.table, self.table.deal(action))
        else:
            self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.table.game.spell(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.state.actor() < 0

    def returns(self) -> list[float]:
        if self.position is None or self.position.state.actor() >= 0:
            return [0.0] * self.table.players
        return rank_rewards(self.position.state.ranking())

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat sees, after a digest of all that it has seen and done before (perfect recall)."""
        seat = self.current_player() if player is None else player
        position = self.position
        return "" if position is None else f"{position.recall(seat)} {encode(position.state.view(seat)).decode()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this seat cannot tell from this one, by the game's own `imagine`; its history is its own."""
        assert self.position is not None
        words = [int(sampler() * 2**32) for _ in range(3)]
        other = SpielState(self.get_game())
        other.position = self.position.imagine(player, Rng(*words))
        return other

    def __str__(self) -> str:
        return " / ".join(self.action_to_string(each.player, each.action) for each in self.full_history())


class SpielObserver:
    """What a seat sees, as OpenSpiel asks for it: a tensor, and the view itself as text."""

    def __init__(self, encoder: Encoder, recall: bool = False) -> None:
        self.encoder = encoder
        self.recall = recall
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
        if self.recall:
            return state.information_state_string(player)
        return "" if state.state is None else encode(state.state.view(player)).decode()


def defaults(name: str) -> dict[str, Any]:
    """The parameters with their default values."""
    if name.startswith(TINY):
        return {"players": 2, **tiny_version(name.removeprefix(TINY)).defaults}
    return {"players": find(name).game.players[0], "deals": DEALS, OPTIONS: ""}


def kind(name: str) -> Any:
    """What OpenSpiel wants to know before a game is made."""
    game = find(name.removeprefix(TINY)).game
    players = range(2, 3) if name.startswith(TINY) else game.players
    return pyspiel.GameType(
        short_name=f"katzentisch_{name}",
        long_name=f"Katzentisch: {name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if players[0] == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(name),
    )


def maker(name: str) -> Any:
    """A class for the game of this name, as OpenSpiel registers it."""

    class Named(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(name, parameters)

    return Named


for each in [*learnable(), *(f"{TINY}{game}" for game in tiny_games())]:
    pyspiel.register_game(kind(each), maker(each))
