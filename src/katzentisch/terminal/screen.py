"""What one person at the table is shown: a screen gets a seat's view, moves and events, never the match."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.rule import Rule as Divider
from rich.text import Text

from katzentisch.core.catalogue import Entry
from katzentisch.core.event import Event
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.core.words import Words
from katzentisch.terminal.drawing import ask, counts_up, draw, recap
from katzentisch.terminal.menu import Menu


class Screen:
    """Prints for whoever looks, in the words of one game."""

    def __init__(self, entry: Entry, words: Words, names: Sequence[str], console: Console) -> None:
        self.entry = entry
        self.words = words
        self.names = names
        self.console = console

    def tell(self, events: Sequence[Event], view: View) -> None:
        """What happened, a line each; before a scoring the finished round once more."""
        shown = False
        for event in events:
            if not shown and counts_up(self.entry, event):
                shown = True
                self.console.print(recap(self.entry, view, self.words, self.names))
            self.console.print(f"  {self.words.event(event, self.names)}")

    def board(self, view: View) -> None:
        """The table as a seat sees it."""
        self.console.print(Divider(style="dim"))
        self.console.print(draw(self.entry, view, self.words, self.names))
        self.console.print()

    def turn(self, view: View, menu: Menu, others: Sequence[str]) -> None:
        """The board, what is asked, what may be done, and who else sits at this screen."""
        self.board(view)
        self.console.print(Text(ask(self.entry, view, self.words, self.names), "bold"))
        if menu.legal:
            self.console.print(menu.listed())
        self.console.print(Text(f"({self.words.say('more' if menu.legal else 'more-nothing')})", "dim"))
        if others:
            self.console.print(Text(self.words.say("prompt-also", {"names": list(others)}), "dim"))

    def refuse(self, reason: Reason) -> None:
        """Why something cannot be done."""
        self.console.print(Text(self.words.reason(reason, self.names), "red"))
