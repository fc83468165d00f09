"""A recorded match drawn for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.rule import Rule as Divider
from rich.text import Text

from katzentisch.core.catalogue import Entry
from katzentisch.core.game import GALLERY
from katzentisch.core.reason import Value
from katzentisch.core.words import Words
from katzentisch.play.replay import Replay
from katzentisch.terminal.drawing import draw
from katzentisch.terminal.table import print_result


def print_replay(replay: Replay, entry: Entry, words: Words, names: Sequence[str], console: Console) -> None:
    """The log, then the table as it stands."""
    data: dict[str, Value] = {
        "game": words.say("title"),
        "names": ", ".join(names),
        "ply": replay.match.ply,
        "plies": replay.plies,
    }
    console.print(Text(words.say("replay-head", data), "bold"))
    if replay.is_open:
        for label, text in replay.match.chance.items():
            console.print(f"  {label}: {text}", soft_wrap=True)
    for events in [replay.opening, *replay.steps]:
        for event in replay.audible(events):
            private = f"[{names[event.to]}] " if event.to is not None and replay.is_open else ""
            console.print(f"  {private}{words.event(event, names)}")
    seats = list(range(replay.match.players)) if replay.is_open else [replay.seat]
    for seat in seats:
        console.print(Divider(names[seat] if seat != GALLERY else "", style="dim"))
        console.print(draw(entry, replay.match.view(seat), words, names))
    if replay.match.over:
        console.print()
        print_result(replay.match, names, words, console)
