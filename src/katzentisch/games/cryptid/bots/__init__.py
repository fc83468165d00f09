"""The players that know Cryptid, what they take to think, and what any search believes about play."""

from __future__ import annotations

from collections.abc import Callable

from katzentisch.core.player import Player
from katzentisch.games.cryptid.bots.halving import Exact, Halving
from katzentisch.games.cryptid.bots.levels import Kitten, Lynx, Tabby
from katzentisch.games.cryptid.bots.playout_policy import CryptidPolicy
from katzentisch.games.cryptid.bots.tiger import Tiger

bots: dict[str, Callable[..., Player]] = {
    "heuristic": Halving,
    "exact": Exact,
    "kitten": Kitten,
    "tabby": Tabby,
    "lynx": Lynx,
    "tiger": Tiger,
}
"""The heuristic halves and overlooks nothing; `exact` halves with all that CR-R35 allows, as a yardstick."""
THINKING = {"tiger": "1s"}
ADVISING = "200"
playout_policy = CryptidPolicy()
