"""Sentences for people: the Fluent messages of the package and of each game, in every language there is."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Protocol

import msgspec
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast

from katzentisch.core.event import Event
from katzentisch.core.reason import Reason, Value

WORDS_FOLDER = files("katzentisch").joinpath("words")
COMMAND_WORDS_FOLDER = files("katzentisch").joinpath("cli", "words")
LANGUAGES = tuple(
    sorted(
        (each.name.removesuffix(".ftl") for each in WORDS_FOLDER.iterdir() if each.name.endswith(".ftl")),
        key=lambda lang: (lang != "en", lang),
    )
)
"""The languages there are: one file each in `words/`, English first. Nothing else lists them."""
LanguageCode = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
PLACEHOLDER = re.compile(r"Guest (\d{1,2})")
"""What records write for a person whose name is not known or no longer stored."""
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?!-?[a-zA-Z][\w-]* *=).*)*", re.MULTILINE | re.ASCII)
"""A message or a term of a Fluent file, and its key: all further lines are indented, or belong to what is in braces."""
HYPHEN_BEFORE_NUMBER = re.compile(r"(?<![\w-])-(?=\d)")
MAX_VALUE_CHARACTERS = 1000
"""Longer values are cut off: Fluent refuses very long ones, and nobody reads them."""


def language(wish: str | None = None) -> str:
    """The language to use: the requested one, the locale's, or the first of the list."""
    found = wish or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    code = (found or locale.getlocale()[0] or LANGUAGES[0])[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


class GameFolder(Protocol):
    """A game's folder, as far as its words are concerned."""

    def read(self, *path: str) -> str | None:
        """A text file of the folder, if it is there."""

    def __hash__(self) -> int:
        """Its messages are kept for it."""


class Words:
    """Sentences in one language, with those of one game if there is one."""

    def __init__(self, lang: str, entry: GameFolder | None = None) -> None:
        self.lang = lang
        self.reader = -1
        """The seat of the person who reads, who is called "you" where a message has such a form."""
        self.bundle = load_bundle(lang, entry)

    def knows(self, key: str) -> bool:
        """Whether there is a message under this key."""
        return self.bundle.has_message(key)

    def say(self, key: str, data: Mapping[str, Value] | None = None, names: Sequence[str] = (), form: str = "") -> str:
        """The message under a key, in a form of it (a Fluent attribute) if it has that one.

        Seats become names, and strings that have a message of their own become its text.
        """
        if not self.knows(key):
            return key
        blanks = {name: clip_value(self.word(name, value, names)) for name, value in (data or {}).items()}
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(form) or message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, blanks)
        if errors:
            raise ValueError(f"{key} ({self.lang}): {errors}")
        has_minus = any(isinstance(each, int) and each < 0 for each in blanks.values())
        return true_minus(str(text)) if has_minus else str(text)

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

    def person(self, name: str) -> str:
        """A name as it is shown: a person whose name a record does not hold is a guest in every language."""
        found = PLACEHOLDER.fullmatch(name)
        return self.say("guest-number", {"number": int(found[1])}) if found else name

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, as a sentence; cards that have a word of their own are named beside their number."""
        return self.sentence(
            f"event-{event.key}",
            {name: self.named(name, each) for name, each in event.data.items()},
            names,
            self.form_of(event),
        )

    def form_of(self, event: Event) -> str:
        """The form of an event's message: what the reader does, what is done to the reader, or neither."""
        if self.reader < 0:
            return ""
        forms = {"seat": "you", "other": "to-you"}
        return next((form for name, form in forms.items() if event.data.get(name) == self.reader), "")

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

    def sentence(self, key: str, data: Mapping[str, Value], names: Sequence[str], form: str = "") -> str:
        """A message that begins with a capital even where it begins with one of our own words."""
        said = self.say(key, data, names, form)
        for name, value in data.items():
            word = self.word(name, value, ())
            if not isinstance(word, str) or not word or not said.startswith(word):
                continue
            if word != value or (name != "option" and self.knows(f"{name}-{value}")):
                return said[0].upper() + said[1:]
        return said

    def because(self, reason: Reason, names: Sequence[str] = (), weight: float = 1.0) -> str:
        """What speaks for a move, or against it; a message may have a form of its own (`.against`) for that."""
        data = {
            name: self.decimal(value) if name == "bits" else self.named(name, value)
            for name, value in reason.data.items()
        }
        return self.say(f"because-{reason.key}", data, names, "against" if weight < 0 else "")

    def decimal(self, number: Value) -> str:
        """A number as this language writes it."""
        return true_minus(str(number)).replace(".", self.say("decimal-mark"))

    def move(self, spelled: str) -> str:
        """A move's notation, word by word in this language."""
        return " ".join(self.say(f"move-{word}") if self.knows(f"move-{word}") else word for word in spelled.split())


def true_minus(text: str) -> str:
    """A text in which negative numbers have a minus sign instead of a hyphen."""
    return HYPHEN_BEFORE_NUMBER.sub("−", text)


def clip_value(value: str | int) -> str | int:
    """A long text, or a number of very many digits, cut off with an ellipsis."""
    if isinstance(value, int):
        return value if abs(value) < 10**MAX_VALUE_CHARACTERS else "…"
    return value if len(value) <= MAX_VALUE_CHARACTERS else f"{value[: MAX_VALUE_CHARACTERS - 1]}…"


def singular(name: str) -> str:
    """`colours` hold words under `colour-…`."""
    return name.removesuffix("s")


class LazyBundle(FluentBundle):
    """Messages that are parsed when they are needed: parsing is slow, and hardly anybody needs all of a file."""

    def __init__(self, lang: str, sources: Sequence[str]) -> None:
        super().__init__([lang], use_isolating=False)
        self.sources = {found[1]: found[0] for source in sources for found in MESSAGE.finditer(source)}
        """What is written under each key, that of a term with its hyphen; later sources override."""

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message under this key that can be read."""
        return isinstance(self.parsed(message_id), ast.Message)

    def parsed(self, key: str) -> ast.EntryType | None:
        return parse_entry(self.sources[key]) if key in self.sources else None

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        found = self.parsed(f"-{entry_id}" if term else entry_id)
        if isinstance(found, ast.Message):
            self._messages[entry_id] = found
        elif isinstance(found, ast.Term):
            self._terms[entry_id] = found
        return super()._lookup(entry_id, term)


@cache
def load_bundle(lang: str, entry: GameFolder | None) -> LazyBundle:
    """All messages in a language, with those of one game if there is one; each file is read once."""
    own = entry.read("words", f"{lang}.ftl") if entry else None
    return LazyBundle(lang, [shared_words(lang), own or ""])


@cache
def shared_words(lang: str) -> str:
    """The sentences that belong to no game, also those of the command line, which browsers never load."""
    return "\n".join(
        folder.joinpath(f"{lang}.ftl").read_text("utf-8") for folder in (WORDS_FOLDER, COMMAND_WORDS_FOLDER)
    )


@cache
def parse_entry(text: str) -> ast.EntryType:
    """One message or term; games share those that belong to no game."""
    return FluentParser(with_spans=False).parse_entry(text)
