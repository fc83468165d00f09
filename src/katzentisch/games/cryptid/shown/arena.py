"""What the arena counts beside wins."""

from __future__ import annotations

from katzentisch.core.game import GALLERY
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.play.match import Match


def statistics(match: Match) -> dict[str, list[float | None]]:
    """For the winner the turns it took; for each seat its failed searches and its turns, and all turns of the hunt."""
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
    }
