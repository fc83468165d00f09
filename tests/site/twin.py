"""Plays random matches of every game and digests all that any seat was shown: run here and in WebAssembly, compared."""

from __future__ import annotations

from hashlib import sha256

from katzentisch.core.catalogue import catalogue
from katzentisch.core.chance import rng
from katzentisch.core.game import GALLERY
from katzentisch.core.view import encode
from katzentisch.play.match import Match


def twins(games: int) -> list[str]:
    """A line for each match: its game and number, and a digest of every view, legal move, event and line."""
    return [
        f"{entry.folder} {number} {digest(entry.game.id, number)}"
        for entry in catalogue().values()
        for number in range(games)
    ]


def digest(game: str, number: int) -> str:
    known = catalogue()[game].game
    players = known.players[number % len(known.players)]
    match = Match.begin(known, [f"P{seat}" for seat in range(players)], {}, f"twin-{number}")
    chance = rng(f"twin-{number}")
    found = sha256()
    while not match.over:
        seat = match.actors()[-1]
        legal = match.legal(seat)
        found.update(encode([legal, *(match.view(each) for each in (GALLERY, *range(players)))]))
        match.submit(seat, legal[chance.below(len(legal))])
    found.update(match.record.write().encode() + encode(match.log))
    return found.hexdigest()
