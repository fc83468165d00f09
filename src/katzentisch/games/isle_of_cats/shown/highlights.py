"""What players like to show of a finished match."""

from __future__ import annotations

from katzentisch.core.game import GALLERY
from katzentisch.core.game_package import GameHighlights
from katzentisch.games.isle_of_cats.box.survey import FAMILY
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.shown.families import touching_groups
from katzentisch.games.isle_of_cats.view import CrewView, IsleView
from katzentisch.play.match import Match


def figures(match: Match) -> dict[str, list[int | None]]:
    """The cats of the largest family."""
    view = match.view(GALLERY)
    assert isinstance(view, IsleView)
    return {"highlight-family": [largest_family(crew) for crew in view.crews]}


def largest_family(crew: CrewView) -> int | None:
    sizes = [size for colour in range(len(COLOURS)) for size in touching_groups(crew, colour)]
    largest = max(sizes, default=0)
    return largest if largest >= FAMILY else None


part = GameHighlights(figures=figures)
