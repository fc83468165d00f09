"""The list of games, and their rules."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from katzentisch.core.catalogue import catalogue
from katzentisch.core.game_package import GamePackage
from katzentisch.core.rulebook import PAGES, Rule, UnknownRule, find_rule, parse_rules
from katzentisch.core.words import Words


def print_games(lang: str, console: Console, with_options: bool = False) -> None:
    """Every game with a number, a title, and what it is about."""
    for number, entry in enumerate(catalogue().values(), 1):
        words = Words(lang, entry)
        game = entry.game
        data = {"minutes": game.minutes, "least": game.players[0], "most": game.players[-1]}
        title = Text.assemble((words.say("title"), "bold"), f" ({game.id}), {words.say('minutes', data)}")
        console.print(Text.assemble((f"{number:>3}  ", "dim"), title))
        console.print(indented(Text(words.say("tagline"))))
        for line in option_lines(entry, words) if with_options else ():
            console.print(indented(Text(line, "dim")))


def games_as_json(lang: str) -> list[dict[str, Any]]:
    """Every game for programs: players, minutes, and options with their choices."""
    found = []
    for entry in catalogue().values():
        words, game = Words(lang, entry), entry.game
        options = {
            option.name: {"choices": list(option.choices), "default": option.default, "kind": option.kind}
            for players in game.players
            for option in game.options(players)
        }
        about = {"id": game.id, "title": words.say("title"), "players": list(game.players), "minutes": game.minutes}
        found.append({**about, "version": game.version, "options": options})
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
    choices: dict[str, list[str]] = {}
    for players in entry.game.players:
        for option in entry.game.options(players):
            known = choices.setdefault(option.name, [])
            known += [choice for choice in option.choices if choice not in known]
    return [f"--option {name}={'|'.join(values)}: {words.say(f'option-{name}')}" for name, values in choices.items()]


def indented(content: RenderableType) -> Padding:
    return Padding(content, (0, 0, 0, 5), expand=False)


def print_rules(entry: GamePackage, words: Words, console: Console, wanted: str | None = None) -> None:
    """All numbered rules of a game, or one of them."""
    chapter = None
    for rule in rules_of(entry, words.lang, wanted):
        if rule.chapter != chapter and not wanted:
            chapter = rule.chapter
            console.print(Text(f"\n{chapter}", "bold"))
        sentence, *rows = rule.text.splitlines()
        console.print(Text.assemble((f"{rule.id}  ", "bold"), sentence))
        if rows:
            console.print(table_of(rows))


def table_of(rows: list[str]) -> Padding:
    """A rule's table: its first row is the head, its second only a line."""
    cells = [[cell.strip() for cell in row.strip("| ").split("|")] for row in rows]
    table = Table(*cells[0], box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for row in cells[2:]:
        table.add_row(*row)
    return indented(table)
