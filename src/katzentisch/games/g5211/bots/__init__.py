"""The bots of 5211, their default budgets, and the policies for playouts and training."""

from __future__ import annotations

from collections.abc import Callable

from katzentisch.core.player import Player
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.games.g5211.bots.heuristic import Heuristic
from katzentisch.games.g5211.bots.learned import Learned5211
from katzentisch.games.g5211.bots.levels import BEGINNERS, kitten, lynx, tabby
from katzentisch.games.g5211.bots.playout_policy import PLAIN, RIDER, LinearPolicy
from katzentisch.games.g5211.bots.tiger import Tiger

bots: dict[str, Callable[..., Player]] = {
    "kitten": kitten,
    "tabby": tabby,
    "lynx": lynx,
    "tiger": Tiger,
    "heuristic": Heuristic,
    "learned": Learned5211,
}
THINKING = {"tiger": "1s"}
ADVISING = "400"
playout_policy = LinearPolicy()
opponent_policies: dict[str, PlayoutPolicy] = {
    "kitten": LinearPolicy(BEGINNERS),
    "tabby": LinearPolicy([RIDER] * 6),
    "lynx": playout_policy,
    "plain": LinearPolicy([PLAIN] * 6),
}
"""Quick policies, by name: opponents for training (docs/learn.md)."""
