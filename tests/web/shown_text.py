"""Faults in the text a page shows: values that never became words, keys, ids, hyphens for minus signs, English."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Message, TextElement

from katzentisch.core.catalogue import find
from katzentisch.core.words import LANGUAGES, Words, shared_words

PATTERNS = {
    "a value that never became a word": re.compile(r"\b(undefined|NaN|null|Infinity)(?![a-z])|\[object|\{\s*\$"),
    "a hyphen instead of a minus sign": re.compile(r"(?<![\w.])-\d"),
    "the notation of a rotation": re.compile(r"\br(0|90|180|270)f?\b"),
    "an empty blank": re.compile(r"\(\s*\)|\s[,.;!?](?=\s|$)|„\s*“"),
}
"""What is wrong, and how to recognise it."""
HYPHENATED = re.compile(r"(?<![\w/.@-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w/.@-])")
"""What a missing message looks like: its key is shown instead."""
WORD = re.compile(r"[^\W\d_]{3,}")


class _Texts(visitor.Visitor):
    """Collects the text elements of messages."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def message_texts(source: str) -> Iterator[str]:
    """The text of every message of a Fluent file, without blanks."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            texts = _Texts()
            texts.visit(entry)
            yield " ".join(texts.found)


@cache
def vocabulary(folder: str, lang: str) -> frozenset[str]:
    """Every word and every hyphenated compound that people are told about a game in a language, in lower case."""
    web = files("katzentisch").joinpath("web", "words")
    pages = [web.joinpath(name).read_text("utf-8") for name in (f"{lang}.ftl", f"waiting.{lang}.ftl")]
    entry = find(folder)
    own = entry.read("words", f"{lang}.ftl") or ""
    texts = " ".join(text for source in (shared_words(lang), *pages, own) for text in message_texts(source))
    rules = entry.read("RULES.de.md" if lang == "de" else "RULES.md") or ""
    said = f"{texts} {rules}".replace(title(folder, lang), "")
    return frozenset(each.lower() for pattern in (WORD, HYPHENATED) for each in pattern.findall(said))


@cache
def title(folder: str, lang: str) -> str:
    """What a game is called."""
    return Words(lang, find(folder)).say("title")


def find_faults(texts: Iterable[str], folder: str, lang: str, names: Iterable[str] = ()) -> list[str]:
    """What is wrong with each of these texts of a game's page, in no more than a line."""
    known = vocabulary(folder, lang)
    foreign = frozenset[str]().union(*(vocabulary(folder, each) for each in LANGUAGES if each != lang)) - known
    foreign -= {part.lower() for name in names for part in WORD.findall(name)}
    found = []
    for text in texts:
        found += [f"{fault}: {text!r}" for fault, pattern in PATTERNS.items() if pattern.search(text)]
        found += [f"a key or an id, {key}: {text!r}" for key in HYPHENATED.findall(text) if key not in known]
        if lang != "en":
            rest = text.replace(title(folder, lang), "")
            words = sorted({word for word in WORD.findall(rest) if word.lower() in foreign})
            found += [f"not translated, {', '.join(words)}: {text!r}"] if words else []
    return found
