"""The score sheets at the keyboard: words of the reader's language, and refusals that help."""

from __future__ import annotations

import pytest

from katzentisch.core.catalogue import find
from katzentisch.core.reason import Refusal
from katzentisch.core.words import LANGUAGES, Words

ISLE = find("isle_of_cats")


def told(*answers: str) -> object:
    """The dialogue of Isle of Cats after these answers."""
    assert ISLE.sheet_dialogue is not None
    dialogue = ISLE.sheet_dialogue.begin(ISLE)
    for answer in answers:
        dialogue.take(answer)
    return dialogue


def refusal(lang: str, *answers: str) -> str:
    """How the last of these answers is refused."""
    *before, last = answers
    dialogue = told(*before)
    with pytest.raises(Refusal) as refused:
        dialogue.take(last)  # type: ignore[attr-defined]
    return Words(lang, ISLE).reason(refused.value.reason, ())


@pytest.mark.parametrize(("answer", "mode"), [("", "voyage"), ("voyage", "voyage"), ("family", "family")])
def test_the_kind_of_game_as_sheets_call_it(answer: str, mode: str) -> None:
    assert told("Anna,Ben", answer).sheet["mode"] == mode  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["voyage", "family"])
def test_the_kind_of_game_in_the_words_of_the_question(mode: str, lang: str) -> None:
    """The question names no word of the program, and takes the words that it names."""
    words = Words(lang, ISLE)
    word = words.say(f"sheet-mode-{mode}")
    assert word in words.say("sheet-ask-mode")
    assert "voyage" not in words.say("sheet-ask-mode")
    assert told("Anna,Ben", word).sheet["mode"] == mode  # type: ignore[attr-defined]
    assert word in refusal(lang, "Anna,Ben", "xyz")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_impossible_points_of_a_lesson_are_refused_in_words(lang: str) -> None:
    said = refusal(lang, "Anna,Ben", "", "0", "0", "0", "0", "117 200")
    assert "117 200" in said
    assert "$" not in said
    assert "99" in said


@pytest.mark.parametrize(("lang", "word"), [("en", "spaces"), ("de", "Leerzeichen")])
def test_one_number_needs_no_spaces(lang: str, word: str) -> None:
    assert word not in refusal(lang, "Anna,Ben", "", "0", "99")
