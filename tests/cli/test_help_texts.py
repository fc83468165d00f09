"""`--help` in every language: nothing is left in English, and no translation has lost its text."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import pytest

from katzentisch.cli import arguments, main
from katzentisch.cli.help_texts import EXAMPLE, GAME_SUFFIX, LINE, help_texts, walk_parsers
from katzentisch.core.words import LANGUAGES


def english_texts() -> Iterator[str]:
    """Everything that the help of any command prints, apart from names and examples."""
    yield "usage:"
    for parser in walk_parsers(arguments()):
        yield (parser.description or " ")[0].lower() + (parser.description or " ")[1:].removesuffix(".")
        for line in (parser.epilog or "").splitlines():
            if not line.startswith(EXAMPLE) and (found := LINE.fullmatch(line)):
                yield found["text"]
        for group in parser._action_groups:
            if group._group_actions:
                yield group.title or ""
        for action in parser._actions:
            yield action.help or ""
            if isinstance(action, argparse._SubParsersAction):
                yield from (listed.help or "" for listed in action._choices_actions)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_text_of_the_help_has_a_translation(lang: str) -> None:
    """A switch without one would stay English in the middle of another language."""
    wanted = {found["text"] if (found := GAME_SUFFIX.fullmatch(text)) else text for text in english_texts()}
    known = help_texts(lang)
    assert sorted(wanted - {"", " "} - set(known)) == []
    assert sorted(set(known) - wanted) == []


def test_help_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    """With `--lang` before or behind the command, at the top and below."""
    for args in (["--lang", "de", "replay", "--help"], ["replay", "--help", "--lang=de"]):
        with pytest.raises(SystemExit):
            main(args)
        said = capsys.readouterr().out
        assert said.startswith("Aufruf: katzentisch replay")
        assert "Eine aufgezeichnete Partie ansehen." in said
        assert "katzentisch replay match.kt --watch" in said
        assert not {"usage", "options", "examples", "which"} & set(said.replace(":", " ").split())


def test_a_program_reads_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    """Completion scripts are made from the English texts, whatever the language."""
    assert main(["completion", "fish", "--lang", "de"]) == 0
    in_german = capsys.readouterr().out
    assert main(["completion", "fish", "--lang", "en"]) == 0
    assert capsys.readouterr().out == in_german
