"""What people see in small windows and plain encodings: help above the prompt, headings, boards, signs."""

from __future__ import annotations

import io
import os
import subprocess
import sys

import pytest
from rich.console import Console

from katzentisch.core.catalogue import find
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.match import Match
from katzentisch.terminal.drawing import brief, draw
from katzentisch.terminal.editor import fit_help
from katzentisch.terminal.encoding import PLAIN_SIGNS
from katzentisch.terminal.match_loop import help_lines

NAMES = ["Anna", "Ben", "Cleo"]


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
