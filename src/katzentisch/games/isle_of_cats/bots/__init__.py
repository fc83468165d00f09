"""The bots of Isle of Cats and their default budgets."""

from __future__ import annotations

from katzentisch.core.game_package import GameBots
from katzentisch.games.isle_of_cats.bots.heuristic import Heuristic
from katzentisch.games.isle_of_cats.bots.learned_player import LearnedPlayer
from katzentisch.games.isle_of_cats.bots.levels import kitten, lynx, tabby, tiger

part = GameBots(
    players={
        "kitten": kitten,
        "tabby": tabby,
        "lynx": lynx,
        "tiger": tiger,
        "heuristic": Heuristic,
        "learned": LearnedPlayer,
    },
    budgets={"tiger": "1s"},
    hint_worlds="3",
    too_slow_in_browsers=("lynx",),
    dataset_players="tabby,random",
)
