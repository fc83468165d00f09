"""The questions before a match: every answer can be taken back, variants are offered, bots have one name."""

from __future__ import annotations

import pytest

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.terminal.prompt import InputClosed
from katzentisch.terminal.setup import bot_title, seat_players, table_names
from katzentisch.terminal.start_menu import StartMenu
from tests.keyboard import Keyboard


def answered(lang: str, *lines: str, game: str | None = None) -> tuple[StartMenu, str]:
    """The menu after these answers, and what it showed."""
    keyboard = Keyboard(lines)
    menu = StartMenu(find(game) if game else None, {}, None, lang, keyboard)
    menu.run()
    return menu, keyboard.shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("back", ["<", "word"])
def test_one_can_go_back_to_every_question(lang: str, back: str) -> None:
    """From the last question to the first, and then to another game."""
    back = Words(lang).say("command-back") if back == "word" else back
    number = [entry.game.id for entry in catalogue().values()].index("5211") + 1
    menu, shown = answered(lang, "isle_of_cats", "3", "2", back, back, back, str(number), "2", "")
    assert menu.game.game.id == "5211"
    assert menu.options == {}
    assert len(menu.sitters) == 2
    assert Words(lang).say("menu-help") in shown
    assert Words(lang).say("command-back") in Words(lang).say("menu-help")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_question_has_none_before_it(lang: str) -> None:
    menu, shown = answered(lang, "<", "2", "", game="5211")
    assert Words(lang).say("menu-first") in shown
    assert len(menu.sitters) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_can_leave(lang: str) -> None:
    with pytest.raises(InputClosed):
        answered(lang, Words(lang).say("command-quit"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("choice", ["2", "yes"])
def test_the_family_game_is_offered(lang: str, choice: str) -> None:
    """Isle of Cats asks which game; alone there is no family game, so nothing is asked."""
    words = Words(lang, find("isle_of_cats"))
    menu, shown = answered(lang, "isle_of_cats", "2", choice, "")
    assert menu.options == {"family": "yes"}
    assert words.say("option-family") in shown
    assert words.say("option-family-yes") in " ".join(shown.split())
    menu, shown = answered(lang, "isle_of_cats", "2", "", "")
    assert menu.options == {"family": "no"}
    menu, shown = answered(lang, "isle_of_cats", "1")
    assert words.say("option-family") not in shown
    assert len(menu.sitters) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_has_one_name(lang: str) -> None:
    """In the question, in an error and at the table a level has the same name."""
    entry = find("5211")
    words = Words(lang, entry)
    title = bot_title("tabby", words)
    _, shown = answered(lang, "2", f"{title[:-1]}x", title, game="5211")
    question = words.say("pick-bots", {"choices": ["x"], "default": title}).split("?")[0]
    refusal = next(line for line in shown.splitlines() if f"{title[:-1]}x" in line and question[:20] not in line)
    assert title in " ".join(shown.split(refusal)[1].split())
    assert "tabby," not in shown or lang == "en"
    assert table_names(seat_players("Anna,tabby", entry), words)[1].endswith(f"({title})")
