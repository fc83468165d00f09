"""The list of games, and their rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from katzentisch.bots.roster import names
from katzentisch.core.catalogue import catalogue
from katzentisch.core.game import Game
from katzentisch.core.game_package import GamePackage
from katzentisch.core.rulebook import PAGES, Rule, UnknownRule, find_rule, parse_rules
from katzentisch.core.words import Words
from katzentisch.terminal.prompt import HangingLine, print_pages

TABLE_INDENT = 2
COLUMN_GAP = 2
"""Between two columns of a rule's table."""


def print_games(lang: str, console: Console, with_options: bool = False) -> None:
    """Every game with a number, a title, and what it is about."""
    for number, entry in enumerate(catalogue().values(), 1):
        words = Words(lang, entry)
        game = entry.game
        data = {"minutes": game.minutes, "least": game.players[0], "most": game.players[-1]}
        title = Text.assemble((words.say("title"), "bold"), f" ({game.id}), {words.say('minutes', data)}")
        console.print(Text.assemble((f"{number:>3}  ", "dim"), title))
        console.print(indented(Text(words.say("tagline"))))
        if with_options:
            for line in [*option_lines(entry, words), words.say("games-bots", {"bots": ", ".join(names(entry))})]:
                console.print(indented(Text(line, "dim")))


def games_as_json(lang: str) -> list[dict[str, Any]]:
    """Every game for programs: players, minutes, bots, and options with the choices of any number of players."""
    found = []
    for entry in catalogue().values():
        words, game = Words(lang, entry), entry.game
        options = {
            option.name: {"choices": choices_of(game, option.name), "default": option.default, "kind": option.kind}
            for players in game.players
            for option in game.options(players)
        }
        about = {"id": game.id, "title": words.say("title"), "players": list(game.players), "minutes": game.minutes}
        found.append({**about, "version": game.version, "options": options, "bots": names(entry)})
    return found


def rules_of(entry: GamePackage, lang: str, wanted: str | None = None) -> list[Rule]:
    """All numbered rules of a game, or one of them; UnknownRule if there is none."""
    text = entry.read(PAGES[lang])
    if text is None:
        raise UnknownRule("no-rules")
    rules = parse_rules(text)
    return [find_rule(rules, wanted)] if wanted else rules


def option_lines(entry: GamePackage, words: Words) -> list[str]:
    """What can be decided before the start, with every choice that some number of players has."""
    game = entry.game
    found = dict.fromkeys(option.name for players in game.players for option in game.options(players))
    return [f"--option {name}={'|'.join(choices_of(game, name))}: {words.say(f'option-{name}')}" for name in found]


def choices_of(game: Game, name: str) -> list[str]:
    """Every choice of an option that some number of players has."""
    found = [option for players in game.players for option in game.options(players) if option.name == name]
    return list(dict.fromkeys(choice for option in found for choice in option.choices))


def indented(content: RenderableType) -> Padding:
    return Padding(content, (0, 0, 0, 5), expand=False)


def print_rules(entry: GamePackage, words: Words, console: Console, wanted: str | None = None) -> None:
    """All numbered rules of a game, or one of them, a page at a time where a person reads them."""
    print_pages(console, render_rules(entry, words, wanted), words.say("page-more"))


def render_rules(entry: GamePackage, words: Words, wanted: str | None = None) -> list[RenderableType]:
    """All numbered rules of a game under their chapters, or one of them."""
    parts: list[RenderableType] = []
    chapter = None
    for rule in rules_of(entry, words.lang, wanted):
        if rule.chapter != chapter and not wanted:
            chapter = rule.chapter
            parts.append(Text(f"\n{chapter}", "bold"))
        sentence, *rows = rule.text.splitlines()
        parts.append(Text.assemble((f"{rule.id}  ", "bold"), sentence))
        if rows:
            parts.append(RuleTable(rows))
    return parts


class RuleTable:
    """A rule's table: its first row is the head, its second only a line. No word of it is ever cut.

    Where a window is too narrow for the columns, every row is a sentence.
    """

    def __init__(self, rows: Sequence[str]) -> None:
        cells = [[cell.strip() for cell in row.strip("| ").split("|")] for row in rows]
        self.heads, self.rows = cells[0], cells[2:]

    def __str__(self) -> str:
        return "\n".join(
            ", ".join(f"{head} {cell}" for head, cell in zip(self.heads, row, strict=True)) for row in self.rows
        )

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = list(zip(self.heads, *self.rows, strict=True))
        widths = [max(map(len, " ".join(column).split()), default=0) for column in columns]
        spare = options.max_width - TABLE_INDENT - sum(widths) - COLUMN_GAP * len(widths)
        if spare < 0:
            yield from (HangingLine(" " * TABLE_INDENT, line) for line in str(self).splitlines())
            return
        for at, column in enumerate(columns):
            more = min(spare, max(map(len, column)) - widths[at])
            widths[at], spare = widths[at] + more, spare - more
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        for head, width in zip(self.heads, widths, strict=True):
            table.add_column(head, width=width)
        for row in self.rows:
            table.add_row(*row)
        yield Padding(table, (0, 0, 0, TABLE_INDENT), expand=False)
