"""Words for people: Fluent messages of the house and of each game, in every language there is."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from katzentisch.core.event import Event
from katzentisch.core.reason import Reason, Value

LANGUAGES = ("en", "de")
LONGEST = 1000
"""What fills a blank is cut off here: Fluent refuses very long ones, and nobody reads them."""


def language(wish: str | None = None) -> str:
    """The language to speak: the one wished for, or the locale's, or English."""
    found = wish or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    code = (found or locale.getlocale()[0] or "en")[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


class GameFolder(Protocol):
    """A game's folder, as far as its words are concerned."""

    def read(self, *path: str) -> str | None:
        """A text file of the folder, if it is there."""


class Words:
    """Speaks one language about one game; the house's words are always there."""

    def __init__(self, lang: str, entry: GameFolder | None = None) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(parse_messages(house_words(lang)))
        own = entry.read("words", f"{lang}.ftl") if entry else None
        if own:
            self.bundle.add_resource(parse_messages(own), allow_overrides=True)

    def knows(self, key: str) -> bool:
        """Whether there is a message under this key."""
        return self.bundle.has_message(key)

    def say(self, key: str, data: Mapping[str, Value] | None = None, names: Sequence[str] = ()) -> str:
        """The message under a key; seats become names, and strings that have a word of their own become it."""
        if not self.knows(key):
            return key
        blanks = {name: clipped(self.word(name, value, names)) for name, value in (data or {}).items()}
        message = self.bundle.get_message(key)
        assert message.value is not None
        text, errors = self.bundle.format_pattern(message.value, blanks)
        if errors:
            raise ValueError(f"{key} ({self.lang}): {errors}")
        return str(text)

    def word(self, name: str, value: Value, names: Sequence[str]) -> str | int:
        """One value as it fills a blank."""
        if isinstance(value, list):
            return ", ".join(str(self.word(singular(name), item, names)) for item in value)
        if isinstance(value, str) and name != "option":  # what was typed, not what it decides
            key = f"{name}-{value}"
            return self.say(key) if self.knows(key) else value
        if isinstance(value, str):
            return value
        if name in ("seat", "other") and 0 <= value < len(names):
            return names[value]
        return value

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, as a sentence; cards that have a word of their own are named beside their number."""
        return self.sentence(
            f"event-{event.key}", {name: self.named(name, each) for name, each in event.data.items()}, names
        )

    def named(self, name: str, value: Value) -> Value:
        """A card's number with what is on it; anything else as it is."""
        if isinstance(value, list):
            return [str(self.named("card", item)) for item in value] if name == "cards" else value
        if isinstance(value, int) and name == "card" and self.knows(key := f"card-{value}"):
            return self.say("numbered", {"number": value, "word": self.say(key)})
        return value

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why not, as a sentence."""
        return self.sentence(f"why-{reason.key}", reason.data, names)

    def sentence(self, key: str, data: Mapping[str, Value], names: Sequence[str]) -> str:
        """A message that begins with a capital even where it begins with one of our own words."""
        said = self.say(key, data, names)
        for name, value in data.items():
            word = self.word(name, value, ())
            if not isinstance(word, str) or not word or not said.startswith(word):
                continue
            if word != value or (name != "option" and self.knows(f"{name}-{value}")):
                return said[0].upper() + said[1:]
        return said

    def because(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """What speaks for a move, or against it."""
        data = {
            name: self.decimal(value) if name == "bits" else self.named(name, value)
            for name, value in reason.data.items()
        }
        return self.say(f"because-{reason.key}", data, names)

    def decimal(self, number: Value) -> str:
        """A number as this language writes it."""
        return str(number).replace(".", self.say("decimal-mark"))

    def move(self, spelled: str) -> str:
        """A move's notation, word by word in this language."""
        return " ".join(self.say(f"move-{word}") if self.knows(f"move-{word}") else word for word in spelled.split())


def clipped(value: str | int) -> str | int:
    """A long text, or a number of very many digits, cut off with an ellipsis."""
    if isinstance(value, int):
        return value if abs(value) < 10**LONGEST else "…"
    return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


def singular(name: str) -> str:
    """`colours` hold words under `colour-…`."""
    return name.removesuffix("s")


def house_words(lang: str) -> str:
    """The words that no game owns."""
    return files("katzentisch").joinpath("words", f"{lang}.ftl").read_text("utf-8")


@cache
def parse_messages(text: str) -> Resource:
    """The messages of a file, taken apart once however many speak them: that is most of what it costs to speak."""
    return FluentResource(text)
