"""A recorded match looked at again: as a seat saw it, as the gallery did, or open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.rule import Rule as Divider
from rich.text import Text

from katzentisch.core.catalogue import Entry
from katzentisch.core.chance import fingerprint
from katzentisch.core.event import Event, heard
from katzentisch.core.game import GALLERY, Seat
from katzentisch.core.reason import Value
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.terminal.drawing import draw
from katzentisch.terminal.table import print_result


class Replay:
    """The first plies of a match, told to one seat, to the gallery, or open to everybody."""

    def __init__(self, match: Match, ply: int | None, seat: Seat, is_open: bool) -> None:
        self.plies = match.ply
        self.match = match.fork(0)
        moves = match.moves if ply is None else match.fork(ply).moves
        self.seat = seat
        self.is_open = is_open
        self.opening = list(self.match.log)
        self.steps: list[list[Event]] = []
        for mover, move in moves:
            before = len(self.match.log)
            self.match.submit(mover, move)
            self.steps.append(self.match.log[before:])

    def audible(self, events: list[Event]) -> list[Event]:
        return events if self.is_open else heard(events, self.seat)

    def document(self) -> dict[str, Any]:
        """Everything that may be known, for a program to read."""
        match, record = self.match, self.match.record
        document: dict[str, Any] = {
            "game": record.game,
            "version": record.version,
            "players": record.players,
            "options": record.options,
            "ply": match.ply,
            "plies": self.plies,
            "over": match.over,
            "opening": self.audible(self.opening),
        }
        if record.seed is not None:
            document["fingerprint"] = fingerprint(record.seed)
        plies: list[dict[str, Any]] = [{"events": self.audible(events)} for events in self.steps]
        if self.is_open:
            document["seed"] = record.seed
            document["chance"] = match.chance
            for ply, (seat, move) in zip(plies, match.moves, strict=True):
                ply |= {"seat": seat, "move": match.game.spell(move)}
            document["views"] = [match.view(seat) for seat in range(match.players)]
        else:
            document["view"] = match.view(self.seat)
        document["moves"] = plies
        if match.over:
            document |= {"points": match.points(), "ranking": match.ranking()}
        return document

    def print(self, entry: Entry, words: Words, names: Sequence[str], console: Console) -> None:
        """The log, then the table as it stands."""
        data: dict[str, Value] = {
            "game": words.say("title"),
            "names": ", ".join(names),
            "ply": self.match.ply,
            "plies": self.plies,
        }
        console.print(Text(words.say("replay-head", data), "bold"))
        if self.is_open:
            for label, text in self.match.chance.items():
                console.print(f"  {label}: {text}", soft_wrap=True)
        for events in [self.opening, *self.steps]:
            for event in self.audible(events):
                private = f"[{names[event.to]}] " if event.to is not None and self.is_open else ""
                console.print(f"  {private}{words.event(event, names)}")
        seats = list(range(self.match.players)) if self.is_open else [self.seat]
        for seat in seats:
            console.print(Divider(names[seat] if seat != GALLERY else "", style="dim"))
            console.print(draw(entry, self.match.view(seat), words, names))
        if self.match.over:
            console.print()
            print_result(self.match, names, words, console)
