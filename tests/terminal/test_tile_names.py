"""The Isle of Cats in the terminal calls cats by their names, never by the names that records use."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.reason import BadNotation
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.isle_of_cats.tests.play import rescue_turn
from katzentisch.play.match import Match
from katzentisch.terminal.drawing import ask, brief, card_numbers, describe, draw
from katzentisch.terminal.menu import Menu

ISLE = find("isle_of_cats")
NAMES = ["Anna", "Ben"]
RAW_NAME = re.compile(r"\b(blue|green|red|purple|orange|blau|grün|rot|lila)-\d\d|\boshax-\d|\brare-[A-Z]4|\btile-\d")
LOOKS_EVERY = 8


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {}), (2, {"family": "yes"})])
def test_tiles_have_names(players: int, options: dict[str, str], lang: str) -> None:
    """No drawing, description, list of moves, question or event calls a tile by the name that records use."""
    words, names = Words(lang, ISLE), NAMES[:players]
    match = Match.begin(ISLE.game, names, options, "names")
    source = rng("names")
    console = Console(file=io.StringIO(), width=80)
    while not match.over:
        seat = match.actors()[0]
        view, moves = match.view(seat), match.legal(seat)
        if match.ply % LOOKS_EVERY == 0:
            for look in (draw, brief, describe):
                console.print(look(ISLE, view, words, names))
            console.print(Menu(ISLE, words, names, moves, card_numbers(ISLE, view)).render_list())
            console.print(ask(ISLE, view, words, names))
        match.submit(seat, moves[source.below(len(moves))])
    for event in match.events(0, 0):
        console.print(words.event(event, names))
    assert isinstance(console.file, io.StringIO)
    assert not [line for line in console.file.getvalue().splitlines() if RAW_NAME.search(line)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cat_is_taken_by_its_name(lang: str) -> None:
    """The name alone is enough, with its colour or without; what records write is understood as before."""
    words = Words(lang, ISLE)
    state = rescue_turn(left="red-15 blue-16")
    menu = Menu(ISLE, words, NAMES, state.legal(state.actor()))
    wanted = ISLE.game.parse("take blue-16")
    verb, colour = words.say("move-take"), words.say("colour-blue")
    assert menu.label(wanted) == f"{verb} Marlin ({colour})"
    for typed in (menu.label(wanted), "marlin", f"{verb} marlin", f"{verb} marlin {colour}", "take blue-16"):
        assert menu.parse(typed) == wanted
    with pytest.raises(BadNotation):
        menu.parse(f"{verb} {colour}")
