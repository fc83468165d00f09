"""Show the game to one person: a screen gets a seat's view, moves and events, never the match."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule as Divider
from rich.text import Text

from katzentisch.core.event import Event
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.core.words import Words
from katzentisch.terminal.drawing import ask, brief, describe, draw, recap, starts_scoring
from katzentisch.terminal.menu import Menu
from katzentisch.terminal.plain import sentences
from katzentisch.terminal.prompt import has_editor, is_plain, print_hanging

PROMPT_LINES = 2
"""Lines that the prompt takes, with what is offered above it."""


class Screen:
    """Prints for the person at the screen, in the words of one game."""

    def __init__(self, entry: GamePackage, words: Words, names: Sequence[str], console: Console) -> None:
        self.entry = entry
        self.words = words
        self.names = names
        self.console = console
        self.plain = is_plain(console)

    def print(self, drawing: RenderableType) -> None:
        """A drawing, or what it says."""
        if not self.plain:
            self.console.print(drawing)
            return
        for line in sentences(drawing):
            self.console.print(line, soft_wrap=True)

    def tell(self, events: Sequence[Event], view: View) -> bool:
        """What happened, a line each; before a scoring the finished round once more. Whether there was a scoring."""
        shown = False
        for event in events:
            if not shown and starts_scoring(self.entry, event):
                shown = True
                self.print(recap(self.entry, view, self.words, self.names))
            self.print_hanging("  ", self.words.event(event, self.names))
        return shown

    def print_hanging(self, lead: str, text: str) -> None:
        """A line whose continuation lines stand under its text, not under what leads it in."""
        print_hanging(self.console, lead, text)

    def board(self, view: View) -> None:
        """The table as a seat sees it."""
        self.print(self.whole(view))

    def whole(self, view: View) -> RenderableType:
        if self.plain:
            return describe(self.entry, view, self.words, self.names)
        return Group(Divider(style="dim"), draw(self.entry, view, self.words, self.names), "")

    def turn(self, view: View, menu: Menu, others: Sequence[str], news: Sequence[str] = ()) -> None:
        """The board, what may be done, and on the last line what is asked, with an example.

        Of what happened as much stands there as there is room for, if the board pushes it off the screen.
        """
        also = Text(self.words.say("prompt-also", {"names": list(others)}), "dim") if others else None
        listed = [menu.render_list()] if menu.legal else []
        more = self.more(menu)
        asked, short = self.asked(view, menu), self.asked(view, menu, in_one_line=True)
        full = self.whole(view)
        ways: list[list[RenderableType]] = [
            [full, *listed, *more, *([also] if also else []), asked],
            [full, *more, *([also] if also else []), asked],
        ]
        if self.is_short(ways[0]) and self.is_short(ways[1]):
            small = brief(self.entry, view, self.words, self.names)
            ways += [[small, *listed, short], [small, short]]
        chosen = next((way for way in ways if not self.is_short(way)), ways[-1])
        menu.is_listed = any(part in listed for part in chosen)
        if news and self.is_short([*news, *chosen]):
            chosen.insert(-1, self.last_news(news, self.height() - self.count_lines(chosen)))
        for part in chosen:
            self.print(part)

    def last_news(self, news: Sequence[str], lines: int) -> Text:
        """The last sentences of what happened, one behind the other, as many as these lines hold."""
        cut = [f"({self.words.say('command-log')})", "…"]
        for first in range(len(news)):
            text = Text(" ".join([*(cut if first else []), *news[first:]]), "dim")
            if self.count_lines([text]) <= lines:
                return text
        return Text("", end="")

    def more(self, menu: Menu) -> list[Text]:
        """What else can be typed, unless the line that is edited says so."""
        if menu.legal and has_editor(self.console):
            return []
        key = "more" if menu.legal else "more-nothing"
        return [Text(f"({self.words.say(key, {'example': menu.number_example()})})", "dim")]

    def is_short(self, parts: Sequence[RenderableType]) -> bool:
        """Whether the window is too low for all this and the prompt."""
        if self.plain or not self.console.is_terminal:
            return False
        return self.count_lines(parts) > self.height()

    def count_lines(self, parts: Sequence[RenderableType]) -> int:
        """How many lines of the window all this takes."""
        return len(self.console.render_lines(Group(*parts)))

    def height(self) -> int:
        """How many lines there are above the prompt."""
        return self.console.height - PROMPT_LINES

    def asked(self, view: View, menu: Menu, in_one_line: bool = False) -> Text:
        """What is to do now, with examples of what can be typed: of every kind, or as many as a line has room for."""
        line = Text(ask(self.entry, view, self.words, self.names), "bold")
        examples = menu.examples()
        for moves in (examples[:count] for count in range(len(examples), 0, -1)):
            for lead in ("for-example", "for-example-short"):
                more = f" {self.words.say(lead, {'moves': moves})}"
                if not in_one_line or line.cell_len + len(more) < self.console.width:
                    return line.append(more, "not bold")
        return line

    def refuse(self, reason: Reason) -> None:
        """Why something cannot be done."""
        self.console.print(Text(self.words.reason(reason, self.names), "red"))
