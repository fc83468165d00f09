"""Boards as text: a game's own drawing, or its view plainly written out."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence

from rich.console import RenderableType
from rich.text import Text

from katzentisch.core.event import Event
from katzentisch.core.game import Move, Seat
from katzentisch.core.game_package import GamePackage
from katzentisch.core.view import View, encode
from katzentisch.core.words import Words


def draw(entry: GamePackage, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """What a seat sees."""
    if entry.text is None:
        return Text(json.dumps(json.loads(encode(view)), indent=None, ensure_ascii=False))
    drawing: RenderableType = entry.text.draw(view, words, names)
    return drawing


def brief(entry: GamePackage, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """What a seat needs to see now, for a small window; everything, if the game has no brief drawing."""
    own = entry.text.brief if entry.text else None
    return own(view, words, names) if own else draw(entry, view, words, names)


def describe(entry: GamePackage, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """What a seat sees, in sentences; the drawing, if the game has no description."""
    own = entry.text.describe if entry.text else None
    return own(view, words, names) if own else draw(entry, view, words, names)


def rules_now(entry: GamePackage, view: View) -> Sequence[str]:
    """The numbers of the rules about what is going on, for games whose drawing names them."""
    own = entry.text.rules_now if entry.text else None
    return own(view) if own else ()


def starts_scoring(entry: GamePackage, event: Event) -> bool:
    """Whether this event starts a scoring; the table is shown once more before it."""
    return entry.text is not None and event.key in entry.text.scoring_events


def recap(entry: GamePackage, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The table as the last round or deal left it, for games whose drawing offers that."""
    own = entry.text.recap if entry.text else None
    return own(view, words, names) if own else draw(entry, view, words, names)


def ask(entry: GamePackage, view: View, words: Words, names: Sequence[str]) -> str:
    """What is asked of a seat, in one sentence."""
    return entry.text.ask(view, words, names) if entry.text else words.say("legal")


def label(entry: GamePackage, move: Move, words: Words, names: Sequence[str]) -> str:
    """A move as people call it: by the game, or its notation word by word in this language."""
    own = entry.text.label if entry.text else None
    return own(move, words, names) if own else words.move(entry.game.spell(move))


def is_formality(entry: GamePackage, view: View, legal: Sequence[Move]) -> bool:
    """Whether all that is left to do is to say so, for games whose drawing knows such moves."""
    own = entry.text.is_formality if entry.text else None
    return own is not None and len(legal) == 1 and own(view, entry.game.spell(legal[0]))


def card_numbers(entry: GamePackage, view: View) -> Collection[int]:
    """The numbers of the cards that a seat has before its eyes, for games whose cards are called by number."""
    own = entry.text.card_numbers if entry.text else None
    return own(view) if own else ()


def show_seat(entry: GamePackage, view: View, seat: Seat, words: Words, names: Sequence[str]) -> RenderableType | None:
    """What lies in front of somebody, if the game can draw that alone."""
    own = entry.text.show_seat if entry.text else None
    return own(view, seat, words, names) if own else None


def preview(entry: GamePackage, view: View, move: Move, words: Words) -> RenderableType | None:
    """How the board would look after a move, if the game can draw that."""
    own = entry.text.preview if entry.text else None
    return own(view, move, words) if own else None
