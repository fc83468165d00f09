"""The players that know Cryptid, what they take to think, and what any search believes about play."""

from __future__ import annotations

from katzentisch.core.game_package import GameBots
from katzentisch.games.cryptid.bots.halving import Exact, Halving
from katzentisch.games.cryptid.bots.levels import Kitten, Lynx, Tabby
from katzentisch.games.cryptid.bots.playout_policy import CryptidPolicy
from katzentisch.games.cryptid.bots.tiger import Tiger

part = GameBots(
    # The heuristic halves and overlooks nothing; `exact` halves with all that CR-R35 allows, as a yardstick.
    players={
        "heuristic": Halving,
        "exact": Exact,
        "kitten": Kitten,
        "tabby": Tabby,
        "lynx": Lynx,
        "tiger": Tiger,
    },
    budgets={"tiger": "1s"},
    hint_worlds="200",
    playout_policy=CryptidPolicy(),
    dataset_players="lynx,tabby,kitten",
)
