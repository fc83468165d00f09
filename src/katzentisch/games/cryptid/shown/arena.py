"""What the arena counts beside wins."""

from __future__ import annotations

from katzentisch.core.game import GALLERY
from katzentisch.core.game_package import GameStatistics
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.play.match import Match

SHARES = {"statistic-everybody": 100.0}


def statistics(match: Match) -> dict[str, list[float | None]]:
    """The winner's turns; each seat's failed searches and turns; how long the hunt was, and whether all had a turn."""
    view = match.view(GALLERY)
    assert isinstance(view, CryptidView)
    turns = [0.0] * view.players
    searches = [0.0] * view.players
    for event in match.log:
        if event.key in ("asks", "searches"):
            seat = int(str(event.data["seat"]))
            turns[seat] += 1
            searches[seat] += event.key == "searches"
    failed: list[float | None] = [count - (seat == view.winner) for seat, count in enumerate(searches)]
    won: list[float | None] = [count if seat == view.winner else None for seat, count in enumerate(turns)]
    return {
        "statistic-turns": won,
        "statistic-failed-searches": failed,
        "statistic-acted": list(turns),
        "statistic-length": [sum(turns)] * view.players,
        "statistic-everybody": [100.0 if min(turns) else 0.0] * view.players,
    }


part = GameStatistics(statistics=statistics, shares=SHARES)
