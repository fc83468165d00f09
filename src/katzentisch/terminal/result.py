"""How a match ended."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from katzentisch.core.words import Words
from katzentisch.play.match import Match


def print_result(match: Match, names: Sequence[str], words: Words, console: Console) -> None:
    """Who won, and by how much."""
    ranking, points = match.ranking(), match.points()
    console.print(Text(words.say("final"), "bold"))
    for seat in sorted(range(match.players), key=lambda seat: ranking[seat]):
        key = "place-shared" if ranking.count(ranking[seat]) > 1 else "place"
        data = {"rank": ranking[seat], "seat": seat, "points": points[seat]}
        console.print(words.say(key, data, names))
