"""A recorded match drawn for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.rule import Rule as Divider
from rich.text import Text

from katzentisch.core.game import GALLERY, plain
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import Value
from katzentisch.core.words import Words
from katzentisch.play.replay import Replay
from katzentisch.terminal.completions import complete_from
from katzentisch.terminal.drawing import draw
from katzentisch.terminal.prompt import InputClosed
from katzentisch.terminal.result import print_result
from katzentisch.terminal.screen import Screen
from katzentisch.terminal.watch import Pacer


def print_replay(replay: Replay, entry: GamePackage, words: Words, names: Sequence[str], console: Console) -> None:
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
        print_result(entry, replay.match, names, words, console)


def watch_replay(replay: Replay, watch: Pacer, screen: Screen) -> None:
    """The match move by move, at a pace; in a pause one may go to any move. InputClosed if somebody has seen enough."""
    words, plies = screen.words, len(replay.steps)
    moves = replay.match.moves
    back, leave = words.say("command-back"), words.say("command-quit")
    match, events, at = replay.match.fork(0), replay.opening, 0
    while True:
        watch.clear()
        screen.console.print(Text(words.say("replay-ply", {"ply": at, "plies": plies}), "dim"))
        screen.tell(replay.audible(events), match.view(replay.seat))
        screen.board(match.view(replay.seat))
        if at == plies:
            break
        said = watch.wait(words.say("replay-paused", {"plies": plies}), complete_from([back, leave]))
        if plain(said) == plain(leave):
            raise InputClosed
        wanted = at - 1 if plain(said) == plain(back) else int(said) if said.isdecimal() and len(said) < 6 else None
        if wanted is None:
            match.submit(*moves[at])
            events, at = replay.steps[at], at + 1
        else:
            at = max(0, min(plies, wanted))
            match, events = replay.match.fork(at), replay.steps[at - 1] if at else replay.opening
    if match.over:
        print_result(screen.entry, match, screen.names, words, screen.console)
