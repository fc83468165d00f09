"""Windows that have no room for everything: what is left out is named, and long texts come page by page."""

from __future__ import annotations

import io
import re
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from katzentisch.core.catalogue import catalogue
from katzentisch.core.chance import rng
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.cryptid.box.clues import TERRAINS
from katzentisch.terminal.encoding import PLAIN_SIGNS
from katzentisch.terminal.game_list import RuleTable, render_rules
from katzentisch.terminal.match_loop import MatchLoop
from katzentisch.terminal.prompt import HangingLine, InputClosed, print_message, print_pages
from katzentisch.terminal.screen import PROMPT_LINES
from tests.keyboard import Keyboard, Sitting

INTERACTIVE = "katzentisch.terminal.prompt.is_interactive"


def window(height: int = 24) -> Console:
    """A terminal of 80 columns."""
    return Console(file=io.StringIO(), width=80, height=height, force_terminal=True, color_system=None)


def seen(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_stands_beside_the_map(lang: str, tmp_path: Path) -> None:
    """Cryptid at 80 × 24: every terrain is explained beside the map, with signs that ASCII keeps apart."""
    sitting = Sitting(tmp_path, "cryptid", "Anna,Ben,Cleo,Dora,Emil", lang=lang, seed="legend")
    words, console = sitting.words, window()
    table = MatchLoop(sitting.match, sitting.entry, sitting.sitters, words, console, sitting.path)
    seat = sitting.match.actors()[0]
    table.show(seat)
    lines = seen(console).splitlines()
    assert len(lines) <= 24 - PROMPT_LINES
    for terrain in TERRAINS:
        explained = f"{words.say(f'sign-{terrain}')} {words.say(f'terrain-{terrain}')}"
        assert any(line.rstrip().endswith(explained) for line in lines), explained
    assert all(any(f"{number} {name}" in line for line in lines) for number, name in enumerate(table.names))
    signs = [words.say(f"sign-{terrain}").encode("ascii", PLAIN_SIGNS) for terrain in TERRAINS]
    assert len(set(signs)) == len(TERRAINS)
    assert b"?" not in signs


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("cryptid", "Anna,Ben,Cleo"), ("isle_of_cats", "Anna,Ben")])
def test_moves_that_are_not_listed_are_named(game: str, seats: str, lang: str, tmp_path: Path) -> None:
    """At every turn the whole list is on the screen, or how many more moves there are and how to see them."""
    sitting = Sitting(tmp_path, game, seats, lang=lang, seed="full")
    match, source, words = sitting.match, rng("full"), sitting.words
    left_out = 0
    for _ in range(40):
        seat = match.actors()[0]
        console = window()
        table = MatchLoop(match, sitting.entry, sitting.sitters, words, console, sitting.path)
        table.show(seat)
        menu = table.menu
        hidden = sum(len(moves) for number, moves in menu.numbered() if number not in menu.seen_numbers)
        shown = " ".join(seen(console).split())
        if hidden and len(menu.legal) > len(menu.examples()):
            left_out += 1
            assert re.search(rf"… \+?\d+|\d+ \w+: {words.say('command-list')}", shown), shown
        legal = match.legal(seat)
        match.submit(seat, legal[source.below(len(legal))])
    assert left_out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_news_wait_for_enter(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not fit beside the board is shown before it, until Enter; a move typed there counts."""
    sitting = Sitting(tmp_path, "cryptid", "Anna,random,random,random,random", lang=lang, seed="news", starter="1")
    monkeypatch.setattr("katzentisch.terminal.match_loop.is_interactive", lambda console: True)
    keyboard = Keyboard(["", "quit"])
    keyboard.height, keyboard._force_terminal = 24, True
    table = MatchLoop(sitting.match, sitting.entry, sitting.sitters, sitting.words, keyboard, sitting.path)
    with suppress(InputClosed):
        table.run()
    shown = keyboard.shown
    news, board = shown.split(sitting.words.say("after-news"))
    events = [sitting.words.event(event, table.names) for event in sitting.match.events(0, 0)]
    assert len(events) > 2
    assert all(event in " ".join(news.split()) for event in events)
    assert sitting.words.say("terrain-forest") in board


def test_the_own_move_needs_no_room(tmp_path: Path) -> None:
    """What somebody has just typed is not repeated among the news beside the board."""
    sitting = Sitting(tmp_path, "cryptid", "Anna,random,random", seed="news")
    console = window()
    table = MatchLoop(sitting.match, sitting.entry, sitting.sitters, sitting.words, console, sitting.path)
    while sitting.match.actors()[0] != 0:
        seat = sitting.match.actors()[0]
        table.submit(seat, sitting.match.legal(seat)[0])
    table.tell(0)
    table.submit(0, sitting.match.legal(0)[0])
    own = sitting.words.event(sitting.match.events(0, table.heard[0])[0], table.names)
    table.tell(0)
    assert own in seen(console)
    assert own not in table.news[0]


def test_a_long_text_comes_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter shows the next page, anything else stops; a pipe gets everything at once."""
    parts = [Text(f"line {number}") for number in range(50)]
    keyboard = Keyboard([])
    keyboard.height = 10
    print_pages(keyboard, parts, "more?")
    assert "line 49" in keyboard.shown
    monkeypatch.setattr(INTERACTIVE, lambda console: True)
    keyboard = Keyboard(["", "q"])
    keyboard.height = 10
    print_pages(keyboard, parts, "more?")
    pages = keyboard.shown.split("more?")
    assert len(pages) == 3
    assert all(len(page.splitlines()) < 10 for page in pages)
    assert "line 13" in pages[1]
    assert "line 14" not in keyboard.shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["help", "rules"])
def test_help_and_rules_pause(command: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(INTERACTIVE, lambda console: True)
    sitting = Sitting(tmp_path, "cryptid", "Anna,Ben,Cleo", lang=lang, seed="help")
    words = sitting.words
    typed = words.say(f"command-{command}") + (f" {words.say('rules-all')}" if command == "rules" else "")
    keyboard = Keyboard(["", typed, "q"])
    keyboard.height, keyboard._force_terminal = 24, True
    table = MatchLoop(sitting.match, sitting.entry, sitting.sitters, words, keyboard, sitting.path)
    with suppress(InputClosed):
        table.run()
    assert words.say("page-more") in keyboard.shown


def test_messages_break_between_words() -> None:
    """On a screen a sentence is wrapped at words and a command stays whole; in a pipe nothing is wrapped."""
    text = f"{'word ' * 30}\n  katzentisch replay {'x' * 90}"
    console = window()
    print_message(console, text)
    lines = seen(console).splitlines()
    assert all(set(line.split()) == {"word"} for line in lines[:2])
    assert lines[-1].endswith("x" * 90)
    pipe = Console(file=io.StringIO(), width=80)
    print_message(pipe, text)
    assert len(seen(pipe).splitlines()) == 2


def test_a_continuation_line_stands_under_its_text() -> None:
    console = window()
    console.print(HangingLine("  lead: ", "word " * 30))
    lines = seen(console).splitlines()
    assert lines[0].startswith("  lead: word")
    assert lines[1].startswith(" " * len("  lead: ") + "word")
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_says_whether_it_speaks_for_a_move(lang: str, tmp_path: Path) -> None:
    """A hint calls each reason an advantage or a drawback."""
    words = Words(lang)
    sitting = Sitting(tmp_path, "cat_in_the_box", "Anna,tabby,tabby", lang=lang, seed="why")
    shown = sitting.type(words.say("command-hint"))
    assert f"  {words.say('advantage')} " in shown or f"  {words.say('drawback')} " in shown
    assert "\n  + " not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 60, 40])
def test_no_word_of_a_table_of_rules_is_cut(width: int, lang: str) -> None:
    """The heads of the columns are whole at 80 columns; in narrower windows every row is a sentence."""
    tables = 0
    for entry in catalogue().values():
        words = Words(lang, entry)
        console = Console(file=io.StringIO(), width=width, color_system=None)
        for part in render_rules(entry, words):
            if isinstance(part, RuleTable):
                tables += 1
                console.print(part)
                shown = seen(console).split()
                heads = [word for head in part.heads for word in head.split()]
                assert all(any(head in word for word in shown) for head in heads), (entry.game.id, heads)
                assert "…" not in seen(console)
    assert tables >= 3


@pytest.mark.parametrize("height", [24, 200])
def test_the_last_board_waits_where_it_is_long(height: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boats that are longer than the window come page by page before the scores; in a high window nobody waits."""
    monkeypatch.setattr(INTERACTIVE, lambda console: True)
    monkeypatch.setattr("katzentisch.terminal.screen.is_interactive", lambda console: True)
    sitting = Sitting(tmp_path, "isle_of_cats", "Anna,Ben", seed="end")
    keyboard = Keyboard([""] * 20)
    keyboard.height, keyboard._force_terminal = height, True
    table = MatchLoop(sitting.match, sitting.entry, sitting.sitters, sitting.words, keyboard, sitting.path)
    table.screen.last_board(sitting.match.view(0))
    waited = sitting.words.say("after-scoring") in keyboard.shown
    assert waited == (height == 24)


def test_what_was_read_is_not_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a pause only the last sentence of the news stands beside the board."""
    monkeypatch.setattr("katzentisch.terminal.match_loop.is_interactive", lambda console: True)
    sitting = Sitting(tmp_path, "cryptid", "Anna,random,random", seed="read")
    table = MatchLoop(sitting.match, sitting.entry, sitting.sitters, sitting.words, Keyboard([""]), sitting.path)
    table.news[0] = ["first", "second", "third"]
    table.pause("after-news")
    assert table.news[0] == ["third"]
