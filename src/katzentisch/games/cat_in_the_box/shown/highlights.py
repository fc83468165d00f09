"""What players like to show of a finished match."""

from __future__ import annotations

from katzentisch.core.game import GALLERY
from katzentisch.core.game_package import GameHighlights
from katzentisch.games.cat_in_the_box.view import CatView
from katzentisch.play.match import Match


def figures(match: Match) -> dict[str, list[int | None]]:
    """The largest group that scored a bonus."""
    view = match.view(GALLERY)
    assert isinstance(view, CatView)
    largest = [max((score.bonus[seat] for score in view.scores), default=0) for seat in range(view.players)]
    return {"highlight-group": [size or None for size in largest]}


part = GameHighlights(figures=figures)
