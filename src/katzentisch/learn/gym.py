"""Every game as an environment of Gymnasium: one seat learns, built-in bots play the others.

Importing this module registers `katzentisch/5211-v1` and the like, a version for each version of a game's rules;
`gymnasium.make("katzentisch.learn.gym:katzentisch/5211-v1")` imports it by itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, SupportsFloat

import gymnasium

from katzentisch.bots.net_file import seat_net
from katzentisch.bots.parallel_search import seat_crew
from katzentisch.bots.roster import LEARNED, names
from katzentisch.core.catalogue import find
from katzentisch.core.player import Player
from katzentisch.learn.buffers import Array
from katzentisch.learn.errors import IllegalAction
from katzentisch.learn.layout import learnable
from katzentisch.learn.rewards import Reward
from katzentisch.learn.single_match import SingleMatch
from katzentisch.learn.spaces import Moves, observation_space

BOT = re.compile(rf"{LEARNED}:(?P<net>.+)|(?P<kind>[\w-]+)(?:\((?P<budget>[\w.]+)\))?")

LOST = -1.0
"""What an illegal move costs where it is not refused."""


class Environment(gymnasium.Env[Any, Any]):
    """One seat at a table of bots.

    A move that is not legal ends the match and loses it; with `illegal="refuse"` it raises IllegalAction instead and
    changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str = "random",
        options: Mapping[str, str] | None = None,
        reward: Reward = "rank",
        illegal: Literal["refuse", "lose"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` are bots such as `tabby`, `tiger(100)` or `learned:FILE`, all of one kind."""
        players = find(game).game.players[0] if players is None else players
        self.single = SingleMatch(game, players, options or {}, reward)
        if not 0 <= seat < players:
            raise ValueError(f"seat {seat}, where seats are 0 … {players - 1}")
        bot = BOT.fullmatch(opponents)
        if bot is None:
            raise ValueError(f"opponents are a bot such as tabby or tiger(100), not {opponents!r}")
        self.net, self.kind, self.budget = bot["net"] or "", bot["kind"] or LEARNED, bot["budget"] or ""
        if self.kind not in (known := names(self.single.entry)):
            raise ValueError(f"{self.single.game.id}: opponents are {', '.join(known)}, not {self.kind!r}")
        if illegal not in ("refuse", "lose"):
            raise ValueError(f"illegal moves are refused or lose, not {illegal!r}")
        self.seat = seat
        self.forgiving = illegal == "lose"
        self.bots: dict[int, Player] = {}
        self.render_mode = render_mode
        self.observation_space = observation_space(self.single.layout)
        self.action_space = Moves(self.single.layout.moves, self._mask)
        self.seat_bots()

    def __getstate__(self) -> dict[str, Any]:
        """The match by seed and moves, and how far the bots' generators are."""
        saved = {**self.__dict__, "bots": {seat: getattr(bot, "rng", None) for seat, bot in self.bots.items()}}
        return saved

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self.action_space = Moves(self.single.layout.moves, self._mask)
        self.seat_bots()
        for seat, generator in saved["bots"].items():
            if generator is not None:
                self.bots[seat].rng = generator  # type: ignore[attr-defined]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        super().reset(seed=seed)
        self.single.begin(seed)
        self.seat_bots()
        self._wait()
        if self.single.actor < 0:
            raise RuntimeError(f"a match was over before seat {self.seat} came to move")
        return self.single.observe(self.seat), {"seed": self.single.match_seed}

    def step(self, action: Any) -> tuple[dict[str, Array], SupportsFloat, bool, bool, dict[str, Any]]:
        """The learner's move, and then the others' until it is to move again."""
        info: dict[str, Any] = {"seed": self.single.match_seed}
        try:
            reward = self.single.play(action)[self.seat]
        except IllegalAction as fault:
            if not self.forgiving:
                raise
            return self.single.observe(self.seat), LOST, True, False, {**info, "illegal": str(fault)}
        reward += self._wait()
        over = self.single.actor < 0
        if over:
            info["points"] = self.single.points()
        return self.single.observe(self.seat), reward, over, False, info

    def action_masks(self) -> Array:
        """True for every move that is legal now, as MaskablePPO asks for it."""
        return self._mask().astype(bool)

    def seat_bots(self) -> None:
        """Bots with luck of their own."""
        self.bots = {
            seat: self._new_bot(f"bot {self.single.match_seed} {seat}")
            for seat in range(self.single.players)
            if seat != self.seat
        }

    def _new_bot(self, seed: str) -> Player:
        if self.net:
            return seat_net(self.single.entry, self.net, self.single.players, seed)
        return seat_crew(self.single.entry, self.kind, self.budget, seed)

    def _wait(self) -> float:
        """Let the others move until it is the learner's turn; what that brought."""
        paid = 0.0
        while (seat := self.single.actor) not in (self.seat, -1):
            move = self.bots[seat].choose(self.single.view(seat), self.single.legal(seat))
            paid += self.single.play(move)[self.seat]
        return paid

    def _mask(self) -> Array:
        return self.single.encoder.mask(self.single.legal(self.seat))

    def render(self) -> str | None:
        """The match so far as a record."""
        return self.single.record() if self.render_mode == "ansi" else None


def name_of(game: str) -> str:
    """What Gymnasium calls a game."""
    rulebook = find(game).game
    return f"katzentisch/{rulebook.id}-v{rulebook.version}"


for each in learnable():
    gymnasium.register(
        name_of(each),
        entry_point="katzentisch.learn.gym:Environment",
        vector_entry_point="katzentisch.learn.gym_vector:VectorEnvironment",
        kwargs={"game": each},
    )
