"""The bots of Cat in the Box, their default budgets, and the policies for playouts and training."""

from __future__ import annotations

from collections.abc import Callable

from katzentisch.core.player import Player
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.games.cat_in_the_box.bots.explainer import Lynx, gatherer
from katzentisch.games.cat_in_the_box.bots.heuristic import Heuristic
from katzentisch.games.cat_in_the_box.bots.learned import CatLearned
from katzentisch.games.cat_in_the_box.bots.levels import BRAVADO, CARELESS, GREEDY, SHORT_SIGHTED, kitten, tabby
from katzentisch.games.cat_in_the_box.bots.playout_policy import WinPolicy
from katzentisch.games.cat_in_the_box.bots.tiger import Tiger

bots: dict[str, Callable[..., Player]] = {
    "kitten": kitten,
    "tabby": tabby,
    "lynx": Lynx,
    "tiger": Tiger,
    "heuristic": Heuristic,
    "gatherer": gatherer,
    "learned": CatLearned,
}
THINKING = {"lynx": "80", "tiger": "1s", "gatherer": "1s"}
ADVISING = "2000"
playout_policy = WinPolicy()
opponent_policies: dict[str, PlayoutPolicy] = {
    "kitten": WinPolicy([GREEDY] * 3 + [BRAVADO] * 3),
    "tabby": WinPolicy([SHORT_SIGHTED] * 3 + [CARELESS] * 3),
    "hunter": playout_policy,
}
"""Quick policies, by name: opponents for training (docs/learn.md)."""
