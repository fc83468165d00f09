"""Show the game to one person: a screen gets a seat's view, moves and events, never the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule as Divider
from rich.text import Text

from katzentisch.core.event import Event
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import Reason, Value
from katzentisch.core.view import View
from katzentisch.core.words import Words
from katzentisch.terminal.drawing import ask, brief, describe, draw, recap, starts_scoring
from katzentisch.terminal.menu import Menu
from katzentisch.terminal.plain import sentences
from katzentisch.terminal.prompt import (
    asks_for_next_page,
    has_editor,
    is_interactive,
    is_plain,
    print_hanging,
    print_pages,
)

PROMPT_LINES = 2
"""Lines that the prompt takes, with what is offered above it."""


FEWEST_LISTED = 3
"""A shorter part of the list helps nobody."""


class Way(NamedTuple):
    """One way to show a turn."""

    parts: list[RenderableType]
    listed: int
    """How many entries of the list it shows."""
    lines: int
    """How many lines of a window it takes; 0 where nobody counts them."""


def shorter_lists(entries: int) -> list[int]:
    """How many entries of a list are shown where there may be no room for all, from the most to the fewest."""
    counts = {entries // 2, entries // 4, FEWEST_LISTED}
    fewer = sorted((count for count in counts if FEWEST_LISTED <= count < entries), reverse=True)
    return [entries, *fewer] if entries else []


class Screen:
    """Prints for the person at the screen, in the words of one game."""

    def __init__(
        self, entry: GamePackage, words: Words, names: Sequence[str], console: Console, titles: Sequence[str] = ()
    ) -> None:
        self.entry = entry
        self.words = words
        self.names = names
        self.titles = titles or names
        """The names as the board shows them, with what kind of bot somebody is."""
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
                self.print(recap(self.entry, view, self.words, self.titles))
            self.print_hanging("  ", self.words.event(event, self.names))
        return shown

    def print_hanging(self, lead: str, text: str) -> None:
        """A line whose continuation lines stand under its text, not under what leads it in."""
        print_hanging(self.console, lead, text)

    def board(self, view: View) -> None:
        """The table as a seat sees it."""
        self.print(self.whole(view))

    def last_board(self, view: View) -> None:
        """The table at the end: where it is longer than the window, page by page, with a pause before the scores."""
        drawn = self.whole(view)
        question = self.words.say("page-more")
        print_pages(self.console, [drawn], question)
        if is_interactive(self.console) and self.is_short([drawn]):
            asks_for_next_page(self.console, self.words.say("after-scoring"))

    def whole(self, view: View) -> RenderableType:
        if self.plain:
            return describe(self.entry, view, self.words, self.titles)
        return Group(Divider(style="dim"), draw(self.entry, view, self.words, self.titles), "")

    def turn(self, view: View, menu: Menu, others: Sequence[str], news: Sequence[str] = ()) -> None:
        """The board, what may be done, and on the last line what is asked, with an example.

        Of what happened as much stands there as there is room for, if the board pushes it off the screen.
        """
        ways = self.ways(view, menu, others)
        chosen = self.roomy(ways, news) or self.roomy(ways, self.cut_news(news, -1)) or self.roomy(ways, ()) or ways[-1]
        menu.seen_numbers = set(menu.numbers[: chosen.listed])
        parts = chosen.parts
        if news and self.is_short([*news, *parts]):
            parts = [*parts[:-1], *self.last_news(news, self.height() - chosen.lines), parts[-1]]
        for part in parts:
            self.print(part)

    def has_room(self, view: View, menu: Menu, others: Sequence[str], news: Sequence[str]) -> bool:
        """Whether everything that happened can stand on the screen together with the board."""
        return not news or self.roomy(self.ways(view, menu, others), news) is not None

    def ways(self, view: View, menu: Menu, others: Sequence[str]) -> list[Way]:
        """The ways to show a turn, from the fullest to the shortest; where moves are left out, a line says so."""
        also = [Text(self.words.say("prompt-also", {"names": list(others)}), "dim")] if others else []
        everything = len(menu.entries)
        full = [self.whole(view), *self.more(menu), *also]
        listed = [menu.render_list()] if menu.legal else []
        asked = self.asked(view, menu)
        fullest = [full[0], *listed, *full[1:], asked]
        if self.plain or not self.console.is_terminal:
            return [Way(fullest, everything, 0)]
        ways = [Way(fullest, everything, self.count_lines(fullest))]
        short = self.asked(view, menu, in_one_line=True)
        endings = [([menu.render_entries(count), short], count) for count in shorter_lists(everything)]
        endings.append(([self.asked(view, menu, is_unlisted=True)], 0))
        endings.append(([self.asked(view, menu, in_one_line=True, is_unlisted=True)], 0))
        heights = [self.count_lines(ending) for ending, _ in endings]
        for board in (full, [brief(self.entry, view, self.words, self.titles)]):
            lines = self.count_lines(board)
            for (ending, count), height in zip(endings, heights, strict=True):
                ways.append(Way([*board, *ending], count, lines + height))
        return ways

    def roomy(self, ways: Sequence[Way], news: Sequence[str]) -> Way | None:
        """The first way that leaves room for all of what happened."""
        room = self.height() - (self.count_lines([Text(" ".join(news))]) if news else 0)
        return next((way for way in ways if way.lines <= room), None)

    def last_news(self, news: Sequence[str], lines: int) -> list[Text]:
        """The last sentences of what happened, one behind the other, as many as these lines hold."""
        for first in range(len(news)):
            text = Text(" ".join(self.cut_news(news, first)), "dim")
            if self.count_lines([text]) <= lines:
                return [text]
        return []

    def cut_news(self, news: Sequence[str], first: int) -> list[str]:
        """The sentences from one of them on; a sign for those before it, with the command that shows them."""
        kept = list(news[first:])
        return [f"({self.words.say('command-log')})", "…", *kept] if 0 < len(kept) < len(news) else kept

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

    def asked(self, view: View, menu: Menu, in_one_line: bool = False, is_unlisted: bool = False) -> Text:
        """What is to do now, with examples of what can be typed: of every kind, or as many as need no more lines.

        Where the list has no room at all, how many moves there are stands behind the examples.
        """
        line = Text(ask(self.entry, view, self.words, self.names), "bold")
        room = self.count_lines([line])
        for more in self.additions(menu, is_unlisted):
            longer = line.copy().append(f" {more}", "not bold")
            if not in_one_line or self.count_lines([longer]) <= room:
                return longer
        return line

    def additions(self, menu: Menu, is_unlisted: bool) -> Iterator[str]:
        """What may follow a question, from the longest to the shortest."""
        examples = menu.examples()
        for moves in (examples[:count] for count in range(len(examples), 0, -1)):
            shown = [self.words.say(lead, {"moves": moves}) for lead in ("for-example", "for-example-short")]
            hidden = len(menu.legal) - len(moves)
            if not is_unlisted or not hidden:
                yield from shown
                continue
            for key in ("list-more", "list-more-short", "list-more-number"):
                yield from (f"{each} {self.unlisted(key, hidden)}" for each in shown)
        if is_unlisted and menu.legal:
            yield self.unlisted("list-all", len(menu.legal))

    def unlisted(self, key: str, count: int) -> str:
        """That there are more moves than are shown."""
        data: dict[str, Value] = {"count": count, "list": self.words.say("command-list")}
        return self.words.say(key, data)

    def refuse(self, reason: Reason) -> None:
        """Why something cannot be done."""
        self.console.print(Text(self.words.reason(reason, self.names), "red"))
