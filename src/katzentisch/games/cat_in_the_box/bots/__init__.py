"""The players that know Cat in the Box, what they take to think, and what any search believes about play."""

from __future__ import annotations

from collections.abc import Callable

from katzentisch.core.player import Player
from katzentisch.core.playout import Mind
from katzentisch.games.cat_in_the_box.bots.explainer import Lynx, gatherer
from katzentisch.games.cat_in_the_box.bots.heuristic import Heuristic
from katzentisch.games.cat_in_the_box.bots.learned import CatLearned
from katzentisch.games.cat_in_the_box.bots.levels import BRAVADO, CARELESS, GREEDY, SHORT_SIGHTED, kitten, tabby
from katzentisch.games.cat_in_the_box.bots.playout_policy import Hunter
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
mind = Hunter()
instincts: dict[str, Mind] = {
    "kitten": Hunter([GREEDY] * 3 + [BRAVADO] * 3),
    "tabby": Hunter([SHORT_SIGHTED] * 3 + [CARELESS] * 3),
    "hunter": mind,
}
"""Those who choose at once, by taste: company for those who learn."""
