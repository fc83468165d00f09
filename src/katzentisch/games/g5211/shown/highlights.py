"""What players like to show of a finished match."""

from __future__ import annotations

from katzentisch.core.game_package import GameHighlights
from katzentisch.play.match import Match


def figures(match: Match) -> dict[str, list[int | None]]:
    """The most points that one deal brought."""
    best = [0] * match.players
    for event in match.log:
        if event.key == "kept":
            seat = int(str(event.data["seat"]))
            best[seat] = max(best[seat], int(str(event.data["points"])))
    return {"highlight-deal": [points or None for points in best]}


part = GameHighlights(figures=figures)
