"""What a person may type besides moves: to look, to ask for advice, to read the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from katzentisch.bots.roster import adviser, advising, seat_bot
from katzentisch.core.event import Event
from katzentisch.core.game import Move, plain
from katzentisch.core.game_package import GamePackage
from katzentisch.core.player import Advice, Player
from katzentisch.core.reason import IllegalMove, Reason
from katzentisch.core.view import View
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.terminal.drawing import preview, rules_now, show_seat
from katzentisch.terminal.game_list import render_rules
from katzentisch.terminal.menu import Menu
from katzentisch.terminal.prompt import HangingLine, print_pages
from katzentisch.terminal.screen import Screen

MIN_REASON_WEIGHT = 0.05
"""Reasons that weigh less are not told."""
COLUMN_GAP = re.compile(r"\S {2,}")
"""What stands between a command and its explanation in a help text."""
LINES_BELOW_LOG = 6
"""The prompt, what else can be typed, and some lines that are longer than the window is wide."""
LEGEND = "legend"
"""The message with which a game explains the signs on its board, if it has one."""
ALL = {Words(lang).say("rules-all") for lang in LANGUAGES}


class SeatPosition(NamedTuple):
    """What one seat has before its eyes."""

    view: View
    menu: Menu
    why_not: Callable[[Move], Reason | None]
    log: Callable[[], Sequence[Event]]
    """All that this seat was told."""


class QueryCommands:
    """Answers questions about what a seat sees; it changes nothing."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.entry: GamePackage = screen.entry
        self.words = screen.words
        self.names: Sequence[str] = screen.names

    def say(self, text: RenderableType) -> None:
        self.screen.print(text)

    def pages(self, parts: Sequence[RenderableType]) -> None:
        """Something that may be longer than the window, a page at a time."""
        print_pages(self.screen.console, parts, self.words.say("page-more"))

    def do_list(self, look: SeatPosition, rest: str) -> None:
        """Everything that may be done; the board comes back with Enter."""
        self.print_list(look.menu)
        self.say(Text(self.words.say("enter-board"), "dim"))

    def print_list(self, menu: Menu) -> None:
        """The list of moves; from now on a number picks from it."""
        self.pages([menu.render_list()])
        menu.seen_numbers = set(menu.numbers)

    def do_show(self, look: SeatPosition, rest: str) -> None:
        """All there is to see; how the board would look after a move; what lies in front of somebody."""
        if not rest:
            self.pages([self.screen.whole(look.view)])
            return
        for other, name in enumerate(self.names):
            if plain(rest) in (plain(name), str(other)):
                shown = show_seat(self.entry, look.view, other, self.words, self.screen.titles)
                self.say(shown or self.words.say("no-preview"))
                return
        drawing = preview(self.entry, look.view, look.menu.parse(rest), self.words)
        self.say(drawing or self.words.say("no-preview"))

    def do_hint(self, look: SeatPosition, rest: str) -> None:
        """What the best bot there is would do, and why; nothing where there is nothing to choose."""
        if not look.menu.legal:
            raise IllegalMove("no-choice-now")
        best = self.advice(look)[0]
        label = look.menu.label(best.move)
        if not notable_reasons(best):
            key = "hint-only" if len(look.menu.legal) == 1 else "hint-says"
            self.say(self.words.say(key, {"move": label}))
            return
        self.say(Text(self.words.say("hint-says", {"move": label}), "bold"))
        self.reasons(best)

    def do_why(self, look: SeatPosition, rest: str) -> None:
        """What speaks for a move and against it, or why it is not allowed; a move may be named by its number."""
        if not rest:
            raise IllegalMove("weigh-what", moves=look.menu.examples())
        listed = look.menu.entry_of(rest)
        if listed and len(listed) > 1:
            look.menu.open_group = listed
            self.say(look.menu.render_group(listed))
            return
        move = listed[0] if listed else look.menu.parse(rest)
        refused = look.why_not(move)
        if refused is not None:
            self.screen.refuse(refused)
            return
        advice = self.advice(look)
        found = next((each for each in advice if each.move == move), None)
        if found is None or not notable_reasons(found):
            self.say(self.words.say("weighed-not", {"move": look.menu.label(move)}))
        else:
            self.say(Text(self.words.say("weighed-move", {"move": look.menu.label(move)}), "bold"))
            self.reasons(found)
        key = "weighed-agreed" if advice[0].move == move else "weighed-rather"
        self.say(self.words.say(key, {"move": look.menu.label(advice[0].move)}))

    def advice(self, look: SeatPosition) -> list[Advice]:
        """The moves as the adviser weighs them, the best first."""
        bot = seat_bot(self.entry, adviser(self.entry), advising(self.entry), "hint")
        with self.screen.console.status(self.words.say("considers")):
            return weighed(bot, look.view, look.menu.legal)

    def reasons(self, advice: Advice) -> None:
        for weight, reason in notable_reasons(advice):
            lead = self.words.say("advantage" if weight > 0 else "drawback")
            self.screen.print_hanging(f"  {lead} ", self.words.because(reason, self.names, weight))

    def do_rules(self, look: SeatPosition, rest: str) -> None:
        """The rules about what is going on; all of them, or one by its number, if asked for."""
        now = rules_now(self.entry, look.view)
        if rest or not now:
            self.pages(render_rules(self.entry, self.words, None if plain(rest) in ALL else rest or None))
            return
        rules = [part for rule in now for part in render_rules(self.entry, self.words, rule)]
        self.pages([*rules, Text(self.words.say("rules-more"), "dim")])

    def do_log(self, look: SeatPosition, rest: str) -> None:
        """What happened so far: as much as the window shows, or everything."""
        events = look.log()
        console = self.screen.console
        if console.is_terminal and plain(rest) not in ALL:
            events = events[-max(1, console.height - LINES_BELOW_LOG) :]
        told: list[RenderableType] = [HangingLine("  ", self.words.event(event, self.names)) for event in events]
        if len(events) < len(look.log()):
            told.append(Text(self.words.say("log-more"), "dim"))
        self.pages(told)

    def do_help(self, look: SeatPosition, rest: str) -> None:
        """What can be typed, and what the signs on the board mean."""
        parts: list[RenderableType] = [HangingLine(lead, text) for lead, text in help_columns(self.words.say("help"))]
        if self.words.knows(LEGEND):
            parts.append(Text(self.words.say(LEGEND), "dim"))
        self.pages(parts)


def help_columns(text: str) -> list[tuple[str, str]]:
    """Each line of a help text as what can be typed, with the space behind it, and what that does."""
    column, lines = 0, []
    for line in text.splitlines():
        gap = COLUMN_GAP.search(line)
        column = column or (gap.end() if gap else 0)
        lines.append((line[:column], line[column:]))
    return lines


def notable_reasons(advice: Advice) -> list[tuple[float, Reason]]:
    """What really speaks for a move, then what speaks against it, the most important first."""
    found = [(weight, reason) for weight, reason in advice.because if abs(weight) >= MIN_REASON_WEIGHT]
    return sorted(found, key=lambda pair: (pair[0] < 0, -abs(pair[0])))


def weighed(bot: Player, view: View, legal: Sequence[Move]) -> list[Advice]:
    """What a bot advises; the move alone, of one that gives no reasons."""
    advise = getattr(bot, "advise", None)
    found: list[Advice] = advise(view, legal) if advise else [Advice(bot.choose(view, legal))]
    return found
