"""What players like to show of a finished match."""

from __future__ import annotations

from katzentisch.core.game import GALLERY
from katzentisch.core.game_package import GameHighlights
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.play.match import Match


def figures(match: Match) -> dict[str, list[int | None]]:
    """How many questions and searches the winner needed."""
    view = match.view(GALLERY)
    assert isinstance(view, CryptidView)
    turns = [0] * view.players
    for event in match.log:
        if event.key in ("asks", "searches"):
            turns[int(str(event.data["seat"]))] += 1
    return {"highlight-questions": [count if seat == view.winner else None for seat, count in enumerate(turns)]}


part = GameHighlights(figures=figures, lowest=("highlight-questions",))
