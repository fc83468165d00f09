"""Which languages there are is data: a file in each folder of words makes one, and no code lists them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from katzentisch.core.rulebook import PAGES
from katzentisch.core.words import LANGUAGES, WORDS_FOLDER, Words, true_minus
from tools.check_words import PACKAGE

CODES = "|".join(LANGUAGES)
LISTED = re.compile(rf"""["'](?:{CODES})["']""")
FIELDS = re.compile(rf"\b(?:{CODES}): (?:str|NoticeText)\b")
NAMED_ON_PURPOSE = {
    "core/words.py": "English comes first",
    "web/shell/words.js": "what to use without a page",
}
STORED_NOTICE = {"server/admin/moderation.py", "server/api/host.py"}
"""A notice has a field for each language: databases and programs hold it so."""


def sources() -> list[Path]:
    found = [path for suffix in ("py", "js") for path in PACKAGE.rglob(f"*.{suffix}")]
    return [path for path in found if not {"tests", "vendor", "_native"} & set(path.relative_to(PACKAGE).parts)]


def test_no_code_lists_languages() -> None:
    """Only the list itself names a language, so that another one needs no change of code."""
    naming = {path.relative_to(PACKAGE).as_posix() for path in sources() if LISTED.search(path.read_text("utf-8"))}
    assert naming <= set(NAMED_ON_PURPOSE)
    fields = {path.relative_to(PACKAGE).as_posix() for path in sources() if FIELDS.search(path.read_text("utf-8"))}
    assert fields <= STORED_NOTICE


def test_the_list_is_made_of_files() -> None:
    """English first, then every other file of words with its help; each has a page of rules by its name."""
    files = {f"{lang}.ftl" for lang in LANGUAGES} | {f"help.{lang}.toml" for lang in LANGUAGES[1:]}
    assert {path.name for path in WORDS_FOLDER.iterdir()} == files
    assert LANGUAGES[0] == "en"
    assert {lang: page.endswith(f".{lang}.md") for lang, page in PAGES.items()} == {
        lang: lang != LANGUAGES[0] for lang in LANGUAGES
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_names_its_locale(lang: str) -> None:
    """Dates and numbers in the browser follow it."""
    text = (PACKAGE / "web" / "words" / f"{lang}.ftl").read_text("utf-8")
    assert re.search(rf"^locale = {lang}-[A-Z]{{2}}$", text, re.M)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("-3", "−3"),
        ("lost -3 points", "lost −3 points"),
        ("(-12)", "(−12)"),
        ("2026-11-17", "2026-11-17"),
        ("a-1", "a-1"),
    ],
)
def test_a_negative_number_has_a_minus_sign(text: str, shown: str) -> None:
    """The hyphens of dates and names stay."""
    assert true_minus(text) == shown


def test_a_sentence_with_a_negative_number_has_a_minus_sign() -> None:
    """Wherever Fluent writes the number."""
    assert Words(LANGUAGES[0]).say("final-place", {"rank": 1, "seat": 0, "points": -5}, ["Anna"]) == "1. Anna: −5"
