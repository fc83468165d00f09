"""Boards as text: a game's own drawing, or its view plainly written out."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from katzentisch.core.catalogue import Entry
from katzentisch.core.event import Event
from katzentisch.core.game import Move, Seat
from katzentisch.core.view import View, encode
from katzentisch.core.words import Words


def draw(entry: Entry, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """What a seat sees."""
    text = entry.module("text")
    if text is None:
        return Text(json.dumps(json.loads(encode(view)), indent=None, ensure_ascii=False))
    drawing: RenderableType = text.draw(view, words, names)
    return drawing


def brief(entry: Entry, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """What a seat needs to see now, for a small window; everything, where the game draws it only so."""
    return variant("brief", entry, view, words, names)


def describe(entry: Entry, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """What a seat sees, without pictures; as it is drawn, where the game draws none."""
    return variant("describe", entry, view, words, names)


def variant(name: str, entry: Entry, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Another way to draw a view, if the game has it."""
    other = getattr(entry.module("text"), name, None)
    if other is None:
        return draw(entry, view, words, names)
    drawing: RenderableType = other(view, words, names)
    return drawing


def rules_now(entry: Entry, view: View) -> Sequence[str]:
    """The numbers of the rules about what is going on, for games whose drawing names them."""
    text = entry.module("text")
    if text is None or not hasattr(text, "rules_now"):
        return ()
    found: Sequence[str] = text.rules_now(view)
    return found


def starts_scoring(entry: Entry, event: Event) -> bool:
    """Whether this event starts_with a scoring, before which the table is looked at once more."""
    return event.key in getattr(entry.module("text"), "COUNTING", ())


def recap(entry: Entry, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The table as the last round or deal left it, for games whose drawing offers that."""
    text = entry.module("text")
    assert text is not None
    drawing: RenderableType = text.recap(view, words, names)
    return drawing


def ask(entry: Entry, view: View, words: Words, names: Sequence[str]) -> str:
    """What is asked of a seat, in one sentence."""
    text = entry.module("text")
    return str(text.ask(view, words, names)) if text else words.say("legal")


def label(entry: Entry, move: Move, words: Words, names: Sequence[str]) -> str:
    """A move as people call it: by the game, or its notation word by word in this language."""
    text = entry.module("text")
    if text is None or not hasattr(text, "label"):
        return words.move(entry.game.spell(move))
    return str(text.label(move, words, names))


def is_formality(entry: Entry, view: View, legal: Sequence[Move]) -> bool:
    """Whether all that is left to do is to say so, for games whose drawing knows such moves."""
    text = entry.module("text")
    if text is None or len(legal) != 1 or not hasattr(text, "is_formality"):
        return False
    return bool(text.is_formality(view, entry.game.spell(legal[0])))


def show_seat(entry: Entry, view: View, seat: Seat, words: Words, names: Sequence[str]) -> RenderableType | None:
    """What lies in front of somebody, if the game can draw that alone."""
    text = entry.module("text")
    if text is None or not hasattr(text, "show_seat"):
        return None
    drawing: RenderableType = text.show_seat(view, seat, words, names)
    return drawing


def preview(entry: Entry, view: View, move: Move, words: Words) -> RenderableType | None:
    """How the board would look after a move, if the game can draw that."""
    text = entry.module("text")
    if text is None or not hasattr(text, "preview"):
        return None
    drawing: RenderableType | None = text.preview(view, move, words)
    return drawing
