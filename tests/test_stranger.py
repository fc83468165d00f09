"""Somebody who never read the README: the first turn of every game from only what is on the screen."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from katzentisch.core.catalogue import catalogue
from katzentisch.core.game_package import GamePackage
from katzentisch.core.words import Words
from katzentisch.terminal.prompt import InputClosed
from katzentisch.terminal.session import PlayRequest, open_match
from tests.keyboard import Keyboard

GAMES = list(catalogue().values())
TURNS = 4
EXAMPLE = {"en": "For example: ", "de": "Zum Beispiel: "}


class Stranger(Keyboard):
    """Takes the game by the number before its title, Enter where Enter is offered, and then the first example shown."""

    def __init__(self, title: str, lang: str) -> None:
        super().__init__([])
        self.title = title
        self.example = EXAMPLE[lang]
        self.turns = 0

    def input(self, prompt: Any = "", **_: Any) -> str:
        self.print(str(prompt))
        screen = " ".join(self.shown.split())
        if "Enter" in str(prompt):
            answer = ""
            if self.title and (found := re.search(rf"(\d+) {re.escape(self.title)} \(", screen)):
                answer, self.title = found[1], ""
        else:
            self.turns += 1
            if self.turns > TURNS:
                raise EOFError
            answer = screen.rpartition(self.example)[2].split(",")[0].split(str(prompt).split()[0])[0].strip()
        self.print(f"» {answer}")
        return answer


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.folder)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_first_turn_from_what_is_on_the_screen(entry: GamePackage, lang: str, tmp_path: Path) -> None:
    """Which game, how many, against whom, what to do: each is answered by what stands there, and it is a move."""
    words = Words(lang, entry)
    stranger = Stranger(words.say("title"), lang)
    table = open_match(PlayRequest(seed="stranger", record=tmp_path / "first.kt"), lang, stranger)
    assert table.entry is entry
    with suppress(InputClosed):
        table.run()
    own = table.people[0]
    assert sum(seat == own for seat, _ in table.match.moves) >= TURNS, stranger.shown[-3000:]
    refused = ("is not a move", "ergibt keinen Zug", "can mean", "kann bedeuten")
    assert not any(text in stranger.shown for text in refused)
