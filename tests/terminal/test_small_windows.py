"""What people see in small windows and plain encodings: help above the prompt, headings, boards, signs."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.cryptid.shown.text import short_clue
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.play.match import Match
from katzentisch.terminal.drawing import brief, draw
from katzentisch.terminal.editor import fit_help
from katzentisch.terminal.encoding import PLAIN_SIGNS
from katzentisch.terminal.match_loop import MatchLoop, help_lines
from katzentisch.terminal.prompt import InputClosed
from katzentisch.terminal.screen import PROMPT_LINES
from tests.keyboard import Keyboard, Sitting

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]


def printed(drawing: object, width: int) -> str:
    """What a console of this width shows."""
    paper = io.StringIO()
    Console(file=paper, width=width).print(drawing)
    return paper.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_of_help_fits(lang: str) -> None:
    """At 80 columns help, hint and list are named above the prompt, and nothing is cut off."""
    words = Words(lang)
    shown = fit_help(help_lines(words, "2 = bury 2"), 80)
    assert len(shown) < 80
    assert "…" not in shown
    assert all(
        each in shown for each in ("2 = bury 2", *(words.say(f"command-{name}") for name in ("help", "hint", "list")))
    )
    assert words.say("command-help") in fit_help(help_lines(words, "2 = bury 2"), 30)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_headings_of_5211_stay_whole(lang: str) -> None:
    """At 80 columns no heading of the table breaks into two lines."""
    entry = find("5211")
    words = Words(lang, entry)
    match = Match.begin(entry.game, NAMES, {}, "s")
    shown = printed(draw(entry, match.view(0), words, NAMES), 80).splitlines()
    heads = [words.say(f"colour-{colour}") for colour in ("yellow", "green", "orange", "dark_blue", "turquoise")]
    heads = [head for head in heads if not head.startswith("colour-")]
    assert any(all(head in line for head in heads) for line in shown)


def test_a_boat_stands_beside_the_cats() -> None:
    """While a cat is chosen in a window of 80 × 24, the player's own boat is in sight."""
    entry = find("isle_of_cats")
    words = Words("en", entry)
    match = Match.begin(entry.game, NAMES[:2], {"family": "yes"}, "s")
    while match.view(match.actors()[0]).phase != "family-day":  # type: ignore[attr-defined]
        seat = match.actors()[0]
        match.submit(seat, match.legal(seat)[0])
    seat = match.actors()[0]
    shown = printed(brief(entry, match.view(seat), words, NAMES[:2]), 80).splitlines()
    assert len(shown) <= 22
    assert any(" A B C D E F" in line for line in shown)
    assert max(map(len, shown)) <= 80


def test_cryptid_in_a_narrow_window() -> None:
    """At 50 columns the map gives way to lines that say what lies where."""
    entry = find("cryptid")
    words = Words("en", entry)
    match = Match.begin(entry.game, NAMES, {}, "s")
    wide, narrow = (printed(draw(entry, match.view(0), words, NAMES), width) for width in (80, 50))
    assert "/" in wide
    assert "\\" not in narrow
    assert words.say("terrain-forest") in narrow


def test_ascii_keeps_stones_and_shacks_apart() -> None:
    """Where an encoding lacks a sign, another one stands for it, as wide, and never the same for two."""
    signs = "○△■●"
    written = signs.encode("ascii", PLAIN_SIGNS).decode()
    assert len(written) == len(set(written)) == len(signs)
    assert "?" not in written
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LANG": "C"}
    command = [sys.executable, "-m", "katzentisch", "rules", "cryptid", "--lang", "de"]
    shown = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 5])
def test_the_map_and_what_happened_fit_one_window(players: int, lang: str, tmp_path: Path) -> None:
    """Cryptid at 80 × 24: map, clue, the last event and the question are in sight at once at every turn."""
    sitting = Sitting(tmp_path, "cryptid", ",".join(NAMES[:players]), lang=lang, seed="window")
    match, source = sitting.match, rng("window")
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    table = MatchLoop(match, sitting.entry, sitting.sitters, sitting.words, console, sitting.path)
    looks = 0
    while looks < 12 and not match.over:
        seat = match.actors()[0]
        if seat == 0 and match.events(0, table.heard[0]):
            last = sitting.words.event(match.events(0, table.heard[0])[-1], table.names)
            table.tell(0)
            console.file = io.StringIO()
            table.show(0)
            shown = console.file.getvalue()
            assert len(shown.splitlines()) <= 24 - PROMPT_LINES, shown
            assert last in " ".join(shown.split()), shown
            assert all(f" {letter} " in shown for letter in "ABCDEFGHIJKL")
            view = match.view(0)
            assert isinstance(view, CryptidView)
            assert short_clue(view, sitting.words).plain in shown
            looks += 1
        legal = match.legal(seat)
        match.submit(seat, legal[source.below(len(legal))])
    assert looks > 5


@pytest.mark.parametrize(("lang", "command"), [("en", "log"), ("de", "verlauf")])
def test_the_log_is_shown_on_request(lang: str, command: str, tmp_path: Path) -> None:
    """As much as a window holds, or everything; in a pipe it is everything."""
    sitting = Sitting(tmp_path, "cryptid", "Anna,random,random", lang=lang, seed="log")
    sitting.match.submit(0, sitting.entry.game.parse("agree"))
    first = sitting.words.event(sitting.match.events(0, 0)[0], ["Anna", "Minka", "Felix"])
    assert sitting.type(command).count(first) == 2
    keyboard = Keyboard([command, f"{command} {sitting.words.say('rules-all')}"], 80)
    keyboard.height, keyboard._force_terminal = 8, True
    table = MatchLoop(sitting.match, sitting.entry, sitting.sitters, sitting.words, keyboard, sitting.path)
    with suppress(InputClosed):
        table.run()
    assert sitting.words.say("log-more") in keyboard.shown
    assert keyboard.shown.count(first) == 2
