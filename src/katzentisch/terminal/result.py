"""How a match ended, and what one may do next."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import Value
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.seats import from_record
from katzentisch.terminal.config import language_switch
from katzentisch.terminal.prompt import command_name, print_message, short_path


def print_result(entry: GamePackage, match: Match, names: Sequence[str], words: Words, console: Console) -> None:
    """Who won, and by how much."""
    ranking, points = match.ranking(), match.points()
    console.print(Text(words.say("final"), "bold"))
    if entry.text and not entry.text.has_points:
        for seat in (seat for seat, rank in enumerate(ranking) if rank == 1):
            console.print(words.say("final-won", {"seat": seat}, names))
        return
    for seat in sorted(range(match.players), key=lambda seat: ranking[seat]):
        key = "final-place-shared" if ranking.count(ranking[seat]) > 1 else "final-place"
        data = {"rank": ranking[seat], "seat": seat, "points": points[seat]}
        console.print(words.say(key, data, names))
    if len(set(zip(ranking, points, strict=True))) > len(set(points)) and words.knows("tiebreak"):
        console.print(words.say("tiebreak"))


def print_next(match: Match, path: Path, words: Words, console: Console) -> None:
    """How to look at it again, and how to play again."""
    data: dict[str, Value] = {
        "command": command_name(),
        "path": short_path(path),
        "same": same_again_arguments(match),
        "lang": language_switch(words.lang),
    }
    print_message(console, words.say("kept", data))


def same_again_arguments(match: Match) -> str:
    """What follows `play` to sit down with the same company to the same game."""
    sitters = from_record(match.record.players)
    company = [":".join(filter(None, (each.bot or each.name, each.budget, each.net))) for each in sitters]
    usual = match.game.resolve(match.players, {})
    changed = [f"{name}={value}" for name, value in match.record.options.items() if value != usual[name]]
    words = [match.game.id, "--seats", ",".join(company)]
    return shlex.join(words + [word for choice in changed for word in ("--option", choice)])
