"""A match looked at again: as a seat saw it, as the gallery did, or open."""

from __future__ import annotations

from typing import Any

from katzentisch.core.chance import fingerprint
from katzentisch.core.event import Event, heard
from katzentisch.core.game import Seat
from katzentisch.play.match import Match
from katzentisch.play.seats import from_record


class Replay:
    """The first plies of a match, told to one seat, to the gallery, or open to everybody."""

    def __init__(self, match: Match, ply: int | None, seat: Seat, is_open: bool) -> None:
        self.plies = match.ply
        self.finished = match.over
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
            "names": [sitter.name for sitter in from_record(record.players)],
            "options": record.options,
            "ply": match.ply,
            "plies": self.plies,
            "over": match.over,
            "finished": self.finished,
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
