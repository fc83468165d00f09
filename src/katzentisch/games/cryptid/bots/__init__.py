"""The players that know Cryptid, what they take to think, and what any search believes about play."""

from __future__ import annotations

from katzentisch.core.game_package import GameBots
from katzentisch.games.cryptid.bots.halving import Halving
from katzentisch.games.cryptid.bots.levels import Kitten, Lynx, Tabby
from katzentisch.games.cryptid.bots.playout_policy import CryptidPolicy
from katzentisch.games.cryptid.bots.solver import Solver
from katzentisch.games.cryptid.bots.tiger import Tiger

part = GameBots(
    # The heuristic halves and overlooks nothing; the tiger does so at a pace for people; `exact`, the solver, uses all
    # that CR-R35 allows.
    players={
        "heuristic": Halving,
        "exact": Solver,
        "kitten": Kitten,
        "tabby": Tabby,
        "lynx": Lynx,
        "tiger": Tiger,
    },
    budgets={"exact": "1s"},
    playout_policy=CryptidPolicy(),
    dataset_players="lynx,tabby,kitten",
)
