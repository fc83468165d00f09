"""The players that know 5211, what they take to think, and what any search believes about play."""

from __future__ import annotations

from collections.abc import Callable

from katzentisch.core.player import Player
from katzentisch.core.playout import Mind
from katzentisch.games.g5211.bots.heuristic import Heuristic
from katzentisch.games.g5211.bots.learned import Learned5211
from katzentisch.games.g5211.bots.levels import BEGINNERS, kitten, lynx, tabby
from katzentisch.games.g5211.bots.playout_policy import PLAIN, RIDER, Sense
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
mind = Sense()
instincts: dict[str, Mind] = {
    "kitten": Sense(BEGINNERS),
    "tabby": Sense([RIDER] * 6),
    "lynx": mind,
    "plain": Sense([PLAIN] * 6),
}
"""Those who choose at once, by taste: company for those who learn."""
