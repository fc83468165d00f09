"""What the arena counts beside points."""

from __future__ import annotations

from katzentisch.core.game_package import GameStatistics
from katzentisch.games.isle_of_cats.view import IsleView
from katzentisch.play.match import Match


def statistics(match: Match) -> dict[str, list[float | None]]:
    """Alone, by how many points the sister was beaten."""
    view = match.view(0)
    assert isinstance(view, IsleView)
    if match.players > 1:
        return {}
    return {"statistic-sister": [float(match.points()[0] - view.sister_points)]}


part = GameStatistics(statistics=statistics)
