"""The bots of 5211, their default budgets, and the policies for playouts and training."""

from __future__ import annotations

from katzentisch.core.game_package import GameBots
from katzentisch.games.g5211.bots.heuristic import Heuristic
from katzentisch.games.g5211.bots.learned import Learned5211
from katzentisch.games.g5211.bots.levels import BEGINNERS, kitten, lynx, tabby
from katzentisch.games.g5211.bots.playout_policy import PLAIN, RIDER, LinearPolicy
from katzentisch.games.g5211.bots.tiger import Tiger

PLAYOUT_POLICY = LinearPolicy()

part = GameBots(
    players={
        "kitten": kitten,
        "tabby": tabby,
        "lynx": lynx,
        "tiger": Tiger,
        "heuristic": Heuristic,
        "learned": Learned5211,
    },
    budgets={"tiger": "1s"},
    hint_worlds="400",
    playout_policy=PLAYOUT_POLICY,
    opponent_policies={
        "kitten": LinearPolicy(BEGINNERS),
        "tabby": LinearPolicy([RIDER] * 6),
        "lynx": PLAYOUT_POLICY,
        "plain": LinearPolicy([PLAIN] * 6),
    },
    nets_in_browsers=("2.net",),
    dataset_players="lynx,tabby,kitten,random",
)
