"""A person who types lines at a table in the terminal, and all that is shown to them."""

from __future__ import annotations

import io
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from katzentisch.core.catalogue import find
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.terminal import setup
from katzentisch.terminal.match_loop import MatchLoop
from katzentisch.terminal.prompt import InputClosed


class Keyboard(Console):
    """A console whose input is a list of lines; at its end the terminal is gone."""

    def __init__(self, lines: Iterable[str], width: int = 80) -> None:
        super().__init__(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
        self.lines = iter(lines)

    def input(self, prompt: Any = "", **_: Any) -> str:
        for line in self.lines:
            self.print(f"{prompt}{line}")
            return line
        raise EOFError

    @property
    def shown(self) -> str:
        """Everything printed so far."""
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


class Sitting:
    """One match at one screen, begun with a seed; people type, bots answer."""

    def __init__(
        self, folder: Path, game: str, seats: str, *, lang: str = "en", seed: str = "x", **options: str
    ) -> None:
        self.entry = find(game)
        self.words = Words(lang, self.entry)
        self.sitters = setup.seat_players(seats, self.entry)
        self.match = Match.begin(self.entry.game, [str(sitter) for sitter in self.sitters], options, seed)
        self.path = folder / "sitting.kt"

    def play(self, *moves: str) -> None:
        """Make moves for the person who is to act, without a screen."""
        for move in moves:
            self.match.submit(self.match.actors()[0], self.entry.game.parse(move))

    def type(self, *lines: str, width: int = 80) -> str:
        """What the screen shows while these lines are typed."""
        keyboard = Keyboard(lines, width)
        table = MatchLoop(self.match, self.entry, self.sitters, self.words, keyboard, self.path)
        with suppress(InputClosed):
            table.run()
        return keyboard.shown

    @property
    def last(self) -> str:
        """The last move that was made, as records spell it."""
        seat, move = self.match.moves[-1]
        return f"{seat} {self.entry.game.spell(move)}"
