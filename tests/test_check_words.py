"""The linter of words finds each kind of fault, in Python and in JavaScript, and names the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from katzentisch.core.words import LANGUAGES
from tools.check_words import Checker, arguments, object_keys

SOUND = {
    "words": "hello = Hello { $name }\nwhy-late = Too late by { $days }\nbot-cat = cat\n",
    "cli/words": "usage = Use it like this\n",
    "web/words": "go = Go\nleft = { $number } left\ncolumn-name = Name\n",
    "games/toy/words": "title = Toy\nevent-drawn = { $colour } is drawn\ncolour-red = red\nmove-draw = draw\n",
    "speak.py": 'words.say("hello", {"name": name})\nraise Refusal("late", days=3)\nseat = "bot:cat"\nkind = "cat"\n',
    "cli/main.py": 'words.say("usage")\n',
    "web/page.js": 'words.say(far ? "go" : "left", { number });\nKEYS.map((key) => words.say(`column-${key}`));"name"',
    "games/toy/rules.py": 'Event("drawn", {"colour": "red"})\n',
}


def package(tmp_path: Path, **changed: str) -> Path:
    """A small package with sound words; `changed` replaces files by their name with `/` and `.` as `_`."""
    root = tmp_path / "katzentisch"
    for name, text in SOUND.items():
        text = changed.get(name.replace("/", "_").replace(".", "_"), text)
        paths = [root / name / f"{lang}.ftl" for lang in LANGUAGES] if name.endswith("words") else [root / name]
        for path in paths:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return root


def faults(tmp_path: Path, **changed: str) -> list[str]:
    return Checker(package(tmp_path, **changed)).faults()


def test_sound_words_pass(tmp_path: Path) -> None:
    """Nothing is reported where nothing is wrong."""
    assert faults(tmp_path) == []


@pytest.mark.parametrize(
    ("changed", "where", "fault"),
    [
        ({"words": SOUND["words"] + "hello = { $name }!\n"}, "words/en.ftl:4", "hello is defined twice"),
        ({"web_words": SOUND["web/words"] + "hello = { $name }!\n"}, "web/words/en.ftl:4", "is defined in words/en"),
        ({"words": SOUND["words"] + "stray = Nobody says this\n"}, "words/en.ftl:4", "stray is never used"),
        ({"web_words": SOUND["web/words"] + "stray = Nobody\n"}, "web/words/en.ftl:4", "stray is never used"),
        ({"cli_words": SOUND["cli/words"] + "stray = Nobody\n"}, "cli/words/en.ftl:2", "stray is never used"),
        ({"cli_words": SOUND["cli/words"] + "hello = Hi\n"}, "cli/words/en.ftl:2", "is defined in words/en"),
        ({"web_page_js": SOUND["web/page.js"] + 'words.say("usage");'}, "web/page.js:2", "no words for usage"),
        ({"words": SOUND["words"] + "no message\n"}, "words/en.ftl:4", "not a Fluent message"),
        ({"speak_py": SOUND["speak.py"] + 'words.say("goodbye")\n'}, "speak.py:5", "no words for goodbye"),
        ({"speak_py": 'words.say("hello")\n"late" "cat"'}, "speak.py:1", "hello needs $name"),
        ({"speak_py": 'words.say("hello", {"name": 1})\nRefusal("late")\n"cat"'}, "speak.py:2", "needs $days"),
        ({"web_page_js": SOUND["web/page.js"] + 'words.say("left");'}, "web/page.js:2", "left needs $number"),
        ({"web_page_js": SOUND["web/page.js"] + 'words.say("right");'}, "web/page.js:2", "no words for right"),
        ({"games_toy_rules_py": 'Event("drawn")\n"red"'}, "games/toy/rules.py:1", "event-drawn needs $colour"),
        (
            {"games_toy_words": SOUND["games/toy/words"] + "colour-mauve = mauve\n"},
            "games/toy/words/en.ftl:5",
            "colour-mauve is never used",
        ),
        ({"web_words": SOUND["web/words"] + "column-size = { $feet }\n"}, "web/words/en.ftl:4", "no code passes"),
        (
            {"words": "hello = { who }\nwho = { $name }{ $age }\nwhy-late = { $days }\nbot-cat = cat\n"},
            "speak.py:1",
            "hello needs $age",
        ),
    ],
)
def test_faults_are_found(tmp_path: Path, changed: dict[str, str], where: str, fault: str) -> None:
    """Each kind of fault is reported with file and line."""
    found = faults(tmp_path, **changed)
    assert any(each.startswith(f"katzentisch/{where}: ") and fault in each for each in found), found


def test_languages_are_compared(tmp_path: Path) -> None:
    """A message that one language lacks, or that uses other variables there, is reported."""
    root = package(tmp_path)
    last = root / "words" / f"{LANGUAGES[-1]}.ftl"
    last.write_text("hello = Hallo { $nom }\nwhy-late = { $days } zu spät\n    .you = Du\n", "utf-8")
    found = Checker(root).faults()
    assert any("bot-cat is missing" in each for each in found)
    assert any("why-late.you is missing in a language" in each for each in found)
    assert any("hello differs between languages in $name, $nom" in each for each in found)
    last.unlink()
    assert any("the file is missing" in each for each in Checker(root).faults())


def test_words_of_some_pages_are_checked_too(tmp_path: Path) -> None:
    """A folder may have a second file for pages that load it themselves; faults name that file."""
    root = package(tmp_path)
    for lang in LANGUAGES:
        (root / "web" / "words" / f"waiting.{lang}.ftl").write_text("go = Go there\nstray = Nobody\n", "utf-8")
    found = Checker(root).faults()
    assert any(each.startswith("katzentisch/web/words/waiting.en.ftl:1: go is defined twice") for each in found), found
    assert any(each.startswith("katzentisch/web/words/waiting.en.ftl:2: stray is never used") for each in found), found


def test_javascript_calls_are_read() -> None:
    """Arguments are split at their own commas only; a spread object is not guessed at."""
    text = 'say("a, b", { x: f(1, 2), y, "z": `${g({ h: 1 })}` }, names) + other(1)'
    assert arguments(text, 4) == ['"a, b"', '{ x: f(1, 2), y, "z": `${g({ h: 1 })}` }', "names"]
    assert object_keys("{ x: f(1, 2), y }") == frozenset({"x", "y"})
    assert object_keys("{ ...data, x }") is None
    assert object_keys("data") is None
    assert object_keys("") == frozenset()
