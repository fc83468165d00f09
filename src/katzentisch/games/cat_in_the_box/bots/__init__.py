"""The bots of Cat in the Box, their default budgets, and the policies for playouts and training."""

from __future__ import annotations

from katzentisch.core.game_package import GameBots
from katzentisch.games.cat_in_the_box.bots.explainer import Lynx, gatherer
from katzentisch.games.cat_in_the_box.bots.heuristic import Heuristic
from katzentisch.games.cat_in_the_box.bots.learned import CatLearned
from katzentisch.games.cat_in_the_box.bots.levels import KITTEN, TABBY, kitten, tabby
from katzentisch.games.cat_in_the_box.bots.playout_policy import WinPolicy
from katzentisch.games.cat_in_the_box.bots.tiger import Tiger

PLAYOUT_POLICY = WinPolicy()

part = GameBots(
    players={
        "kitten": kitten,
        "tabby": tabby,
        "lynx": Lynx,
        "tiger": Tiger,
        "heuristic": Heuristic,
        "gatherer": gatherer,
        "learned": CatLearned,
    },
    budgets={"lynx": "80", "tiger": "1s", "gatherer": "1s"},
    hint_worlds="2000",
    playout_policy=PLAYOUT_POLICY,
    opponent_policies={
        "kitten": WinPolicy(KITTEN),
        "tabby": WinPolicy(TABBY),
        "hunter": PLAYOUT_POLICY,
    },
    dataset_players="heuristic,tabby,kitten,random",
)
