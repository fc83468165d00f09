"""A view of High Card drawn for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table

from katzentisch.core.game_package import GameText
from katzentisch.core.view import View
from katzentisch.core.words import Words
from katzentisch.template.high_card.view import HighCardView


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Everybody's cards and points, then the player's own hand."""
    assert isinstance(view, HighCardView)
    table = Table(box=None)
    for key in ("player", "played", "points"):
        table.add_column(words.say(f"column-{key}"))
    for seat, name in enumerate(names):
        table.add_row(name, " ".join(map(str, view.played[seat])), str(view.points[seat]))
    if view.hand:
        table.add_row(words.say("hand"), " ".join(map(str, view.hand)))
    return table


def ask(view: View, words: Words, names: Sequence[str]) -> str:
    """What is asked of this seat, in one sentence."""
    return words.say("ask")


part = GameText(draw=draw, ask=ask)
