"""The players that know 5211, what they take to think, and what any search believes about play."""

from __future__ import annotations

from collections.abc import Callable

from katzentisch.core.player import Player
from katzentisch.games.g5211.bots.explainer import Explainer
from katzentisch.games.g5211.bots.heuristic import Heuristic
from katzentisch.games.g5211.bots.levels import kitten, lynx, tabby
from katzentisch.games.g5211.bots.sense import Sense

bots: dict[str, Callable[..., Player]] = {
    "kitten": kitten,
    "tabby": tabby,
    "lynx": lynx,
    "tiger": Explainer,
    "heuristic": Heuristic,
}
THINKING = {"tiger": "1s"}
ADVISING = "400"
mind = Sense()
