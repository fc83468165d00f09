"""The bots of Isle of Cats and their default budgets."""

from __future__ import annotations

from collections.abc import Callable

from katzentisch.core.player import Player
from katzentisch.games.isle_of_cats.bots.heuristic import Heuristic
from katzentisch.games.isle_of_cats.bots.levels import kitten, lynx, tabby, tiger

bots: dict[str, Callable[..., Player]] = {
    "kitten": kitten,
    "tabby": tabby,
    "lynx": lynx,
    "tiger": tiger,
    "heuristic": Heuristic,
}
THINKING = {"tiger": "1s"}
ADVISING = "3"
