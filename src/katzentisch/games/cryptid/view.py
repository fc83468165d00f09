"""What one player sees of the hunt, and remembers."""

from __future__ import annotations

from typing import Literal

import msgspec

from katzentisch.core.view import View

Phase = Literal["opening", "turn", "answer", "extra", "owing", "done", "over"]
PHASES: tuple[Phase, ...] = ("opening", "turn", "answer", "extra", "owing", "done", "over")


class Mistake(msgspec.Struct, frozen=True):
    """A piece that contradicts its owner's clue: whose, where, and of which kind."""

    seat: int
    hex: int
    piece: Literal["cube", "disc"]


class CryptidView(View, frozen=True, kw_only=True):
    """Lists go by seat; a hex is numbered 12 × row + column; -1 is nobody and nowhere."""

    map: str
    """The map code: tiles, turns and structures."""
    advanced: bool
    by_hand: bool
    phase: Phase
    """The game waits for an opening cube, a question or search, an answer, the extra disc of a search, an owed cube."""
    starter: int
    turn: int
    """Whose turn it is, or whose opening cube is next."""
    opening: int
    """How many opening cubes lie."""
    pawn: int
    searching: bool
    """Whether the pawn stands for a search, not for a question."""
    respondent: int
    """Who is to answer."""
    relay: int
    """Who has still to lay the piece that a correction took off."""
    relay_piece: Literal["", "cube", "disc"]
    cubes: tuple[tuple[int, ...], ...]
    discs: tuple[tuple[int, ...], ...]
    notes: tuple[tuple[int, ...], ...]
    """Hexes that do not fit a player, who said so by a correction where another's cube already lay (CR-R20)."""
    corrections: tuple[Mistake, ...]
    """The mistakes that were noticed and swapped."""
    lapsed: tuple[int, ...]
    """How many of everybody's pieces had no hex to go to."""
    agreed: tuple[bool, ...]
    """Who wants the hint."""
    rested: tuple[bool, ...]
    """Who took that back, and may agree again only when the turn has passed on."""
    hint: str
    """Its kind, once it is given."""
    clue: str
    """The player's own clue; empty for a spectator."""
    winner: int
    clues: tuple[str, ...]
    """Everybody's clues, at the end."""
    habitat: int
    """At the end."""
    wrong: tuple[Mistake, ...]
    """At the end: the mistakes that nobody noticed."""
    card: str
    """At the end: the set-up card, if one was used."""
