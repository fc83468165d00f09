"""What the arena counts beside points."""

from __future__ import annotations

from katzentisch.core.game import GALLERY
from katzentisch.core.game_package import GameStatistics
from katzentisch.games.cat_in_the_box.view import CatView
from katzentisch.play.match import Match

SHARES = {"statistic-paradox": 1.0, "statistic-bonus": 1.0}


def statistics(match: Match) -> dict[str, list[float | None]]:
    """For each seat the share of rounds in which it caused a paradox, and in which it got the bonus."""
    view = match.view(GALLERY)
    assert isinstance(view, CatView)
    rounds = view.scores
    seats = range(view.players)
    return {
        "statistic-paradox": [sum(score.paradox == seat for score in rounds) / len(rounds) for seat in seats],
        "statistic-bonus": [sum(score.bonus[seat] > 0 for score in rounds) / len(rounds) for seat in seats],
    }


part = GameStatistics(statistics=statistics, shares=SHARES)
